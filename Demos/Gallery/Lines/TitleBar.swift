import Ashlar

/// The line at the top: the names of the program and the demo, and the size of the stage.
final class TitleBar: View {
  /// Returns whether the demo has the focus.
  var isEntered: () -> Bool = { false }
  private let program = Label()
  private let name = Label()
  private let subtitle = Label()
  private let measure = Label()
  /// The width of the window in columns.
  private var columns = 0

  override init() {
    super.init()
    clipsToBounds = true
    let spacer = View()
    let line = StackView(arrangedSubviews: [program, name, subtitle, spacer, measure])
    addSubview(line)
    line.mas.makeConstraints { $0.edges.equalTo(self) }
    // If there are few columns, the size is kept longest, then the demo's name.
    for (label, priority) in [(measure, 760), (program, 750), (name, 745), (subtitle, 740)] {
      label.setContentCompressionResistancePriority(
        LayoutPriority(Double(priority)), for: .horizontal)
      label.setTextStyle { $0.secondaryLabel.with(.underline) }
    }
    name.setTextStyle { [weak self] theme in
      self?.isEntered() ?? false
        ? theme.selection : theme.unemphasizedSelection.with(.underline)
    }
  }

  /// Leaves out labels for which a line of `columns` has no room.
  func arrange(columns: Int) {
    self.columns = columns
    program.isHidden = columns < 40
    show(columns < 80 ? " Ashlar  " : " Ashlar: Auto Layout  ", in: program)
    subtitle.isHidden = columns < 70
  }

  /// Shows the demo's name and the size of the stage.
  func show(_ demo: DemoEntry?, stage: StageSize, in localizer: Localizer) {
    show(" \(localizer.string(demo?.title ?? .empty)) ", in: name)
    let place = demo?.lesson.place ?? .empty
    show("  \(localizer.string(place))", in: subtitle)
    let size: LocalizedText = "\(stage.size.width)×\(stage.size.height)"
    let room = LocalizedText(
      "\(size) of \(stage.room.width)×\(stage.room.height)",
      chinese: "\(size)／\(stage.room.width)×\(stage.room.height)")
    let shown = stage.isFilled ? size : room
    let text = columns < 60 ? shown : LocalizedText("stage \(shown)", chinese: "舞台 \(shown)")
    show(" \(localizer.string(text)) ", in: measure)
  }

  /// The spaces around a text belong to its style and are not part of the accessibility label.
  private func show(_ text: String, in label: Label) {
    label.text = text
    label.accessibilityLabel = text.split(separator: " ").joined(separator: " ")
  }

  /// The underline extends under blank cells too.
  override func draw(in context: DrawingContext) {
    context.canvas.fill(
      context.canvas.bounds, style: context.theme.secondaryLabel.with(.underline))
  }
}

extension Style {
  /// Returns the style with further attributes.
  func with(_ attributes: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }
}
