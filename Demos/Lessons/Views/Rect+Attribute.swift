import Ashlar

extension Rect {
  /// Returns an edge, a centre or a length; `nil` for margins and baselines, which a rectangle has not.
  func value(of attribute: LayoutAttribute) -> Double? {
    switch attribute {
    case .left, .leading: minX
    case .right, .trailing: maxX
    case .top: minY
    case .bottom: maxY
    case .width: width
    case .height: height
    case .centerX: (minX + maxX) / 2
    case .centerY: (minY + maxY) / 2
    default: nil
    }
  }
}

extension LayoutUnit {
  /// Returns a number with two decimals at most, for a readout.
  static func brief(_ value: Double) -> String { text(of: (value * 100).rounded() / 100) }
}

extension Double {
  /// The number as a fraction with a denominator of at most 24, such as `1/3`; with two decimals where it is none.
  var fraction: String {
    for denominator in 1...24 {
      let numerator = (self * Double(denominator)).rounded()
      guard abs(self * Double(denominator) - numerator) < 1e-4 else { continue }
      return denominator == 1 ? LayoutUnit.text(of: numerator) : "\(Int(numerator))/\(denominator)"
    }
    return LayoutUnit.brief(self)
  }
}
