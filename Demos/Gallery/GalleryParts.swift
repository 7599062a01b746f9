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
