import Ashlar
import AshlarTesting
import Foundation
import SeededNumbers
import Testing

@testable import Viewer

/// Files that are made up. A folder or a file that is in none of the lists cannot be read.
private struct MadeUpFiles: FileTree {
  struct Refusal: LocalizedError {
    var errorDescription: String? { "Permission denied" }
  }

  var folders: [String: [Entry]] = [:]
  var files: [String: Data] = [:]

  mutating func add(_ name: String, _ kind: Entry.Kind = .file, _ data: Data? = nil) {
    folders["/home", default: []].append(Entry(name: name, kind: kind, size: data?.count ?? 7))
    files["/home/" + name] = data
  }

  func entries(of folder: URL) throws -> [Entry] {
    guard let entries = folders[folder.path] else { throw Refusal() }
    return entries
  }

  func start(of file: URL, count: Int) throws -> Data {
    guard let data = files[file.path] else { throw Refusal() }
    return data.prefix(count)
  }
}

/// The file viewer, used as a person does.
@MainActor struct ViewerTests {
  private let window = Window(size: CellSize(width: 80, height: 12))
  private let view: ViewerView
  private let pilot: Pilot

  init() throws {
    var files = MadeUpFiles()
    files.folders["/"] = [Entry(name: "home", kind: .folder), Entry(name: "usr", kind: .folder)]
    files.folders["/home/many"] = (1...5000).map { Entry(name: "file-\($0).txt", size: $0) }
    files.folders["/home/none"] = []
    for name in ["none", "many", "locked"] { files.add(name, .folder) }
    files.add("pipe", .other)
    files.add("numbers.txt", .file, Data((1...300).map { "\($0)\n" }.joined().utf8))
    files.add("早上好.txt", .file, Data("你好\n".utf8))
    files.add("👩‍🚀 rocket.md", .file, Data("up\r\nand away".utf8))
    files.add("bad\u{1B}[31m\n.txt", .file, Data("a\u{1B}[31mred\u{7}\n\tend".utf8))
    files.add("a.out", .file, Data([127, 69, 0, 1]))
    files.add("secret.txt")
    view = try ViewerView(files, at: URL(fileURLWithPath: "/home"))
    view.fill(window)
    pilot = Pilot(window)
  }

