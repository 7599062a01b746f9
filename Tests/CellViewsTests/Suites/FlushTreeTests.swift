import AutoLayout
import CellDrawing
import CellViews
import SeededNumbers
import Testing

/// A rectangle that is cut into flush parts, again and again, at random.
@MainActor private final class Mosaic {
  let root = Sized("root")
  private(set) var cuts: [(whole: View, parts: [View], axis: LayoutAxis)] = []
  private var random: SeededGenerator

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    try cut(root, .horizontal, depth: 0)
  }

  private func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }

  /// Cuts a view into parts along an axis, and some of the parts along the other.
  private func cut(_ whole: View, _ axis: LayoutAxis, depth: Int) throws {
    let isRow = axis == .horizontal
    let along: (LayoutAttribute, LayoutAttribute, LayoutAttribute) =
      isRow ? (.left, .right, .width) : (.top, .bottom, .height)
    let across: (LayoutAttribute, LayoutAttribute) = isRow ? (.top, .bottom) : (.left, .right)
    let parts = (0..<Int.random(in: 2...5, using: &random)).map { Sized("\(depth).\($0)") }
    for (index, part) in parts.enumerated() {
      whole.addSubview(part)
      if index == 0 {
        try part.pin(along.0, to: whole)
      } else {
        try part.pin(along.0, to: parts[index - 1], along.1)
      }
      for edge in [across.0, across.1] { try part.pin(edge, to: whole) }
      try wish(for: part, along.2, of: whole, beside: parts[0])
    }
    try parts[parts.count - 1].pin(along.1, to: whole)
    cuts.append((whole, parts, axis))
    for part in parts where depth < 3 && !chance(3) {
      try cut(part, isRow ? .vertical : .horizontal, depth: depth + 1)
    }
  }

  /// How long a part is to be: as long as the first one, a share of the whole, a number, as its content
  /// is, or nothing is said.
  private func wish(
    for part: Sized, _ length: LayoutAttribute, of whole: View, beside first: View
  ) throws {
    let priority: LayoutPriority = [300, 600, 999].randomElement(using: &random) ?? 600
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where part !== first: try part.pin(length, to: first, at: priority)
    case 1:
      let share = Double(Int.random(in: 1...11, using: &random)) / 12
      LayoutConstraint.activate([
        try LayoutConstraint(
          item: part, attribute: length, relatedBy: .equal, toItem: whole, attribute: length,
          multiplier: share, priority: priority)
      ])
    case 2:
      try part.pin(length, plus: Double(Int.random(in: 0...90, using: &random)) / 7, at: priority)
    case 3:
      part.natural = Size(
        width: Double(Int.random(in: 0...12, using: &random)),
        height: Double(Int.random(in: 0...5, using: &random)))
    default: break
    }
  }
}

/// What constraints say is flush has neither gap nor overlap.
@MainActor struct FlushTreeTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `flush parts fill their whole, cell by cell, at any size`(seed: UInt64) throws {
    let mosaic = try Mosaic(seed: seed)
    let window = Window(0, 0)
    window.addSubview(mosaic.root)
    for edge in [LayoutAttribute.left, .right, .top, .bottom] {
      try mosaic.root.pin(edge, to: window)
    }
    for size in 0...40 {
      window.resize(size * 2 + size % 3, size)
      window.layoutIfNeeded()
      for (whole, parts, axis) in mosaic.cuts {
        #expect(
          tiles(parts.map(\.cellFrame), whole.cellFrame, axis),
          "seed \(seed) at \(size): \(parts.map(\.absoluteFrame)) in \(whole.absoluteFrame)")
      }
    }
    #expect(window.reports.isEmpty)
  }

  private func tiles(_ parts: [CellRect], _ whole: CellRect, _ axis: LayoutAxis) -> Bool {
    func span(_ rect: CellRect, _ axis: LayoutAxis) -> Range<Int> {
      axis == .horizontal ? rect.minX..<rect.maxX : rect.minY..<rect.maxY
    }
    let across: LayoutAxis = axis == .horizontal ? .vertical : .horizontal
    var end = span(whole, axis).lowerBound
    for part in parts {
      guard span(part, axis).lowerBound == end, span(part, across) == span(whole, across) else {
        return false
      }
      end = span(part, axis).upperBound
    }
    return end == span(whole, axis).upperBound
  }
}
