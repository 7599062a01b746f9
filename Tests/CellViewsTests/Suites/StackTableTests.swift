import AutoLayout
import CellViews
import Testing

/// The constraints of a stack, by UIKit's names and priorities.
@MainActor struct StackTableTests {
  /// What is made along a row of `a`, `b` and `c`, which are 10, 20 and 30 long and 4 high, with gaps
  /// of 3.
  nonisolated static let along: [(StackDistribution, [String])] = [
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

  nonisolated private static func forEach(_ line: (String) -> [String]) -> [String] {
    ["a", "b", "c"].flatMap(line)
  }

  nonisolated private static let small = [
    "spanning-fit spanner.height == 0 ^51", "ambiguity-suppression a.height == 0 ^25",
    "ambiguity-suppression b.height == 0 ^25", "ambiguity-suppression c.height == 0 ^25",
  ]

  /// What is made across the row.
  nonisolated static let across: [(StackAlignment, [String])] = [
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
  nonisolated static let lines: [(StackAlignment, [String])] = [
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

  private let views = [Sized("a", 10, 4), Sized("b", 20, 4), Sized("c", 30, 4)]

  /// The constraints of a stack as one line each, sorted.
  private func table(_ stack: StackView) -> [String] {
    stack.layOut(200, 20)
    let held = stack.constraints + stack.subviews.flatMap(\.constraints)
    var names: [ObjectIdentifier: String] = [:]
    for (index, guide) in stack.layoutGuides.filter({ $0.identifier == "UISV-distributing" })
      .enumerated()
    {
      names[ObjectIdentifier(guide)] = "gap\(index)"
    }
    func name(_ item: LayoutItem?) -> String {
      guard let item else { return "?" }
      if let name = names[ObjectIdentifier(item)] { return name }
      return item.identifier == "UISV-alignment-spanner" ? "spanner" : item.identifier ?? "?"
    }
    return held.map { constraint in
      var line = "\((constraint.identifier ?? "?").dropFirst("UISV-".count)) "
      line += "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(constraint.relation) "
      if let second = constraint.secondAttribute {
        line += "\(name(constraint.secondItem)).\(second)"
        if constraint.multiplier != 1 {
          line += " * \(Int((constraint.multiplier * 66).rounded()))/66"
        }
        if constraint.constant != 0 { line += " + \(number(constraint.constant))" }
      } else {
        line += number(constraint.constant)
      }
      if constraint.priority != .required { line += " ^\(number(constraint.priority.rawValue))" }
      return line
    }
    .sorted()
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// A column has the same table with other words.
  private func turned(_ lines: [String], _ axis: LayoutAxis) -> [String] {
    guard axis == .vertical else { return lines }
    let words = [
      (".leading", ".#top"), (".trailing", ".#bottom"), (".top", ".leading"),
      (".bottom", ".trailing"), (".centerX", ".#centerY"), (".centerY", ".centerX"),
      (".width", ".#height"), (".height", ".width"), ("#", ""),
    ]
    return lines.map { line in
      words.reduce(line) { $0.replacing($1.0, with: $1.1) }
    }
  }

  private func turnedViews(_ axis: LayoutAxis) -> [Sized] {
    for view in views where axis == .vertical {
      view.natural = Size(width: view.natural.height, height: view.natural.width)
    }
    return views
  }

  nonisolated private static let fillAcross = across[0].1

  @Test(arguments: along, LayoutAxis.allCases)
  func `each distribution has its constraints along the axis`(
    row: (distribution: StackDistribution, lines: [String]), axis: LayoutAxis
  ) {
    let stack = StackView(axis, turnedViews(axis))
    stack.spacing = 3
    stack.distribution = row.distribution
    let edges = [
      "canvas-connection a.leading == stack.leading",
      "canvas-connection c.trailing == stack.trailing",
    ]
    #expect(table(stack) == turned(row.lines + edges + Self.fillAcross, axis).sorted())
  }

  @Test(arguments: across, LayoutAxis.allCases)
  func `each alignment has its constraints across the axis`(
    row: (alignment: StackAlignment, lines: [String]), axis: LayoutAxis
  ) {
    let stack = StackView(axis, turnedViews(axis))
    stack.spacing = 3
    stack.alignment = row.alignment
    let edges = [
      "canvas-connection a.leading == stack.leading",
      "canvas-connection c.trailing == stack.trailing",
    ]
    #expect(table(stack) == turned(row.lines + edges + Self.along[0].1, axis).sorted())
  }

  @Test(arguments: lines)
  func `lines of text have their constraints across a row`(
    row: (alignment: StackAlignment, lines: [String])
  ) {
    let stack = StackView(.horizontal, views)
    stack.spacing = 3
    stack.alignment = row.alignment
    let edges = [
      "canvas-connection a.leading == stack.leading",
      "canvas-connection c.trailing == stack.trailing",
    ]
    #expect(table(stack) == (row.lines + edges + Self.along[0].1).sorted())
  }

  @Test func `within margins, the guide of the margins is the canvas`() {
    let stack = StackView(.horizontal, views)
    stack.isLayoutMarginsRelativeArrangement = true
    let connections = table(stack).filter { $0.hasPrefix("canvas-connection") }
    #expect(
      connections == [
        "canvas-connection a.bottom == layoutMarginsGuide.bottom",
        "canvas-connection a.leading == layoutMarginsGuide.leading",
        "canvas-connection a.top == layoutMarginsGuide.top",
        "canvas-connection c.trailing == layoutMarginsGuide.trailing",
      ])
  }

  @Test func `gaps of a column count from line to line, where that is asked for`() {
    let stack = StackView(.vertical, turnedViews(.vertical))
    stack.spacing = 3
    stack.isBaselineRelativeArrangement = true
    #expect(
      table(stack).filter { $0.hasPrefix("spacing") } == [
        "spacing b.firstBaseline == a.lastBaseline + 3",
        "spacing c.firstBaseline == b.lastBaseline + 3",
      ])
  }

  /// A hidden view is without length, a little less than required, as Apple's frames show where one
  /// has a required length; the gaps are those of the others.
  @Test func `a hidden view has no length and no gap, and keeps its alignment`() {
    let stack = StackView(.horizontal, views)
    stack.spacing = 3
    stack.alignment = .center
    views[1].isHidden = true
    let lines = table(stack)
    #expect(lines.filter { $0.hasPrefix("hiding b.width") } == ["hiding b.width == 0 ^999"])
    #expect(lines.filter { $0.hasPrefix("spacing") } == ["spacing c.leading == a.trailing + 3"])
    #expect(lines.contains("alignment b.centerY == a.centerY"))
    #expect(!lines.contains { $0.hasPrefix("spanning-boundary") && $0.contains("b.") })
  }

  @Test func `a custom gap takes the place of the spacing`() {
    let stack = StackView(.horizontal, views)
    stack.spacing = 3
    stack.setCustomSpacing(8, after: views[0])
    stack.setCustomSpacing(9, after: views[2])
    #expect(
      table(stack).filter { $0.hasPrefix("spacing") } == [
        "spacing b.leading == a.trailing + 8", "spacing c.leading == b.trailing + 3",
      ])
  }

  @Test func `without views there is nothing to constrain`() {
    let stack = StackView(.horizontal, [])
    #expect(table(stack).isEmpty)
    #expect(stack.reports.isEmpty)
  }
}
