import Ashlar

/// The views of the gallery.
@MainActor final class GalleryParts {
  let title = TitleBar()
  let list: DemoList
  let divider = Separator(axis: .vertical)
  /// The demo's sentence.
  let sentence = Label()
  let stage = StageView()
  /// The demo's readout.
  let readout = Label()
  let lessonDivider = Separator(axis: .vertical)
  let lesson = PageView(framed: false)
  /// A page in front of the stage.
  let page = PageView(framed: true)
  let hint = GalleryHintLine()

  init(_ entries: [DemoEntry]) {
    list = DemoList(entries)
    readout.setTextStyle(\.tint)
    for (view, group) in [(list, "list"), (stage, "stage"), (lesson, "lesson"), (page, "stage")]
      as [(View, String)]
    {
      view.focusGroupIdentifier = group
    }
  }

  /// Whether the lesson has the focus and the selected try is the one that was done, so that choosing it undoes it.
  var isTrySelected: Bool {
    [page, lesson].first(where: \.hasKeys)?.isChosenDone ?? false
  }

  /// All views with their identifiers, from back to front.
  var named: [(view: View, name: String)] {
    [
      (title, "title"), (list, "list"), (divider, "divider"), (sentence, "sentence"),
      (stage, "stage"), (readout, "readout"), (lessonDivider, "lesson-divider"),
      (lesson, "lesson"), (page, "page"), (hint, "hint"),
    ]
  }
}

/// The hint line. Its notice depends on the reports and is computed when the line is drawn.
final class GalleryHintLine: HintLine {
  /// Returns the notice.
  var content: () -> Notice? = { nil }

  override var notice: Notice? {
    get { content() }
    set {}
  }
}

/// The constraints between the parts of the gallery:
///
///     title
///     list │ sentence │ lesson       below 80 columns the list is a line above the sentence,
///     list │ stage    │ lesson       below 110 columns there is no lesson
///     list │ readout  │ lesson
///     hint
@MainActor final class GalleryArrangement {
  /// The minimum width of the window for a list beside the stage; otherwise the list is one line above it.
  private static let wideEnough = 80.0
  /// The minimum width of the window for the lesson beside the stage.
  private static let wideEnoughForLesson = 110.0
  private static let listWidth = 16.0
  /// The width of the lesson: a fraction of the window's width, between two limits.
  private static func lessonWidth(forWidth width: Double) -> Double {
    min(max(34, (width * 0.28).rounded(.down)), 52)
  }
  /// The width of a sentence or a readout, with a blank column on each side.
  private static let lineWidth = 62.0

  private let hasList: Bool
  private var wide: [LayoutConstraint] = []
  private var folded: [LayoutConstraint] = []
  /// The parts of the stage that a page can cover.
  enum PagePlace {
    case whole, upper, lower
  }

  /// The constraints of a page for each part of the stage.
  private var pageConstraints: [PagePlace: [LayoutConstraint]] = [:]
  /// The widths of the lesson and its divider, and the heights of the readout and the sentence.
  private var lessonWidths: [LayoutConstraint] = []
  private var lineHeights: [LayoutConstraint] = []

  init(_ parts: GalleryParts, in gallery: View, hasList: Bool) {
    self.hasList = hasList
    // The other parts are between title and hints. In a window of one row this area's bottom is above its top, so
    // constraints to its bottom are optional, and those to its top are required.
    gallery.additionalSafeAreaInsets = EdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
    let free = gallery.safeAreaLayoutGuide
    parts.title.mas.makeConstraints { $0.left.right.top.equalTo(gallery) }
    parts.hint.mas.makeConstraints { $0.left.right.bottom.equalTo(gallery) }

    // The lesson is at the right end; the middle takes the remaining width.
    let middle = LayoutGuide()
    middle.identifier = "middle"
    gallery.addLayoutGuide(middle)
    parts.lesson.mas.makeConstraints { make in
      make.right.equalTo(gallery)
      make.top.equalTo(free)
      make.bottom.equalTo(free).priority(999)
    }
    parts.lessonDivider.mas.makeConstraints { make in
      make.right.equalTo(parts.lesson.mas.left)
      make.top.equalTo(free)
      make.bottom.equalTo(free).priority(999)
    }
    lessonWidths += parts.lesson.mas.makeConstraints { $0.width.equalTo(0) }
    lessonWidths += parts.lessonDivider.mas.makeConstraints { $0.width.equalTo(0) }
    middle.mas.makeConstraints { make in
      make.right.equalTo(parts.lessonDivider.mas.left)
      make.bottom.equalTo(free).priority(999)
    }
    constrainMiddle(parts, middle)
    constrainList(parts, middle, gallery, free)
  }

