import AutoLayout
import CellDrawing
import CellViews
import TerminalInterface

// Stand-ins for the controls of the articles' samples: each has the natural size that counts there.

/// A line of text that a person could edit. It hugs at 250, as all but labels do.
@MainActor final class TextField: Label {
  override init(_ text: String = "") {
    super.init(text)
    for axis in LayoutAxis.allCases { setContentHuggingPriority(.defaultLow, for: axis) }
  }
}

/// A title that can be pressed.
@MainActor final class Button: Label {
  var onTouchDown: (() -> Void)?

  override init(_ title: String = "") {
    super.init(title)
    textAlignment = .center
    for axis in LayoutAxis.allCases { setContentHuggingPriority(.defaultLow, for: axis) }
  }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    guard event.action == .press(.left), let onTouchDown else { return false }
    onTouchDown()
    return true
  }
}

/// As large as what it shows; without an image it has no natural size.
@MainActor final class ImageView: View {
  var imageSize: Size? { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: Size {
    imageSize ?? Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  override func sizeThatFits(_ size: Size) -> Size { imageSize ?? .zero }
}

/// Of one size, whatever it is offered.
@MainActor final class Switch: View {
  static let standardSize = Size(width: 51, height: 31)

  override var intrinsicContentSize: Size { Self.standardSize }

  override func sizeThatFits(_ size: Size) -> Size { Self.standardSize }
}

/// Text that could be scrolled. What shows it is inside, so that the view has no natural size; but it
/// knows which size would fit.
@MainActor final class TextView: View {
  private let lines: Label

  init(_ text: String) {
    lines = Label(text)
    super.init()
    lines.numberOfLines = 0
    addSubview(lines)
  }

  override func sizeThatFits(_ size: Size) -> Size { lines.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    lines.frame = Rect(origin: .zero, size: bounds.size)
  }
}

extension View {
  /// A view of its own, in points: the screen of a sample.
  convenience init(points width: Double, _ height: Double) {
    self.init()
    layoutUnit = .points
    frame = Rect(x: 0, y: 0, width: width, height: height)
  }
}

extension LayoutNode {
  /// What was reported of contradictions in the tree.
  var conflicts: [LayoutConflict] {
    reports.compactMap { if case .conflict(let conflict) = $0 { conflict } else { nil } }
  }

  /// What was reported as allowed and seldom meant.
  var diagnostics: [LayoutDiagnostic] {
    reports.compactMap { if case .diagnostic(let diagnostic) = $0 { diagnostic } else { nil } }
  }
}
