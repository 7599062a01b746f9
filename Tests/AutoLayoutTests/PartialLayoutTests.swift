import AutoLayout
import Testing

/// `layoutIfNeeded` begins at the highest view above that waits, and leaves alone what waits elsewhere.
@MainActor struct PartialLayoutTests {
  private let root = Box("root")
  private let left = Box("left")
  private let right = Box("right")
  private let inLeft = Box("inLeft")
  private let inRight = Box("inRight")
  private let widths: [LayoutConstraint]

  init() throws {
    root.holding(left.holding(inLeft), right.holding(inRight))
    left.frame = Rect(x: 0, y: 0, width: 20, height: 4)
    right.frame = Rect(x: 20, y: 0, width: 20, height: 4)
    for box in [inLeft, inRight] { box.translatesAutoresizingMaskIntoConstraints = false }
    widths = [inLeft, inRight].map { $0.widthAnchor.constraint(equalToConstant: 3) }
    LayoutConstraint.activate(widths)
    root.layOut(40, 4)
  }

  @Test func `only the part that was asked for is laid out`() {
    for width in widths { width.constant = 7 }
    let layouts = right.layouts
    inLeft.layoutIfNeeded()
    #expect(inLeft.frame.width == 7)
    #expect(inRight.frame.width == 3)
    #expect(right.layouts == layouts)
    #expect(root.needsLayoutInTree)
    root.layoutIfNeeded()
    #expect(inRight.frame.width == 7)
    #expect(!root.needsLayoutInTree)
  }

  @Test func `a view that waits above is laid out from there`() {
    widths[0].constant = 9
    root.setNeedsLayout()
    let layouts = root.layouts
    inLeft.layoutIfNeeded()
    #expect(root.layouts == layouts + 1)
    #expect(inLeft.frame.width == 9)
    #expect(!root.needsLayoutInTree)
  }

  @Test func `a layout of what does not wait does nothing`() {
    let layouts = [root, left, right, inLeft, inRight].map(\.layouts)
    inLeft.layoutIfNeeded()
    #expect([root, left, right, inLeft, inRight].map(\.layouts) == layouts)
  }

  @Test func `views that are not dirty are not visited`() {
    let counts = [root, right, inRight].map(\.layouts)
    widths[0].constant = 5
    root.layoutIfNeeded()
    #expect([root, right, inRight].map(\.layouts) == counts)
    #expect(inLeft.frame.width == 5)
  }
}
