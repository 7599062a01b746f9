import Ashlar
import Foundation

/// A file viewer: a folder, and the file that is chosen in it. `swift run Viewer Sources` begins in a folder.
@main @MainActor enum Program {
  static func main() {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
    let view: ViewerView
    do {
      view = try ViewerView(Disk(), at: folder.standardizedFileURL)
    } catch {
      FileHandle.standardError.write(
        Data("\(error.localizedDescription.withVisibleControls())\n".utf8))
      exit(1)
    }
    let terminal = NcursesTerminal.openOrExit()
    let window = Window(size: terminal.size)
    view.fill(window)
    Application(terminal: terminal, window: window).run()
    terminal.close()
  }
}

/// A table of the entries of a folder, a line that can be moved, and the content of the selected entry.
final class ViewerView: View, TableViewDataSource, TableViewDelegate, WindowDelegate {
  private let disk: any FileTree
  private(set) var folder: URL
  private var entries: [Entry] = []
  private var shown: [Entry] = []
  /// Whether the text is seen where there is room for one pane.
  private var isReading = false

  private let path = Label()
  private let filter = TextField(placeholder: "Part of a name")
  private let empty = Label()
  private let table = TableView()
  private let name = Label()
  private let text = TextView()
  private let split: SplitView

  init(_ disk: any FileTree, at folder: URL) throws {
    (self.disk, self.folder) = (disk, folder)
    split = SplitView(
      StackView(arrangedSubviews: [path, filter, empty, table], axis: .vertical),
      StackView(arrangedSubviews: [name, text], axis: .vertical))
    super.init()
    let column = StackView(arrangedSubviews: [split, HintLine()], axis: .vertical)
    addSubview(column)
    column.mas.makeConstraints { $0.edges.equalTo(self) }
    prepare()
    try enter(folder)
  }

  private func prepare() {
    // The title of the pane with the focus stands out.
    path.setTextStyle { [unowned text] in text.isFirstResponder ? $0.secondaryLabel : $0.tint }
    name.setTextStyle { [unowned text] in text.isFirstResponder ? $0.tint : $0.secondaryLabel }
    (path.lineBreakMode, name.lineBreakMode) = (.byTruncatingHead, .byTruncatingMiddle)
    empty.setTextStyle(\.secondaryLabel)
    filter.addAction(for: .editingChanged) { [unowned self] in filterChanged() }
    (table.accessibilityLabel, text.accessibilityLabel) = ("Files", "Text")
    (table.dataSource, table.delegate, table.allowsSelection) = (self, self, true)
    text.isEditable = false
    (split.position, split.minimumLength) = (32, 8)
  }

  func fill(_ window: Window) {
    window.addSubview(self)
    mas.makeConstraints { $0.edges.equalTo(window) }
    window.delegate = self
    // What belongs to the window works in front of a panel, too.
    window.keyCommands = [
      command(.character("q"), "quit", 70) { $0.window?.performClose() },
      .palette(in: window), .help(in: window),
    ]
    windowDidResize(window)
  }

  override var preferredFocusEnvironments: [View] { [table] }

  /// Shows both panes, or the one that is used where there is no room for two.
  func windowDidResize(_ window: Window) {
    if table.isFirstResponder || text.isFirstResponder { isReading = text.isFirstResponder }
    path.isHidden = window.size.height < 8
    split.first.isHidden = window.size.width < 50 && isReading
    split.second.isHidden = window.size.width < 50 && !isReading
  }

  private func read(_ reads: Bool) {
    isReading = reads
    // The other pane may be hidden: it cannot have the focus before it is shown.
    (split.first.isHidden, split.second.isHidden) = (false, false)
    window?.firstResponder = reads ? text : table
    window.map(windowDidResize)
  }

  private func moveDivider(by columns: Double) {
    split.position = max(split.minimumLength, split.first.frame.width + columns)
  }

  // MARK: - The folder

  /// Shows a folder and selects an entry of it, or else the first.
  private func enter(_ folder: URL, selecting name: String? = nil) throws {
    entries = try disk.entries(of: folder).sorted()
    self.folder = folder
    path.text = folder.path.withVisibleControls()
    (filter.text, filter.isHidden) = ("", true)
    show(entries, selecting: name)
  }

