import AutoLayout
import Testing

/// Every attribute with every other one: its frame where they may be related, an error where not.
@MainActor struct AttributePairTests {
  enum Kind { case absolute, directional, centre, vertical, length }

  /// What an attribute may be related to, and where it is: in a view of 40 by 30 with the margins 5
  /// above, 6 left, 7 below and 8 right, from its own corner; and in one at 50 60, of 100 by 80, with
  /// the margins 1, 2, 3, 4.
  nonisolated static let table:
    [(attribute: LayoutAttribute, kind: Kind, own: Double, other: Double)] = [
      (.left, .absolute, 0, 50), (.right, .absolute, 40, 150), (.leftMargin, .absolute, 6, 52),
      (.rightMargin, .absolute, 32, 146), (.leading, .directional, 0, 50),
      (.trailing, .directional, 40, 150), (.leadingMargin, .directional, 6, 52),
      (.trailingMargin, .directional, 32, 146), (.centerX, .centre, 20, 100),
      (.centerXWithinMargins, .centre, 19, 99), (.top, .vertical, 0, 60),
      (.bottom, .vertical, 30, 140), (.centerY, .vertical, 15, 100), (.topMargin, .vertical, 5, 61),
      (.bottomMargin, .vertical, 23, 137), (.centerYWithinMargins, .vertical, 14, 99),
      (.firstBaseline, .vertical, 0, 60), (.lastBaseline, .vertical, 30, 140),
      (.width, .length, 40, 100), (.height, .length, 30, 80),
    ]

  nonisolated static func isLegal(_ one: Kind, _ other: Kind) -> Bool {
    switch (one, other) {
    case (.centre, .absolute), (.centre, .directional), (.absolute, .centre),
      (.directional, .centre):
      true
    default: one == other
    }
  }

  let root = Box.square(400)
  let box = Box("box")
  let other = Box("other")

  init() {
    root.holding(box, other)
    box.layoutMargins = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    other.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    other.frame = Rect(x: 50, y: 60, width: 100, height: 80)
  }

  @Test func `the table has every attribute once`() {
    #expect(Set(Self.table.map(\.attribute)) == Set(LayoutAttribute.allCases))
    #expect(Self.table.count == LayoutAttribute.allCases.count)
  }

  @Test(arguments: LayoutAttribute.allCases)
  func `every legal partner gives its frame, every other one an error`(attribute: LayoutAttribute)
    throws
  {
    let row = try #require(Self.table.first { $0.attribute == attribute })
    for partner in Self.table {
      guard Self.isLegal(row.kind, partner.kind) else {
        #expect(throws: LayoutError.illegalPair(first: attribute, second: partner.attribute)) {
          try box.pin(attribute, to: other, partner.attribute)
        }
        continue
      }
      let sizes =
        row.kind == .length
        ? []
        : [
          try box.pin(.width, plus: 40), try box.pin(.height, plus: 30),
        ]
      // Each relation with a wish that is beyond it.
      for (relation, wish) in [
        (LayoutRelation.equal, 0.0), (.lessThanOrEqual, 900), (.greaterThanOrEqual, -900),
      ] {
        let constraint = try box.pin(attribute, relation, to: other, partner.attribute, plus: 3)
        let pull = try pull(row.kind, attribute, to: wish)
        root.layoutIfNeeded()
        let frame = box.frame
        let found =
          switch row.kind {
          case .length: attribute == .width ? frame.width : frame.height
          case .vertical: frame.minY
          default: frame.minX
          }
        let expected = partner.other + 3 - (row.kind == .length ? 0 : row.own)
        #expect(found == expected, "\(relation) \(partner.attribute)")
        LayoutConstraint.deactivate([constraint, pull])
      }
      LayoutConstraint.deactivate(sizes)
    }
  }

  private func pull(_ kind: Kind, _ attribute: LayoutAttribute, to wish: Double) throws
    -> LayoutConstraint
  {
    switch kind {
    case .length: try box.pin(attribute, plus: max(0, wish), at: 1)
    case .vertical: try box.pin(.top, to: root, plus: wish, at: 1)
    default: try box.pin(.left, to: root, plus: wish, at: 1)
    }
  }

  @Test(arguments: LayoutAttribute.allCases)
  func `only lengths stand alone, and only they may be multiplied by 0`(attribute: LayoutAttribute)
    throws
  {
    if attribute == .width || attribute == .height {
      try box.pin(attribute, plus: 12)
      try box.pin(attribute, to: other, times: 0, plus: 12)
      root.layoutIfNeeded()
      #expect(box.frame.value(of: attribute) == 12)
      #expect(root.reports.isEmpty)
    } else {
      #expect(throws: LayoutError.positionWithoutSecondItem(attribute)) {
        try box.pin(attribute, plus: 12)
      }
      #expect(throws: LayoutError.zeroMultiplier(attribute)) {
        try box.pin(attribute, to: other, times: 0, plus: 12)
      }
    }
  }

  @Test func `the attributes have UIKit's numbers`() {
    let inOrder: [LayoutAttribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(inOrder.map(\.rawValue) == Array(1...20))
    #expect(LayoutAttribute.baseline == .lastBaseline)
  }
}
