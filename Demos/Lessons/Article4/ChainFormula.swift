import Ashlar

/// The length of a view as the fourth article reckons it: the sum along a chain, or the natural length of the view
/// itself, whichever is greater.
struct ChainFormula {
  /// The gap before the first view, the one between both, and the one after the second; a last gap of 0 is not written.
  let gaps: [Double]
  /// The lengths of the two views.
  let views: [Double]
  /// The natural length of the view around them; `nil` where it has none.
  let own: Double?
  /// The length that it has.
  let length: Double

  /// The length that the chain adds up to.
  var chain: Double { gaps.reduce(0, +) + views.reduce(0, +) }
  /// The greater of both.
  var wanted: Double { max(chain, own ?? 0) }

  /// The formula with its numbers: `max{3 + 20 + 3 + 26, none} = 52`.
  var text: LocalizedText {
    let own: LocalizedText =
      own.map { LocalizedText(verbatim: LayoutUnit.text(of: $0)) }
      ?? LocalizedText("none", chinese: "无")
    let formula = LocalizedText(
      "max{\(sum(of: views)), \(own)} = \(LayoutUnit.text(of: wanted))",
      chinese: "max{\(sum(of: views)), \(own)} = \(LayoutUnit.text(of: wanted))")
    return length < wanted
      ? LocalizedText(
        "\(formula), room for \(LayoutUnit.text(of: length))",
        chinese: "\(formula)，只容得下 \(LayoutUnit.text(of: length))") : formula
  }

  /// The sum along the chain with other lengths of the views: `3 + 20 + 3 + 26`.
  func sum(of views: [Double]) -> String {
    let last = gaps[2] == 0 ? [] : [gaps[2]]
    return ([gaps[0], views[0], gaps[1], views[1]] + last).map(LayoutUnit.text(of:))
      .joined(separator: " + ")
  }
}
