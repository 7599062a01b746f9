import Ashlar

/// The edge or length on the stage that is explained, and the way that led to it.
@MainActor final class EdgeChoice {
  /// A step of the way: an attribute, and the link by which it was reached.
  private struct Step {
    let attribute: ItemAttribute
    var link: Ledger.Link?
  }

  private let stage: StageView
  private var way: [Step] = []

  init(on stage: StageView) { self.stage = stage }

  /// The attribute that is explained; `nil` where none is chosen, or its view has gone.
  var attribute: ItemAttribute? {
    guard let last = way.last?.attribute, let view = last.item.view,
      let demo = stage.demo, view.isDescendant(of: demo)
    else { return nil }
    return last
  }

  /// Whether there is a step to go back to.
  var canGoBack: Bool { way.count > 1 }

  /// The explanation as of the last layout; `nil` where there is none.
  var explanation: LayoutExplanation? {
    guard let attribute, let last = way.last else { return nil }
    return last.link?.explanation ?? attribute.item.explanation(of: attribute.attribute)
  }

  // MARK: - Choosing

  /// Forgets the choice.
  func clear() { way = [] }

  /// Chooses what the lesson is about, unless something is chosen: the demo's edge, or the left edge of its first view.
  func begin() {
    guard attribute == nil else { return }
    way = []
    guard let demo = stage.demo else { return }
    let first = demo.watchedEdge ?? views.first.map { ItemAttribute($0, .left) }
    choose(first ?? ItemAttribute(demo, .width))
  }

  private func choose(_ attribute: ItemAttribute) { way = [Step(attribute: attribute)] }

  /// Goes to what a row of the explanation speaks of.
  func follow(_ link: Ledger.Link) { way.append(Step(attribute: link.attribute, link: link)) }

  /// Goes back by a step.
  func goBack() { if canGoBack { way.removeLast() } }

  /// The edges and lengths of a view, in the order in which Tab chooses them.
  private static let attributes: [LayoutAttribute] = [
    .left, .top, .right, .bottom, .width, .height,
  ]

  /// Chooses the next edge or length of the same view, or the one before.
  func chooseAttribute(_ step: Int) {
    guard let attribute else { return begin() }
    let all = Self.attributes
    let present = all.firstIndex(of: attribute.attribute)
    let next = present.map { ($0 + step + all.count) % all.count } ?? 0
    choose(ItemAttribute(attribute.item, all[next]))
  }

  /// Chooses the same edge of the next view, or of the one before.
  func chooseView(_ step: Int) {
    guard let attribute else { return begin() }
    let views = views
    guard !views.isEmpty else { return }
    let present = views.firstIndex { $0 === attribute.item.view }
    let next = present.map { ($0 + step + views.count) % views.count } ?? 0
    choose(ItemAttribute(views[next], attribute.attribute))
  }

  /// Chooses the innermost view at a cell of the stage, and the edge of it that is nearest.
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

  /// The demo's views that have a name, parents first. What is inside of a control is the control's own.
  private var views: [View] { stage.demo.map { Self.named(in: $0) } ?? [] }

  private static func named(in view: View) -> [View] {
    view.subviews.filter { !$0.isHidden }.flatMap { child in
      (child.identifier == nil ? [] : [child]) + (child is Control ? [] : named(in: child))
    }
  }

  // MARK: - Marks

  /// The edge or length that is explained, and the frame of its view on the stage; `nil` where nothing is explained.
  private var shown: (attribute: LayoutAttribute, frame: Rect)? {
    guard let attribute, let view = attribute.item.view else { return nil }
    return (attribute.attribute, stage.convert(view.frame, from: view.superview))
  }

  /// Whether what is explained is in the lower half of the stage's room.
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

  /// What is explained, over the stage: an edge as a line of cells, a length as an arrow with its number.
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
  /// The view, or the one that a guide belongs to.
  var view: View? { (self as? View) ?? (self as? LayoutGuide)?.owningView as? View }
}
