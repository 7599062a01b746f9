import Ashlar

/// A picture of a sweep: the edges of the views over the length, with a line at each breakpoint.
@MainActor struct SweepPicture {
  private let answer: SweepAnswer
  private let name: String
  private static let (width, height, left, top, right) = (720.0, 480.0, 48.0, 24.0, 150.0)

  init(_ answer: SweepAnswer, _ name: String) {
    self.answer = answer
    self.name = name
  }

  private var sweep: LayoutSweep { answer.sweep }
  private var isHorizontal: Bool { sweep.axis == .horizontal }
  /// The greatest value on the vertical axis.
  private var largest: Double { max(1, lines.flatMap { $0.points.map(\.y) }.max() ?? 1) }

  private struct Line {
    var name: String
    var points: [(x: Double, y: Double)]
  }

  /// The near and far edges of each view along the axis, in the coordinates of its superview.
  private var lines: [Line] {
    let near: LayoutAttribute = isHorizontal ? .left : .top
    let length: LayoutAttribute = isHorizontal ? .width : .height
    var found: [Line] = []
    for interval in sweep.intervals {
      for (index, (attribute, formula)) in interval.formulas.enumerated()
      where attribute.attribute == near {
        guard
          let size = interval.formulas[index...].first(where: {
            $0.attribute.item === attribute.item && $0.attribute.attribute == length
          })?.formula
        else { continue }
        let view = attribute.item.identifier ?? attribute.item.debugName
        for (edge, isFar) in [
          (near, false), (isHorizontal ? LayoutAttribute.right : .bottom, true),
        ] {
          let points = [interval.lengths.lowerBound, interval.lengths.upperBound].map { w in
            (x: Double(w), y: formula(Double(w)) + (isFar ? size(Double(w)) : 0))
          }
          let title = "\(view).\(edge)"
          if let known = found.firstIndex(where: { $0.name == title }) {
            found[known].points += points
          } else {
            found.append(Line(name: title, points: points))
          }
        }
      }
    }
    return found
  }

  private func x(_ length: Double) -> Double {
    let span = max(1, Double(answer.range.upperBound - answer.range.lowerBound))
    return Self.left + (length - Double(answer.range.lowerBound)) / span
      * (Self.width - Self.left - Self.right)
  }

  private func y(_ value: Double, _ largest: Double) -> Double {
    Self.height - 32 - value / largest * (Self.height - 32 - Self.top)
  }

  /// The picture as SVG.
  var svg: String {
    let (lines, largest) = (lines, largest)
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.number(Self.width)) \
      \(Self.number(Self.height))" font-family="sans-serif" font-size="11">
      """,
      "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
    ]
    for point in sweep.breakpoints {
      parts.append(
        """
        <path d="M\(Self.number(x(point))) \(Self.number(Self.top)) V\(Self.number(Self.height - 32))" \
        stroke="#bbbbbb" stroke-dasharray="2 3"/>
        <text x="\(Self.number(x(point)))" y="\(Self.number(Self.top - 6))" fill="#666666" \
        text-anchor="middle">\(LayoutUnit.text(of: (point * 100).rounded() / 100))</text>
        """)
    }
    var labelled: [Double] = []
    for (index, line) in lines.enumerated() {
      let color = "hsl(\((index / 2) * 67 % 360) 65% 40%)"
      let path = line.points.enumerated().map { position, point in
        "\(position == 0 ? "M" : "L")\(Self.number(x(point.x))) \(Self.number(y(point.y, largest)))"
      }.joined(separator: " ")
      let dash = index % 2 == 0 ? "" : " stroke-dasharray=\"6 3\""
      parts.append("<path d=\"\(path)\" fill=\"none\" stroke=\"\(color)\"\(dash)/>")
      guard let last = line.points.last else { continue }
      // Names that would cover each other are moved down.
      var place = y(last.y, largest) + 4
      while labelled.contains(where: { abs($0 - place) < 12 }) { place += 12 }
      labelled.append(place)
      parts.append(
        """
        <text x="\(Self.number(x(last.x) + 6))" y="\(Self.number(place))" fill="\(color)">\
        \(Self.escaped(line.name))</text>
        """)
    }
    for value in [Double(answer.range.lowerBound), Double(answer.range.upperBound)] {
      parts.append(
        """
        <text x="\(Self.number(x(value)))" y="\(Self.number(Self.height - 12))" \
        text-anchor="middle">\(name) = \(LayoutUnit.text(of: value))</text>
        """)
    }
    return (parts + ["</svg>"]).joined(separator: "\n")
  }

  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}

extension SweepAnswer {
  /// The edges over the length, as a picture.
  public var svg: String { SweepPicture(self, name).svg }
}
