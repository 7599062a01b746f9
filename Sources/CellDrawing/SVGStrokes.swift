/// The lines of a picture, one path for each colour and weight.
///
/// The antialiased edges of two paths that meet overlap visibly; within one path they do not.
struct SVGStrokes {
  private struct Kind: Hashable {
    var weight: LineGlyph.Weight
    var color: String
  }

  private var kinds: [Kind] = []
  private var paths: [Kind: String] = [:]

  /// Adds lines as path commands.
  mutating func add(_ path: String, weight: LineGlyph.Weight, color: String) {
    let kind = Kind(weight: weight, color: color)
    if paths[kind] == nil { kinds.append(kind) }
    paths[kind, default: ""] += path
  }

  /// The paths, in the order in which their colours and weights were first added.
  func elements(_ classes: inout SVGClasses?) -> String {
    var elements = ""
    for kind in kinds {
      let look = SVGClasses.attributes(
        [
          ("fill", "none"), ("stroke", kind.color), ("stroke-width", Self.width(kind.weight)),
          ("stroke-linecap", "square"),
        ], in: &classes)
      elements += #"<path \#(look) d="\#(paths[kind] ?? "")"/>"# + "\n"
    }
    return elements
  }

  private static func width(_ weight: LineGlyph.Weight) -> String {
    switch weight {
    case .light, .area: "1.2"
    case .heavy: "2.4"
    case .double: "1"
    }
  }
}
