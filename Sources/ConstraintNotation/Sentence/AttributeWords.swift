package import Localization

/// The words for attributes, axes and numbers that sentences consist of.
extension LayoutAttribute {
  /// The name of a place of an item: `left edge`, `first baseline`.
  package var words: LocalizedText {
    switch self {
    case .left: LocalizedText("left edge", chinese: "左边缘")
    case .right: LocalizedText("right edge", chinese: "右边缘")
    case .top: LocalizedText("top edge", chinese: "上边缘")
    case .bottom: LocalizedText("bottom edge", chinese: "下边缘")
    case .leading: LocalizedText("leading edge", chinese: "leading 边缘")
    case .trailing: LocalizedText("trailing edge", chinese: "trailing 边缘")
    case .width: LocalizedText("width", chinese: "宽度")
    case .height: LocalizedText("height", chinese: "高度")
    case .centerX: LocalizedText("horizontal centre", chinese: "水平中心")
    case .centerY: LocalizedText("vertical centre", chinese: "垂直中心")
    case .firstBaseline: LocalizedText("first baseline", chinese: "首行基线")
    case .lastBaseline: LocalizedText("last baseline", chinese: "末行基线")
    case .leftMargin: LocalizedText("left margin", chinese: "左边距")
    case .rightMargin: LocalizedText("right margin", chinese: "右边距")
    case .topMargin: LocalizedText("top margin", chinese: "上边距")
    case .bottomMargin: LocalizedText("bottom margin", chinese: "下边距")
    case .leadingMargin: LocalizedText("leading margin", chinese: "leading 边距")
    case .trailingMargin: LocalizedText("trailing margin", chinese: "trailing 边距")
    case .centerXWithinMargins:
      LocalizedText("horizontal centre within the margins", chinese: "边距以内的水平中心")
    case .centerYWithinMargins:
      LocalizedText("vertical centre within the margins", chinese: "边距以内的垂直中心")
    }
  }
}

extension LayoutAxis {
  /// Returns a length along the axis: `20 wide`.
  package func extent(_ amount: Double) -> LocalizedText {
    self == .horizontal
      ? LocalizedText("\(amount.short) wide", chinese: "宽 \(amount.short)")
      : LocalizedText("\(amount.short) high", chinese: "高 \(amount.short)")
  }
}

extension LayoutRelation {
  /// Returns a length or a distance as a bound: `at least 20 wide`.
  package func bounding(_ amount: LocalizedText) -> LocalizedText {
    switch self {
    case .equal: amount
    case .greaterThanOrEqual: LocalizedText("at least \(amount)", chinese: "至少\(amount)")
    case .lessThanOrEqual: LocalizedText("at most \(amount)", chinese: "至多\(amount)")
    }
  }

  /// The words for the bound, before an amount: `at least `; empty for an equation.
  package var bound: LocalizedText {
    switch self {
    case .equal: .empty
    case .greaterThanOrEqual: LocalizedText("at least ", chinese: "至少")
    case .lessThanOrEqual: LocalizedText("at most ", chinese: "至多")
    }
  }
}

/// A factor in words.
package enum FactorWords {
  /// Returns the words for a factor before `as wide as`: empty for 1, `half ` for 0.5, `1.5 times `.
  package static func factor(_ value: Double) -> LocalizedText {
    switch value {
    case _ where isClose(value, 1): .empty
    case _ where isClose(value, 2): LocalizedText("twice ", chinese: "两倍")
    case _ where isClose(value, 0.5): LocalizedText("half ", chinese: "一半")
    case _ where isClose(value, 1.0 / 3): LocalizedText("a third ", chinese: "三分之一")
    case _ where isClose(value, 2.0 / 3): LocalizedText("two thirds ", chinese: "三分之二")
    case _ where isClose(value, 0.25): LocalizedText("a quarter ", chinese: "四分之一")
    case _ where isClose(value, 0.75): LocalizedText("three quarters ", chinese: "四分之三")
    default: LocalizedText("\(value.short) times ", chinese: " \(value.short) 倍")
    }
  }

  /// Returns the words for a fraction of a distance: `halfway`, `a third of the way`, `0.4 of the way`.
  package static func partOfWay(_ share: Double) -> LocalizedText {
    switch share {
    case _ where isClose(share, 0.5): LocalizedText("halfway", chinese: "一半")
    case _ where isClose(share, 1.0 / 3): LocalizedText("a third of the way", chinese: "三分之一")
    case _ where isClose(share, 2.0 / 3): LocalizedText("two thirds of the way", chinese: "三分之二")
    case _ where isClose(share, 0.25): LocalizedText("a quarter of the way", chinese: "四分之一")
    case _ where isClose(share, 0.75): LocalizedText("three quarters of the way", chinese: "四分之三")
    default: LocalizedText("\(share.short) of the way", chinese: " \(share.short) ")
    }
  }

  /// Returns whether two numbers are equal in single precision, in which a third may have been written.
  private static func isClose(_ value: Double, _ other: Double) -> Bool {
    abs(value - other) < 1e-6
  }

  /// Returns the words for a constant after a factor: `, plus 3`, `, less 3`; empty for 0.
  package static func addition(_ constant: Double) -> LocalizedText {
    if constant == 0 { return .empty }
    let amount = abs(constant).short
    return constant > 0
      ? LocalizedText(", plus \(amount)", chinese: "，再加 \(amount)")
      : LocalizedText(", less \(amount)", chinese: "，再减 \(amount)")
  }

  /// Returns a comparison of lengths: `half as wide as 'page'`.
  ///
  /// - Parameter other: The attribute on the right side. If its axis is another one, it is named:
  ///   `as wide as 'page' is high`.
  package static func comparison(
    _ factor: Double, _ attribute: LayoutAttribute, _ whole: LocalizedText,
    _ other: LayoutAttribute
  ) -> LocalizedText {
    let factor = Self.factor(factor)
    return switch (attribute.axis, other.axis, factor.isEmpty) {
    case (.horizontal, .horizontal, true):
      LocalizedText("as wide as \(whole)", chinese: "与\(whole)一样宽")
    case (.horizontal, .horizontal, false):
      LocalizedText("\(factor)as wide as \(whole)", chinese: "宽为\(whole)的\(factor)")
    case (.horizontal, .vertical, true):
      LocalizedText("as wide as \(whole) is high", chinese: "宽与\(whole)的高相等")
    case (.horizontal, .vertical, false):
      LocalizedText("\(factor)as wide as \(whole) is high", chinese: "宽为\(whole)的高的\(factor)")
    case (.vertical, .vertical, true):
      LocalizedText("as high as \(whole)", chinese: "与\(whole)一样高")
    case (.vertical, .vertical, false):
      LocalizedText("\(factor)as high as \(whole)", chinese: "高为\(whole)的\(factor)")
    case (.vertical, .horizontal, true):
      LocalizedText("as high as \(whole) is wide", chinese: "高与\(whole)的宽相等")
    case (.vertical, .horizontal, false):
      LocalizedText("\(factor)as high as \(whole) is wide", chinese: "高为\(whole)的宽的\(factor)")
    }
  }
}
