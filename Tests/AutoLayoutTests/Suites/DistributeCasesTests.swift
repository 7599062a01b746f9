import AutoLayout
import Testing

/// Views in a row or column with gaps, in a superview of 1000 by 1000.
@MainActor struct DistributeCasesTests {
  let root = Box.square(1000)
  let views = ["a", "b", "c", "d"].map { Box($0) }

  init() { for view in views { root.holding(view) } }

  /// What a row and a column call the same things.
  struct Direction: CustomTestStringConvertible, Sendable {
    let near: LayoutAttribute
    let far: LayoutAttribute
    let length: LayoutAttribute
    var testDescription: String { "\(near) to \(far)" }

    static let all = [
      Direction(near: .left, far: .right, length: .width),
      Direction(near: .leading, far: .trailing, length: .width),
      Direction(near: .top, far: .bottom, length: .height),
    ]
  }

  private func places(_ direction: Direction) -> [[Double]] {
    root.layoutIfNeeded()
    return views.map { direction.length == .width ? $0.x : $0.y }
  }

  @Test(arguments: Direction.all) func `each view begins a gap after the one before`(
    direction: Direction
  ) throws {
    try views[0].pin(direction.near, to: root, plus: 7)
    for view in views { try view.pin(direction.length, plus: 100) }
    for (view, before) in zip(views.dropFirst(), views) {
      try view.pin(direction.near, to: before, direction.far, plus: 10)
    }
    #expect(places(direction) == [[7, 100], [117, 100], [227, 100], [337, 100]])
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  nonisolated static let gaps: [(gap: Double, places: [Double], length: Double)] = [
    (20, [20, 265, 510, 755], 225), (0, [0, 250, 500, 750], 250),
    (-30, [-30, 227.5, 485, 742.5], 287.5), (200, [200, 400, 600, 800], 0),
  ]

  /// Gaps before the first and after the last view too: four equal views share what is left.
  @Test(arguments: Direction.all, gaps) func `a fixed gap makes the views equally long`(
    direction: Direction, row: (gap: Double, places: [Double], length: Double)
  ) throws {
    try views[0].pin(direction.near, to: root, plus: row.gap)
    for (view, before) in zip(views.dropFirst(), views) {
      try view.pin(direction.near, to: before, direction.far, plus: row.gap)
      try view.pin(direction.length, to: before)
    }
    try views[3].pin(direction.far, to: root, plus: -row.gap)
    #expect(places(direction) == row.places.map { [$0, row.length] })
  }

  nonisolated static let lengths: [(length: Double, places: [Double])] = [
    (20, [184, 388, 592, 796]), (0, [200, 400, 600, 800]), (250, [0, 250, 500, 750]),
    (500, [-200, 100, 400, 700]),
  ]

  /// Position multipliers: view i begins at (i + 1) / 5 of what the views leave, behind those before it.
  @Test(arguments: Direction.all, lengths) func `a fixed length makes the gaps equal`(
    direction: Direction, row: (length: Double, places: [Double])
  ) throws {
    for (index, view) in views.enumerated() {
      let share = Double(index + 1) / 5
      try view.pin(direction.length, plus: row.length)
      try view.pin(
        direction.near, to: root, direction.far, times: share,
        plus: row.length * (Double(index) - 4 * share))
    }
    let error = zip(places(direction), row.places).map { abs($0[0] - $1) + abs($0[1] - row.length) }
    #expect(error.allSatisfy { $0 < 1e-4 })
  }

  /// Centres at quarters of the superview: half of a view hangs over each end.
  @Test(arguments: [(LayoutAttribute.centerX, LayoutAttribute.right), (.centerY, .bottom)])
  func `centres at fractions of the superview's far edge`(
    centre: LayoutAttribute, far: LayoutAttribute
  ) throws {
    for (index, view) in views.enumerated() {
      try view.pinSize(100, 100)
      try view.pin(centre, to: root, far, times: Double(index + 1) / 4)
    }
    root.layoutIfNeeded()
    let starts = views.map { centre == .centerX ? $0.frame.minX : $0.frame.minY }
    #expect(starts == [200, 450, 700, 950])
  }

  /// Guides as spacers: five equal ones around four views of their own lengths.
  @Test(arguments: Direction.all) func `equal guides between views of different lengths`(
    direction: Direction
  ) throws {
    let lengths = [50.0, 100, 150, 200]
    let guides = (0...4).map { _ in LayoutGuide() }
    for guide in guides { root.addLayoutGuide(guide) }
    try guides[0].pin(direction.near, to: root)
    for (index, view) in views.enumerated() {
      try view.pin(direction.length, plus: lengths[index])
      try view.pin(direction.near, to: guides[index], direction.far)
      try guides[index + 1].pin(direction.near, to: view, direction.far)
      try guides[index + 1].pin(direction.length, to: guides[0])
    }
    try guides[4].pin(direction.far, to: root)
    #expect(places(direction) == [[100, 50], [250, 100], [450, 150], [700, 200]])
  }

  @Test(arguments: [
    (LayoutAttribute.top, 40.0), (.bottom, 60), (.centerY, 50), (.lastBaseline, 60),
    (.firstBaseline, 40),
  ])
  func `a row is aligned across its direction`(attribute: LayoutAttribute, y: Double) throws {
    try views[0].pin(.top, to: root, plus: 40)
    try views[0].pin(.height, plus: 30)
    for view in views.dropFirst() {
      try view.pin(.height, plus: 10)
      try view.pin(attribute, to: views[0])
    }
    root.layoutIfNeeded()
    #expect(views.dropFirst().map(\.frame.minY) == [y, y, y])
  }
}
