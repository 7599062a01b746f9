import Ashlar

/// The program's window: a list of demos at the left, the chosen one live at the right.
///
/// With a single demo there is no list.
public final class GalleryView: View {
  /// From this width on the list stands beside the stage; narrower, it is one line above it.
  private static let wideEnough = 80.0

  private let entries: [DemoEntry]
  private let seed: UInt64
  private let title = StatusLine()
  private let list: DemoList
  private let divider = DividerView()
  private let stage = StageView()
  private let hint = HintLine()
  private let panel = ReportsPanel()
  /// Who had the keys before the reports were opened.
  private weak var reader: View?
  private var wide: [LayoutConstraint] = []
  private var folded: [LayoutConstraint] = []

  /// A window's content with the given demos, the first one chosen.
  public init(_ entries: [DemoEntry], seed: UInt64) {
    self.entries = entries
    self.seed = seed
    list = DemoList(entries)
    super.init()
    let names: [(View, String)] = [
      (title, "title"), (list, "list"), (divider, "divider"), (stage, "stage"), (hint, "hint"),
      (panel, "reports"),
    ]
    for (view, name) in names {
      view.identifier = name
      addSubview(view)
    }
    // What the two lines leave free is for the rest.
    additionalSafeAreaInsets = EdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
    constrain()
    list.onChoose = { [weak self] in self?.show($0) }
    list.onEnter = { [weak self] in self?.front.becomeFirstResponder() }
    panel.content = { [weak self] in
      (self?.toldNow ?? [], self?.window?.earlierReports ?? [])
    }
    title.content = { [weak self] in self?.titleContent ?? ([], []) }
    hint.content = { [weak self] in self?.hintContent ?? ([], nil) }
    title.attributes = .underline
    show(0)
  }

  /// A window of a size in cells that shows the demos, with the keys where they go at the start.
  public static func makeWindow(_ entries: [DemoEntry], seed: UInt64, size: CellSize) -> Window {
    let window = Window(size: size)
    let gallery = GalleryView(entries, seed: seed)
    window.addSubview(gallery)
    gallery.mas.makeConstraints { $0.edges.equalTo(window) }
    gallery.focus()
    return window
  }

  private var hasList: Bool { entries.count > 1 }
  /// What takes the keys beside the list.
  private var front: View { panel.isHidden ? stage : panel }

  private func constrain() {
    // The title line stands at the top, the hint line at the bottom.
    title.mas.makeConstraints { $0.left.right.top.equalTo(self) }
    hint.mas.makeConstraints { $0.left.right.bottom.equalTo(self) }
    let free = safeAreaLayoutGuide
    // The stage reaches to the right edge. In a window of one row the safe area is inside out: what ends at
    // its bottom is a wish, which yields to where it begins.
    stage.mas.makeConstraints { make in
      make.right.equalTo(self)
      make.bottom.equalTo(free).priority(999)
    }
    // Reports are shown in front of the stage.
    panel.mas.makeConstraints { $0.edges.equalTo(stage) }
    list.mas.makeConstraints { make in
      make.left.equalTo(self)
      make.top.equalTo(free)
    }
    divider.mas.makeConstraints { make in
      make.left.equalTo(list.mas.right)
      make.top.equalTo(free)
      make.bottom.equalTo(free).priority(999)
    }

    // Wide: list and divider take 17 columns, the stage the rest.
    wide += list.mas.makeConstraints { make in
      make.width.equalTo(16)
      make.bottom.equalTo(free).priority(999)
    }
    wide += divider.mas.makeConstraints { $0.width.equalTo(1) }
    wide += stage.mas.makeConstraints { make in
      make.left.equalTo(divider.mas.right)
      make.top.equalTo(free)
    }
    LayoutConstraint.deactivate(wide)

    // Folded: the list is one line above the stage, where there is one left, and there is no divider.
    // Without a list that line has no height.
    folded += list.mas.makeConstraints { make in
      make.right.equalTo(self)
      make.height.equalTo(hasList ? 1 : 0).priority(998)
      make.bottom.lessThanOrEqualTo(free).priority(999)
    }
    folded += divider.mas.makeConstraints { $0.width.equalTo(0) }
    folded += stage.mas.makeConstraints { make in
      make.left.equalTo(self)
      make.top.equalTo(list.mas.bottom)
    }
  }

  public override func layoutSubviews() {
    let isWide = hasList && bounds.width >= Self.wideEnough
    if isWide != (wide.first?.isActive ?? false) {
      LayoutConstraint.deactivate(isWide ? folded : wide)
      for constraint in isWide ? wide : folded { constraint.isActive = true }
    }
    super.layoutSubviews()
  }

