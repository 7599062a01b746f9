import ConstraintNotation
import Localization

extension StatedAttribute {
  /// The name of a place of an item: `top edge`, `leading edge`.
  var words: LocalizedText { known?.words ?? LocalizedText(verbatim: name) }
}

extension LayoutAxis {
  /// `high` or `wide`, behind a number.
  var extent: LocalizedText {
    self == .horizontal
      ? LocalizedText("wide", chinese: "宽") : LocalizedText("high", chinese: "高")
  }

  var words: LocalizedText {
    self == .horizontal
      ? LocalizedText("horizontally", chinese: "水平方向")
      : LocalizedText("vertically", chinese: "垂直方向")
  }

  /// The side of a margin at the beginning.
  var nearSide: LocalizedText {
    self == .horizontal
      ? LocalizedText("leading", chinese: "leading") : LocalizedText("top", chinese: "顶部")
  }

  /// The side of a margin at the end.
  var farSide: LocalizedText {
    self == .horizontal
      ? LocalizedText("trailing", chinese: "trailing") : LocalizedText("bottom", chinese: "底部")
  }

  /// Where something lies whose coordinate is larger.
  var behind: LocalizedText {
    self == .horizontal
      ? LocalizedText("after", chinese: "之后") : LocalizedText("below", chinese: "下方")
  }

  /// Where something lies whose coordinate is smaller.
  var before: LocalizedText {
    self == .horizontal
      ? LocalizedText("before", chinese: "之前") : LocalizedText("above", chinese: "上方")
  }
}

extension LayoutRelation {
  /// What stands before a size that something is: nothing in English, a verb in Chinese, or the bound.
  var verb: LocalizedText {
    self == .equal ? LocalizedText("", chinese: "为") : bound
  }
}
