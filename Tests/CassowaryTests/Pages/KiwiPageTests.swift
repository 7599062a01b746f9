import Cassowary
import Foundation
import Testing

/// The page "Coming from kiwi": its sample, and what it says is different.
@Suite struct `Coming from kiwi` {
  /// The sample of the page, whose comments have what it prints.
  private static func sample() throws -> [String] {
    var printed: [String] = []
    // Sample: begin
    var solver = Solver()
    let left = solver.makeVariable("left")
    let width = solver.makeVariable("width")
    let window = solver.makeVariable("window")

    try solver.add(left >= 0)
    try solver.add(left + width <= window)
    let wish = try solver.add((width == 40).with(priority: .weak))
    try solver.addEditVariable(window, priority: .strong)

    try solver.suggest(30, for: window)
    try solver.optimize()
    print(solver.value(of: width), solver.error(of: wish) ?? 0)  // 30.0 -10.0

    try solver.setRightHandSide(20, of: wish)
    try solver.optimize()
    print(solver.value(of: width))  // 20.0

    do {
      try solver.add(left <= -1)
    } catch .unsatisfiable(let conflict) {
      print(conflict)  // left <= -1 contradicts left >= 0
    } catch {
      print(error)
    }
    // Sample: end
    return printed

    func print(_ items: Any...) {
      printed.append(items.map { "\($0)" }.joined(separator: " "))
    }
  }

  @Test func `its sample is compiled here, and prints what its comments say`() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let begin = try #require(lines.firstIndex { $0.hasSuffix("// Sample: " + "begin") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// Sample: " + "end") })
    let sample = lines[(begin + 1)..<end].map { $0.dropFirst(4) }.joined(separator: "\n")
    #expect(try DocumentationPage("ComingFromKiwi").text.contains("```swift\n\(sample)\n```"))
    let comments = sample.matches(of: #/\)  // (.*)/#).map { String($0.1) }
    #expect(comments.count == 3)
    #expect(try Self.sample() == comments)
  }

  @Test func `a thousand weak constraints do not outweigh a medium one`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    for _ in 0..<1001 { try solver.add((x == 0).with(priority: .weak)) }
    try solver.add((x == 1).with(priority: .medium))
    #expect(try solver.answers([x]) == [1])
  }

  @Test func `a required edit is met or refused`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let limit = try solver.add(x <= 10)
    try solver.addEditVariable(x, priority: .required)
    try solver.suggest(4, for: x)
    #expect(try solver.answers([x]) == [4])
    let error = #expect(throws: SolverError.self) { try solver.suggest(11, for: x) }
    guard case .unsatisfiable(let conflict) = try #require(error) else { return }
    #expect(conflict.constraints.contains(limit) && conflict.members.count == 2)
    #expect(try solver.answers([x]) == [4])
  }
}
