import AutoLayout
import TextLayout

extension LayoutDiagram: CustomStringConvertible {
  /// The number of marks: `<LayoutDiagram: 3 marks>`.
  public var description: String {
    "<LayoutDiagram: \(marks.count) \(marks.count == 1 ? "mark" : "marks")>"
  }
}

extension LayoutMark: CustomStringConvertible {
  /// The kind and the place: `distance horizontal from 2 to 10 at 3, "8"`.
  public var description: String {
    switch self {
    case .highlight(let rect): "highlight \(rect)"
    case .baseline(let y, let range): "baseline \(LayoutSpan(.horizontal, range, across: y))"
    case .space(let rect, let inner): "space \(rect) around \(inner)"
    case .outline(let rect, let outline, let title):
      "\(outline) \(rect)" + (title.isEmpty ? "" : ", \(title.quoted())")
    case .line(let axis, let position, let range):
      "line \(LayoutSpan(axis == .horizontal ? .vertical : .horizontal, range, across: position))"
    case .distance(let span, let text): "distance \(span), \(text.quoted())"
    case .spring(let span, let spring, let text): "\(spring) \(span), \(text.quoted())"
    }
  }
}

extension LayoutSpan: CustomStringConvertible {
  /// The axis and the places: `horizontal from 2 to 10 at 3`.
  public var description: String {
    let texts = [start, end, across].map(LayoutUnit.text)
    return "\(axis) from \(texts[0]) to \(texts[1]) at \(texts[2])"
  }

  init(_ axis: LayoutAxis, _ range: ClosedRange<Double>, across: Double) {
    self.init(axis, from: range.lowerBound, to: range.upperBound, across: across)
  }
}
