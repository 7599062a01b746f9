import Ashlar

// What holds the green label, in words and drawn.
extension GreenLabelDemo {
  public var watchedEdge: ItemAttribute? { ItemAttribute(green, .left) }

  /// Which constraints hold the green label's left edge, with the numbers that they have now.
  public var readout: LocalizedText {
    let edge = LocalizedText(verbatim: "green.left = \(text(green.frame.minX))")
    let leftOut = GreenRule.allCases.filter { ruled[$0.rawValue].isBroken }
    let reports = GalleryKey.reports.keycap
    if let first = leftOut.first {
      return leftOut.count == 1
        ? LocalizedText(
          "\(edge): no room for “\(first.words)”, \(reports) says why.",
          chinese: "\(edge)：放不下“\(first.words)”，原因按 \(reports)。")
        : LocalizedText(
          "\(edge): no room for \(leftOut.count) constraints, \(reports) says why.",
          chinese: "\(edge)：放不下 \(leftOut.count) 个约束，原因按 \(reports)。")
    }
    guard !holding.isEmpty else {
      return LocalizedText(
        "\(edge): nothing pushes it, the place nearest to 0.", chinese: "\(edge)：没有约束推它，取离 0 最近的位置。"
      )
    }
    // As many as there is room for.
    let sums = holding.map(sum)
    let lines: [LocalizedText] = (1...sums.count).map { count in
      let rest: LocalizedText =
        count < sums.count
        ? LocalizedText(", and \(sums.count - count) more", chinese: "，还有 \(sums.count - count) 个")
        : ""
      let shown = LocalizedText.joined(
        Array(sums.prefix(count)), separator: LocalizedText(", ", chinese: "、"))
      return LocalizedText(
        "\(edge): \(shown)\(rest)\(yielding).", chinese: "\(edge)：\(shown)\(rest)\(yielding)。")
    }
    return lines.last { $0.english.count <= 60 } ?? lines[0]
  }

  /// The right side of a constraint in numbers: `blue1.right 24 + 1`.
  private func sum(_ constraint: LayoutConstraint) -> LocalizedText {
    if constraint.secondAttribute == .left { return LocalizedText(verbatim: "container.left 0") }
    let (other, right) =
      blues.first { $0 === constraint.secondItem }.map { ($0, $0.frame.maxX) }
      ?? (container, container.bounds.maxX)
    var sum = "\(other.identifier ?? "").right \(text(right))"
    if constraint.multiplier != 1 { sum += " × 1/3" }
    if constraint.constant != 0 { sum += " + \(text(constraint.constant))" }
    // Where the right edge is held, the left one is as far from there as the label is wide.
    if constraint.firstAttribute == .right { sum += " - \(text(green.frame.width))" }
    return LocalizedText(verbatim: sum)
  }

  /// What gives way: the strongest of what does.
  private var yielding: LocalizedText {
    func isCut(_ label: Label) -> Bool { label.frame.width < label.intrinsicContentSize.width }
    if isCut(green) { return LocalizedText("; green is cut", chinese: "；green 被截断") }
    let rules = state.rules
    let third = container.bounds.width / 3
    if rules.isThirdSoft, !rules.off.contains(.third), green.frame.minX < third - 0.01 {
      return LocalizedText("; a third yields", chinese: "；1/3 让步")
    }
    let short = blues.filter(isCut)
    guard let first = short.first else { return "" }
    let name = first.identifier ?? ""
    return short.count == 1
      ? LocalizedText("; \(name) is cut", chinese: "；\(name) 被截断")
      : LocalizedText("; blues are cut", chinese: "；蓝色都被截断")
  }

  /// A number with two decimals at most.
  private func text(_ value: Double) -> String {
    LayoutUnit.text(of: (value * 100).rounded() / 100)
  }

  // MARK: - Marks

  /// What holds the label, a trail to the other places it could have, and the article's bound while there is a
  /// difference.
  public func marks(in stage: View) -> [LayoutMark] {
    let held = holding.prefix(2).compactMap { LayoutMark.distance(of: $0, in: stage) }
    return held + open.compactMap { trail($0, in: stage) }
      + (state.isIndented ? bound(in: stage) : [])
  }

  /// Returns a dotted line through all the places that a value which is open could have.
  private func trail(_ open: LayoutAmbiguity, in stage: View) -> LayoutMark? {
    let frame = stage.convert(green.frame, from: container)
    let place = stage.convert(container.frame, from: self)
    switch open.attribute {
    case .left:
      return .line(
        .vertical, at: frame.minY,
        along: Self.range(open, frame.width, from: place.minX, length: place.width))
    case .top:
      return .line(
        .horizontal, at: frame.minX,
        along: Self.range(open, frame.height, from: place.minY, length: place.height))
    default: return nil
    }
  }

  /// Returns the part of a container's length that something of a length can take.
  private static func range(
    _ open: LayoutAmbiguity, _ own: Double, from start: Double, length: Double
  ) -> ClosedRange<Double> {
    let first = min(max(0, open.range.lowerBound), length)
    let last = min(max(first, open.range.upperBound + own), length)
    return start + first...start + last
  }

  /// Returns the bound that the article writes for frames, which counts the container's own place in.
  private func bound(in stage: View) -> [LayoutMark] {
    let place = stage.convert(container.frame, from: self)
    let x = place.minX + (container.frame.minX + container.frame.width) / 3
    return [
      .outline(
        Rect(x: x, y: place.minY, width: 0, height: place.height), .guide, title: ""),
      .distance(
        LayoutSpan(.horizontal, from: place.minX, to: x, across: place.maxY - 1), "(x + width) / 3"),
    ]
  }
}
