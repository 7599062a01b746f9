import Cassowary
import Foundation
import Testing

/// The samples of the pages on the solver: each prints what its page says.
struct CassowaryPagesTests {
  private static func page(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let path = "../../../Sources/Cassowary/Cassowary.docc/\(name).md"
    return try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test func `the first page`() throws {
    var printed: [String] = []
    func print(_ items: Any...) {
      printed.append(items.map { "\($0)" }.joined(separator: " "))
    }

    var solver = Solver()
    let list = solver.makeVariable("list")
    let text = solver.makeVariable("text")
    let window = solver.makeVariable("window")

    try solver.add(list >= 10)
    try solver.add(list + text == window)
    try solver.add((list == 24).with(priority: 500))
    try solver.add((text >= 50).with(priority: 750))
    try solver.addEditVariable(window, priority: 900)

    for width in [80.0, 66, 40] {
      try solver.suggest(width, for: window)
      try solver.optimize()
      print(solver.value(of: list), solver.value(of: text))  // 24.0 56.0, 16.0 50.0, 10.0 30.0
    }

    do {
      try solver.add(list <= 5)
    } catch {
      print(error)  // list <= 5 contradicts list >= 10; both are required.
    }
    print(try solver.isAmbiguous(text))  // false: no other value would do as well
    print(solver)  // the tableau, line by line

    #expect(printed.prefix(3) == ["24.0 56.0", "16.0 50.0", "10.0 30.0"])
    #expect(printed[3] == "list <= 5 contradicts list >= 10; both are required.")
    #expect(printed[4] == "false" && printed.count == 6)
  }

  @Test func `the page on reading a solver`() throws {
    var printed: [String] = []
    func print(_ item: Any) { printed.append("\(item)") }

    var solver = Solver()
    let window = solver.makeVariable("window")
    let list = solver.makeVariable("list")
    let edge = solver.makeVariable("edge")
    let text = solver.makeVariable("text")
    let note = solver.makeVariable("note")

    try solver.addEditVariable(window, priority: .required)
    try solver.suggest(60, for: window)
    try solver.add(list >= 10)
    try solver.add(edge == list + 1)
    try solver.add(edge + text <= window)
    try solver.add(text >= 0)
    try solver.add((list == 20).with(priority: 750))
    try solver.add((text == 50).with(priority: 250))
    try solver.add(note >= edge - 5)
    try solver.optimize()
    print(solver)

    try solver.suggest(20, for: window)
    try solver.optimize()
    // The page leaves out the constraints there: they are the same.
    let description = solver.description
    print(description[..<(try #require(description.firstRange(of: "\n\n")).lowerBound)])
    try #require(printed.count == 2)
    for one in printed {
      #expect(try Self.page("ReadingASolver").contains("```\n\(one)\n```"), "\(one)")
    }
  }
}
