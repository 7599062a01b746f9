import Cassowary
import Testing

@Suite struct `Expressions of the suites` {
  private let a: Variable
  private let b: Variable
  private let c: Variable

  init() {
    var solver = Solver()
    (a, b, c) = (solver.makeVariable("a"), solver.makeVariable("b"), solver.makeVariable("c"))
  }

  /// An expression of pairs of a variable and its coefficient.
  private func sum(_ pairs: [(Variable, Double)], _ constant: Double = 0) -> LinearExpression {
    LinearExpression(
      terms: pairs.map { Term($0.0, coefficient: $0.1) }, constant: constant)
  }

  // MARK: - Variables

  @Test func `a variable has the name it was made with and is zero at first`() {
    var solver = Solver()
    let (named, nameless) = (solver.makeVariable("foo"), solver.makeVariable())
    #expect(solver.name(of: named) == "foo")
    #expect(solver.name(of: nameless) == "")
    #expect(solver.value(of: named) == 0)
    #expect(named != nameless)
  }

  @Test func `a variable with a minus sign has the coefficient minus one`() {
    #expect(-a == sum([(a, -1)]))
  }

  @Test func `a variable is multiplied from both sides`() {
    #expect(a * 2 == sum([(a, 2)]))
    #expect(2 * a == sum([(a, 2)]))
  }

  @Test func `a variable is divided`() {
    #expect(a / 2 == sum([(a, 0.5)]))
  }

  @Test func `numbers and variables are added to a variable`() {
    #expect(a + 2 == sum([(a, 1)], 2))
    #expect(2 + a == sum([(a, 1)], 2))
    #expect(a + b == sum([(a, 1), (b, 1)]))
  }

  @Test func `numbers and variables are subtracted from a variable and from each other`() {
    #expect(a - 2 == sum([(a, 1)], -2))
    #expect(2 - a == sum([(a, -1)], 2))
    #expect(a - b == sum([(a, 1), (b, -1)]))
  }

  @Test func `comparing variables makes a required constraint of the difference`() {
    let least = b + 1 <= a
    #expect(least.relation == .lessThanOrEqual)
    #expect(least.expression == sum([(b, 1), (a, -1)], 1))
    #expect((b + 1 == a).relation == .equal)
    #expect((b + 1 >= a).relation == .greaterThanOrEqual)
    #expect([least, b + 1 == a, b + 1 >= a].allSatisfy { $0.priority == .required })
  }

  // MARK: - Terms

  @Test func `a term has the coefficient one unless another is given`() {
    #expect(Term(a).variable == a)
    #expect(Term(a).coefficient == 1)
    #expect(Term(a, coefficient: 100).coefficient == 100)
  }

  @Test func `a single term is negated, multiplied and divided`() {
    #expect(-(10 * a) == sum([(a, -10)]))
    #expect((10 * a) * 2 == sum([(a, 20)]))
    #expect(2 * (10 * a) == sum([(a, 20)]))
    #expect((10 * a) / 2 == sum([(a, 5)]))
  }

  @Test func `numbers, variables and terms are added to a term`() {
    let term = 10 * a
    #expect(term + 2 == sum([(a, 10)], 2))
    #expect(2 + term == sum([(a, 10)], 2))
    #expect(term + b == sum([(a, 10), (b, 1)]))
    #expect(b + term == sum([(b, 1), (a, 10)]))
    #expect(term + 1 * b == sum([(a, 10), (b, 1)]))
  }

  @Test func `numbers, variables and terms are subtracted from a term`() {
    let term = 10 * a
    #expect(term - 2 == sum([(a, 10)], -2))
    #expect(2 - term == sum([(a, -10)], 2))
    #expect(term - b == sum([(a, 10), (b, -1)]))
    #expect(b - term == sum([(b, 1), (a, -10)]))
    #expect(term - 1 * b == sum([(a, 10), (b, -1)]))
  }

  @Test func `comparing terms makes a required constraint of the difference`() {
    let difference = sum([(a, 10), (b, -20)], -1)
    let constraints = [
      10 * a <= 20 * b + 1, 10 * a == 20 * b + 1, 10 * a >= 20 * b + 1,
    ]
    #expect(constraints.map(\.relation) == [.lessThanOrEqual, .equal, .greaterThanOrEqual])
    #expect(constraints.allSatisfy { $0.expression == difference && $0.priority == .required })
  }

  // MARK: - Sums

  @Test func `an expression is made of terms and a constant that is zero by default`() {
    let terms = [Term(a), Term(b, coefficient: 2), Term(c, coefficient: 3)]
    #expect(LinearExpression(terms: terms).constant == 0)
    let sum = LinearExpression(terms: terms, constant: 10)
    #expect(sum.terms == terms)
    #expect(sum.constant == 10)
    #expect(1 * a + 2 * b + 3 * c + 10 == sum)
  }

  @Test func `a minus sign changes every coefficient and the constant`() {
    #expect(-(10 * a + 5) == sum([(a, -10)], -5))
  }

  @Test func `an expression is multiplied from both sides`() {
    #expect((10 * a + 5) * 2 == sum([(a, 20)], 10))
    #expect(2 * (10 * a + 5) == sum([(a, 20)], 10))
  }

  @Test func `an expression is divided`() {
    #expect((10 * a + 5) / 2 == sum([(a, 5)], 2.5))
  }

  @Test func `numbers, variables, terms and expressions are added to an expression`() {
    let (left, right) = (10 * a + 5, b - 10)
    #expect(left + 2 == sum([(a, 10)], 7))
    #expect(2 + left == sum([(a, 10)], 7))
    #expect(left + b == sum([(a, 10), (b, 1)], 5))
    #expect(left + 1 * b == sum([(a, 10), (b, 1)], 5))
    #expect(left + right == sum([(a, 10), (b, 1)], -5))
  }

  @Test func `numbers, variables, terms and expressions are subtracted from an expression`() {
    let (left, right) = (10 * a + 5, b - 10)
    #expect(left - 2 == sum([(a, 10)], 3))
    #expect(2 - left == sum([(a, -10)], -3))
    #expect(left - b == sum([(a, 10), (b, -1)], 5))
    #expect(b - left == sum([(b, 1), (a, -10)], -5))
    #expect(left - 1 * b == sum([(a, 10), (b, -1)], 5))
    #expect(1 * b - left == sum([(b, 1), (a, -10)], -5))
    #expect(left - right == sum([(a, 10), (b, -1)], 15))
  }

  @Test func `comparing expressions makes a required constraint of the difference`() {
    let (left, right) = (10 * a + 5, b - 10)
    let constraints = [left <= right, left == right, left >= right]
    #expect(constraints.map(\.relation) == [.lessThanOrEqual, .equal, .greaterThanOrEqual])
    let difference = sum([(a, 10), (b, -1)], 15)
    #expect(constraints.allSatisfy { $0.expression == difference && $0.priority == .required })
  }
}
