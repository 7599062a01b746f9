import Ashlar

/// A question for the size of a text, and four ways to answer it.
struct Measure: Equatable {
  /// A way to measure.
  enum Way: String, CaseIterable {
    case boundingRect, sizeThatFits, sizeToFit, systemLayoutSizeFitting

    /// The name, which can be broken before its capitals.
    var name: String {
      rawValue.reduce(into: "") { $0 += $1.isUppercase ? "\u{200B}\($1)" : "\($1)" }
    }
  }

  /// The width to measure at: `nil` for the real one, 0 for none.
  var width: Int?
  /// The height to measure at; 0 for none.
  var height = 0
  /// Whether `sizeToFit` makes the height as large as the width, as the article has it.
  var isAsPrinted = false

  static let text = "Where the lane ends, a low wall of flint keeps out the sea wind"

  /// Returns the size of the text in a way; the last one is that of a view around it with margins of 1.
  @MainActor func size(_ way: Way, realWidth: Int) -> Size {
    let width = width ?? realWidth
    let label = Label(Self.text)
    label.numberOfLines = 0
    switch way {
    case .boundingRect:
      // A text, no view. No width is said by leaving it out.
      let size = Paragraph(Self.text).size(width: width > 0 ? width : nil, maximumLines: height)
      return Size(width: Double(size.columns), height: Double(size.rows))
    case .sizeThatFits:
      return label.sizeThatFits(Size(width: Double(width), height: Double(height)))
    case .sizeToFit:
      label.frame.size = Size(width: Double(width), height: Double(height))
      label.sizeToFit()
      let size = label.bounds.size
      return isAsPrinted ? Size(width: size.width, height: size.width) : size
    case .systemLayoutSizeFitting:
      let around = View()
      label.preferredMaxLayoutWidth = Double(width)
      around.addSubview(label)
      label.mas.makeConstraints { $0.edges.equalTo(around).inset(1) }
      return around.systemLayoutSizeFitting(.layoutFittingCompressed)
    }
  }

  /// A size for people to read: `12×3`.
  static func text(of size: Size) -> String {
    "\(LayoutUnit.brief(size.width))×\(LayoutUnit.brief(size.height))"
  }
}

/// A column with the text at the size that one way has measured.
final class MeasureColumn: View {
  let way: Measure.Way
  var measure = Measure() { didSet { if measure != oldValue { setNeedsLayout() } } }
  private(set) var measured = Size.zero
  let sample = FilledLabel(Measure.text)
  private let name: Label
  private let figure = Label()
  private let room = BoundsView()

  init(_ way: Measure.Way) {
    self.way = way
    name = Label(way.name)
    super.init()
    for (view, id) in [(name, "name"), (figure, "figure"), (room, "room")] as [(View, String)] {
      view.identifier = id
      addSubview(view)
    }
    name.numberOfLines = 2
    name.setTextStyle(\.secondaryLabel)
    figure.setTextStyle(\.tint)
    sample.identifier = "sample"
    sample.numberOfLines = 0
    sample.setTextStyle(\.systemBlue)
    room.addSubview(sample)
    // The samples' frames are set, as the size was measured.
    sample.translatesAutoresizingMaskIntoConstraints = true
    name.mas.makeConstraints { make in
      make.left.top.equalTo(self)
      make.right.equalTo(self)
      make.height.equalTo(2).priority(740)
    }
    figure.mas.makeConstraints { make in
      make.left.right.equalTo(self)
      make.top.equalTo(name.mas.bottom)
    }
    room.mas.makeConstraints { make in
      make.left.right.bottom.equalTo(self)
      make.top.equalTo(figure.mas.bottom)
    }
  }

  /// The columns inside of the room's margins.
  var realWidth: Int { max(1, Int(room.frame.width) - 2) }

  override func layoutSubviews() {
    super.layoutSubviews()
    measured = measure.size(way, realWidth: realWidth)
    figure.text = Measure.text(of: measured)
    let hasMargins = way == .systemLayoutSizeFitting
    // The border is that of the view around the text: a dotted one beside it would be a second frame.
    sample.border = hasMargins ? .light : nil
    room.hidesBounds = hasMargins
    let corner = hasMargins ? Point.zero : Point(x: 1, y: 1)
    sample.frame = Rect(origin: corner, size: measured)
  }
}
