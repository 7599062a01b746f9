import Ashlar

/// What the algorithm did to find out one height.
struct TemplateRun: Equatable {
  /// A step, and what there was after it.
  struct Moment: Equatable {
    let step: TemplateLayoutCell.Step
    /// The size of the template's content; `nil` before it shows the row.
    let content: Size?
    /// The lines of the log since the moment before, without what all of them begin with.
    let log: [String]
  }

  let row: Int
  /// The width of the rows, and whether there are separators.
  let width: Double
  let hasSeparators: Bool
  /// Whether the height is kept for the row, and not for its key.
  let isByRow: Bool
  fileprivate(set) var moments: [Moment] = []
  fileprivate(set) var height = 0.0

  /// Whether the height was kept from another time.
  var isHit: Bool {
    if case .lookUp(_, kept: .some)? = moments.first?.step { true } else { false }
  }

  /// Whether another run found out the same height.
  func isAlike(_ other: TemplateRun) -> Bool {
    (row, width, isByRow) == (other.row, other.width, other.isByRow)
      && hasSeparators == other.hasSeparators
  }
}

/// Asks a template for heights, and writes down what it does.
@MainActor final class TemplateRecorder {
  /// What was found out until now.
  struct Memory: Equatable {
    /// The last run that measured a height, for each height; the latest last.
    fileprivate(set) var measured: [TemplateRun] = []
    /// The first run for each row since all were asked anew, or at another width.
    fileprivate(set) var asked: [TemplateRun] = []
    fileprivate var heightsByKey = HeightCache<AnyHashable>()
    fileprivate var heightsByRow = HeightCache<Int>()
  }

  let layout: TemplateLayoutCell
  private var runs = Memory()
  var memory: Memory {
    get {
      var memory = runs
      memory.heightsByKey = layout.heightsByKey
      memory.heightsByRow = layout.heightsByRow
      return memory
    }
    set {
      runs = newValue
      layout.heightsByKey = newValue.heightsByKey
      layout.heightsByRow = newValue.heightsByRow
    }
  }
  var asked: [TemplateRun] { runs.asked }

  /// The run that goes on now, the cell that is its template, and lines of the log that belong to the next moment.
  private var run: TemplateRun?
  private var cell: TableViewCell?
  private var log: [String] = []

  init(_ table: TableView) {
    layout = TemplateLayoutCell(tableView: table)
    layout.onStep = { [weak self] in self?.take($0) }
  }

  /// Begins to count anew what is asked.
  func beginAnew() { runs.asked = [] }

  /// The height of a note's row, which is kept by the row, or by the note's name as a key.
  func height(of note: Note, row: Int, isByRow: Bool) -> Double {
    switch note.kind {
    case .constraints: height(NoteCell.self, note, row, isByRow)
    case .loose: height(LooseNoteCell.self, note, row, isByRow)
    case .frames: height(FramesNoteCell.self, note, row, isByRow)
    case .silent: height(SilentNoteCell.self, note, row, isByRow)
    }
  }

  private func height<Cell: NoteCell>(
    _ type: Cell.Type, _ note: Note, _ row: Int, _ isByRow: Bool
  ) -> Double {
    let table = layout.tableView
    run = TemplateRun(
      row: row, width: table.rowWidth, hasSeparators: table.separatorStyle != .none,
      isByRow: isByRow)
    let configuration = { (cell: Cell) in
      self.cell = cell
      cell.show(note)
    }
    let height =
      isByRow
      ? layout.heightForCell(type, cacheByRow: row, configuration: configuration)
      : layout.heightForCell(type, cacheByKey: note.name, configuration: configuration)
    finish(height)
    return height
  }

  private func finish(_ height: Double) {
    guard var run else { return }
    run.height = height
    if asked.last.map({ $0.width != run.width }) ?? false { beginAnew() }
    if !asked.contains(where: { $0.row == run.row }) { runs.asked.append(run) }
    if !run.isHit {
      runs.measured.removeAll { $0.isAlike(run) }
      // More than there are heights that are kept.
      runs.measured = runs.measured.suffix(63) + [run]
    }
    self.run = nil
    cell = nil
    log = []
  }

  // MARK: - Steps

  private func take(_ step: TemplateLayoutCell.Step) {
    if let line = step.logLine {
      log.append(line.replacing("** FDTemplateLayoutCell ** ", with: ""))
    }
    // That there is a template now belongs to what it shows.
    if case .creation = step { return }
    let moment = TemplateRun.Moment(step: step, content: content(after: step), log: log)
    run?.moments.append(moment)
    log = []
  }

  /// The template's content is measured as it is: before the fence, within it, after it.
  private func content(after step: TemplateLayoutCell.Step) -> Size? {
    guard let cell else { return nil }
    let last = run?.moments.last?.content
    switch step {
    case .configuration, .fence:
      return cell.enforceFrameLayout
        ? nil : cell.contentView.systemLayoutSizeFitting(.layoutFittingCompressed)
    case .fitting(let height), .sizeThatFits(let height), .defaultHeight(let height):
      let width = cell.contentWidth(forWidth: layout.tableView.rowWidth)
      return Size(width: width, height: height)
    default: return last
    }
  }

  // MARK: - What is kept

  /// The height that is kept for a row of the table as it is now; `nil` where none is.
  func keptHeight(of note: Note, row: Int, isByRow: Bool) -> Double? {
    let isKept = isByRow ? layout.hasHeight(forRow: row) : layout.hasHeight(forKey: note.name)
    return isKept ? lastMeasured(row: row, isByRow: isByRow)?.height : nil
  }

  /// The last run that measured a row of the table as it is now.
  func lastMeasured(row: Int, isByRow: Bool) -> TemplateRun? {
    let table = layout.tableView
    let like = TemplateRun(
      row: row, width: table.rowWidth, hasSeparators: table.separatorStyle != .none,
      isByRow: isByRow)
    return runs.measured.last { $0.isAlike(like) }
  }
}