  // MARK: - Choosing

  private func show(_ index: Int) {
    guard entries.indices.contains(index) else { return }
    window?.clearReports()
    panel.isHidden = true
    stage.show(entries[index].make(seed))
  }

  /// Lets the keys go to the list, or to the stage where there is none.
  public func focus() { (hasList ? list : stage).becomeFirstResponder() }

  // MARK: - Keys

  public override func keyDown(_ key: KeyPress) -> Bool {
    guard key.isPlain else { return false }
    switch key.key {
    case .character("q"): window?.close()
    case .character("m"): showReports(panel.isHidden)
    case .tab where hasList: (list.isFirstResponder ? front : list).becomeFirstResponder()
    case .escape:
      if !panel.isHidden {
        showReports(false)
      } else if hasList, stage.isFirstResponder {
        list.becomeFirstResponder()
      } else {
        window?.close()
      }
    default: return stage.moveEdges(key)
    }
    return true
  }

  /// Opens or closes the reports; the keys go back to where they went before.
  private func showReports(_ shown: Bool) {
    if shown {
      reader = list.isFirstResponder ? list : stage
      panel.open()
      panel.becomeFirstResponder()
    } else {
      panel.isHidden = true
      if panel.isFirstResponder { (reader ?? stage).becomeFirstResponder() }
    }
  }

  // MARK: - Lines

  /// What the layout has reported and still holds, and the pitfalls that the demo is in.
  private var toldNow: [LayoutReport] {
    (window?.currentReports ?? []) + (stage.demo?.diagnose() ?? []).map(LayoutReport.diagnostic)
  }

  private var chosen: DemoEntry? {
    entries.indices.contains(list.chosen) ? entries[list.chosen] : nil
  }

  private var titleContent: ([StatusLine.Segment], [StatusLine.Segment]) {
    let size = stage.stage.size
    let room = stage.stage.room
    let name = chosen?.title ?? ""
    let hint = theme.secondaryLabel
    var measure = "\(size.width)×\(size.height)"
    if !stage.stage.isFilled { measure += " of \(room.width)×\(room.height)" }
    // Where there is little room, the demo's name is worth more than the program's.
    let program = bounds.width < 40 ? "" : " Ashlar  "
    return (
      [
        .init(text: program, style: hint),
        .init(
          text: " \(name) ",
          style: stage.isFirstResponder ? theme.selection : theme.unemphasizedSelection),
      ],
      [.init(text: "\(measure) ", style: hint)]
    )
  }

  private var hintContent: ([HintLine.Hint], HintLine.Notice?) {
    let hints: [HintLine.Hint]
    if panel.isFirstResponder {
      hints = [Self.hint("↑↓ PgUp PgDn", "scroll", 50), Self.hint("Esc", "close", 80)]
    } else if stage.isFirstResponder {
      let keys = (chosen?.keys ?? []).map { HintLine.Hint($0, importance: 50) }
      hints = keys + sizeHints + (hasList ? [Self.hint("Esc", "list", 80)] : [])
    } else {
      let front = panel.isHidden ? "stage" : "reports"
      hints = [Self.hint("↑↓", "choose", 85), Self.hint("Tab", front, 80)] + sizeHints
    }
    return (hints + [Self.hint("q", "quit", 100)], notice)
  }

  private var sizeHints: [HintLine.Hint] {
    [Self.hint("[ ] { }", "size", 60), Self.hint("r", "fill", 40)]
  }

  private static func hint(_ keys: String, _ action: String, _ importance: Int) -> HintLine.Hint {
    HintLine.Hint(KeyHint(keys, action), importance: importance)
  }

  /// How many reports there are now; where there are none, how many there were.
  private var notice: HintLine.Notice? {
    // Who reads them sees how many there are.
    guard !panel.isFirstResponder else { return nil }
    let (current, earlier) = (toldNow.count, window?.earlierReports.count ?? 0)
    if current > 0 {
      let noun = current == 1 ? "report" : "reports"
      return .init(
        text: " \(current) \(noun): m ", short: " \(current): m ", importance: 90,
        style: theme.warning.with(.reverse))
    }
    let text = "\(earlier) earlier: m "
    return earlier > 0
      ? .init(text: text, short: text, importance: 55, style: theme.secondaryLabel) : nil
  }
}

/// The line between list and stage.
final class DividerView: View {
  override func draw(in canvas: Canvas) {
    canvas.drawVerticalRule(from: .zero, length: canvas.bounds.height, style: theme.separator)
  }
}
