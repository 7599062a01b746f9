import Cassowary
import Testing

/// The value of an expression is asked of a solver: it is that of a variable that equals it.
@Suite struct `Values of expressions` {
  private func value(
    _ x: Double, _ y: Double, of expression: (Variable, Variable) -> LinearExpression
  ) throws -> Double {
    var solver = Solver()
    let (left, right) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let result = solver.makeVariable("result")
    try solver.add([left == x, right == y, result == expression(left, right)])
    return try solver.answers([result])[0]
  }

  @Test func `a constant expression has its constant as value`() throws {
    #expect(try value(3, 2) { _, _ in LinearExpression(5) } == 5)
    #expect(try value(3, 2) { _, _ in LinearExpression(5) * -1 } == -5)
  }

  @Test func `an expression that grows step by step has the value of each step`() throws {
    #expect(try value(3, 2) { x, _ in 2 * x + 1 } == 7)
    #expect(try value(3, 2) { x, _ in 2 * x + 1 + 2 } == 9)
    #expect(try value(3, 2) { x, _ in 2 * x + 1 - 1 } == 6)
    #expect(try value(3, 2) { x, _ in 2 * x + 1 + x } == 10)
    #expect(try value(3, 2) { x, _ in 2 * x + 1 + x - x } == 7)
    #expect(try value(3, 2) { x, y in 2 * x + 1 + 5 * y } == 17)
    #expect(try value(3, 1) { x, y in 2 * x + 1 + 5 * y } == 12)
    #expect(try value(10, 1) { x, y in 2 * x + 1 + 5 * y } == 26)
    #expect(try value(10, 1) { x, y in (2 * x + 1 + 5 * y) * -1 } == -26)
  }

  @Test func `a copy of an expression has the same value and goes its own way`() throws {
    let values = try value(3, 0) { x, _ in
      let original = 5 * x + 2
      var copy = original
      copy.constant = 0
      return 100 * original + copy
    }
    #expect(values == 1715)
  }

  @Test func `the value follows the variables`() throws {
    #expect(try value(5, 2) { x, y in x * 2 + y - 1 } == 11)
    #expect(try value(4, 2) { x, y in x * 2 + y - 1 } == 9)
    #expect(try value(4, 2) { x, _ in x + 3 } == 7)
    #expect(try value(4, 2) { x, _ in x - 2 } == 2)
    #expect(try value(4, 2) { x, y in x + y } == 6)
    #expect(try value(4, 2) { x, y in x - y } == 2)
  }

  @Test func `a variable that is substituted by its definition leaves the same sum`() throws {
    var solver = Solver()
    let (x, y, z) = (
      solver.makeVariable("x"), solver.makeVariable("y"), solver.makeVariable("z")
    )
    let (long, short) = (solver.makeVariable("long"), solver.makeVariable("short"))
    try solver.add([x == 7, z == -2, y == z + 3])
    try solver.add([long == 4 * x + 2 * y + z, short == 4 * x + 3 * z + 6])
    try solver.expect([28, 28], of: [long, short])
  }
}