  private var table: TableView {
    get throws { try #require(try pilot.view(.list, "Files") as? TableView) }
  }

  private var text: TextView {
    get throws { try #require(try pilot.view(.staticText, "Text") as? TextView) }
  }

  private var rows: [String] { pilot.screen.components(separatedBy: "\n") }

  /// Selects the entry whose name is at the top of the right pane then.
  private func select(_ name: String) throws {
    try pilot.press("home")
    for _ in 0..<12 where !rows[0].hasSuffix("│" + name) { try pilot.press("down") }
    #expect(rows[0].hasSuffix("│" + name))
  }

  // MARK: - Screens

  @Test func `a folder, and what is selected in it`() throws {
    try select("numbers.txt")
    try pilot.expect(
      screen: """
        /home                           │numbers.txt
        locked/                         │1                                             ▐
        many/                           │2
        none/                           │3
        👩 rocket.md               12 B │4
        a.out                       4 B │5
        bad^[[31m^J.txt            15 B │6
        numbers.txt              1.1 kB │7
        pipe                            │8
        secret.txt                  7 B │9
        早上好.txt                  7 B │10
         Enter read  ⌫ up  / filter  Tab pane  < > resize  q quit  ? help
        """)
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test func `in twenty columns and five rows it shows one pane, and leads from one to the other`()
    throws
  {
    pilot.resize(to: CellSize(width: 20, height: 5))
    try pilot.press("down", "down", "down")
    try pilot.expect(
      screen: """
        locked/            ▐
        many/
        none/
        👩 rocket.md   12 B
         Enter read  ? help
        """)
    try pilot.press("enter")
    try pilot.expect(
      screen: """
        👩 rocket.md
        up
        and away

         Esc list  ? help
        """)
    #expect(try text.isFirstResponder && window.reports.isEmpty && window.diagnose().isEmpty)
    // With more room both are there, and with less again the one that was used.
    pilot.resize(to: CellSize(width: 60, height: 5))
    #expect(try rows[1] == "many/                           │up" && text.isFirstResponder)
    pilot.resize(to: CellSize(width: 20, height: 5))
    #expect(rows[1] == "up")
    for key in ["esc", "tab", "tab"] { try pilot.press(key) }
    #expect(try table.isFirstResponder && table.selectedRow == 3 && rows[3].hasPrefix("👩"))
    try pilot.press("/")
    try pilot.type("bad")
    try pilot.expect(
      screen: """
        bad
        bad^[[3…^J.txt 15 B


         Enter ↓ list
        """)
  }

  @Test(arguments: [(80, 24), (120, 40), (200, 60)]) func `at other sizes it fills the window`(
    width: Int, height: Int
  ) throws {
    try select("numbers.txt")
    pilot.resize(to: CellSize(width: width, height: height))
    #expect(rows.count == height && rows[0] == "/home                           │numbers.txt")
    #expect(rows[height - 2] == String(repeating: " ", count: 32) + "│\(height - 2)")
    #expect(rows[1].count == width && rows[1].hasSuffix("▐"))
    #expect(
      rows[height - 1] == " Enter read  ⌫ up  / filter  Tab pane  < > resize  q quit  ? help")
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
    try pilot.press("?")
    #expect(pilot.screen.contains("║ Enter      Read           ║"))
  }

  @Test func `the focus is seen without colours`() throws {
    #expect(pilot.frame.cursor == CellPoint(x: 0, y: 1))
    #expect(pilot.frame[0, 1].style.attributes.contains(.reverse))
    try pilot.press("tab")
    #expect(pilot.frame.cursor == CellPoint(x: 33, y: 1))
    #expect(!pilot.frame[0, 1].style.attributes.contains(.reverse))
    // The selected row differs from those around it.
    #expect(pilot.frame[0, 1].style.attributes.contains(.bold))
    #expect(!pilot.frame[0, 2].style.attributes.contains(.bold))
    #expect(pilot.frame[33, 0].style.attributes.contains(.bold))
  }

  // MARK: - Folders

  @Test(arguments: PilotInput.allCases) func `folders are entered and left`(input: PilotInput)
    throws
  {
    let pilot = Pilot(window, input: input)
    try pilot.press("down", "enter")
    #expect(view.folder.path == "/home/many" && rows(of: pilot)[1].hasPrefix("file-1.txt"))
    try pilot.press("down", "backspace")
    // The folder that was left is selected.
    #expect(view.folder.path == "/home" && rows(of: pilot)[0].hasSuffix("│many"))
    try pilot.press("backspace")
    #expect(view.folder.path == "/" && rows(of: pilot)[1].hasPrefix("home/"))
    // There is none above.
    try pilot.press("backspace", "enter")
    #expect(view.folder.path == "/home")
  }

  private func rows(of pilot: Pilot) -> [String] { pilot.screen.components(separatedBy: "\n") }

  @Test func `an empty folder says so, and is left again`() throws {
    try select("none")
    #expect(rows[1].hasSuffix("│Empty"))
    try pilot.press("enter")
    #expect(rows[0] == "/home/none                      │" && rows[1].hasPrefix("Empty   "))
    #expect(rows.last == " ⌫ up  / filter  Tab pane  < > resize  q quit  ? help")
    try pilot.press("down", "enter", "tab", "tab", "backspace")
    #expect(view.folder.path == "/home" && rows[0].hasSuffix("│none"))
  }

  @Test func `a folder of 5,000 files is as quick as a small one`() throws {
    try pilot.press("down", "enter", "end")
    #expect(rows[10].hasPrefix("file-5000.txt            5.0 kB▐│"))
    #expect(try rows[0].hasSuffix("│file-5000.txt") && table.visibleCells.count == 10)
    // 2 comes before 10.
    try pilot.press("home", "down")
    #expect(rows[2].hasPrefix("file-2.txt"))
    try pilot.press("/")
    try pilot.type("4999")
    #expect(try rows[2].hasPrefix("file-4999.txt") && table.numberOfRows == 1)
  }

  // MARK: - Files

  @Test(arguments: [
    ("locked", "Permission denied"), ("secret.txt", "Permission denied"), ("a.out", "Binary, 4 B"),
    ("pipe", "Neither a file nor a folder"), ("bad^[[31m^J.txt", "a^[[31mred^G"),
    ("早上好.txt", "你好"), ("👩 rocket.md", "up"),
  ]) func `every entry has a content that can be shown`(name: String, content: String) throws {
    try select(name)
    #expect(rows[1].hasSuffix("│" + content))
    // No folder is entered whose content is not known.
    try pilot.press("enter")
    #expect(view.folder.path == "/home")
  }

  @Test func `the places that were scrolled to stay`() throws {
    try select("numbers.txt")
    try pilot.press("tab", "pgdn", "pgdn", "down")
    let screen = pilot.screen
    #expect(rows[1].hasPrefix("locked/                         │20"))
    try pilot.press("tab")
    #expect(rows.dropLast() == screen.components(separatedBy: "\n").dropLast())
    try pilot.press("tab", ">", "<")
    #expect(pilot.screen == screen)
    try pilot.press("esc", "home", "down", "enter", "end", "up")
    let visible = try table.visibleRows
    try pilot.press("tab", "down", "tab")
    #expect(try table.visibleRows == visible && table.selectedRow == 4998)
  }

  // MARK: - Names

  @Test func `names are found by their letters`() throws {
    try select("secret.txt")
    try pilot.press("/")
    try pilot.type("TXT")
    // What was selected still is.
    #expect(try rows[0].hasSuffix("│secret.txt") && table.numberOfRows == 4)
    try pilot.type("x")
    #expect(rows[2].hasPrefix("No such name") && rows[0] == "/home                           │")
    try pilot.press("backspace", "down", "down", "enter")
    #expect(try rows[0].hasSuffix("│numbers.txt") && text.isFirstResponder)
    try pilot.press("esc", "esc")
    #expect(try table.numberOfRows == 10 && table.isFirstResponder && !pilot.screen.contains("TXT"))
    #expect(rows[0].hasSuffix("│numbers.txt"))
    // In the field a q is a letter.
    try pilot.press("/", "q", "esc", "q")
    #expect(window.isClosed)
  }

  // MARK: - The mouse

  @Test func `the line between the panes is dragged, or moved with keys`() throws {
    pilot.drag(from: CellPoint(x: 32, y: 3), to: CellPoint(x: 40, y: 3))
    #expect(rows[1] == "locked/" + String(repeating: " ", count: 33) + "│Permission denied")
    pilot.drag(from: CellPoint(x: 40, y: 3), to: CellPoint(x: 0, y: 3))
    #expect(rows[1] == "loc…d/  │Permission denied")
    // The focus stays where it was.
    #expect(try table.isFirstResponder)
    try pilot.press("tab", ">", "<", "<", ">", ">")
    #expect(rows[1] == "locked/" + String(repeating: " ", count: 9) + "│Permission denied")
    for _ in 0..<30 { try pilot.press(">") }
    #expect(rows[1].hasSuffix("│Permiss"))
  }

  @Test func `the wheel turns what is under it, and a double click opens`() throws {
    try select("numbers.txt")
    try pilot.scroll(try text, by: 2)
    #expect(try !rows[1].hasSuffix("│1") && table.isFirstResponder)
    let seen = rows[1]
    try pilot.doubleClick(try table, at: CellPoint(x: 3, y: 1))
    #expect(view.folder.path == "/home/many" && rows[1] != seen)
    try pilot.scroll(try table, by: 3)
    // The wheel moves no selection.
    #expect(try table.selectedRow == 0 && table.visibleRows.first != 0)
    try pilot.press("tab")
    try pilot.doubleClick(try table, at: CellPoint(x: 3, y: 2))
    #expect(try text.isFirstResponder && rows[0].contains("│file-"))
  }

  // MARK: - Whatever is pressed

  @Test(arguments: 0..<12 as Range<UInt64>) func `the text is that of the row that keys act on`(
    seed: UInt64
  ) throws {
    var numbers = SeededGenerator(seed: seed)
    let keys = [
      "up", "down", "pgdn", "end", "home", "enter", "backspace", "tab", "esc", "/", "m", "t", "<",
      ">", "?", "shift-tab",
    ]
    let sizes = [(20, 5), (80, 12), (49, 9), (50, 7), (1, 1)]
    for step in 0..<80 {
      try pilot.press(keys[Int.random(in: keys.indices, using: &numbers)])
      if Int.random(in: 0..<8, using: &numbers) == 0 {
        let size = sizes[Int.random(in: sizes.indices, using: &numbers)]
        pilot.resize(to: CellSize(width: size.0, height: size.1))
      }
      #expect(window.reports.isEmpty, "\(seed), \(step)")
    }
    for _ in 0..<4 { try pilot.press("esc") }
    pilot.resize(to: CellSize(width: 80, height: 12))
    let table = try table
    #expect(table.focusedRow == table.selectedRow && window.firstResponder != nil, "\(seed)")
    if let row = table.selectedRow, let cell = table.cellForRow(at: row) {
      let name = rows[0].split(separator: "│", maxSplits: 1).last.map(String.init) ?? ""
      let y = pilot.frame(of: cell).minY
      #expect(rows[y].hasPrefix(name.prefix(12)), "\(seed): \(rows[y]), \(name)")
    }
  }

  // MARK: - A disk

  @Test func `the files of a disk`() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("viewer-\(UUID())")
    try manager.createDirectory(
      at: folder.appendingPathComponent("sub"), withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    try Data("12345".utf8).write(to: folder.appendingPathComponent("早上好\n.txt"))
    for (name, path) in [
      ("to sub", "sub"), ("to nothing", "nothing"), ("to a device", "/dev/null"),
    ] {
      try manager.createSymbolicLink(
        atPath: folder.appendingPathComponent(name).path, withDestinationPath: path)
    }
    let disk = Disk()
    #expect(
      try disk.entries(of: folder).map { "\($0.name) \($0.kind) \($0.sizeText)" }.sorted() == [
        "sub folder ", "to a device other ", "to nothing other ", "to sub folder ",
        "早上好\n.txt file 5 B",
      ])
    #expect(
      try disk.start(of: folder.appendingPathComponent("早上好\n.txt"), count: 3) == Data("123".utf8))
    #expect(throws: (any Error).self) { try disk.entries(of: folder.appendingPathComponent("no")) }
    #expect(throws: (any Error).self) { try ViewerView(disk, at: URL(fileURLWithPath: "/no/such")) }
    let gone = disk.preview(of: Entry(name: "gone"), in: folder)
    #expect(!gone.isEmpty)
  }

  @Test func `a long file begins, and says that there is more`() {
    var files = MadeUpFiles()
    files.add("long", .file, Data(repeating: 97, count: 2_000_000))
    let text = files.preview(
      of: Entry(name: "long", size: 2_000_000), in: URL(fileURLWithPath: "/home"))
    #expect(text.hasPrefix("aaa") && text.hasSuffix("a\n\n[The start of 2.0 MB]"))
    #expect(text.utf8.count < 70_000)
  }

  @Test func `sizes are short`() {
    let sizes = [0, 999, 1000, 9949, 9950, 999_499, 999_500, 1_234_567_890, .max]
    #expect(
      sizes.map { Entry(name: "", size: $0).sizeText } == [
        "0 B", "999 B", "1.0 kB", "9.9 kB", "10 kB", "999 kB", "1.0 MB", "1.2 GB", "9223372 TB",
      ])
  }
}
