import Ashlar
import AshlarTesting
import Foundation
import Testing

struct Note: Codable, Equatable {
  var title: String
  var text = ""
}

@MainActor final class NoteStore {
  private(set) var notes: [Note]
  private(set) var problem: String?
  var didChange: () -> Void = {}
  private let save: ([Note]) throws -> Void

  init(_ notes: [Note], save: @escaping ([Note]) throws -> Void) {
    self.notes = notes
    self.save = save
  }

  func setText(_ text: String, ofNote index: Int) {
    notes[index].text = text
    do {
      try save(notes)
      problem = nil
    } catch {
      problem = "Not saved: \(error)"
    }
    didChange()
  }
}

extension NoteStore {
  convenience init(file: URL) throws {
    let isThere = FileManager.default.fileExists(atPath: file.path)
    let notes = isThere ? try JSONDecoder().decode([Note].self, from: Data(contentsOf: file)) : []
    self.init(notes) { notes in
      try JSONEncoder().encode(notes).write(to: file, options: .atomic)
    }
  }
}

final class NoteList: ViewController, TableViewDataSource, TableViewDelegate {
  let table = TableView()
  var onSelect: (Int) -> Void = { _ in }
  var onOpen: () -> Void = {}
  private let store: NoteStore

  init(_ store: NoteStore) {
    self.store = store
    super.init()
  }

  override func loadView() {
    view = table
    table.allowsSelection = true
    table.dataSource = self
    table.delegate = self
  }

  func numberOfRows(in tableView: TableView) -> Int { store.notes.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(PostCell.self)
    cell.label.text = store.notes[row].title
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) { onSelect(row) }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt row: Int) { onOpen() }
}

final class NotesPage: ViewController {
  let list: NoteList
  let text = TextView()
  private let problem = Label()
  private let store: NoteStore
  private var isReading = false

  init(_ store: NoteStore) {
    self.store = store
    list = NoteList(store)
    super.init()
  }

  override func viewDidLoad() {
    let panes = StackView(arrangedSubviews: [list.view, text])
    let column = StackView(arrangedSubviews: [panes, problem], axis: .vertical)
    view.addSubview(column)
    column.mas.makeConstraints { make in make.edges.equalTo(view) }
    addChild(list)
    list.view.mas.makeConstraints { make in make.width.equalTo(24).priority(750) }
    list.didMove(toParent: self)

    list.onSelect = { [unowned self] row in text.text = store.notes[row].text }
    list.onOpen = { [unowned self] in show(reading: true) }
    text.addAction(for: .editingChanged) { [unowned self] in
      guard let row = list.table.selectedRow else { return }
      store.setText(text.text, ofNote: row)
    }
    store.didChange = { [unowned self] in storeDidChange() }
    storeDidChange()
  }

  private func storeDidChange() {
    problem.text = store.problem ?? ""
    problem.isHidden = store.problem == nil
  }

  override var keyCommands: [KeyCommand] {
    guard text.isFirstResponder else { return [] }
    return [
      KeyCommand(.escape, title: "List") { [unowned self] in show(reading: false) }
    ]
  }

  override func viewWillAppear(_ animated: Bool) { adapt() }

  override func traitCollectionDidChange(_ previous: TraitCollection) { adapt() }

  private func adapt() {
    if list.table.isFirstResponder || text.isFirstResponder { isReading = text.isFirstResponder }
    let hasOnePane = traitCollection.horizontalSizeClass == .compact
    list.view.isHidden = hasOnePane && isReading
    text.isHidden = hasOnePane && !isReading
  }

  private func show(reading: Bool) {
    (list.view.isHidden, text.isHidden) = (false, false)
    view.window?.firstResponder = reading ? text : list.table
    adapt()
  }
}

/// The samples of the page *A program's shape*.
@MainActor struct ProgramShapePageTests {
  @Test func `a change is kept, and both panes are seen`() throws {
    var kept: [Note] = []
    let store = NoteStore([Note(title: "Lime", text: "burnt"), Note(title: "Sand")]) { notes in
      kept = notes
    }
    let page = NotesPage(store)
    let window = Window(size: CellSize(width: 80, height: 4))
    window.rootViewController = page
    let pilot = Pilot(window)
    try pilot.press("down", "up", "enter")
    try pilot.type("Well ")
    #expect(kept.map(\.text) == ["Well burnt", ""])
    #expect(pilot.screen.hasPrefix("Lime                    Well burnt"))

    pilot.resize(to: CellSize(width: 30, height: 4))
    #expect(pilot.screen.hasPrefix("Well burnt") && page.text.isFirstResponder)
    try pilot.press("esc")
    #expect(pilot.screen.hasPrefix("Lime") && page.list.table.isFirstResponder)
    pilot.resize(to: CellSize(width: 80, height: 4))
    #expect(pilot.screen.hasPrefix("Lime                    Well burnt"))
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test func `what could not be saved is said`() throws {
    struct Full: Error {}
    let store = NoteStore([Note(title: "Lime")]) { _ in throw Full() }
    let window = Window(size: CellSize(width: 80, height: 3))
    window.rootViewController = NotesPage(store)
    let pilot = Pilot(window)
    try pilot.press("down", "enter")
    try pilot.type("a")
    #expect(pilot.screen.contains("Not saved: Full()"))
  }

  @Test func `a file that is not there has no notes, and keeps those that come`() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "notes-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try NoteStore(file: file).notes.isEmpty)
    try JSONEncoder().encode([Note(title: "Lime")]).write(to: file)
    try NoteStore(file: file).setText("burnt", ofNote: 0)
    #expect(try NoteStore(file: file).notes == [Note(title: "Lime", text: "burnt")])
    try Data("[".utf8).write(to: file)
    #expect(throws: DecodingError.self) { try NoteStore(file: file) }
  }
}
