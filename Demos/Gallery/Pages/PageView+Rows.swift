import Ashlar

/// A row of a page: a paragraph with its mark, and a sign if its action was done.
///
///     ✓ [ (to 26)  Make the stage too narrow:
///                  one constraint is left out.
final class PageCell: TableViewCell {
  /// Called when the paragraph is clicked.
  var onPress: () -> Void = {}
  private let sign = Label()
  private let mark = Label()
  private let text = Label()
  private var markLeft: LayoutConstraint?
  private var textLeft: LayoutConstraint?
  private var textTop: LayoutConstraint?
  private var textRight: LayoutConstraint?

  required init() {
    super.init()
    for label in [sign, mark, text] { contentView.addSubview(label) }
    sign.isAccessibilityElement = false
    sign.setTextStyle(\.tint)
    sign.mas.makeConstraints { $0.left.top.equalTo(contentView) }
    markLeft = mark.mas.makeConstraints { $0.left.equalTo(0) }.first
    mark.mas.makeConstraints { make in
      make.top.equalTo(contentView)
      make.right.lessThanOrEqualTo(contentView).priority(999)
    }
    text.numberOfLines = 0
    textLeft = text.mas.makeConstraints { $0.left.equalTo(0) }.first
    textTop = text.mas.makeConstraints { $0.top.equalTo(0) }.first
    textRight = text.mas.makeConstraints { $0.right.equalTo(0).priority(999) }.first
    text.mas.makeConstraints { make in
      make.bottom.equalTo(contentView)
      // A blank line is a paragraph without text.
      make.height.greaterThanOrEqualTo(1)
    }
  }

  /// Shows a paragraph in the columns of a page and in a language.
  func show(_ paragraph: Page.Paragraph, in columns: PageColumns, _ localizer: Localizer) {
    sign.text = paragraph.isDone ? "✓" : ""
    mark.text = localizer.string(paragraph.mark)
    text.text = localizer.string(paragraph.text)
    let words = [mark.text, text.text].filter { !$0.isEmpty }.joined(separator: " ")
    accessibilityLabel = words
    isAccessibilityElement = !words.isEmpty
    mark.setTextStyle { $0.style(of: paragraph.markLook) }
    text.setTextStyle { $0.style(of: paragraph.look) }
    let place = columns.place(of: paragraph)
    markLeft?.constant = Double(columns.left)
    textLeft?.constant = Double(columns.left + place.indent)
    textTop?.constant = place.isBelowMark ? 1 : 0
    textRight?.constant = -Double(columns.right)
  }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    // The last columns belong to the scroll bar.
    guard case .press(.left) = event.action, point.x < text.cellFrame.maxX - cellFrame.minX else {
      return false
    }
    // The second press of a double click would undo the first.
    if event.clickCount < 2 { onPress() }
    return true
  }
}

/// The columns of a page that its text may use.
struct PageColumns: Equatable {
  /// The width of the page, and the columns that are blank on each side.
  let width, left, right: Int

  /// Returns the indentation of a paragraph's text, and whether the text begins below its mark. In a narrow page marks
  /// have a separate line and nothing is indented, so that the text gets all columns.
  func place(of paragraph: Page.Paragraph) -> (indent: Int, isBelowMark: Bool) {
    let room = width - left - right
    guard paragraph.indent > max(room / 3, room - 30) else { return (paragraph.indent, false) }
    return paragraph.mark.isEmpty ? (0, false) : (2, true)
  }
}

extension Theme {
  fileprivate func style(of look: Page.Look) -> Style {
    switch look {
    case .body: label
    case .heading: tint
    case .key: label.with(.bold)
    case .secondary: secondaryLabel
    case .warning: warning
    }
  }
}

/// The table of a page's paragraphs, one row each.
final class PageTable: TableView {
  /// Called when the table becomes or resigns as first responder.
  var onFocus: () -> Void = {}

  override func didBecomeFirstResponder() {
    super.didBecomeFirstResponder()
    onFocus()
  }

  override func didResignFirstResponder() {
    super.didResignFirstResponder()
    onFocus()
  }
}

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
