import Cassowary
import Testing

@Suite struct `Strengths of the suites` {
  @Test func `a constraint that is made stronger wins`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let (one, two) = (
      (x == 1).with(priority: Priority.weak), (x == 2).with(priority: Priority.medium)
    )
    try solver.add([one, two])
    try solver.expect([2], of: [x])
    try solver.setPriority(Priority.strong, of: one)
    try solver.expect([1], of: [x])
  }

  /// A weight is given once: another one takes another constraint.
  @Test func `a constraint that is made heavier wins`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let one = (x == 1).with(priority: Priority.strong)
    try solver.add(one)
    try solver.add((x == 2).with(priority: Priority.strong, weight: 2))
    try solver.expect([2], of: [x])
    try solver.remove(one)
    try solver.add(one.with(priority: Priority.strong, weight: 3))
    try solver.expect([1], of: [x])
  }

  /// Between 1 and 2 every value is as good, and the later constraint is met.
  @Test func `a constraint that is made heavier wins over a later one`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let one = (x == 1).with(priority: Priority.strong)
    try solver.add([one, (x == 2).with(priority: Priority.strong)])
    try solver.expect([2], of: [x])
    try solver.remove(one)
    try solver.add(one.with(priority: Priority.strong, weight: 3), rank: 0)
    try solver.expect([1], of: [x])
  }

  @Test func `required, medium and strong wishes for two opposite numbers`() throws {
    var solver = Solver()
    let vw = solver.makeVariables("v", "w")
    try solver.add([vw[0] + vw[1] == 0, vw[0] == 10])
    try solver.add((vw[1] >= 0).with(priority: Priority.weak))
    try solver.expect([10, -10], of: vw)

    solver = Solver()
    let xy = solver.makeVariables("x", "y")
    try solver.add(xy[0] + xy[1] == 0)
    try solver.add((xy[0] >= 10).with(priority: Priority.medium))
    try solver.add((xy[1] == 2).with(priority: Priority.strong))
    try solver.expect([-2, 2], of: xy)
  }

  @Test func `a priority that passes another in place turns the answer round`() throws {
    var solver = Solver()
    let xy = solver.makeVariables("x", "y")
    let wish = (xy[1] == 40).with(priority: 490)
    try solver.add((xy[0] <= xy[1]).with(priority: Priority.strong))
    try solver.add((xy[0] == 50).with(priority: Priority.medium))
    try solver.add(wish)
    for (priority, expected) in [(490.0, 50.0), (510, 40), (490, 50)] {
      try solver.setPriority(Priority(priority), of: wish)
      try solver.expect([expected, expected], of: xy)
    }
  }

  @Test func `strong wishes leave to the weak one what they do not use`() throws {
    var solver = Solver()
    let x = solver.makeVariables("x1", "x2")
    try solver.add((x[0] + x[1] == 5).with(priority: Priority.strong))
    try solver.add((x[0] >= 2).with(priority: Priority.strong))
    try solver.add((x[1] >= 1).with(priority: Priority.strong))
    try solver.add((x[1] == 4).with(priority: Priority.weak))
    try solver.expect([2, 3], of: x)
  }
}

/// Where a middle is suggested and its ends are bounded.
@Suite struct `A segment and its middle` {
  /// The suggestions for the ends are weak, that for the middle is strong.
  @Test func `the ends follow the middle and stop at a bound`() throws {
    var solver = Solver()
    let (middle, left, right) = (
      solver.makeVariable("middle"), solver.makeVariable("left"), solver.makeVariable("right")
    )
    try solver.addEditVariable(middle, priority: Priority.strong)
    try solver.addEditVariable(left, priority: Priority.weak)
    try solver.addEditVariable(right, priority: Priority.weak)
    try solver.add([2 * middle == left + right, left + 20 <= right])
    try solver.add([left >= -10, right <= 100])
    try solver.suggest([(middle, 40), (right, 50), (left, 30)])
    try solver.expect([30, 40, 50], of: [left, middle, right])
    // The ends are off by 40 together, however it is shared: the right one was added later and
    // is off by no more than the gap asks.
    try solver.suggest(60, for: middle)
    try solver.expect([50, 60, 70], of: [left, middle, right])
    try solver.suggest(90, for: middle)
    try solver.expect([80, 90, 100], of: [left, middle, right])
  }

  /// The published example: a middle that is dragged to 60 and to 90.
  @Test func `a segment is dragged by its middle`() throws {
    var solver = Solver()
    var stays = Stays()
    let (left, middle, right) = (
      solver.makeVariable("left"), solver.makeVariable("middle"), solver.makeVariable("right")
    )
    try solver.add([2 * middle == left + right, left + 10 <= right, right <= 100, left >= 0])
    // What is free stands as near zero as it can.
    try solver.expect([0, 5, 10], of: [left, middle, right])
    let wishes = [
      (middle == 50).with(priority: Priority.medium), (left == 30).with(priority: Priority.weak),
      (right == 60).with(priority: Priority.weak),
    ]
    try solver.add(wishes)
    // Either end may be off by 10: the left one, which was added earlier, is.
    try solver.expect([40, 50, 60], of: [left, middle, right])
    for wish in wishes { try solver.remove(wish) }
    try stays.hold(right, at: 70, in: &solver)
    try stays.hold(left, at: 30, in: &solver)
    try solver.addEditVariable(middle, priority: Priority.strong)
    try solver.suggest(60, for: middle)
    try solver.expect([30, 60, 90], of: [left, middle, right])
    try solver.suggest(90, for: middle)
    try solver.expect([80, 90, 100], of: [left, middle, right])
  }

  @Test func `a middle that may be anywhere goes where it is suggested`() throws {
    var solver = Solver()
    let x = solver.makeVariables("x1", "x2", "x3")
    try solver.add([x[2] == (x[0] + x[1]) / 2, x[1] == x[0] + 10, x[1] <= 100, x[0] >= 0])
    try solver.expect([0, 10, 5], of: x)
    try solver.addEditVariable(x[2], priority: Priority.strong)
    for (value, expected) in [(90.0, 90.0), (95, 95), (97, 95), (5, 5), (-3, 5)] {
      try solver.suggest(value, for: x[2])
      try solver.expect([expected - 5, expected + 5, expected], of: x)
    }
  }
}
