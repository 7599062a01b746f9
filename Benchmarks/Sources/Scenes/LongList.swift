import Ashlar

/// A thousand rows of a name and a number, all of them live, in a scroll view.
@MainActor final class LongList: ScrollView {
  static let count = 1000

  override init() {
    super.init()
    showsVerticalScrollIndicator = false
    var above: View?
    for index in 0..<Self.count {
      let row = ListRow()
      row.show(index)
      addSubview(row)
      row.translatesAutoresizingMaskIntoConstraints = false
      let top =
        above.map { row.topAnchor.constraint(equalTo: $0.bottomAnchor) }
        ?? row.topAnchor.constraint(equalTo: topAnchor)
      let constraints = [
        top, row.leftAnchor.constraint(equalTo: leftAnchor),
        row.widthAnchor.constraint(equalTo: widthAnchor),
      ]
      for constraint in constraints { constraint.isActive = true }
      above = row
    }
    above?.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }

  override func keyDown(_ key: KeyPress) -> Bool {
    ListKey(key).map { scroll($0.move(page: bounds.height)) } != nil
  }
}

/// A name on the left and a number on the right.
@MainActor final class ListRow: View {
  private let name = Label()
  private let value = Label()

  override init() {
    super.init()
    addSubview(name)
    addSubview(value)
    for label in [name, value] { label.translatesAutoresizingMaskIntoConstraints = false }
    let constraints = [
      name.leftAnchor.constraint(equalTo: leftAnchor),
      name.topAnchor.constraint(equalTo: topAnchor),
      name.bottomAnchor.constraint(equalTo: bottomAnchor),
      value.rightAnchor.constraint(equalTo: rightAnchor),
      value.topAnchor.constraint(equalTo: topAnchor),
    ]
    for constraint in constraints { constraint.isActive = true }
  }

  func show(_ index: Int) {
    name.text = Words.item(index)
    value.text = Words.value(index)
  }
}

/// The keys of a list: a row down or up, a page down or up.
enum ListKey: Character {
  case down = "j"
  case up = "k"
  case forward = "f"
  case back = "b"

  init?(_ key: KeyPress) {
    guard case .character(let character) = key.key, let known = ListKey(rawValue: character) else {
      return nil
    }
    self = known
  }

  func move(page: Double) -> ScrollMove {
    switch self {
    case .down: .lines(1)
    case .up: .lines(-1)
    case .forward: .lines(Int(page))
    case .back: .lines(-Int(page))
    }
  }
}
