import Testing

@Suite struct `Random histories` {
  @Test(arguments: 0..<150)
  func `the answer is brute force's after any history`(seed: Int) {
    var history = RandomHistory(seed: UInt64(seed))
    history.run(steps: 40)
    #expect(history.faults == [], "\(history.log.joined(separator: "\n"))")
  }
}
