import AutoLayout

/// The constraints of a stack as UIKit makes them, one line each; a column has them in other words.
enum StackTable {
  /// What is made along a row of `a`, `b` and `c`, which are 10, 20 and 30 long and 4 high, with gaps
  /// of 3.
  static let along: [(StackDistribution, [String])] = [
    (.fill, ["spacing b.leading == a.trailing + 3", "spacing c.leading == b.trailing + 3"]),
    (
      .fillEqually,
      [
        "spacing b.leading == a.trailing + 3", "spacing c.leading == b.trailing + 3",
        "fill-equally b.width == a.width", "fill-equally c.width == a.width",
      ]
    ),
    (
      .fillProportionally,
      [
        "spacing b.leading == a.trailing + 3", "spacing c.leading == b.trailing + 3",
        "fill-proportionally a.width == stack.width * 10/66 ^999",
        "fill-proportionally b.width == stack.width * 20/66 ^998",
        "fill-proportionally c.width == stack.width * 30/66 ^997",
      ]
    ),
    (
      .equalSpacing,
      [
        "spacing b.leading >= a.trailing + 3", "spacing c.leading >= b.trailing + 3",
        "distributing-edge gap0.leading == a.trailing",
        "distributing-edge gap0.trailing == b.leading",
        "distributing-edge gap1.leading == b.trailing",
        "distributing-edge gap1.trailing == c.leading", "fill-equally gap1.width == gap0.width",
        "canvas-fit stack.width == 0 ^49",
      ]
    ),
    (
      .equalCentering,
      [
        "spacing b.leading >= a.trailing + 3", "spacing c.leading >= b.trailing + 3",
        "distributing-edge gap0.leading == a.centerX",
        "distributing-edge gap0.trailing == b.centerX",
        "distributing-edge gap1.leading == b.centerX",
        "distributing-edge gap1.trailing == c.centerX",
        "fill-equally gap1.width == gap0.width ^149", "canvas-fit stack.width == 0 ^49",
      ]
    ),
  ]

  private static func forEach(_ line: (String) -> [String]) -> [String] {
    ["a", "b", "c"].flatMap(line)
  }

  private static let small = [
    "spanning-fit spanner.height == 0 ^51", "ambiguity-suppression a.height == 0 ^25",
    "ambiguity-suppression b.height == 0 ^25", "ambiguity-suppression c.height == 0 ^25",
  ]

  /// What is made across the row.
  static let across: [(StackAlignment, [String])] = [
    (
      .fill,
      [
        "alignment b.top == a.top", "alignment b.bottom == a.bottom", "alignment c.top == a.top",
        "alignment c.bottom == a.bottom", "canvas-connection a.top == stack.top",
        "canvas-connection a.bottom == stack.bottom",
      ]
    ),
    (
      .leading,
      small + [
        "alignment b.top == a.top", "alignment c.top == a.top",
        "canvas-connection a.top == stack.top", "canvas-connection spanner.bottom == stack.bottom",
      ]
        + forEach {
          [
            "spanning-boundary spanner.top == \($0).top ^999.5",
            "spanning-boundary spanner.bottom >= \($0).bottom",
          ]
        }
    ),
    (
      .trailing,
      small + [
        "alignment b.bottom == a.bottom", "alignment c.bottom == a.bottom",
        "canvas-connection spanner.top == stack.top", "canvas-connection a.bottom == stack.bottom",
      ]
        + forEach {
          [
            "spanning-boundary spanner.top <= \($0).top",
            "spanning-boundary spanner.bottom == \($0).bottom ^999.5",
          ]
        }
    ),
    (
      .center,
      small + [
        "alignment b.centerY == a.centerY", "alignment c.centerY == a.centerY",
        "canvas-connection spanner.top == stack.top",
        "canvas-connection spanner.bottom == stack.bottom",
        "canvas-connection a.centerY == stack.centerY",
      ]
        + forEach {
          [
            "spanning-boundary spanner.top <= \($0).top",
            "spanning-boundary spanner.bottom >= \($0).bottom",
          ]
        }
    ),
  ]

  /// In a row of lines the stack's edge only bounds the first view; views with higher lines bound none.
  static let lines: [(StackAlignment, [String])] = [
    (
      .firstBaseline,
      small + [
        "alignment b.firstBaseline == a.firstBaseline",
        "alignment c.firstBaseline == a.firstBaseline", "canvas-connection a.top >= stack.top",
        "canvas-connection spanner.bottom == stack.bottom", "canvas-fit stack.height == 0 ^49",
      ]
        + forEach {
          [
            "spanning-boundary spanner.top <= \($0).top",
            "spanning-boundary spanner.bottom >= \($0).bottom",
          ]
        }
    ),
    (
      .lastBaseline,
      small + [
        "alignment b.lastBaseline == a.lastBaseline",
        "alignment c.lastBaseline == a.lastBaseline",
        "canvas-connection spanner.top == stack.top", "canvas-connection a.bottom <= stack.bottom",
        "canvas-fit stack.height == 0 ^49",
      ]
        + forEach {
          [
            "spanning-boundary spanner.top <= \($0).top",
            "spanning-boundary spanner.bottom >= \($0).bottom",
          ]
        }
    ),
  ]

  static let fillAcross = across[0].1
}
