import Ashlar
import Foundation

/// A to-do list. `swift run ToDo tasks.md` keeps it in a file.
@main @MainActor enum Program {
  static func main() {
    let view: ToDoView
    do {
      view = try ToDoView(file: CommandLine.arguments.dropFirst().first)
    } catch {
      // A path may have been given that would steer the terminal.
      let reason = error.localizedDescription.unicodeScalars.filter { $0.value >= 32 }
      FileHandle.standardError.write(Data("\(String(reason))\n".utf8))
      exit(1)
    }
    let terminal = NcursesTerminal.openOrExit()
    let window = Window(size: terminal.size)
    view.fill(window)
    Application(terminal: terminal, window: window).run()
    terminal.close()
  }
}

/// Something to do: a line of the file, `- [x] Buy milk`.
struct Item: Identifiable {
  let id = UUID()
  var title: String
  var isDone = false
  var line: String { (isDone ? "- [x] " : "- [ ] ") + title + "\n" }
}

/// A field for a new item, and the list below it.
final class ToDoView: View, TableViewDataSource, WindowDelegate {
  private(set) var items: [Item] = []
  private var former: [[Item]] = []
  private let file: String?
  /// The item whose title is in the field; `nil` for a new one. Its row may change meanwhile, or go.
  private var edited: Item.ID?

  private let header = Label()
  private let field = TextField(placeholder: "New task")
  private let table = TableView()
  private let empty = Label("Nothing to do")

  init(file: String? = nil) throws {
    self.file = file
    super.init()
    if let file, FileManager.default.fileExists(atPath: file) {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      items = text.matches(of: /- \[([ x])\] (.+)/)
        .map { Item(title: String($0.2), isDone: $0.1 == "x") }
    }
    arrange()
    itemsChanged()
  }

  private func arrange() {
    let column = StackView(arrangedSubviews: [header, field, table, HintLine()])
    column.axis = .vertical
    addSubview(column)
    addSubview(empty)
    // As high as the window, in its middle, and no wider than is good to read.
    column.mas.makeConstraints { make in
      make.top.bottom.centerX.equalTo(self)
      make.width.equalTo(self).priority(999)
      make.width.lessThanOrEqualTo(80)
    }
    empty.mas.makeConstraints { $0.center.equalTo(table) }
    header.setTextStyle(\.tint)
    empty.setTextStyle(\.secondaryLabel)
    table.accessibilityLabel = "Tasks"
    table.dataSource = self
    table.allowsSelection = true
  }

  func fill(_ window: Window) {
    window.addSubview(self)
    mas.makeConstraints { $0.edges.equalTo(window) }
    window.delegate = self
    // What belongs to the window works in front of a panel, too.
    window.keyCommands = [
      command(.character("q"), "quit", 80) { [weak window] in window?.performClose() },
      .palette(in: window), .help(in: window, key: KeyPress(.function(1))),
    ]
  }

  /// Leaves the rows to the tasks where there are few.
  func windowDidResize(_ window: Window) { header.isHidden = window.size.height < 8 }

  func numberOfRows(in tableView: TableView) -> Int { items.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(ItemCell.self)
    cell.show(items[row]) { [weak self] in self?.tick(row) }
    return cell
  }

  // MARK: - Changes

  private func change(_ body: (inout [Item]) -> Void) {
    former.append(items)
    body(&items)
    itemsChanged()
  }

  /// Shows the items, and writes them to the file.
  private func itemsChanged() {
    header.text = "To do: \(items.count { !$0.isDone }) of \(items.count) left"
    empty.isHidden = !items.isEmpty
    table.reloadData()
    guard let file, let window else { return }
    do {
      try items.map(\.line).joined().write(toFile: file, atomically: true, encoding: .utf8)
    } catch {
      let alert = Alert("Not saved", message: error.localizedDescription)
      alert.addButton("OK", role: .primary)
      alert.present(in: window)
    }
  }

  private func undo() {
    items = former.popLast() ?? items
    itemsChanged()
  }

  private func tick(_ row: Int) { change { $0[row].isDone.toggle() } }

  private func edit(_ row: Int?) {
    edited = row.map { items[$0].id }
    field.text = row.map { items[$0].title } ?? ""
    field.becomeFirstResponder()
  }

  /// Adds what is in the field, or changes the row that it is from.
  private func enter() {
    let title = field.text.trimmingCharacters(in: .whitespaces)
    if title.isEmpty { return leaveField() }
    let row = items.firstIndex { $0.id == edited } ?? items.count
    change { if row < $0.count { $0[row].title = title } else { $0.append(Item(title: title)) } }
    table.selectRow(at: row, scrollPosition: .none)
    if edited == nil { field.text = "" } else { leaveField() }
  }

  private func leaveField() {
    edit(nil)
    table.becomeFirstResponder()
  }

  // MARK: - Keys

  override var keyCommands: [KeyCommand] {
    if field.isFirstResponder {
      return [
        command(.enter, "save", 90) { self.enter() },
        command(.escape, "list", 80) { self.leaveField() },
      ]
    }
    let undo = command(.character("u"), "undo", 65) { self.undo() }
    let ofRow = table.focusedRow.map { row in
      [
        command(.character(" "), "done", 90) { self.tick(row) },
        command(.enter, "edit", 70) { self.edit(row) },
        command(.delete, "remove", 60) { self.change { $0.remove(at: row) } },
      ]
    }
    return (ofRow ?? []) + (former.isEmpty ? [] : [undo]) + [
      command(.character("n"), "new", 85) { self.edit(nil) }
    ]
  }

  private func command(
    _ key: KeyPress.Key, _ hint: String, _ importance: Int, action: @escaping @MainActor () -> Void
  ) -> KeyCommand {
    KeyCommand(
      KeyPress(key), title: LocalizedText(verbatim: hint.capitalized),
      hint: LocalizedText(verbatim: hint),
      importance: importance, action: action)
  }
}

/// A row: a box to tick, and the title, on as many lines as it needs.
final class ItemCell: TableViewCell {
  private let box = Label()
  private let title = Label()
  private var onTick: @MainActor () -> Void = {}

  required init() {
    super.init()
    title.numberOfLines = 0
    [box, title].forEach(contentView.addSubview)
    box.mas.makeConstraints { $0.left.top.equalTo(contentView) }
    title.mas.makeConstraints { make in
      make.left.equalTo(4)
      make.top.right.bottom.equalTo(contentView)
    }
  }

  func show(_ item: Item, onTick: @escaping @MainActor () -> Void) {
    self.onTick = onTick
    box.text = item.isDone ? "[x]" : "[ ]"
    title.text = item.title
    title.setTextStyle { item.isDone ? $0.secondaryLabel : $0.label }
    (accessibilityLabel, accessibilityValue) = (item.title, item.isDone ? "done" : "to do")
  }

  /// Ticks for a click on the box; elsewhere the table selects the row.
  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    guard event.action == .press(.left), point.x < 3 else { return false }
    onTick()
    return true
  }
}
