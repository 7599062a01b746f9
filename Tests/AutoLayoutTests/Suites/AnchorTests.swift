import AutoLayout
import Testing

/// Anchors of views and guides: the same constraints, of which most mistakes do not compile.
@MainActor struct AnchorTests {
  let root = Box.square(400)
  let box = Box("box")
  let other = Box("other")
  let guide = LayoutGuide()

  init() throws {
    root.holding(box, other)
    root.addLayoutGuide(guide)
    other.frame = Rect(x: 50, y: 60, width: 100, height: 80)
    try box.pin(.width, plus: 40, at: 900)
    try box.pin(.height, plus: 30, at: 900)
    try guide.pinOrigin(50, 60, in: root)
    try guide.pinSize(100, 80)
  }

  typealias X = LayoutAnchor<LayoutAnchorKinds.XAxis>
  typealias Y = LayoutAnchor<LayoutAnchorKinds.YAxis>
  typealias Length = LayoutAnchor<LayoutAnchorKinds.Dimension>

  /// The anchors of an item, where they are from the box's corner, and where in the other item.
  private func horizontal(_ item: LayoutItem) -> [(anchor: X, own: Double, other: Double)] {
    [(item.leftAnchor, 0, 50), (item.rightAnchor, 40, 150), (item.centerXAnchor, 20, 100)]
  }

  private func directional(_ item: LayoutItem) -> [(anchor: X, own: Double, other: Double)] {
    [(item.leadingAnchor, 0, 50), (item.trailingAnchor, 40, 150), (item.centerXAnchor, 20, 100)]
  }

  private func vertical(_ item: LayoutItem) -> [(anchor: Y, own: Double, other: Double)] {
    [
      (item.topAnchor, 0, 60), (item.bottomAnchor, 30, 140), (item.centerYAnchor, 15, 100),
      (item.firstBaselineAnchor, 0, 60), (item.lastBaselineAnchor, 30, 140),
    ]
  }

  private func check<Kind>(
    _ one: LayoutAnchor<Kind>, _ other: LayoutAnchor<Kind>, _ origin: KeyPath<Rect, Double>,
    _ expected: Double
  ) throws {
    let made = [
      one.constraint(equalTo: other, constant: 2),
      one.constraint(lessThanOrEqualTo: other, constant: 2),
      one.constraint(greaterThanOrEqualTo: other, constant: 2),
    ]
    #expect(made.allSatisfy { !$0.isActive && $0.error == nil && $0.priority == .required })
    for chosen in [[made[0]], [made[1], made[2]]] {
      LayoutConstraint.activate(chosen)
      root.layoutIfNeeded()
      #expect(box.frame[keyPath: origin] == expected)
      LayoutConstraint.deactivate(chosen)
    }
  }

  @Test func `positions of views and guides`() throws {
    for item in [other, guide] as [LayoutItem] {
      for anchors in [horizontal, directional] {
        for one in anchors(box) {
          for other in anchors(item) {
            try check(one.anchor, other.anchor, \.minX, other.other + 2 - one.own)
          }
        }
      }
      for one in vertical(box) {
        for other in vertical(item) {
          try check(one.anchor, other.anchor, \.minY, other.other + 2 - one.own)
        }
      }
    }
  }

  @Test func `lengths of views and guides`() throws {
    for item in [other, guide] as [LayoutItem] {
      let rows: [(LayoutConstraint, Size)] = [
        (box.widthAnchor.constraint(equalTo: item.heightAnchor), Size(width: 80, height: 30)),
        (
          box.heightAnchor.constraint(equalTo: item.widthAnchor, multiplier: 0.25, constant: 1),
          Size(width: 40, height: 26)
        ),
        (
          box.widthAnchor.constraint(lessThanOrEqualTo: item.widthAnchor, multiplier: 0.1),
          Size(width: 10, height: 30)
        ),
        (
          box.heightAnchor.constraint(
            greaterThanOrEqualTo: item.widthAnchor, multiplier: 2, constant: -50),
          Size(width: 40, height: 150)
        ),
        (box.widthAnchor.constraint(equalToConstant: 7), Size(width: 7, height: 30)),
        (box.widthAnchor.constraint(lessThanOrEqualToConstant: 7), Size(width: 7, height: 30)),
        (
          box.heightAnchor.constraint(greaterThanOrEqualToConstant: 70), Size(width: 40, height: 70)
        ),
      ]
      for (constraint, size) in rows {
        LayoutConstraint.activate([constraint])
        root.layoutIfNeeded()
        #expect(box.frame.size == size)
        LayoutConstraint.deactivate([constraint])
      }
    }
  }

  @Test func `a guide is the first item, too`() throws {
    let free = LayoutGuide()
    root.addLayoutGuide(free)
    LayoutConstraint.activate([
      free.leadingAnchor.constraint(equalTo: other.trailingAnchor),
      free.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      free.topAnchor.constraint(equalTo: guide.bottomAnchor),
      free.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(free.layoutFrame == Rect(x: 150, y: 140, width: 240, height: 20))
  }

  @Test
  func `left or right with leading or trailing is an error that keeps its constraint inactive`() {
    for (one, second) in [
      (box.leftAnchor, other.leadingAnchor), (box.leadingAnchor, other.leftAnchor),
      (box.rightAnchor, other.trailingAnchor), (box.trailingAnchor, other.rightAnchor),
    ] {
      let constraint = one.constraint(equalTo: second)
      #expect(constraint.error != nil)
      #expect(throws: LayoutError.self) { try LayoutConstraint.activate(allOrNone: [constraint]) }
      #expect(!constraint.isActive)
    }
  }

  @Test func `an anchor's constraint knows where it was written`() {
    let constraint = box.topAnchor.constraint(equalTo: root.topAnchor)
    #expect(constraint.source?.file.hasSuffix("AnchorTests.swift") ?? false)
  }

  @Test func `the standard spacing is a unit, times a multiplier, in reading direction`() throws {
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(
        equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 3),
      box.topAnchor.constraint(equalToSystemSpacingBelow: other.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 153, y: 141, width: 40, height: 30))
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 7, y: 141, width: 40, height: 30))
  }

  @Test func `at least, and at most, some standard spacings`() throws {
    LayoutConstraint.activate([
      box.leftAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: other.rightAnchor, multiplier: 2),
      box.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 4),
      box.leftAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: other.rightAnchor, multiplier: 5),
      box.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 2),
    ])
    let near = try box.pin(.left, to: root, at: 500)
    let high = try box.pin(.top, to: root, at: 500)
    root.layoutIfNeeded()
    #expect(box.frame.origin == Point(x: 152, y: 142))
    near.constant = 300
    high.constant = 300
    root.layoutIfNeeded()
    #expect(box.frame.origin == Point(x: 155, y: 144))
  }
}
