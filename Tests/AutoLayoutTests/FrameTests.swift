import AutoLayout
import Masonry
import Testing

/// Frames that are set by hand.
@MainActor struct FrameTests {
  let root = Box("root")
  let fixed = Box("fixed", width: 99, height: 99)
  let box = Box("box", width: 4, height: 1)

  init() {
    root.holding(fixed, box)
    fixed.frame = Rect(x: 3, y: 2, width: 10, height: 5)
  }

  @Test func `a frame set by hand holds against constraints`() {
    fixed.mas.makeConstraints { $0.width.equalTo(20) }
    fixed.translatesAutoresizingMaskIntoConstraints = true
    root.layOut(40, 20)
    #expect(fixed.frame == Rect(x: 3, y: 2, width: 10, height: 5))
    #expect(root.reports.count == 1)
  }

  @Test func `others follow a frame set by hand`() {
    box.mas.makeConstraints { make in
      make.left.equalTo(fixed.mas.right).offset(1)
      make.top.equalTo(fixed.mas.bottom)
      make.width.equalTo(fixed)
    }
    root.layOut(40, 20)
    #expect(box.frame == Rect(x: 14, y: 7, width: 10, height: 1))
    fixed.frame = Rect(x: 4, y: 3, width: 6, height: 5)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 11, y: 8, width: 6, height: 1))
  }

  @Test func `the next layout puts back a frame that constraints decide`() {
    box.mas.makeConstraints { $0.left.top.equalTo(root) }
    root.layOut(40, 20)
    box.frame = Rect(x: 9, y: 9, width: 9, height: 9)
    #expect(root.needsLayoutInTree)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 0, y: 0, width: 4, height: 1))
    box.frame.origin.x = 3
    root.layoutIfNeeded()
    #expect(box.frame.minX == 0)
  }

  @Test func `a view changes between hand and constraints`() {
    box.mas.makeConstraints { $0.left.top.equalTo(root).offset(1) }
    root.layOut(40, 20)
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = Rect(x: 9, y: 8, width: 7, height: 6)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 9, y: 8, width: 7, height: 6))
    #expect(root.reports.count == 2)
    box.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 1, y: 1, width: 4, height: 1))
  }

  @Test func `bounds keep the centre, and lengths below 0 become 0`() {
    fixed.bounds = Rect(x: 7, y: 7, width: 4, height: 1)
    #expect(fixed.frame == Rect(x: 6, y: 4, width: 4, height: 1))
    #expect(fixed.bounds == Rect(x: 7, y: 7, width: 4, height: 1))
    fixed.frame = Rect(x: 1, y: 1, width: -4, height: -0.5)
    #expect(fixed.frame == Rect(x: 1, y: 1, width: 0, height: 0))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a frame that is not finite is reported and ignored`(number: Double) {
    let frame = fixed.frame
    let wrong = [
      Rect(x: number, y: 0, width: 1, height: 1), Rect(x: 0, y: number, width: 1, height: 1),
      Rect(x: 0, y: 0, width: number, height: 1), Rect(x: 0, y: 0, width: 1, height: number),
    ]
    for rect in wrong {
      fixed.frame = rect
      #expect(fixed.frame == frame)
      root.frame = rect
      #expect(root.frame == .zero)
    }
    #expect(root.reports.count == 8)
    #expect("\(root.reports[0])".contains("Box:fixed"))
  }

  @Test func `enormous numbers do not trap`() {
    box.mas.makeConstraints { make in
      make.left.equalTo(fixed.mas.right).multipliedBy(1e300).offset(1e300)
      make.width.equalTo(1e308)
    }
    fixed.frame = Rect(x: 1e308, y: -1e308, width: 1e308, height: 1e308)
    root.layOut(1e308, 1e308)
    fixed.frame = Rect(x: 1, y: 1, width: 1, height: 1)
    root.layOut(40, 20)
    for view in [root, fixed, box] { #expect(view.frame.width.isFinite) }
  }

  @Test func `after an impossible number the layout goes on`() {
    let left = box.mas.makeConstraints { make in
      make.left.equalTo(root.mas.right).multipliedBy(1e200).offset(1)
      make.top.equalTo(root)
    }
    root.layOut(1e200, 20)
    LayoutConstraint.deactivate([left[0]])
    box.mas.makeConstraints { $0.left.equalTo(root).offset(2) }
    root.layOut(40, 20)
    #expect(box.frame == Rect(x: 2, y: 0, width: 4, height: 1))
  }

  @Test func `the layout of a superview has the last word, and does not turn in circles`() {
    box.mas.makeConstraints { $0.right.top.equalTo(root) }
    root.onLayout = { [box] _ in box.frame.origin.x -= 5 }
    for width in [40.0, 41, 40, 30] {
      root.layOut(width, 20)
      #expect(box.frame == Rect(x: width - 9, y: 0, width: 4, height: 1))
    }
    let layouts = root.layouts
    root.layoutIfNeeded()
    #expect(root.layouts == layouts)
    // Each time it begins with what the constraints say.
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(box.frame.minX == 21)
    _ = root.systemLayoutSizeFitting(.layoutFittingCompressed)
    root.layoutIfNeeded()
    #expect(box.frame.minX == 21)
    root.onLayout = nil
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(box.frame.minX == 26)
    #expect(root.reports.isEmpty)
  }

  @Test
  func `a place that constraints give, where a superview had put the view, is moved from, too`()
    throws
  {
    let left = try box.pin(.left, to: root, plus: 5)
    try box.pin(.top, to: root)
    root.onLayout = { [box] _ in box.frame.origin.x -= 5 }
    root.layOut(40, 20)
    #expect(box.frame.minX == 0)
    left.constant = 0
    root.layoutIfNeeded()
    #expect(box.frame.minX == -5)
  }
}
