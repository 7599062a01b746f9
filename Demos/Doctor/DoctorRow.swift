import Ashlar

/// A mark, a key and its value.
final class DoctorRow: View {
  let key: Label

  init(_ row: DoctorReport.Row, isNarrow: Bool) {
    // Where a value stands below, only the colon tells which is which.
    key = Label(row.key + (isNarrow ? ":" : ""))
    super.init()
    let mark = SignLabel(row.mark)
    let value = Self.view(of: row.value)
    key.identifier = "key"
    value.identifier = "value"
    key.setContentCompressionResistancePriority(isNarrow ? .low : .required, for: .horizontal)
    for view in [mark, key, value] { addSubview(view) }

    mark.mas.makeConstraints { make in
      make.top.equalTo(self)
      make.left.equalTo(self).offset(isNarrow ? 0 : 2)
    }
    key.mas.makeConstraints { make in
      make.top.equalTo(self)
      make.left.equalTo(mark.mas.right).offset(1)
      make.bottom.lessThanOrEqualTo(self)
    }
    value.mas.makeConstraints { make in
      make.bottom.equalTo(self)
      make.right.equalTo(self)
    }
    if isNarrow {
      key.mas.makeConstraints { $0.right.lessThanOrEqualTo(self) }
      value.mas.makeConstraints { make in
        make.top.equalTo(key.mas.bottom)
        make.left.equalTo(key)
      }
    } else {
      value.mas.makeConstraints { make in
        make.top.equalTo(self)
        make.left.equalTo(key.mas.right).offset(2)
      }
    }
  }

  private static func view(of value: DoctorReport.Value) -> View {
    switch value {
    case .text(let text):
      let label = Label(text)
      label.numberOfLines = 0
      // Less than a key's: the values take what the keys leave.
      label.setContentHuggingPriority(.low, for: .horizontal)
      return label
    case .colors(let colors):
      return ColorStrip(colors)
    }
  }
}

/// A mark and what is the case; below it, behind an arrow, what to do.
final class DoctorItem: View {
  init(_ mark: DoctorReport.Mark, _ problem: String, _ remedy: String) {
    super.init()
    let mark = SignLabel(mark)
    let text = Self.wrapping(problem)
    addSubview(mark)
    addSubview(text)
    mark.mas.makeConstraints { $0.top.left.equalTo(self) }
    text.mas.makeConstraints { make in
      make.top.right.equalTo(self)
      make.left.equalTo(mark.mas.right).offset(1)
      if remedy.isEmpty { make.bottom.equalTo(self) }
    }
    guard !remedy.isEmpty else { return }
    let arrow = SignLabel("→")
    let cure = Self.wrapping(remedy)
    addSubview(arrow)
    addSubview(cure)
    arrow.mas.makeConstraints { make in
      make.left.equalTo(text)
      make.top.equalTo(cure)
    }
    cure.mas.makeConstraints { make in
      make.top.equalTo(text.mas.bottom)
      make.left.equalTo(arrow.mas.right).offset(1)
      make.right.bottom.equalTo(self)
    }
  }

  private static func wrapping(_ text: String) -> Label {
    let label = Label(text)
    label.numberOfLines = 0
    return label
  }
}

/// Colours side by side in one row, from the first to the last; where there is little room, not all.
final class ColorStrip: View {
  private let colors: [Color]

  init(_ colors: [Color]) {
    self.colors = colors
    super.init()
  }

  override var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: 1) }

  override func draw(in context: DrawingContext) {
    let canvas = context.canvas
    // All strips are as long as one of sixteen colours that are alike.
    let length = 16 * max(1, min(4, canvas.bounds.width / 16))
    for x in 0..<min(length, canvas.bounds.width) {
      let color = colors[x * colors.count / length]
      canvas.fill(CellRect(x: x, y: 0, width: 1, height: 1), style: Style(background: color))
    }
  }
}
