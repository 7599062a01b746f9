import Cassowary
import Testing

/// The worked example of the documentation's page "Reading a solver".
private struct WorkedExample {
  var solver = Solver()
  let window: Variable

  init() throws {
    window = solver.makeVariable("window")
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
  }
}

@Suite struct Descriptions {
  @Test func `the worked example reads as its page says`() throws {
    let solver = try WorkedExample().solver
    let expected = """
      window  60  parametric  [== 60 #0]
      list    20  parametric  [>= 10 #1, == 20 #5]
      edge    21  defined                           = list + a5
      text    39  defined                           = window - edge + a6
      note    16  basic       [near 0]              = list + a5 + a8
      a5      1   parametric  [== 1 #2]
      a6      0   parametric  [<= 0 #3]
      a7      39  basic       [>= 0 #4, == 50 #6!]  = window - list - a5 + a6
      a8      -5  parametric  [>= -5 #7]

      #0  window == 60           edit
      #1  list >= 10
      #2  edge == list + 1
      #3  edge + text <= window
      #4  text >= 0
      #5  list == 20 @750
      #6  text == 50 @250        off by -11
      #7  note >= edge - 5
      """
    #expect(solver.description == expected)
    #expect(try DocumentationPage("ReadingASolver").text.contains("```\n\(expected)\n```"))
  }

  @Test func `after the change it reads as its page says`() throws {
    var example = try WorkedExample()
    try example.solver.suggest(20, for: example.window)
    try example.solver.optimize()
    let expected = """
      window  20  parametric  [== 20 #0]
      list    19  basic       [>= 10 #1, == 20 #5!]  = window - a5 + a6 - a7
      edge    20  defined                            = list + a5
      text    0   defined                            = window - edge + a6
      note    15  basic       [near 0]               = window + a6 - a7 + a8
      a5      1   parametric  [== 1 #2]
      a6      0   parametric  [<= 0 #3]
      a7      0   parametric  [>= 0 #4, == 50 #6!]
      a8      -5  parametric  [>= -5 #7]
      """
    #expect(example.solver.description.hasPrefix(expected + "\n\n#0"))
    #expect(try DocumentationPage("ReadingASolver").text.contains("```\n\(expected)\n```"))
  }

  @Test func `the same calls give the same lines whatever the addresses are`() throws {
    let first = try WorkedExample()
    // The objects of the second lie elsewhere, as those of the first are alive.
    let second = try WorkedExample()
    #expect(first.solver.constraints[1] != second.solver.constraints[1])
    #expect(first.solver.description == second.solver.description)
  }

  @Test func `an empty solver has no lines and a free variable one`() throws {
    var solver = Solver()
    #expect(solver.description == "")
    _ = solver.makeVariable()
    #expect(solver.description == "v0  0  parametric")
  }

  @Test func `variables of the same name are told apart`() {
    var solver = Solver()
    for name in ["x", "x", "y", ""] { _ = solver.makeVariable(name) }
    #expect(
      solver.description == """
        x(v0)  0  parametric
        x(v1)  0  parametric
        y      0  parametric
        v3     0  parametric
        """)
  }

  @Test func `a constraint is told as the solver sees it`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let (low, wish) = (x >= 1, (x == 2).with(priority: 5, weight: 3))
    try solver.add(low)
    try solver.add(wish, rank: -1)
    try solver.add((0 * x <= -4).with(priority: 0.5))
    try solver.setConstant(-7, of: low)
    try solver.setPriority(6.25, of: wish)
    try solver.optimize()
    #expect(
      solver.description == """
        x  7  parametric  [== 2 #1!, >= 7 #0]

        #1  x == 2 @6.25    off by 5, weight 3, rank -1
        #0  x >= 7
        #2  0 x <= -4 @0.5  off by 4
        """)
  }

  @Test func `numbers of many places are cut`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(3 * x == 1)
    try solver.optimize()
    #expect(solver.description == "x  0.333333…  parametric  [== 0.333333… #0]\n\n#0  3 x == 1")
    #expect(solver.value(of: x) == 1.0 / 3)
  }

  @Test func `a constraint's number is not given again`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let first = x >= 1
    try solver.add(first)
    #expect(throws: SolverError.self) { try solver.add(x <= 0) }
    try solver.remove(first)
    try solver.add(x >= 2)
    #expect(solver.description.hasSuffix("#1  x >= 2"))
  }
}
