import AutoLayout
import Localization

extension TableViewCell {
  /// Returns why a part of the cell has its frame: the content view is the cell without accessory and separator.
  func reasonForPart(_ child: LayoutNode, _ attribute: LayoutAttribute) -> FrameReason? {
    guard child === contentView else { return nil }
    let frame = contentView.frame
    switch attribute {
    case .width:
      return less(
        bounds.width - frame.width, LocalizedText("accessory", chinese: "附属视图"),
        ItemAttribute(self, .width), bounds.width)
    case .height:
      return less(
        bounds.height - frame.height, .separator,
        ItemAttribute(self, .height), bounds.height)
    default:
      return frame.origin == .zero
        ? .words(LocalizedText("the cell's corner", chinese: "单元格的角")) : nil
    }
  }

  private func less(
    _ amount: Double, _ name: LocalizedText, _ whole: ItemAttribute, _ length: Double
  ) -> FrameReason {
    var terms = [LayoutSum.Term.attribute(whole, value: length, factor: 1)]
    if amount != 0 { terms.append(.amount(name: name, of: self, value: amount, factor: -1)) }
    return .sum(LayoutSum(terms: terms))
  }
}

extension TableView {
  /// Returns why a row has its frame: its width is the table's width inside, and its height is the measured height of
  /// its content.
  func reasonForRow(_ child: LayoutNode, _ attribute: LayoutAttribute) -> FrameReason? {
    guard let cell = child as? TableViewCell, let part = cells.part(of: cell) else { return nil }
    switch attribute {
    case .width:
      var terms = [
        LayoutSum.Term.attribute(ItemAttribute(self, .width), value: bounds.width, factor: 1)
      ]
      if borderWidth > 0 {
        terms.append(
          .amount(
            name: LocalizedText("border", chinese: "边框"), of: self, value: Double(2 * borderWidth),
            factor: -1))
      }
      if markWidth > 0 {
        terms.append(
          .amount(
            name: LocalizedText("marks", chinese: "选中标记"), of: self, value: markWidth, factor: -1))
      }
      return .sum(LayoutSum(terms: terms))
    case .height:
      guard heights[part]?.isAutomatic ?? false else {
        return .words(
          LocalizedText(
            "the height that was given for \(parts[part].name)",
            chinese: "为\(parts[part].name)指定的高度"))
      }
      var terms = [
        LayoutSum.Term.fitted(
          ItemAttribute(cell.contentView, .height),
          value: cell.frame.height - cell.separatorStyle.height)
      ]
      if cell.separatorStyle.height > 0 {
        terms.append(
          .amount(
            name: .separator, of: cell, value: cell.separatorStyle.height, factor: 1))
      }
      return .sum(LayoutSum(terms: terms))
    case .top: return reasonForTop(of: part)
    default: return .words(LocalizedText("the table's near edge", chinese: "表格的起始边"))
    }
  }

  /// A row begins where the one before it ends. If that one has no visible cell, the reason is given in words.
  private func reasonForTop(of part: Int) -> FrameReason {
    guard part > 0, let before = cells.shown.first(where: { $0.part == part - 1 })?.cell else {
      let name = parts[part].name
      return .words(
        part == 0
          ? LocalizedText("the first row", chinese: "第一行")
          : LocalizedText("below the rows before \(name)", chinese: "在\(name)之前各行的下方"))
    }
    return .sum(
      LayoutSum(terms: [
        .attribute(ItemAttribute(before, .bottom), value: before.frame.maxY, factor: 1)
      ]))
  }
}
