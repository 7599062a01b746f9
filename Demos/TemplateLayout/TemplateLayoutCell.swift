import Ashlar

/// Finds out how high rows will be with a cell that is never shown: what FDTemplateLayoutCell does
/// for `UITableView`.
///
/// A table measures rows by itself. This is for those who answer
/// ``TableViewDelegate/tableView(_:heightForRowAt:)`` and want to keep the heights:
///
/// ```swift
/// func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double {
///   template.heightForCell(PostCell.self, cacheByKey: posts[row].id) { $0.show(posts[row]) }
/// }
/// ```
///
/// Of each class of cells there is one template. It is configured as the real one, and its content
/// is measured at the width it will have: that of the table less the accessory's. Four ways are
/// tried in turn: the constraints, together with a required one that fences the width in; a warning
/// where they give nothing; `sizeThatFits`; and ``TableView/defaultRowHeight``. A separator comes on
/// top.
///
/// The heights are those of the table's own, but in content whose required constraints contradict
/// its width: the fence is the last constraint and left out, where the table leaves out one of the
/// content's.
@MainActor public final class TemplateLayoutCell {
  /// The table whose width and separators the heights are for.
  public let tableView: TableView

  /// The receiver of a line for each step, as FDTemplateLayoutCell's debug log words it; absent
  /// unless set.
  public var debugLog: ((String) -> Void)?

  /// The receiver of each step as it is taken; absent unless set. It may measure the template that is being asked, and
  /// must leave it as it is.
  public var onStep: ((Step) -> Void)?

  /// Whether heights that are kept by row go along with their rows when the table is told of
  /// changes, and are forgotten when it is reloaded. True unless set.
  public var automaticallyInvalidates = true

  private var templates: [ObjectIdentifier: TableViewCell] = [:]
  private var hasWarned = false
  var heightsByKey = HeightCache<AnyHashable>()
  var heightsByRow = HeightCache<Int>()

  /// Creates templates for the rows of a table, which must not hold this in turn.
  public init(tableView: TableView) {
    self.tableView = tableView
    tableView.addRowObserver(self)
  }

  // MARK: - Heights

  /// The height in whole cells of a row that a cell shows as `configuration` sets it up, separator
  /// included. FDTemplateLayoutCell's name: `fd_heightForCellWithIdentifier:configuration:`.
  ///
  /// - Complexity: a layout of the cell's content.
  public func heightForCell<Cell: TableViewCell>(
    _ type: Cell.Type, configuration: (Cell) -> Void
  ) -> Double {
    let cell = templateCell(type)
    // As it is for cells that are shown again.
    cell.prepareForReuse()
    configuration(cell)
    note(.configuration)
    return height(of: cell)
  }

  /// The template of a class of cells, made when it is first needed.
  public func templateCell<Cell: TableViewCell>(_ type: Cell.Type) -> Cell {
    if let cell = templates[ObjectIdentifier(type)] as? Cell { return cell }
    let cell = Cell()
    (cell as? any TemplateAwareCell)?.isTemplateLayoutCell = true
    templates[ObjectIdentifier(type)] = cell
    note(.creation(of: "\(type)"))
    return cell
  }

  // MARK: - The four ways

  private func height(of cell: TableViewCell) -> Double {
    let width = cell.contentWidth(forWidth: tableView.rowWidth)
    note(.contentWidth(width, ofRow: tableView.rowWidth))
    var height = 0.0
    if !cell.enforceFrameLayout, width > 0 {
      height = constrainedHeight(of: cell, width: width)
      note(.fitting(height))
    }
    if height == 0 {
      if !cell.contentView.constraints.isEmpty { warn(of: cell) }
      let fitting = cell.sizeThatFits(Size(width: width, height: 0)).height
      height = TableView.wholeHeight(fitting) ?? 0
      note(.sizeThatFits(height))
    }
    if height == 0 {
      height = TableView.defaultRowHeight
      note(.defaultHeight(height))
    }
    let separator = tableView.separatorStyle.height
    if separator > 0 { note(.separator(separator)) }
    return height + separator
  }

