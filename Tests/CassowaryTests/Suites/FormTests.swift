import Cassowary
import Testing

/// A form of three captions with fields and a note below, in a window that is resized.
private struct Form {
  var solver = Solver()
  let width: Variable
  let height: Variable
  let middle: Variable
  var captions: [[Variable]] = []
  var fields: [[Variable]] = []
  let note: [Variable]
  var required: [Constraint] = []

  private static let captionWidths = [60.0, 50, 40]
  private static let margin = 10.0
  private static let gap = 10.0

  /// Boxes are left, top, width and height.
  init() throws {
    (width, height) = (solver.makeVariable("width"), solver.makeVariable("height"))
    middle = solver.makeVariable("middle")
    func makeBox(_ name: String, in solver: inout Solver) -> [Variable] {
      ["left", "top", "width", "height"].map { solver.makeVariable("\(name).\($0)") }
    }
    for index in 0..<3 {
      captions.append(makeBox("caption\(index)", in: &solver))
      fields.append(makeBox("field\(index)", in: &solver))
    }
    note = makeBox("note", in: &solver)
    try solver.addEditVariable(width, priority: Priority.strong)
    try solver.addEditVariable(height, priority: Priority.strong)
    try require([width >= 0, height >= 0])
    for box in captions + fields + [note] {
      try require(box.map { $0 >= 0 })
      try require([
        box[0] >= Self.margin, box[1] >= Self.margin,
        box[0] + box[2] <= width - Self.margin, box[1] + box[3] <= height - Self.margin,
      ])
    }
    try addColumns()
    try addRows()
  }

  private mutating func require(_ constraints: [Constraint]) throws {
    try solver.add(constraints)
    required += constraints
  }

  private mutating func addColumns() throws {
    for (index, (caption, field)) in zip(captions, fields).enumerated() {
      let natural = Self.captionWidths[index]
      try solver.add((caption[2] >= natural).with(priority: 800))
      try solver.add((caption[2] == natural).with(priority: 250))
      try solver.add((caption[0] == Self.margin).with(priority: 400))
      try require([caption[0] + caption[2] + Self.gap <= middle, field[0] >= middle])
      try solver.add((field[0] == middle).with(priority: 500))
      try solver.add((field[2] >= 100).with(priority: 800))
      try solver.add((field[0] + field[2] == width - Self.margin).with(priority: 400))
    }
    try solver.add((note[0] == Self.margin).with(priority: 400))
    try solver.add((note[0] + note[2] == width - Self.margin).with(priority: 400))
    try solver.add((middle == 0).with(priority: 200))
  }

  private mutating func addRows() throws {
    var above: Variable?
    for (caption, field) in zip(captions, fields) {
      try solver.add((field[3] >= 21).with(priority: 800))
      try solver.add((field[3] == 21).with(priority: 300))
      try solver.add((caption[3] == 16).with(priority: 800))
      try solver.add(
        (caption[1] + 0.5 * caption[3] == field[1] + 0.5 * field[3]).with(priority: 600))
      if let above {
        try require([field[1] >= above + 21 + Self.gap])
        try solver.add((field[1] == above + 21 + Self.gap).with(priority: 400))
      } else {
        try solver.add((field[1] == Self.margin).with(priority: 400))
      }
      above = field[1]
    }
    try require([note[1] >= fields[2][1] + fields[2][3] + Self.gap])
    try solver.add((note[1] == fields[2][1] + fields[2][3] + Self.gap).with(priority: 400))
    try solver.add((note[3] >= 30).with(priority: 800))
    try solver.add((note[1] + note[3] == height - Self.margin).with(priority: 500))
  }

  /// The window is no smaller than the least sizes, of priority 800, make it: 190 by 143. The column of
  /// captions is as wide as the widest, the fields take the rest of the width and the note the
  /// rest of the height.
  mutating func expect(
    width wished: Double, height wishedHeight: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (wide, high) = (max(wished, 190), max(wishedHeight, 143))
    try solver.expect(
      [wide, high, 80], of: [width, height, middle], sourceLocation: sourceLocation)
    for index in 0..<3 {
      let top = 10 + 31 * Double(index)
      try solver.expect(
        [10, top + 2.5, Self.captionWidths[index], 16, 80, top, wide - 90, 21],
        of: captions[index] + fields[index], sourceLocation: sourceLocation)
    }
    try solver.expect(
      [10, 103, wide - 20, high - 113], of: note, sourceLocation: sourceLocation)
    for constraint in required {
      let terms = constraint.expression.terms
      let sum = terms.reduce(constraint.expression.constant) {
        $0 + $1.coefficient * solver.value(of: $1.variable)
      }
      let error = constraint.relation == .lessThanOrEqual ? sum : -sum
      #expect(error <= 1e-9, "\(constraint)", sourceLocation: sourceLocation)
    }
  }
}

@Suite struct `A form that grows and shrinks` {
  @Test func `ten by ten and eight hundred by six hundred, again and again`() throws {
    var form = try Form()
    for _ in 0..<12 {
      for (width, height) in [(10.0, 10.0), (800, 600)] {
        try form.solver.suggest([(form.width, width), (form.height, height)])
        try form.expect(width: width, height: height)
      }
    }
  }

  @Test func `every size on the way there and back`() throws {
    var form = try Form()
    let sizes = stride(from: 0.0, through: 400, by: 40)
    for size in Array(sizes) + sizes.reversed() {
      try form.solver.suggest(size, for: form.width)
      try form.solver.suggest(400 - size, for: form.height)
      try form.expect(width: size, height: 400 - size)
    }
  }

  @Test func `the answer is that of a form that never was of another size`() throws {
    var form = try Form()
    for (width, height) in [(10.0, 10.0), (800, 600), (400, 600), (10, 600), (800, 10)] {
      try form.solver.suggest([(form.width, width), (form.height, height)])
      let used = try form.solver.answers((form.captions + form.fields).flatMap { $0 })
      var fresh = try Form()
      try fresh.solver.suggest([(fresh.width, width), (fresh.height, height)])
      try fresh.solver.expect(used, of: (fresh.captions + fresh.fields).flatMap { $0 })
    }
  }
}
