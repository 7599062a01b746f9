extension LayoutNode {
  /// Returns the view and its subviews, with a line for each, in tree order, with the signs and open values
  /// of UIKit's trace.
  ///
  ///     •Window:main
  ///     |   *Label:0x1- AMBIGUOUS LAYOUT for Label:0x1.minX{3...14}
  ///     |   +View:0x2
  ///
  /// `•` is a root or island. The frame of `*` is solved. That of `+` is explicit and used by constraints.
  /// A view without a sign takes no part. Guides come before subviews; guides that follow from their view
  /// have no line. Each open value has its range. UIKit's name: `_autolayoutTrace`.
  ///
  /// - Complexity: up to sixteen solves of a copy of the island's system for each view.
  public final func layoutTrace() -> String { LayoutTrace(names: logNames).text(of: self) }
}

/// The text of a tree, with signs and undecided values.
@MainActor private struct LayoutTrace {
  let names: LogNames

  func text(of node: LayoutNode) -> String {
    lines(of: node, depth: 0).joined(separator: "\n") + """


      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because \
      translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host
      """
  }

  private func lines(of node: LayoutNode, depth: Int) -> [String] {
    var lines = [line(of: node, depth)]
    for guide in node.guides where guide.hasVariables { lines.append(line(of: guide, depth + 1)) }
    for child in node.children { lines += self.lines(of: child, depth: depth + 1) }
    return lines
  }

  private func line(of item: LayoutItem, _ depth: Int) -> String {
    let name = names.name(of: item)
    let open = item.ambiguities.map { "\(name).\($0.traceName){\($0.traceRange)}" }
    let tail = open.isEmpty ? "" : "- AMBIGUOUS LAYOUT for " + open.joined(separator: ", ")
    return String(repeating: "|   ", count: depth) + item.traceSign + name + tail
  }
}

extension LayoutItem {
  /// The sign of the item's role in the layout.
  fileprivate final var traceSign: String {
    guard let record = node?.island.layoutEngine?.system.records.record(of: self) else { return "" }
    return switch record.role {
    case .root: "•"
    case .solved, .guide: "*"
    case .fixed: "+"
    }
  }
}

extension LayoutAmbiguity {
  fileprivate var traceName: String {
    switch attribute {
    case .left: "minX"
    case .top: "minY"
    case .width: "Width"
    default: "Height"
    }
  }

  fileprivate var traceRange: String {
    func text(_ value: Double) -> String {
      value.isFinite ? LogNumber.text(value) : value < 0 ? "-∞" : "∞"
    }
    return "\(text(range.lowerBound))...\(text(range.upperBound))"
  }
}
