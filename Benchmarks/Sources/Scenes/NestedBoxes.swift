import Ashlar

/// Ten boxes in each other, each with a title.
@MainActor final class NestedBoxes: View {
  override init() {
    super.init()
    var outside: View = self
    for level in 1...10 {
      let box = View()
      box.border = .light
      let title = Label("level \(level)")
      outside.addSubview(box)
      box.addSubview(title)
      let isOutermost = level == 1
      let last = outside.subviews.first { $0 is Label }
      box.mas.makeConstraints { make in
        make.left.right.bottom.equalTo(outside).insets(EdgeInsets(isOutermost ? 0 : 1))
        if let last {
          make.top.equalTo(last.mas.bottom)
        } else {
          make.top.equalTo(outside)
        }
      }
      title.mas.makeConstraints { make in make.left.right.top.equalTo(box).insets(EdgeInsets(1)) }
      if level == 10 { addText(to: box, below: title) }
      outside = box
    }
  }

  private func addText(to box: View, below title: Label) {
    let text = Label(Words.paragraph(0, 30))
    text.numberOfLines = 0
    box.addSubview(text)
    text.mas.makeConstraints { make in
      make.left.right.equalTo(box).insets(EdgeInsets(1))
      make.top.equalTo(title.mas.bottom)
    }
  }
}
