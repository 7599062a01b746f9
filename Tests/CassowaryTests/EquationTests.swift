import Cassowary
import Testing

/// `==` is an equation unless a comparison is called for.
@Suite struct Equations {
  private let x: Variable
  private let y: Variable

  init() {
    var solver = Solver()
    (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
  }

  @Test func `what no type is given for is a constraint`() {
    let ofVariables = x == y
    let ofExpressions = 2 * y == x - 1
    let ofBoth = x == 2 * y
    let ofNumbers = (x == 3, 3 == 2 * x)
    // What is a Bool has no description that begins so.
    #expect("\(ofVariables)" == "v0 == v1")
    #expect("\(ofExpressions)" == "2 v1 == v0 - 1")
    #expect("\(ofBoth)" == "v0 == 2 v1")
    #expect("\(ofNumbers.0), \(ofNumbers.1)" == "v0 == 3, 3 == 2 v0")
    #expect([ofVariables, ofExpressions, ofBoth].allSatisfy { $0.relation == .equal })
  }

  @Test func `where a Bool is called for it compares`() {
    let isSame: Bool = x == y
    #expect(!isSame && x == x && x != y)
    #expect(2 * x == 2 * x && 2 * x != x + x && x + 1 != x + 2)
    let isOne = if x == y { 1 } else { 2 }
    #expect(isOne == 2)
    #expect([x, y].filter { $0 == y } == [y])
  }

  @Test func `collections compare by it`() {
    #expect([x, y].firstIndex(of: y) == 1)
    #expect(Set([x, y, x]).count == 2)
    #expect(Set([2 * x, 2 * x, 2 * y]).count == 2)
    #expect([2 * x: 1, 2 * y: 2][2 * y] == 2)
  }

  @Test func `variables at the same place of two solvers are two`() {
    var (one, other) = (Solver(), Solver())
    let (first, second) = (one.makeVariable("x"), other.makeVariable("x"))
    #expect(first != second && first == first)
    #expect(!one.contains(second) && other.contains(second))
  }
}
