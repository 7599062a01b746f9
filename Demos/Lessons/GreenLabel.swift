import Ashlar

// What you learn: one attribute can have many constraints, and all of them hold at once.
// What you see:   blue blue blue
//                        ┊
//                 blue   ┊       green stays whole
//                        ┊
//                 blue blue
// Keys:           1 2 3 let a blue label grow, ! @ # shrink; or ← → choose one, ↑ ↓ change it.

/// The place of the labels; shows where a third of its width is.
final class ThirdsView: View {
  override func draw(in canvas: Canvas) {
    let third = Int((bounds.width / 3 + 0.5).rounded(.down))
    for y in 0..<canvas.bounds.height {
      canvas.draw(text: "┊", at: CellPoint(x: third, y: y), style: theme.separator)
    }
  }
}

/// A green label right of three blue ones that grow.
public final class GreenLabelDemo: View, Demo {
  public static let id = "green-label"
  public static let title = "Green label"
  public static let keys = [
    KeyHint("1 2 3", "grow"), KeyHint("! @ #", "shrink"), KeyHint("←→", "choose"),
    KeyHint("↑↓", "change"),
  ]
  public static let lesson = Lesson("One attribute, many constraints: all of them hold at once.", source: .greenLabel)

  private let container = ThirdsView()
  private let blues = [Label(), Label(), Label()]
  private let green = Label(" green stays whole ")
  private var lengths = [1, 1, 1]
  private var chosen = 0

  public init(seed: UInt64) {
    super.init()
    border = .rounded
    setBorderStyle(\.separator)
    container.identifier = "container"
    container.clipsToBounds = true
    addSubview(container)
    // The container is the stage without its border: the margins are one cell wide, and where the
    // stage is too small for them, they give way.
    container.mas.makeConstraints { make in
      make.left.equalTo(self.mas.leftMargin)
      make.right.equalTo(self.mas.rightMargin)
      make.top.equalTo(self.mas.topMargin)
      make.bottom.equalTo(self.mas.bottomMargin)
    }

    for (index, blue) in blues.enumerated() {
      blue.identifier = "blue\(index + 1)"
      container.addSubview(blue)
      blue.mas.makeConstraints { make in
        // Every blue label stands at the left edge. No width is given: it is as wide as its text.
        make.left.equalTo(container)
        // The first is half way from the top to the middle, the second in the middle, the third
        // half way from the middle to the bottom.
        make.centerY.equalTo(container).multipliedBy(Double(index + 1) / 2)
      }
    }

    green.identifier = "green"
    green.setTextStyle(\.systemGreen)
    container.addSubview(green)
    // The green label is never narrower than its text, whatever happens to the others.
    green.setContentCompressionResistancePriority(.required, for: .horizontal)
    green.mas.makeConstraints { make in
      // It stands in the middle of the height.
      make.centerY.equalTo(container)
      // It does not leave the container on the right.
      make.right.lessThanOrEqualTo(container)
      // It starts at a third of the container or further right. The right edge times 1/3 is a
      // place, counted from the container's left.
      make.left.greaterThanOrEqualTo(container.mas.right).multipliedBy(1.0 / 3)
      // And it starts at least a column right of every blue label: the same attribute, again.
      for blue in blues { make.left.greaterThanOrEqualTo(blue.mas.right).offset(1) }
    }
    showTexts()
  }

  private func showTexts() {
    for (index, blue) in blues.enumerated() {
      blue.text = Array(repeating: "blue", count: lengths[index]).joined(separator: " ")
      blue.setTextStyle { [chosen] theme in
        var style = theme.systemBlue
        if index == chosen { style.attributes.formUnion([.bold, .underline]) }
        return style
      }
    }
  }

  public override func keyDown(_ key: KeyPress) -> Bool {
    switch key.key {
    case .character("1"): change(0, by: 1)
    case .character("2"): change(1, by: 1)
    case .character("3"): change(2, by: 1)
    case .character("!"): change(0, by: -1)
    case .character("@"): change(1, by: -1)
    case .character("#"): change(2, by: -1)
    case .left: change((chosen + 2) % 3, by: 0)
    case .right: change((chosen + 1) % 3, by: 0)
    case .up: change(chosen, by: 1)
    case .down: change(chosen, by: -1)
    default: return false
    }
    return true
  }

  /// Chooses a label and changes its number of words, which stays from 1 to 20.
  private func change(_ index: Int, by words: Int) {
    chosen = index
    lengths[index] = min(max(1, lengths[index] + words), 20)
    showTexts()
  }
}

// Try: make the stage wider: the green label goes with the third, once no blue one is in its way.
// Try: let a blue label grow until there is no room: it gives way, for it resists compression at
//      750 and the green one at 1000.
// Try: make the stage so narrow that the green label does not fit: a constraint is broken, and the
//      report says which and why.
// Left out: anything that pulls the green label to the left. All its constraints only push it to
//      the right; of the places that are left, the one nearest to 0 is taken.
