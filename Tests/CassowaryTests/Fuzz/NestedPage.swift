import Cassowary
import SeededNumbers

/// A page of boxes within boxes, in both axes: stacks, tables, layers and frames around a middle, nested up to eight deep,
/// whose constraints come in any order.
///
/// Its tableau has rows that refer to rows that refer to others, many with the same variables.
struct NestedPage {
  /// A box's edges in an axis: the leading one and the size.
  private struct Span {
    let start: Variable
    let size: Variable
    var end: LinearExpression { start + size }
  }
  private struct Box {
    let spans: [Span]
  }

  private(set) var solver = Solver()
  private(set) var variables: [Variable] = []
  /// The width and the height of the page, as constraints whose constant is minus the number.
  private(set) var sizes: [Constraint] = []
  private(set) var constraints: [Constraint] = []
  var random: SeededGenerator
  private var left: Int

  /// - Parameter boxes: The number of boxes from which on there are no further ones within one.
  init(seed: UInt64, boxes: ClosedRange<Int>) {
    random = SeededGenerator(seed: seed)
    left = 0
    left = random.number(boxes)
    let page = makeBox()
    let priority = random.pick([Priority.required, 999, 500])
    for span in page.spans {
      add(span.start == 0)
      sizes.append((span.size == Double(random.number(20...200))).with(priority: priority))
    }
    constraints += sizes
    fill(page, depth: random.number(2...8))
    switch random.number(0...3) {
    case 0: constraints.shuffle(using: &random)
    case 1: constraints.reverse()
    default: break
    }
  }

  private mutating func makeBox() -> Box {
    left -= 1
    return Box(
      spans: (0..<2).map { _ in
        let span = Span(start: solver.makeVariable(), size: solver.makeVariable())
        variables += [span.start, span.size]
        add(span.size >= 0)
        return span
      })
  }

  private mutating func add(_ constraint: Constraint) { constraints.append(constraint) }

  // MARK: - Boxes within boxes

  private mutating func fill(_ box: Box, depth: Int) {
    guard depth > 0, left > 0 else { return wishForSize(of: box) }
    let inner =
      switch random.number(0...4) {
      case 0: makeTable(in: box)
      case 1: makeLayers(in: box)
      case 2: makeFrame(in: box)
      default: makeStack(in: box)
      }
    for child in inner { fill(child, depth: depth - 1) }
  }

  /// What a box without others in it has to show: a size that it hugs, and resists to be less than.
  private mutating func wishForSize(of box: Box) {
    for span in box.spans where random.once(in: 2) {
      let size = Double(random.number(1...30))
      add((span.size <= size).with(priority: random.pick([250, 251, 750])))
      add((span.size >= size).with(priority: random.pick([750, 749, 1000])))
    }
    if random.once(in: 8) {
      let ratio = random.pick([1, 0.5, 1.0 / 3, 1.5, 16.0 / 9])
      add((box.spans[0].size == ratio * box.spans[1].size).with(priority: random.pick([999, 400])))
    }
  }

  private mutating func makeStack(in box: Box) -> [Box] {
    let boxes = (0..<random.number(2...7)).map { _ in makeBox() }
    let (along, gap) = (random.number(0...1), Double(random.number(0...3)))
    arrange(boxes.map { $0.spans[along] }, in: box.spans[along], gap)
    let distribution = random.number(0...3)
    for (index, child) in boxes.enumerated() {
      align(child.spans[1 - along], in: box.spans[1 - along])
      guard index > 0, distribution > 0 else { continue }
      let factor = distribution == 1 ? Double(random.number(1...4)) / 2 : 1
      add(
        (child.spans[along].size == factor * boxes[0].spans[along].size)
          .with(priority: distribution == 3 ? 600 : .required))
    }
    return boxes
  }

  private mutating func makeTable(in box: Box) -> [Box] {
    let (rows, columns) = (random.number(2...5), random.number(2...5))
    let cells = (0..<rows).map { _ in (0..<columns).map { _ in makeBox() } }
    let gap = solver.makeVariable()
    variables.append(gap)
    add(gap >= Double(random.number(0...2)))
    add((gap == 1).with(priority: random.pick([300, 800])))
    let (table, first) = (box.spans, cells[0][0].spans)
    for (row, line) in cells.enumerated() {
      for (column, cell) in line.enumerated() {
        for (axis, index) in [column, row].enumerated() {
          let span = cell.spans[axis]
          let former =
            axis == 0
            ? (column > 0 ? line[column - 1] : nil) : (row > 0 ? cells[row - 1][column] : nil)
          if let former {
            add(span.start == former.spans[axis].end + gap)
            add(span.size == first[axis].size)
          } else {
            add(span.start == table[axis].start)
          }
          if index == (axis == 0 ? columns : rows) - 1 { add(span.end <= table[axis].end) }
        }
      }
    }
    for axis in 0...1 {
      add((cells[rows - 1][columns - 1].spans[axis].end == table[axis].end).with(priority: 700))
    }
    return cells.flatMap(\.self)
  }

  private mutating func makeLayers(in box: Box) -> [Box] {
    let boxes = (0..<random.number(1...3)).map { _ in makeBox() }
    for child in boxes {
      for axis in 0...1 { align(child.spans[axis], in: box.spans[axis]) }
    }
    return boxes
  }

  /// A header, a footer, and between them a middle with something on each side.
  private mutating func makeFrame(in box: Box) -> [Box] {
    let boxes = (0..<5).map { _ in makeBox() }
    let (x, y) = (box.spans[0], box.spans[1])
    arrange([boxes[0], boxes[2], boxes[4]].map { $0.spans[1] }, in: y, 0)
    arrange(boxes[1...3].map { $0.spans[0] }, in: x, 1)
    for index in [0, 4] {
      add(boxes[index].spans[0].start == x.start)
      add(boxes[index].spans[0].size == x.size)
    }
    for index in [1, 3] {
      add(boxes[index].spans[1].start == boxes[2].spans[1].start)
      add(boxes[index].spans[1].size == boxes[2].spans[1].size)
      let share = (boxes[index].spans[0].size == 0.25 * x.size)
      add(share.with(priority: random.pick([999, 750, 500])))
      add(boxes[index].spans[0].size <= Double(random.number(4...40)))
    }
    return boxes
  }

  /// One after the other, from one end to the other or as far as they go.
  private mutating func arrange(_ spans: [Span], in outer: Span, _ gap: Double) {
    add(spans[0].start == outer.start + gap)
    for (former, span) in zip(spans, spans.dropFirst()) { add(span.start == former.end + gap) }
    let last = spans[spans.count - 1]
    switch random.number(0...2) {
    case 0: add(last.end + gap <= outer.end)
    case 1: add((last.end + gap == outer.end).with(priority: random.pick([999, 450])))
    default: add(last.end + gap == outer.end)
    }
  }

  private mutating func align(_ span: Span, in outer: Span) {
    switch random.number(0...3) {
    case 0:
      add(2 * span.start + span.size == 2 * outer.start + outer.size)
      add(span.size <= outer.size)
    case 1:
      add(span.start >= outer.start)
      add(span.end <= outer.end)
    default:
      add(span.start == outer.start + Double(random.number(0...2)))
      add((span.end == outer.end).with(priority: random.pick([.required, .required, 850])))
    }
  }
}
