import Testing

extension StrangerPackageTests {
  /// Everything that the solver's public face has, as a user writes it, beside Foundation's operators.
  private static let solverProgram = """
    import Cassowary
    import Foundation

    var solver = Solver()
    let window = solver.makeVariable("window")
    let panes = ["list", "text", "notes"].map { solver.makeVariable($0) }
    let (list, text, notes) = (panes[0], panes[1], panes[2])

    var used = LinearExpression(0)
    used += list + 2
    used += text
    used += notes
    used -= 2.0
    try solver.add(used == window)
    try solver.add(panes.map { 2 * $0 }.sum() >= 0)
    for pane in panes { try solver.add(pane >= 0) }
    let least = try solver.add(list >= 10)
    let wish = try solver.add((list == 24).with(priority: .medium, weight: 3).with(priority: .strong))
    try solver.add((notes == 12).with(priority: .weak))
    try solver.addEditVariable(window, priority: 900)
    try solver.suggest(80, for: window)
    try solver.setRightHandSide(30, of: wish)
    try solver.setRightHandSides([(constraint: least, number: 12), (constraint: wish, number: 28)])
    try solver.optimize()
    print(panes.map { solver[$0] ?? .nan }, wish.weight, solver.rightHandSide(of: wish) ?? 0)
    print(solver.variables.count, solver.editVariables == [window], solver.isEdited(list))
    print(try solver.isAmbiguous(text), try solver.range(of: text), solver.error(of: wish) ?? 1)
    print(try solver.explanation(of: list).count, try solver.opponents(of: wish).count)
    print(try solver.alternative(for: text) == nil, solver.checkInvariants(), solver.symbolCount > 0)
    print(solver.changedVariables.count, solver.rank(of: wish) ?? 0)

    func told(_ call: () throws(SolverError) -> Void) {
      do {
        try call()
      } catch .unsatisfiable(let conflict) {
        print(conflict)
      } catch {
        print(error)
      }
    }
    told { () throws(SolverError) in try solver.add(list <= 5) }
    told { () throws(SolverError) in try solver.suggest(3, for: list) }
    told { () throws(SolverError) in try solver.add((list == 3).with(priority: .weak, weight: 0)) }

    let metre = Measurement(value: 1, unit: UnitLength.meters)
    let isSame: Bool = list == text
    print(metre + metre == 2 * metre, isSame, 2 * list == text - 1)
    """

  @Test func `the solver's calls are found beside Foundation`() throws {
    let package = try StrangerPackage(
      "Split", manifest: try Self.solverManifest(), sources: ["main.swift": Self.solverProgram])
    try package.build()
    let result = try package.run()
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      result.output == """
        [28.0, 40.0, 12.0] 3.0 28.0
        4 true false
        false 40.0...40.0 0.0
        1 0
        true [] true
        4 6
        list <= 5 contradicts list >= 12
        The variable list is not an edit variable.
        The weight 0 is not finite and above 0.
        true false 2 v1 == v2 - 1

        """)
  }
}
