import Ashlar

/// Rows in a window, in which pitfalls are looked for once.
@MainActor struct Pitfalls {
  let window: Window
  /// The number of pitfalls there are.
  let expected: Int

  /// Labels below each other, without a stack.
  static func chain(_ rows: Int) -> Pitfalls {
    let window = Window(size: CellSize(width: 80, height: 24))
    var above: Label?
    for index in 0..<rows {
      let label = Label("row \(index)")
      window.addSubview(label)
      label.mas.makeConstraints { make in
        make.left.equalTo(window)
        if let above {
          make.top.equalTo(above.mas.bottom)
        } else {
          make.top.equalTo(window)
        }
      }
      above = label
    }
    return Pitfalls(window: window, expected: 0)
  }

  /// A stack of labels, which is as high as they are or, squeezed, as the window: then all of them tie.
  static func column(_ rows: Int, isSqueezed: Bool) -> Pitfalls {
    let window = Window(size: CellSize(width: 80, height: 24))
    let stack = StackView()
    stack.axis = .vertical
    window.addSubview(stack)
    stack.mas.makeConstraints { make in
      make.left.top.right.equalTo(window)
      if isSqueezed { make.bottom.equalTo(window) }
    }
    for index in 0..<rows { stack.addArrangedSubview(Label("row \(index)")) }
    return Pitfalls(window: window, expected: isSqueezed ? 1 : 0)
  }

  /// Rows of a label and a field, stacks in a stack in a scroll view.
  static func form(_ rows: Int) -> Pitfalls {
    let window = Window(size: CellSize(width: 80, height: 24))
    let scroll = ScrollView()
    window.addSubview(scroll)
    scroll.mas.makeConstraints { $0.edges.equalTo(window) }
    let stack = StackView()
    stack.axis = .vertical
    scroll.addSubview(stack)
    stack.mas.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.width.equalTo(scroll)
    }
    for index in 0..<rows {
      let row = StackView(arrangedSubviews: [Label("label \(index)"), TextField()])
      row.spacing = 1
      stack.addArrangedSubview(row)
    }
    return Pitfalls(window: window, expected: 0)
  }

  func layOut() { window.layoutIfNeeded() }

  func look() {
    let found = window.diagnose()
    guard found.count == expected else { fatalError("\(found.count) pitfalls: \(found.prefix(2))") }
  }
}

extension Workload {
  /// The workloads of `diagnose`, for each number of rows.
  static func pitfalls(rows sizes: [Int]) -> [Workload] {
    [Kind.chain, .column, .squeezed, .form].flatMap { kind in
      sizes.map { Workload(kind: kind, size: $0) }
    }
  }

  /// A look for pitfalls, each time in a window that was not looked at before: answers are kept until the next layout.
  func diagnosing(_ make: (Int) -> Pitfalls) -> [Operation] {
    let windows = (0..<3).map { _ in make(size) }
    return [
      Operation(
        name: "diagnose", timed: windows.count, counted: 1,
        prepare: { for window in windows { window.layOut() } }
      ) { windows[$0].look() }
    ]
  }
}
