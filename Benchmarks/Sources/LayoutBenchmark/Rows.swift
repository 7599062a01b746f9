import Ashlar

/// Labels in rows that are as high as their highest label, in a window.
@MainActor struct Rows {
  let window: Window
  private(set) var labels: [Label] = []

  /// Two labels a row: a short one, and one that wraps in what is left.
  init(labels count: Int) {
    window = Window(size: CellSize(width: 100, height: 40))
    var above: View?
    for index in 0..<max(1, count / 2) {
      let row = View()
      let title = Label("row \(index)")
      let text = Label("what is said about row number \(index) takes a line, or two, or even three")
      text.numberOfLines = 0
      window.addSubview(row)
      row.addSubview(title)
      row.addSubview(text)
      row.mas.makeConstraints { make in
        make.left.right.equalTo(window)
        make.height.equalTo(0).priority(.fittingSizeLevel)
        if let above {
          make.top.equalTo(above.mas.bottom)
        } else {
          make.top.equalTo(window)
        }
      }
      title.mas.makeConstraints { make in
        make.left.top.equalTo(row)
        make.bottom.lessThanOrEqualTo(row)
      }
      title.setContentHuggingPriority(.required, for: .horizontal)
      text.mas.makeConstraints { make in
        make.left.equalTo(title.mas.right).offset(1)
        make.right.top.equalTo(row)
        make.bottom.lessThanOrEqualTo(row)
      }
      labels += [title, text]
      above = row
    }
  }

  func layOut() { window.layoutIfNeeded() }

  func changeText(_ step: Int) {
    let text = "a text that needs more lines than the others do: "
    labels[labels.count / 4 * 2 + 1].text = step % 2 == 0 ? "short" : text + text + text
    layOut()
  }

  func resize(_ step: Int) {
    window.send(.resize(CellSize(width: 60 + 37 * step % 61, height: 40)))
    layOut()
  }
}

/// Stacks in stacks.
@MainActor struct Nested {
  let window: Window

  init(depth: Int) {
    window = Window(size: CellSize(width: 120, height: 60))
    var parent = StackView()
    window.addSubview(parent)
    parent.mas.makeConstraints { $0.edges.equalTo(window) }
    for level in 0..<depth {
      parent.axis = level % 2 == 0 ? .vertical : .horizontal
      parent.spacing = 1
      parent.alignment = .leading
      for index in 0..<3 { parent.addArrangedSubview(Label("label \(level) \(index)")) }
      let child = StackView()
      parent.addArrangedSubview(child)
      parent = child
    }
  }

  func layOut() { window.layoutIfNeeded() }

  func resize(_ step: Int) {
    window.send(.resize(CellSize(width: 60 + 37 * step % 61, height: 40 + step % 7)))
    layOut()
  }
}