  private func goUp() {
    // A folder that cannot be read is not entered.
    try? enter(folder.deletingLastPathComponent(), selecting: folder.lastPathComponent)
    read(false)
  }

  private func filter(_ isOn: Bool) {
    read(false)
    filter.isHidden = !isOn
    if isOn {
      window?.firstResponder = filter
    } else {
      filter.text = ""
      filterChanged()
    }
  }

  private func filterChanged() {
    show(entries.filter { $0.contains(filter.text) }, selecting: selected?.name)
  }

  private func show(_ entries: [Entry], selecting name: String?) {
    shown = entries
    table.reloadData()
    table.selectRow(at: entries.firstIndex { $0.name == name } ?? 0, scrollPosition: .none)
    empty.text = self.entries.isEmpty ? "Empty" : "No such name"
    empty.isHidden = !entries.isEmpty
    showSelected()
  }

  private var selected: Entry? { table.selectedRow.map { shown[$0] } }

  private func showSelected() {
    name.text = selected?.name.withVisibleControls() ?? ""
    text.text = selected.map { disk.preview(of: $0, in: folder) } ?? ""
  }

  // MARK: - Rows

  func numberOfRows(in tableView: TableView) -> Int { shown.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(EntryCell.self)
    cell.show(shown[row])
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) { showSelected() }

  func tableView(_ tableView: TableView, titleForPrimaryActionForRowAt row: Int) -> String? {
    shown[row].isFolder ? "open" : "read"
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt row: Int) {
    guard shown[row].isFolder else { return read(true) }
    try? enter(folder.appendingPathComponent(shown[row].name))
  }

  // MARK: - Keys

  override var keyCommands: [KeyCommand] {
    if filter.isFirstResponder {
      return [
        command(.enter, "list", 90) { $0.read(false) },
        command(.down, "list", 90) { $0.read(false) },
        command(.escape, "all", 80) { $0.filter(false) },
      ]
    }
    let back = command(.escape, "list", 90) { $0.read(false) }
    let all = command(.escape, "all", 80) { $0.filter(false) }
    return (text.isFirstResponder ? [back] : filter.isHidden ? [] : [all]) + [
      command(.backspace, "up", 65, folder.path != "/") { $0.goUp() },
      command(.character("/"), "filter", 60) { $0.filter(true) },
      command(.tab, "pane", 55) { $0.read(!$0.text.isFirstResponder) },
      command(.character("<"), "resize", 20, !split.divider.isHidden) { $0.moveDivider(by: -4) },
      command(.character(">"), "resize", 20, !split.divider.isHidden) { $0.moveDivider(by: 4) },
    ]
  }

  private func command(
    _ key: KeyPress.Key, _ hint: String, _ importance: Int, _ isEnabled: Bool = true,
    action: @escaping @MainActor (ViewerView) -> Void
  ) -> KeyCommand {
    KeyCommand(
      KeyPress(key), title: LocalizedText(verbatim: hint.capitalized),
      hint: LocalizedText(verbatim: hint), importance: importance,
      isEnabled: isEnabled
    ) { [weak self] in self.map(action) }
  }
}

/// A row: the name, and at the right the size.
final class EntryCell: TableViewCell {
  private let name = Label()
  private let size = Label()

  required init() {
    super.init()
    [name, size].forEach(contentView.addSubview)
    name.lineBreakMode = .byTruncatingMiddle
    size.setTextStyle(\.secondaryLabel)
    size.setContentCompressionResistancePriority(.required, for: .horizontal)
    name.mas.makeConstraints { $0.left.top.bottom.equalTo(contentView) }
    size.mas.makeConstraints { make in
      make.left.greaterThanOrEqualTo(name.mas.right).offset(1)
      // The last column is the scroll bar's.
      make.right.equalTo(contentView).offset(-1)
      make.top.equalTo(contentView)
    }
  }

  func show(_ entry: Entry) {
    name.text = entry.name.withVisibleControls() + (entry.isFolder ? "/" : "")
    size.text = entry.sizeText
  }
}
