import Ashlar

/// What the program shows.
enum Scene {
  case wrappedRows, nestedBoxes, liveList, tableList, form, plainForm

  /// The size it begins with.
  var size: CellSize {
    switch self {
    case .wrappedRows: CellSize(width: 200, height: 60)
    case .nestedBoxes: CellSize(width: 100, height: 44)
    case .liveList, .tableList: CellSize(width: 100, height: 40)
    case .form, .plainForm: CellSize(width: 80, height: 24)
    }
  }

  @MainActor func makeView() -> View {
    switch self {
    case .wrappedRows: WrappedRows()
    case .nestedBoxes: NestedBoxes()
    case .liveList: LongList()
    case .tableList: TableList()
    case .form: Form(isPlain: false)
    case .plainForm: Form(isPlain: true)
    }
  }

  @MainActor func makeWindow(size: CellSize) -> Window {
    let window = Window(size: size)
    let view = makeView()
    window.addSubview(view)
    view.mas.makeConstraints { $0.edges.equalTo(window) }
    (view.preferredFocusEnvironments.first ?? view).becomeFirstResponder()
    if let rows = view as? WrappedRows {
      window.delegate = rows.sharing
      rows.sharing.windowDidResize(window)
    }
    return window
  }
}
