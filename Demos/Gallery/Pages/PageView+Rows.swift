import Ashlar

extension PageView: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { page.paragraphs.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(PageCell.self)
    let paragraph = page.paragraphs[row]
    cell.show(paragraph, in: columns, localizer)
    cell.onPress = { [weak self] in self?.press(paragraph) }
    return cell
  }

  func tableView(_ tableView: TableView, canFocusRowAt row: Int) -> Bool {
    page.paragraphs[row].item != nil
  }

  /// Also called for a press beside the text.
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    if let item = page.paragraphs[row].item { chosen = item }
  }

  private func press(_ paragraph: Page.Paragraph) {
    focus()
    guard let item = paragraph.item else { return }
    choose(item)
    onChoose(item)
  }
}
