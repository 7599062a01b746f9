import Testing
import Cassowary
@Test func zz() throws {
  for s in [686525727347] as [UInt64] {
    let f = FractionSystem.Family.allCases[Int(s % 5)]
    let sys = try FractionSystem(f, seed: s)
    print(s, f); print(sys.solver)
    for v in sys.variables { print(v); for i in try sys.solver.explanation(of: v) { print("  ", i) } }
  }
}
