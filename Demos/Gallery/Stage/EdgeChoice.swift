import Ashlar

/// The edge or length on the stage that is explained, and the history of links that led to it.
@MainActor final class EdgeChoice {
  /// A step of the history: an attribute, and the link that led to it.
  private struct Step {
    let attribute: ItemAttribute
    var link: Ledger.Link?
  }

  private let stage: StageView
  private var way: [Step] = []

  init(on stage: StageView) { self.stage = stage }

  /// The attribute that is explained; `nil` if none is chosen or its view was removed.
  var attribute: ItemAttribute? {
    guard let last = way.last?.attribute, let view = last.item.view,
      let demo = stage.demo, view.isDescendant(of: demo)
    else { return nil }
    return last
  }

  /// Whether there is an earlier step to go back to.
  var canGoBack: Bool { way.count > 1 }

  /// The explanation as of the last layout; `nil` if there is none.
  var explanation: LayoutExplanation? {
    guard let attribute, let last = way.last else { return nil }
    return last.link?.explanation ?? attribute.item.explanation(of: attribute.attribute)
  }

  // MARK: - Choosing

  /// Clears the choice.
  func clear() { way = [] }

  /// If nothing is chosen, chooses the edge that the lesson is about, or the left edge of the demo's first view.
  func begin() {
    guard attribute == nil else { return }
    way = []
    guard let demo = stage.demo else { return }
    let first = demo.watchedEdge ?? views.first.map { ItemAttribute($0, .left) }
    choose(first ?? ItemAttribute(demo, .width))
  }

  private func choose(_ attribute: ItemAttribute) { way = [Step(attribute: attribute)] }

  /// Chooses the attribute that a row of the explanation links to.
  func follow(_ link: Ledger.Link) { way.append(Step(attribute: link.attribute, link: link)) }

  /// Goes back to the step before.
  func goBack() { if canGoBack { way.removeLast() } }

  /// The edges and lengths of a view, in the order in which Tab chooses them.
  private static let attributes: [LayoutAttribute] = [
    .left, .top, .right, .bottom, .width, .height,
  ]

  /// Chooses the next or the previous edge or length of the same view.
  func chooseAttribute(_ step: Int) {
    guard let attribute else { return begin() }
    let all = Self.attributes
    let present = all.firstIndex(of: attribute.attribute)
    let next = present.map { ($0 + step + all.count) % all.count } ?? 0
    choose(ItemAttribute(attribute.item, all[next]))
  }

  /// Chooses the same edge of the next or the previous view.
  func chooseView(_ step: Int) {
    guard let attribute else { return begin() }
    let views = views
    guard !views.isEmpty else { return }
    let present = views.firstIndex { $0 === attribute.item.view }
    let next = present.map { ($0 + step + views.count) % views.count } ?? 0
    choose(ItemAttribute(views[next], attribute.attribute))
  }

  /// Chooses the innermost view at a cell of the stage, and its nearest edge.
  func choose(at point: CellPoint) {
    let origin = stage.cellFrame.origin
    let cell = CellPoint(x: origin.x + point.x, y: origin.y + point.y)
    guard let view = views.last(where: { $0.cellFrame.contains(cell) }) else { return }
    let cells = view.cellFrame
    let distances = [
      (LayoutAttribute.left, cell.x - cells.minX), (.right, cells.maxX - 1 - cell.x),
      (.top, cell.y - cells.minY), (.bottom, cells.maxY - 1 - cell.y),
    ]
    guard let nearest = distances.min(by: { $0.1 < $1.1 }) else { return }
    choose(ItemAttribute(view, nearest.0))
  }

  // MARK: - Views

  /// The demo's views with a name, parents first. Views inside of a control are left out.
  private var views: [View] { stage.demo.map { Self.named(in: $0) } ?? [] }

  private static func named(in view: View) -> [View] {
    view.subviews.filter { !$0.isHidden }.flatMap { child in
      (child.identifier == nil ? [] : [child]) + (child is Control ? [] : named(in: child))
    }
  }

  // MARK: - Marks

  /// The explained edge or length, and the frame of its view on the stage; `nil` if nothing is explained.
  private var shown: (attribute: LayoutAttribute, frame: Rect)? {
    guard let attribute, let view = attribute.item.view else { return nil }
    return (attribute.attribute, stage.convert(view.frame, from: view.superview))
  }

  /// Whether the explained edge is in the lower half of the stage's available area.
  var isInLowerHalf: Bool {
    guard let (attribute, frame) = shown else { return false }
    let y =
      switch attribute {
      case .top: frame.minY
      case .bottom: frame.maxY - 1
      default: frame.midY
      }
    return y > stage.bounds.midY
  }

  /// The marks of the explained attribute over the stage: an edge as a line of cells, a length as an arrow with its
  /// number.
  var marks: [LayoutMark] {
    guard let (attribute, frame) = shown else { return [] }
    let box = LayoutMark.outline(frame, .frame, title: "")
    switch attribute {
    case .left:
      return [.highlight(Rect(x: frame.minX, y: frame.minY, width: 1, height: frame.height)), box]
    case .right:
      return [
        .highlight(Rect(x: frame.maxX - 1, y: frame.minY, width: 1, height: frame.height)), box,
      ]
    case .top:
      return [.highlight(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1)), box]
    case .bottom:
      return [
        .highlight(Rect(x: frame.minX, y: frame.maxY - 1, width: frame.width, height: 1)), box,
      ]
    default: return [.highlight(frame)]
    }
  }
}

extension LayoutItem {
  /// The view itself, or the owning view of a guide.
  var view: View? { (self as? View) ?? (self as? LayoutGuide)?.owningView as? View }
}
