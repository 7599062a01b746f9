import Ashlar
import AshlarTesting
import Foundation
import SeededNumbers
import Testing

@testable import ToDo

/// The to-do list, used as a person does.
@MainActor struct ToDoTests {
  private let window = Window(size: CellSize(width: 40, height: 10))
  private let view: ToDoView
  private let pilot: Pilot

  init() throws {
    view = try ToDoView()
    view.fill(window)
    pilot = Pilot(window)
  }

  private var titles: [String] { view.items.map(\.title) }

  private func add(_ titles: String...) throws {
    if !(window.firstResponder is TextField) { try pilot.press("n") }
    for title in titles { try pilot.type(title + "\n") }
  }

  @Test func `it begins in the field, and says that there is nothing`() throws {
    try pilot.expect(
      screen: """
        To do: 0 of 0 left
        New task



                      Nothing to do



         Enter save  Esc list  F1 help  Tab next
        """)
    #expect(window.firstResponder === (try pilot.view(.textField, "New task")))
  }

  @Test(arguments: PilotInput.allCases) func `tasks are typed, ticked off, removed and restored`(
    input: PilotInput
  ) throws {
    let pilot = Pilot(window, input: input)
    try pilot.type("Buy milk\nCall Ada\n早上好\n")
    try pilot.press("esc", "space")
    #expect(view.items.map(\.isDone) == [false, false, true])
    try pilot.press("up", "delete")
    #expect(titles == ["Buy milk", "早上好"])
    // The next task is where the removed one was.
    #expect(try pilot.view(.row, "早上好").accessibilityTraits.contains(.selected))
    try pilot.press("u", "u")
    #expect(titles == ["Buy milk", "Call Ada", "早上好"] && view.items.allSatisfy { !$0.isDone })
    try pilot.press("home", "enter")
    try pilot.type(" and bread\n")
    #expect(titles == ["Buy milk and bread", "Call Ada", "早上好"])
    #expect(
      pilot.accessibilityText.hasPrefix(
        """
        text "To do: 3 of 3 left"
        text field "New task": ""
        list "Tasks"
        row "Buy milk and bread": "to do" [selected, focused]
        row "Call Ada": "to do"
        """))
  }

  @Test func `an edit that is given up changes nothing`() throws {
    try add("one")
    try pilot.press("esc", "enter")
    try pilot.type(" more")
    try pilot.press("esc", "n")
    try pilot.type("two\n")
    #expect(titles == ["one", "two"])
    // An empty line leads to the list.
    try pilot.press("enter")
    #expect(window.firstResponder is TableView)
  }

  @Test func `an edit follows its task, and ends as a new one if that is removed`() throws {
    try add("one", "two", "three")
    try pilot.press("esc", "end", "space", "enter")
    let first = try pilot.view(.row, "one")
    try pilot.click(first, at: CellPoint(x: 6, y: 0))
    try pilot.press("delete", "shift-tab")
    try pilot.type("!\n")
    #expect(titles == ["two", "three!"] && view.items.map(\.isDone) == [false, true])
    // Nothing is left of the list when the title comes back.
    try pilot.press("end", "enter")
    try pilot.click(try pilot.view(.row, "two"), at: CellPoint(x: 6, y: 0))
    try pilot.press("delete", "delete", "shift-tab")
    try pilot.type("?\n")
    #expect(titles == ["three!?"] && view.items.map(\.isDone) == [false])
  }

  @Test(arguments: 0..<20) func `nothing goes wrong, whatever is pressed and clicked`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let keys = [
      "n", "x", "u", "enter", "enter", "esc", "space", "delete", "up", "down", "home", "end", "tab",
      "shift-tab", "ctrl-p", "f1",
    ]
    for step in 0..<150 {
      let cell = CellPoint(
        x: Int.random(in: 0..<40, using: &random), y: Int.random(in: 0..<10, using: &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0: pilot.click(at: cell)
      case 1: try add("task \(step)")
      default: try pilot.press(keys.randomElement(using: &random) ?? "n")
      }
      let left = view.items.count { !$0.isDone }
      let header = "To do: \(left) of \(titles.count) left"
      // A page of help has nothing to focus, and what is behind it is not read.
      let isModal = window.focusSystem.modalView != nil
      #expect(pilot.accessibilityText.contains(header) || isModal, "seed \(seed), step \(step)")
      #expect(window.firstResponder != nil || isModal, "seed \(seed), step \(step)")
      if window.isClosed { return }
    }
  }

  @Test func `a click on the box ticks, one on the title selects`() throws {
    try add("one", "two")
    let row = try pilot.view(.row, "one")
    try pilot.click(row, at: CellPoint(x: 1, y: 0))
    #expect(view.items.map(\.isDone) == [true, false])
    try pilot.click(try pilot.view(.row, "two"), at: CellPoint(x: 6, y: 0))
    #expect(view.items.map(\.isDone) == [true, false])
    try pilot.press("space")
    #expect(view.items.map(\.isDone) == [true, true])
  }

  @Test func `hints are those of the keys that do something`() throws {
    pilot.resize(to: CellSize(width: 80, height: 10))
    try pilot.press("esc")
    #expect(pilot.screen.contains("n new  q quit"), "\(pilot.screen)")
    #expect(!pilot.screen.contains("done"))
    try add("one")
    try pilot.press("esc")
    #expect(pilot.screen.contains("space done"))
    try pilot.press("q")
    #expect(window.isClosed)
  }

  @Test(arguments: [(20, 5), (80, 24), (120, 40), (200, 60)])
  func `each size has room for the field, tasks and hints`(width: Int, height: Int) throws {
    pilot.resize(to: CellSize(width: width, height: height))
    try add("a task of several words", "two", "three", "four", "five")
    try pilot.press("esc", "home")
    let rows = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let table = try pilot.view(.list, "Tasks")
    #expect(rows.allSatisfy { $0.count <= width })
    #expect(pilot.frame(of: table).height >= height - 3)
    #expect(pilot.frame(of: table).width == min(80, width))
    #expect(rows.contains { $0.contains("[ ] a task") }, "\(pilot.screen)")
    #expect(rows.last?.contains("space done") == true, "\(pilot.screen)")
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test func `tasks are kept in a file`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).md").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    try ("# Today\n- [x] one\n- [ ] two\n").write(toFile: file, atomically: true, encoding: .utf8)
    let view = try ToDoView(file: file)
    #expect(view.items.map(\.line) == ["- [x] one\n", "- [ ] two\n"])
    let window = Window(size: CellSize(width: 20, height: 5))
    view.fill(window)
    try Pilot(window).type("three\n")
    #expect(
      try String(contentsOfFile: file, encoding: .utf8) == "- [x] one\n- [ ] two\n- [ ] three\n")
  }

  @Test func `a file that cannot be written is told`() throws {
    let view = try ToDoView(file: "/nowhere/tasks.md")
    let window = Window(size: CellSize(width: 40, height: 10))
    view.fill(window)
    let pilot = Pilot(window)
    try pilot.type("one\n")
    #expect(pilot.screen.contains("Not saved"))
    try pilot.press("enter")
    #expect(!pilot.screen.contains("Not saved") && window.firstResponder is TextField)
  }
}