  /// The least height of the content at a width. Without the fence, labels would grow to the right
  /// instead of wrapping their text.
  private func constrainedHeight(of cell: TableViewCell, width: Double) -> Double {
    let content = cell.contentView
    content.frame = Rect(x: 0, y: 0, width: width, height: content.frame.height)
    let fence = content.widthAnchor.constraint(equalToConstant: width)
    fence.identifier = "template-layout-width-fence"
    fence.isActive = true
    defer { fence.isActive = false }
    note(.fence(width))
    return content.systemLayoutSizeFitting(.layoutFittingCompressed).height
  }

  /// The log is warned once only, the window's reports for each class of cells.
  private func warn(of cell: TableViewCell) {
    tableView.noticeMissingHeight(of: cell)
    note(.warning(isFirst: !hasWarned))
    hasWarned = true
  }
}

extension TemplateLayoutCell: @MainActor CustomStringConvertible {
  /// `<TemplateLayoutCell: TableView:posts>`, with what logs call the table.
  public var description: String { "<TemplateLayoutCell: \(tableView.debugName)>" }
}

/// A cell that leaves out of its configuration what is not for the eye, where it only finds out heights.
@MainActor public protocol TemplateAwareCell: TableViewCell {
  /// Whether the cell is never shown, but used to find out heights. FDTemplateLayoutCell's name:
  /// `fd_isTemplateLayoutCell`.
  var isTemplateLayoutCell: Bool { get set }
}

extension TemplateLayoutCell {
  /// A step on the way to a row's height. Lengths are in cells.
  public enum Step: Hashable, Sendable {
    /// The kept heights were asked by a row or a key, as the log names it. One that is kept is the answer, and the last step.
    case lookUp(String, kept: Double?)
    /// The template of a class was made.
    case creation(of: String)
    /// The template shows what the row will show.
    case configuration
    /// The accessory left some of the row's width to the content.
    case contentWidth(Double, ofRow: Double)
    /// A required constraint gives the content its width, while this step is told.
    case fence(Double)
    /// The constraints gave a height; 0 where they do not reach from the top to the bottom. The fence is gone.
    case fitting(Double)
    /// There are constraints, and they gave no height. The log says so the first time.
    case warning(isFirst: Bool)
    /// The cell was asked what fits the content's width; 0 where it does not say.
    case sizeThatFits(Double)
    /// Nothing gave a height.
    case defaultHeight(Double)
    /// The separator came on top, with this height.
    case separator(Double)
    /// The height is kept for a row or a key, as the log names it.
    case keeping(String, height: Double)

    /// The line of the log, as FDTemplateLayoutCell's debug log words it; `nil` for a step that it does not tell.
    public var logLine: String? {
      switch self {
      case .lookUp(let name, let height?): Self.line("hit cache by \(name)", height)
      case .creation(let type): Self.line("layout cell created - \(type)")
      case .fitting(let height):
        Self.line("calculate using system fitting size (AutoLayout)", height)
      case .warning(isFirst: true):
        """
        [FDTemplateLayoutCell] Warning once only: Cannot get a proper cell height (now 0) from \
        '- systemFittingSize:'(AutoLayout). You should check how constraints are built in cell, making \
        it into 'self-sizing' cell.
        """
      case .sizeThatFits(let height): Self.line("calculate using sizeThatFits", height)
      case .keeping(let name, let height): Self.line("cached by \(name)", height)
      case .lookUp, .configuration, .contentWidth, .fence, .warning, .defaultHeight, .separator:
        nil
      }
    }

    private static func line(_ text: String, _ height: Double? = nil) -> String {
      "** FDTemplateLayoutCell ** \(text)" + (height.map { " - \(LayoutUnit.text(of: $0))" } ?? "")
    }
  }

  /// Tells a step, then its line of the log.
  func note(_ step: @autoclosure () -> Step) {
    guard onStep != nil || debugLog != nil else { return }
    let step = step()
    onStep?(step)
    if let line = step.logLine { debugLog?(line) }
  }
}