  /// Constrains the sentence, the stage and the readout, from top to bottom. If there are few rows, the stage gets them
  /// first, then the first row of the sentence and of the readout, then the second row of the readout, whose end is
  /// important.
  private func constrainMiddle(_ parts: GalleryParts, _ middle: LayoutGuide) {
    // These constraints decide both heights, not the texts' intrinsic sizes.
    for line in [parts.sentence, parts.readout] {
      line.numberOfLines = 0
      for axis in [LayoutAxis.horizontal, .vertical] {
        line.setContentHuggingPriority(1, for: axis)
        line.setContentCompressionResistancePriority(1, for: axis)
      }
      line.mas.makeConstraints { make in
        make.left.equalTo(middle).offset(1)
        make.right.equalTo(middle).offset(-1).priority(999)
      }
    }
    parts.sentence.mas.makeConstraints { $0.top.equalTo(middle) }
    parts.stage.mas.makeConstraints { make in
      make.left.right.equalTo(middle)
      make.top.equalTo(parts.sentence.mas.bottom)
      make.bottom.equalTo(parts.readout.mas.top)
      make.height.greaterThanOrEqualTo(6).priority(720)
    }
    parts.readout.mas.makeConstraints { $0.bottom.equalTo(middle) }
    parts.sentence.mas.makeConstraints { $0.height.greaterThanOrEqualTo(1).priority(713) }
    parts.readout.mas.makeConstraints { $0.height.greaterThanOrEqualTo(1).priority(712) }
    lineHeights += parts.readout.mas.makeConstraints { $0.height.equalTo(1).priority(711) }
    lineHeights += parts.sentence.mas.makeConstraints { $0.height.equalTo(1).priority(710) }
    constrainPage(parts.page, to: parts.stage)
  }

  /// Pages cover the stage or a part of it.
  private func constrainPage(_ page: View, to stage: View) {
    page.mas.makeConstraints { make in
      make.left.right.equalTo(stage)
      make.top.greaterThanOrEqualTo(stage)
      make.bottom.lessThanOrEqualTo(stage)
    }
    let top = page.mas.makeConstraints { $0.top.equalTo(stage) }
    let bottom = page.mas.makeConstraints { $0.bottom.equalTo(stage) }
    let height = page.mas.makeConstraints { make in
      make.height.equalTo(stage).multipliedBy(0.6).priority(700)
      make.height.greaterThanOrEqualTo(10).priority(710)
    }
    pageConstraints = [.whole: top + bottom, .upper: top + height, .lower: bottom + height]
    LayoutConstraint.deactivate(height)
  }

  private func constrainList(
    _ parts: GalleryParts, _ middle: LayoutGuide, _ gallery: View, _ free: LayoutGuide
  ) {
    parts.list.mas.makeConstraints { make in
      make.left.equalTo(gallery)
      make.top.equalTo(free)
    }
    parts.divider.mas.makeConstraints { make in
      make.left.equalTo(parts.list.mas.right)
      make.top.equalTo(free)
      make.bottom.equalTo(free).priority(999)
    }

    // Wide: list and divider take 17 columns, and the middle begins after them.
    wide += parts.list.mas.makeConstraints { make in
      make.width.equalTo(Self.listWidth)
      make.bottom.equalTo(free).priority(999)
    }
    wide += parts.divider.mas.makeConstraints { $0.width.equalTo(1) }
    wide += middle.mas.makeConstraints { make in
      make.left.equalTo(parts.divider.mas.right)
      make.top.equalTo(free)
    }
    LayoutConstraint.deactivate(wide)

    // Folded: the list is one line above the middle, if there is room, and there is no divider. Without a list, that
    // line has no height.
    folded += parts.list.mas.makeConstraints { make in
      make.right.equalTo(gallery)
      make.height.equalTo(hasList ? 1 : 0).priority(998)
      make.bottom.lessThanOrEqualTo(free).priority(999)
    }
    folded += parts.divider.mas.makeConstraints { $0.width.equalTo(0) }
    folded += middle.mas.makeConstraints { make in
      make.left.equalTo(gallery)
      make.top.equalTo(parts.list.mas.bottom)
    }
  }

  /// The part of the stage that the page covers.
  var pagePlace = PagePlace.whole {
    didSet {
      guard pagePlace != oldValue else { return }
      LayoutConstraint.deactivate(pageConstraints[oldValue] ?? [])
      for constraint in pageConstraints[pagePlace] ?? [] { constraint.isActive = true }
    }
  }

  /// Whether the lesson is beside the stage.
  private(set) var showsLesson = false
  /// Whether the list is one line above the stage.
  private(set) var isFolded = true

  /// Activates the constraints for a width of the window.
  func update(forWidth width: Double) {
    let isWide = hasList && width >= Self.wideEnough
    isFolded = !isWide
    if isWide != (wide.first?.isActive ?? false) {
      LayoutConstraint.deactivate(isWide ? folded : wide)
      for constraint in isWide ? wide : folded { constraint.isActive = true }
    }
    showsLesson = width >= Self.wideEnoughForLesson
    let widths = showsLesson ? [Self.lessonWidth(forWidth: width), 1] : [0, 0]
    for (constraint, width) in zip(lessonWidths, widths) { constraint.constant = width }
    let middle = width - (isWide ? Self.listWidth + 1 : 0) - widths[0] - widths[1]
    for constraint in lineHeights { constraint.constant = middle < Self.lineWidth ? 2 : 1 }
  }
}
