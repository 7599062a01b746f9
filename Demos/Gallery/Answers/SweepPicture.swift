import Ashlar

/// A picture of a sweep: the views' edges as functions of the length, with a line at each breakpoint.
@MainActor struct SweepPicture {
  private let answer: SweepAnswer
  private let lines: [SweepLines.Line]
  private let labels: [String]
  /// The greatest value on the vertical axis.
  private let largest: Double
  private let size: (width: Double, height: Double)
  private static let plotWidth = 560.0
  private static let (left, top, bottom) = (44.0, 36.0, 44.0)
  private static let lineHeight = 15.0
  /// Colours that can be distinguished on white.
  private static let colors = [
    "#1f5fa8", "#b3541e", "#2e7d4f", "#8a3d8f", "#a8862a", "#b0324f", "#2a8a96", "#5b5f66",
  ]

  init(_ answer: SweepAnswer) {
    self.answer = answer
    lines = SweepLines(answer.sweep).lines
    labels = lines.map(\.label)
    largest = max(1, lines.flatMap { $0.parts.joined().map(\.y) }.max() ?? 1)
    let longest = labels.map(\.columns).max() ?? 0
    size = (
      Self.left + Self.plotWidth + 40 + 6.6 * Double(longest),
      max(420, Double(lines.count) * Self.lineHeight + Self.top + Self.bottom)
    )
  }

  private var sweep: LayoutSweep { answer.sweep }
  private var range: ClosedRange<Int> { answer.range }
  private var plotBottom: Double { size.height - Self.bottom }
  private var plotRight: Double { Self.left + Self.plotWidth }

  private func x(_ length: Double) -> Double {
    let span = max(1, Double(range.upperBound - range.lowerBound))
    return Self.left + (length - Double(range.lowerBound)) / span * Self.plotWidth
  }

  private func y(_ value: Double) -> Double {
    plotBottom - value / largest * (plotBottom - Self.top)
  }

  /// The picture as SVG.
  var svg: String {
    let (width, height) = (Self.number(size.width), Self.number(size.height))
    let head = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="sans-serif" font-size="11">
      """,
      "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
    ]
    return (head + axes + breakpoints + edges + ["</svg>"]).joined(separator: "\n")
  }

  // MARK: - Axes

  private var axes: [String] {
    let horizontal = Self.ticks(Double(range.lowerBound)...Double(range.upperBound)).flatMap {
      [
        Self.path("M\(Self.number(x($0))) \(Self.number(plotBottom)) v4", "#888888"),
        Self.text(Self.text($0), x($0), plotBottom + 16, "#555555", anchor: "middle"),
      ]
    }
    let vertical = Self.ticks(0...largest).flatMap {
      [
        Self.path(
          "M\(Self.number(Self.left)) \(Self.number(y($0))) H\(Self.number(plotRight))", "#eeeeee"),
        Self.text(Self.text($0), Self.left - 8, y($0) + 4, "#555555", anchor: "end"),
      ]
    }
    let (length, edge) = sweep.axis == .horizontal ? ("width", "column") : ("height", "row")
    return vertical + horizontal + [
      Self.text(
        "\(length) of the stage, \(answer.name)", plotRight, plotBottom + 34, "#555555",
        anchor: "end"),
      Self.text("\(edge) of the stage", 8, 14, "#555555", anchor: "start"),
    ]
  }

  /// At most ten round numbers in a range.
  private static func ticks(_ range: ClosedRange<Double>) -> [Double] {
    let span = range.upperBound - range.lowerBound
    let step = [1.0, 2, 5, 10, 20, 50, 100, 200, 500].first { span / $0 <= 10 } ?? 1000
    let first = (range.lowerBound / step).rounded(.up) * step
    return Array(stride(from: first, through: range.upperBound, by: step))
  }

  // MARK: - Breakpoints

  /// A dotted line at each breakpoint. Numbers that would overlap are omitted.
  private var breakpoints: [String] {
    var parts: [String] = []
    var labelled = -Double.infinity
    for point in sweep.breakpoints {
      let place = x(point)
      parts.append(
        Self.path(
          "M\(Self.number(place)) \(Self.number(Self.top)) V\(Self.number(plotBottom))", "#bbbbbb",
          more: " stroke-dasharray=\"2 3\""))
      guard place - labelled > 30 else { continue }
      labelled = place
      parts.append(Self.text(Self.text(point), place, Self.top - 8, "#777777", anchor: "middle"))
    }
    return parts
  }

  // MARK: - Edges

  private var edges: [String] {
    let places = labelPlaces
    return lines.indices.flatMap { index -> [String] in
      let line = lines[index]
      guard let end = line.end, let place = places[index] else { return [] }
      let color = Self.colors[index % Self.colors.count]
      let path = line.parts.map { part in
        part.enumerated().map { position, point in
          "\(position == 0 ? "M" : "L")\(Self.number(x(point.x))) \(Self.number(y(point.y)))"
        }.joined(separator: " ")
      }.joined(separator: " ")
      let leader =
        "M\(Self.number(x(end.x) + 2)) \(Self.number(y(end.y))) "
        + "L\(Self.number(plotRight + 18)) \(Self.number(place)) h4"
      return [
        Self.path(path, color, more: " stroke-width=\"1.5\""),
        Self.path(leader, color, more: " stroke-width=\"0.5\" opacity=\"0.5\""),
        Self.text(labels[index], plotRight + 26, place + 4, color, anchor: "start"),
      ]
    }
  }

  /// The y coordinates of the labels: each as near to the end of its line as the others allow.
  private var labelPlaces: [Double?] {
    var places: [Double?] = lines.map { $0.end.map { y($0.y) } }
    let order = lines.indices.filter { places[$0] != nil }
      .sorted { ((places[$0] ?? 0), $0) < ((places[$1] ?? 0), $1) }
    var next = Self.top
    for index in order {
      let place = max(places[index] ?? 0, next)
      places[index] = place
      next = place + Self.lineHeight
    }
    var limit = plotBottom
    for index in order.reversed() {
      let place = min(places[index] ?? 0, limit)
      places[index] = place
      limit = place - Self.lineHeight
    }
    return places
  }

  // MARK: - Elements

  private static func path(_ path: String, _ color: String, more: String = "") -> String {
    "<path d=\"\(path)\" fill=\"none\" stroke=\"\(color)\"\(more)/>"
  }

  private static func text(
    _ text: String, _ x: Double, _ y: Double, _ color: String, anchor: String
  ) -> String {
    """
    <text x="\(number(x))" y="\(number(y))" fill="\(color)" text-anchor="\(anchor)">\
    \(escaped(text))</text>
    """
  }

  /// A number with at most two decimals.
  private static func text(_ value: Double) -> String {
    LayoutUnit.text(of: (value * 100).rounded() / 100)
  }

  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
