import AutoLayout

/// What a stack of views with natural sizes comes to, by plain arithmetic: UIKit's rules where they have
/// one answer, and the rule for ties where views hug alike.
struct StackArithmetic {
  struct Item {
    /// The natural length along the axis, and across it.
    var length: Double
    var depth: Double
    var hugging = 250.0
    var isHidden = false
    /// What follows the view in place of the stack's spacing.
    var gap: Double?
  }

  /// Where a view begins and how long it is, along the axis and across it.
  struct Place: Equatable {
    var along: [Double]
    var across: [Double]
  }

  var distribution: StackDistribution
  var alignment: StackAlignment
  var spacing: Double
  /// The margins in which the views stand, along the axis and across it; without them zero.
  var along = (near: 0.0, far: 0.0)
  var across = (near: 0.0, far: 0.0)
  var items: [Item]

  private var shown: [Item] { items.filter { !$0.isHidden } }
  private var gaps: [Double] { shown.dropLast().map { $0.gap ?? spacing } }

  // MARK: - Natural size

  /// The least length that shortens no view; absent where the rules leave it open.
  var fittingLength: Double? {
    let margins = along.near + along.far
    let lengths = shown.map(\.length)
    guard lengths.count > 1 else { return lengths.first.map { $0 + margins } }
    let sum = lengths.reduce(0, +)
    let gapSum = gaps.reduce(0, +)
    switch distribution {
    case .fill: return sum + gapSum + margins
    case .fillEqually: return (lengths.max() ?? 0) * Double(lengths.count) + gapSum + margins
    // Parts of a whole that is longer than the parts by its margins: no length suits all.
    case .fillProportionally: return margins == 0 ? sum + gapSum : nil
    case .equalSpacing:
      return sum + (gaps.max() ?? 0) * Double(gaps.count) + margins
    case .equalCentering:
      return (lengths[0] + lengths[lengths.count - 1]) / 2 + step * Double(gaps.count) + margins
    }
  }

  /// The least distance from centre to centre at which no two views come too close.
  private var step: Double {
    let lengths = shown.map(\.length)
    return zip(gaps, zip(lengths, lengths.dropFirst())).map { $0 + ($1.0 + $1.1) / 2 }.max() ?? 0
  }

  /// The least depth that shortens no view. With fill, a hidden view is as deep as the others.
  var fittingDepth: Double {
    let counted = alignment == .fill ? items : shown
    return (counted.map(\.depth).max() ?? 0) + across.near + across.far
  }

  // MARK: - Places

  /// The places of all views in a stack of a size; that size is at least the natural one.
  func places(length whole: Double, depth: Double) -> [Place] {
    let room = whole - along.near - along.far
    var places: [Place] = []
    var spans = shownSpans(in: room, of: whole)
    var end = along.near
    for item in items {
      if !item.isHidden {
        let span = spans.removeFirst()
        end = along.near + span[0] + span[1]
        places.append(Place(along: [along.near + span[0], span[1]], across: across(item, depth)))
      } else {
        places.append(Place(along: [end, 0], across: across(item, depth)))
      }
    }
    return places
  }

  private func shownSpans(in room: Double, of whole: Double) -> [[Double]] {
    var lengths = shown.map(\.length)
    guard let last = lengths.indices.last else { return [] }
    guard last > 0 else { return [[0, room]] }
    let rest = room - lengths.reduce(0, +) - gaps.reduce(0, +)
    var distances = gaps
    switch distribution {
    case .fill:
      // Who hugs least takes the slack, of several the first.
      let least = shown.map(\.hugging).min() ?? 0
      if let index = shown.firstIndex(where: { $0.hugging == least }) { lengths[index] += rest }
    case .fillEqually:
      let equal = (room - gaps.reduce(0, +)) / Double(lengths.count)
      lengths = lengths.map { _ in equal }
    case .fillProportionally:
      let sum = lengths.reduce(0, +) + gaps.reduce(0, +)
      lengths = lengths.map { $0 / sum * whole }
      // With gaps or margins the parts are not the whole: the last one gives way.
      lengths[last] = room - lengths.dropLast().reduce(0, +) - gaps.reduce(0, +)
    case .equalSpacing:
      let equal = (room - lengths.reduce(0, +)) / Double(gaps.count)
      distances = gaps.map { _ in equal }
    case .equalCentering:
      let step = (room - (lengths[0] + lengths[last]) / 2) / Double(gaps.count)
      distances = zip(lengths, lengths.dropFirst()).map { step - ($0 + $1) / 2 }
    }
    var near = 0.0
    return lengths.indices.map { index in
      defer { near += lengths[index] + (index < last ? distances[index] : 0) }
      return [near, lengths[index]]
    }
  }

  private func across(_ item: Item, _ depth: Double) -> [Double] {
    let room = depth - across.near - across.far
    // Lines of text hold on to the far edge from above, and to the near one from below.
    let group = shown.map(\.depth).max() ?? 0
    switch alignment {
    case .fill: return [across.near, room]
    case .leading: return [across.near, item.depth]
    case .center: return [across.near + (room - item.depth) / 2, item.depth]
    case .trailing: return [across.near + room - item.depth, item.depth]
    case .firstBaseline: return [across.near + room - group, item.depth]
    case .lastBaseline: return [across.near + group - item.depth, item.depth]
    }
  }
}
