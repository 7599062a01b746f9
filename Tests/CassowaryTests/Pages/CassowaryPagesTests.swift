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
    func print(_ item: Any) { printed.append("\(item)") }

    var solver = Solver()
    let left = solver.makeVariable("left")
    let right = solver.makeVariable("right")
    let window = solver.makeVariable("window")

    try solver.add(left >= 0)
    try solver.add(right - left >= 10)
    try solver.add(right <= window)
    try solver.add((right - left == 40).with(priority: .strong))
    try solver.add((left + right == window).with(priority: .weak))
    try solver.addEditVariable(window, priority: 900)

    try solver.suggest(100, for: window)
    try solver.optimize()
    print(solver.value(of: left))  // 30.0

    try solver.suggest(30, for: window)
    try solver.optimize()
    print(solver.value(of: right))  // 30.0: 10 short of the wish
    #expect(printed == ["30.0", "30.0"])
    let wish = try #require(solver.constraints.first { $0.priority == .strong })
    #expect(solver.error(of: wish) == -10)
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
