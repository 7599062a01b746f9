import ConstraintNotation
import Localization

extension StatedAttribute {
  /// The name of a place of an item: `top edge`, `leading edge`.
  package var words: LocalizedText { known?.words ?? LocalizedText(verbatim: name) }
}

extension LayoutAxis {
  /// The word after a number: `high` or `wide`.
  package var extent: LocalizedText {
    self == .horizontal
      ? LocalizedText("wide", chinese: "宽") : LocalizedText("high", chinese: "高")
  }

  package var words: LocalizedText {
    self == .horizontal
      ? LocalizedText("horizontally", chinese: "水平方向")
      : LocalizedText("vertically", chinese: "垂直方向")
  }

  /// The words for the near side of the axis.
  package var nearSide: LocalizedText {
    self == .horizontal
      ? LocalizedText("leading", chinese: "leading") : LocalizedText("top", chinese: "顶部")
  }

  /// The words for the far side of the axis.
  package var farSide: LocalizedText {
    self == .horizontal
      ? LocalizedText("trailing", chinese: "trailing") : LocalizedText("bottom", chinese: "底部")
  }

  /// The words for the direction of greater coordinates.
  package var behind: LocalizedText {
    self == .horizontal
      ? LocalizedText("after", chinese: "之后") : LocalizedText("below", chinese: "下方")
  }

  /// The words for the direction of smaller coordinates.
  package var before: LocalizedText {
    self == .horizontal
      ? LocalizedText("before", chinese: "之前") : LocalizedText("above", chinese: "上方")
  }
}

extension LayoutRelation {
  /// The word before a size: for an equation nothing in English and a verb in Chinese, otherwise the bound.
  package var verb: LocalizedText {
    self == .equal ? LocalizedText("", chinese: "为") : bound
  }
}

extension LocalizedText {
  package static func + (left: LocalizedText, right: LocalizedText) -> LocalizedText {
    "\(left)\(right)"
  }
  package static func + (left: LocalizedText, right: String) -> LocalizedText { "\(left)\(right)" }

  /// Returns texts with commas between them: `blue1, gap, green`. Chinese has a comma of its own for lists.
  package static func list(_ texts: [LocalizedText]) -> LocalizedText {
    guard let first = texts.first else { return .empty }
    return texts.dropFirst().reduce(first) { LocalizedText("\($0), \($1)", chinese: "\($0)、\($1)") }
  }
}
