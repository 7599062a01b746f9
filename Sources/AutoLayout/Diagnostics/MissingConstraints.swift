import Localization

/// A view with a position or length that no constraint decides. Interface Builder reports the same: "Need
/// constraints for: Y position, width".
@MainActor struct MissingConstraints {
  static let name = "missing-constraints"

  private let frame: UndecidedFrame

  init(_ frame: UndecidedFrame) { self.frame = frame }

  var diagnostic: LayoutDiagnostic {
    LayoutDiagnostic(
      name: Self.name, sentence: sentence, source: frame.node.addedAt, cure: cure)
  }

  private var sentence: LocalizedText {
    let values = frame.values.map { value in
      (name: Self.name(of: value.attribute), shown: value.value.short)
    }
    let isOne = values.count == 1
    var shown = Self.list(
      values.map { LocalizedText("\($0.name) is \($0.shown)", chinese: "\($0.name) 为 \($0.shown)") }
    )
    if let first = values.first?.shown, values.allSatisfy({ $0.shown == first }) {
      shown =
        isOne
        ? LocalizedText("it is \(first)", chinese: "它为 \(first)")
        : LocalizedText("they are \(first)", chinese: "它们为 \(first)")
    }
    let view = frame.node.placedName
    let missing = Self.list(
      values.map { LocalizedText("no \($0.name)", chinese: "没有 \($0.name)") })
    let sentence: LocalizedText =
      isOne
      ? LocalizedText(
        "\(view) has \(missing): no constraint decides it, so \(shown).",
        chinese: "\(view) \(missing)：没有约束决定它，所以\(shown)。")
      : LocalizedText(
        "\(view) has \(missing): no constraint decides them, so \(shown).",
        chinese: "\(view) \(missing)：没有约束决定它们，所以\(shown)。")
    return switch frame.followers {
    case 0: sentence
    case 1:
      LocalizedText("\(sentence) 1 other view depends on that.", chinese: "\(sentence)另有 1 个视图依赖它。")
    default:
      LocalizedText(
        "\(sentence) \(frame.followers) other views depend on that.",
        chinese: "\(sentence)另有 \(frame.followers) 个视图依赖它。")
    }
  }

  private static func name(of attribute: LayoutAttribute) -> String {
    switch attribute {
    case .left: "x"
    case .top: "y"
    default: "\(attribute)"
    }
  }

  /// Returns texts as a list that ends with “and”.
  static func list(_ parts: [LocalizedText]) -> LocalizedText {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? .empty }
    let first = LocalizedText.list(parts.dropLast())
    return LocalizedText("\(first) and \(last)", chinese: "\(first)、\(last)")
  }

  // MARK: - Cure

  /// Constraints that would decide the frame, in the style of the view's other constraints.
  private var cure: LocalizedText {
    var ways = [frame.ways.flatMap { $0.first ?? [] }]
    if !frame.values.contains(where: \.attribute.isPosition) {
      ways.append(frame.ways.flatMap { $0.last ?? [] })
      if ways[0] == ways[1] { ways.removeLast() }
    }
    var texts = ways.map { Self.list(isMasonry ? masonry($0) : anchors($0)) }
    if !frame.values.contains(where: \.attribute.isPosition) {
      texts += frame.sharers.map { attribute, view in
        attribute == .width
          ? LocalizedText(
            "give it the width of \(view.debugName)", chinese: "让它的宽度等于 \(view.debugName)")
          : LocalizedText(
            "give it the height of \(view.debugName)", chinese: "让它的高度等于 \(view.debugName)")
      }
    }
    let choices = LocalizedText.joined(texts, separator: LocalizedText(", or ", chinese: "，或者 "))
    return isMasonry
      ? LocalizedText("State, for example, \(choices).", chinese: "例如写 \(choices)。")
      : LocalizedText("Activate, for example, \(choices).", chinese: "例如激活 \(choices)。")
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

  private func masonry(_ attributes: [LayoutAttribute]) -> [LocalizedText] {
    let edges = attributes.filter(\.isPosition).map { "\(named($0))" }
    var parts: [String] = []
    if edges.count == 4 {
      parts = ["make.\(isDirectional ? "directionalEdges" : "edges").equalToSuperview()"]
    } else if !edges.isEmpty {
      parts = ["make.\(edges.joined(separator: ".")).equalToSuperview()"]
    }
    parts += attributes.filter { !$0.isPosition }
      .map { "make.\($0).equalTo(\(Self.number($0)))" }
    return parts.map(LocalizedText.init(verbatim:))
  }

  private func anchors(_ attributes: [LayoutAttribute]) -> [LocalizedText] {
    attributes.map { attribute in
      guard attribute.isPosition else {
        return LocalizedText(
          verbatim: "\(attribute)Anchor.constraint(equalToConstant: \(Self.number(attribute)))")
      }
      let edge = named(attribute)
      return LocalizedText(
        verbatim: "\(edge)Anchor.constraint(equalTo: superview.\(edge)Anchor)")
    }
  }

  /// Returns a length for the example, large enough to be visible.
  private static func number(_ attribute: LayoutAttribute) -> Int {
    attribute.axis == .horizontal ? 20 : 3
  }

  /// Returns the edge in the style of the view's constraints: left, or leading.
  private func named(_ attribute: LayoutAttribute) -> LayoutAttribute {
    switch attribute {
    case .left where isDirectional: .leading
    case .right where isDirectional: .trailing
    default: attribute
    }
  }
}
