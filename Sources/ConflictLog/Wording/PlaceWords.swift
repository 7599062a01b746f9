/// Words for attributes.
extension LoggedAttribute {
  /// The name of a place of an item: `top`, `leading edge`.
  var words: Phrase {
    switch self {
    case .left: Phrase("left edge", "左边")
    case .right: Phrase("right edge", "右边")
    case .top: Phrase("top", "顶部")
    case .bottom: Phrase("bottom", "底部")
    case .leading: Phrase("leading edge", "leading 边")
    case .trailing: Phrase("trailing edge", "trailing 边")
    case .width: Phrase("width", "宽度")
    case .height: Phrase("height", "高度")
    case .centerX: Phrase("horizontal centre", "水平中心")
    case .centerY: Phrase("vertical centre", "垂直中心")
    case .firstBaseline: Phrase("first baseline", "首行基线")
    case .lastBaseline: Phrase("last baseline", "末行基线")
    case .leftMargin: Phrase("left margin", "左 margin")
    case .rightMargin: Phrase("right margin", "右 margin")
    case .topMargin: Phrase("top margin", "顶部 margin")
    case .bottomMargin: Phrase("bottom margin", "底部 margin")
    case .leadingMargin: Phrase("leading margin", "leading margin")
    case .trailingMargin: Phrase("trailing margin", "trailing margin")
    case .centerXWithinMargins: Phrase("horizontal centre within the margins", "margin 内的水平中心")
    case .centerYWithinMargins: Phrase("vertical centre within the margins", "margin 内的垂直中心")
    case .custom(let name): Phrase(name)
    }
  }
}

extension LoggedAttribute.Axis {
  /// `high` or `wide`, behind a number.
  var extent: Phrase { self == .horizontal ? Phrase("wide", "宽") : Phrase("high", "高") }

  var words: Phrase {
    self == .horizontal ? Phrase("horizontally", "水平方向") : Phrase("vertically", "垂直方向")
  }

  /// The side of a margin at the beginning.
  var nearSide: Phrase {
    self == .horizontal ? Phrase("leading", "leading") : Phrase("top", "顶部")
  }

  /// The side of a margin at the end.
  var farSide: Phrase {
    self == .horizontal ? Phrase("trailing", "trailing") : Phrase("bottom", "底部")
  }

  /// Where something lies whose coordinate is larger.
  var behind: Phrase { self == .horizontal ? Phrase("after", "之后") : Phrase("below", "下方") }

  /// Where something lies whose coordinate is smaller.
  var before: Phrase { self == .horizontal ? Phrase("before", "之前") : Phrase("above", "上方") }
}

extension LoggedRelation {
  /// `at least `, before a number.
  var bound: Phrase {
    switch self {
    case .equal: Phrase("")
    case .greaterThanOrEqual: Phrase("at least ", "至少 ")
    case .lessThanOrEqual: Phrase("at most ", "至多 ")
    }
  }

  /// The sign as people write it.
  var sign: String {
    switch self {
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    case .lessThanOrEqual: "≤"
    }
  }
}
