import Ashlar

/// The edges of a sweep's views as functions of the length, in the coordinates of the swept view. Edges that always
/// coincide form one line.
@MainActor struct SweepLines {
  /// An edge, or several that coincide.
  struct Line {
    /// The edges, each with its path and attribute.
    var names: [(path: [String], edge: LayoutAttribute)]
    /// The connected parts of the line. A new part begins where the edge did not exist in between.
    let parts: [[(x: Double, y: Double)]]

    /// The last point.
    var end: (x: Double, y: Double)? { parts.last?.last }
  }

  private struct Edge: Hashable {
    let path: [String]
    let isFar: Bool
  }

  private(set) var lines: [Line] = []

  init(_ sweep: LayoutSweep) {
    let edges: (near: LayoutAttribute, far: LayoutAttribute) =
      sweep.axis == .horizontal ? (.left, .right) : (.top, .bottom)
    var order: [Edge] = []
    var parts: [Edge: [[(x: Double, y: Double)]]] = [:]
    var before: Set<Edge> = []
    for interval in sweep.intervals {
      var now: Set<Edge> = []
      for (edge, formula) in Self.edges(of: interval, near: edges.near, sweep.axis) {
        let lengths = [interval.lengths.lowerBound, interval.lengths.upperBound].map(Double.init)
        let points = lengths.map { (x: $0, y: formula($0)) }
        if parts[edge] == nil { order.append(edge) }
        var known = parts[edge] ?? []
        if before.contains(edge), let last = known.indices.last {
          known[last] += points
        } else {
          known.append(points)
        }
        parts[edge] = known
        now.insert(edge)
      }
      before = now
    }
    for edge in order {
      let name = (path: edge.path, edge: edge.isFar ? edges.far : edges.near)
      let own = parts[edge] ?? []
      if let same = lines.firstIndex(where: { Self.isSame($0.parts, own) }) {
        lines[same].names.append(name)
      } else {
        lines.append(Line(names: [name], parts: own))
      }
    }
  }

  /// The near and far edges of the views that have a length above 0 somewhere.
  private static func edges(
    of interval: LayoutSweep.Interval, near: LayoutAttribute, _ axis: LayoutAxis
  ) -> [(Edge, (Double) -> Double)] {
    var near0: [[String]: (Double) -> Double] = [[]: { _ in 0 }]
    var found: [(Edge, (Double) -> Double)] = []
    let length: LayoutAttribute = axis == .horizontal ? .width : .height
    var place: (path: [String], position: (Double) -> Double)?
    for (attribute, formula) in interval.formulas {
      guard let view = attribute.item as? View, let path = interval.path(of: view) else { continue }
      if attribute.attribute == near {
        let around = near0[path.dropLast()] ?? { _ in 0 }
        let position = { around($0) + formula($0) }
        near0[path] = position
        place = (path, position)
      } else if attribute.attribute == length, let place, place.path == path {
        found.append((Edge(path: path, isFar: false), place.position))
        found.append((Edge(path: path, isFar: true), { place.position($0) + formula($0) }))
      }
    }
    return found
  }

  private static func isSame(
    _ one: [[(x: Double, y: Double)]], _ other: [[(x: Double, y: Double)]]
  ) -> Bool {
    one.elementsEqual(other) { first, second in
      first.elementsEqual(second) { abs($0.x - $1.x) < 1e-3 && abs($0.y - $1.y) < 1e-3 }
    }
  }
}

extension SweepLines.Line {
  /// A short label: the names of the first edges, with similar rows merged, and the number of further edges.
  var label: String {
    let lines = names.map { AlikeLines.Line(path: $0.path, text: ".\($0.edge)") }
    let texts = AlikeLines(lines).texts.map { $0.path + $0.text }
    var label = texts.first ?? ""
    var shown = 1
    for text in texts.dropFirst() where label.columns + text.columns < 50 && shown < 3 {
      label += ", \(text)"
      shown += 1
    }
    return label + (texts.count > shown ? " and \(texts.count - shown) more" : "")
  }
}
