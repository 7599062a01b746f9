import Ashlar

/// Pairs of labels in one window that do not fit beside each other, stated again and again.
@MainActor final class Siblings {
  let window = Window(size: CellSize(width: 40, height: 60))
  private let labels: [Label]

  init(count: Int) {
    labels = (0..<count).map { Label("the text of label \($0)") }
    for label in labels { window.addSubview(label) }
  }

  /// Makes the constraints of all: two labels a line, one after the other.
  func make() {
    for index in labels.indices { labels[index].mas.makeConstraints { state($0, index, 0) } }
  }

  /// Gives every constraint another constant, before the next layout.
  func update(_ step: Int) {
    for index in labels.indices {
      labels[index].mas.updateConstraints { state($0, index, step % 2) }
    }
  }

  /// Takes out all constraints of each, and makes them again.
  func remake(_ step: Int) {
    for index in labels.indices {
      labels[index].mas.remakeConstraints { state($0, index, step % 2) }
    }
  }

  /// Looks for pitfalls, all over.
  func look() { _ = window.diagnose() }

  private func state(_ make: ConstraintMaker, _ index: Int, _ shift: Int) {
    make.top.equalTo(window).offset(Double(index / 2 + shift))
    if index % 2 == 0 {
      make.left.equalTo(window)
    } else {
      make.left.equalTo(labels[index - 1].mas.right)
      make.right.equalTo(window)
    }
  }
}
