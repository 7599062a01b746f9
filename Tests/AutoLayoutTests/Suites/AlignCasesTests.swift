import AutoLayout
import Testing

/// Several views in line with the first one.
@MainActor struct AlignCasesTests {
  let root = Box.square(400)
  let views = ["a", "b", "c"].map { Box($0) }

  init() throws {
    for view in views { root.holding(view) }
    try views[0].pinSize(200, 120)
    try views[0].pinOrigin(10, 30, in: root)
  }

  @Test func `views with all edges in line have one frame`() throws {
    for view in views.dropFirst() { try view.pinEdges(to: views[0]) }
    root.layoutIfNeeded()
    for view in views {
      #expect(view.frame == Rect(x: 10, y: 30, width: 200, height: 120))
      #expect(!view.translatesAutoresizingMaskIntoConstraints)
    }
  }

  @Test func `views of one size with centres in line have one frame`() throws {
    for (view, before) in zip(views.dropFirst(), views) {
      for attribute in [LayoutAttribute.width, .height, .centerX, .centerY] {
        try view.pin(attribute, to: before)
      }
    }
    root.layoutIfNeeded()
    for view in views { #expect(view.frame == Rect(x: 10, y: 30, width: 200, height: 120)) }
  }

  /// The first view spans 10 to 210 and 30 to 150; the others are 40 by 50 and 300 by 20.
  @Test(arguments: [
    (LayoutAttribute.left, [10.0, 10]), (.leading, [10, 10]), (.right, [170, -90]),
    (.trailing, [170, -90]), (.centerX, [90, -40]), (.top, [30, 30]), (.firstBaseline, [30, 30]),
    (.bottom, [100, 130]), (.lastBaseline, [100, 130]), (.centerY, [65, 80]),
  ])
  func `views of other sizes have one attribute in line`(
    attribute: LayoutAttribute, origins: [Double]
  ) throws {
    try views[1].pinSize(40, 50)
    try views[2].pinSize(300, 20)
    for view in views.dropFirst() { try view.pin(attribute, to: views[0]) }
    root.layoutIfNeeded()
    let isHorizontal = [.left, .right, .leading, .trailing, .centerX].contains(attribute)
    let frames = views.dropFirst().map(\.frame)
    #expect(frames.map { isHorizontal ? $0.minX : $0.minY } == origins)
  }

  @Test func `one length for all views`() throws {
    for view in views.dropFirst() {
      try view.pin(.width, to: views[0])
      try view.pin(.height, to: views[0], .width, times: 0.1)
    }
    root.layoutIfNeeded()
    for view in views.dropFirst() { #expect(view.frame.size == Size(width: 200, height: 20)) }
  }
}
