/// A view whose place or length no constraint decides. Interface Builder reports the same: "Need constraints
/// for: Y position, width".
@MainActor struct MissingConstraints {
  static let name = "missing-constraints"

  private let frame: UndecidedFrame

  init(_ frame: UndecidedFrame) { self.frame = frame }

  var diagnostic: LayoutDiagnostic {
    LayoutDiagnostic(
      name: Self.name, sentence: sentence, source: frame.node.addedAt, cure: cure)
  }

  private var sentence: String {
    let values = frame.values.map { value in
      (name: Self.name(of: value.attribute), shown: value.value.short)
    }
    let isOne = values.count == 1
    var shown = Self.list(values.map { "\($0.name) is \($0.shown)" })
    if let first = values.first?.shown, values.allSatisfy({ $0.shown == first }) {
      shown = "\(isOne ? "it is" : "they are") \(first)"
    }
    var sentence = """
      \(frame.node.placedName) has \(Self.list(values.map { "no \($0.name)" })): no constraint decides \
      \(isOne ? "it" : "them"), so \(shown).
      """
    switch frame.followers {
    case 0: break
    case 1: sentence += " 1 other view depends on that."
    default: sentence += " \(frame.followers) other views depend on that."
    }
    return sentence
  }

  private static func name(of attribute: LayoutAttribute) -> String {
    switch attribute {
    case .left: "x"
    case .top: "y"
    default: "\(attribute)"
    }
  }

  static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  // MARK: - Cure

  /// Constraints that would decide the frame, in the style of the view's other constraints.
  private var cure: String {
    var ways = [frame.ways.flatMap { $0.first ?? [] }]
    if !frame.values.contains(where: \.attribute.isPosition) {
      ways.append(frame.ways.flatMap { $0.last ?? [] })
      if ways[0] == ways[1] { ways.removeLast() }
    }
    var texts = ways.map { isMasonry ? masonry($0) : anchors($0) }
    if !frame.values.contains(where: \.attribute.isPosition) {
      texts += frame.sharers.map { "give it the \($0.attribute) of \($0.node.debugName)" }
    }
    return "\(isMasonry ? "State" : "Activate"), for example, \(texts.joined(separator: ", or "))."
  }

  private var isMasonry: Bool {
    frame.node.activeConstraints.contains { $0.form == .masonry }
  }

  /// Whether the cure uses leading and trailing. It uses left and right if the view's constraints do, and in
  /// the DSL.
  private var isDirectional: Bool {
    let kinds = frame.node.activeConstraints.map(\.firstAttribute.kind)
    return kinds.contains(.directionalX) || !isMasonry && !kinds.contains(.absoluteX)
  }

  private func masonry(_ attributes: [LayoutAttribute]) -> String {
    let edges = attributes.filter(\.isPosition).map { "\(named($0))" }
    var parts: [String] = []
    if edges.count == 4 {
      parts = ["make.\(isDirectional ? "directionalEdges" : "edges").equalToSuperview()"]
    } else if !edges.isEmpty {
      parts = ["make.\(edges.joined(separator: ".")).equalToSuperview()"]
    }
    parts += attributes.filter { !$0.isPosition }
      .map { "make.\($0).equalTo(\(Self.number($0)))" }
    return Self.list(parts)
  }

  private func anchors(_ attributes: [LayoutAttribute]) -> String {
    Self.list(
      attributes.map { attribute in
        guard attribute.isPosition else {
          return "\(attribute)Anchor.constraint(equalToConstant: \(Self.number(attribute)))"
        }
        let edge = named(attribute)
        return "\(edge)Anchor.constraint(equalTo: superview.\(edge)Anchor)"
      })
  }

  /// Returns a length for the example, large enough to be visible.
  private static func number(_ attribute: LayoutAttribute) -> Int {
    attribute.axis == .horizontal ? 20 : 3
  }

  /// Returns the edge in the terms of the view's constraints: left, or leading.
  private func named(_ attribute: LayoutAttribute) -> LayoutAttribute {
    switch attribute {
    case .left where isDirectional: .leading
    case .right where isDirectional: .trailing
    default: attribute
    }
  }
}
