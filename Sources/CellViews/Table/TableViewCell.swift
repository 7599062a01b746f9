import AutoLayout

/// A row of a table: an island whose height comes from the constraints inside.
///
/// Views are added to ``contentView`` and constrained to it and each other, from its top to its
/// bottom without a gap. UIKit's name: `UITableViewCell`.
@MainActor open class TableViewCell: View {
  /// Holds what the row shows. Its frame is the cell's, without the accessory and the separator;
  /// constraints inside decide the height.
  public let contentView = View()

  /// The glyphs where the content's lines end, in columns that the content does not get.
  public final var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }

  /// A view that stands where the content's lines end, instead of the ``accessoryType``; none unless
  /// set.
  ///
  /// The content gets as many columns less as the view is wide, and
  /// ``AccessoryType/accessoryViewGap`` more. The view keeps the size of its frame, in the middle of
  /// the row's height; one whose frame is empty when it is set takes the smallest size that holds
  /// its content, also when that changes. It is laid out on its own. Its height does not count for
  /// that of the row.
  public final var accessoryView: View? { didSet { accessoryViewChanged(from: oldValue) } }

  /// Whether ``sizeThatFits(_:)`` decides the height, whatever constraints there are. False unless
  /// set.
  public final var enforceFrameLayout = false {
    didSet { if enforceFrameLayout != oldValue { contentChanged() } }
  }

  /// The line below the content, as the table has it.
  final var separatorStyle = SeparatorStyle.none {
    didSet { if separatorStyle != oldValue { separatorChanged() } }
  }

  /// The row's height has to be measured again.
  final var needsMeasuring = true
  /// The accessory view has the size that fits it, instead of one that was given to it.
  private var fitsAccessoryView = false
  private var accessoryLabel: Label?
  private var laidOutDirection = LayoutDirection.leftToRight
  private var separator: SeparatorView?

  /// Creates a cell that fits any row of its kind; a table makes as many as it shows.
  public required override init() {
    super.init()
    contentView.identifier = "contentView"
    contentView.isLayoutIsland = true
    addSubview(contentView)
  }

  /// Creates a cell with a frame; in a table, that sets it again.
  public override convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  /// Called before the cell is used for another row. The default does nothing.
  open func prepareForReuse() {}

  // MARK: - Height

  /// The height that the content has by itself at the width of the content view, for cells whose
  /// content is placed by hand; a height of 0 in `size` is unbounded. The separator does not count.
  ///
  /// It is asked for where constraints give no height. The default is none: such a row gets
  /// ``TableView/defaultRowHeight``.
  open override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 0) }

  package override final func islandContentChanged(_ island: LayoutNode) {
    if island === accessoryView {
      if fitsAccessoryView { accessoryChanged() }
    } else if island === contentView {
      if effectiveUserInterfaceLayoutDirection != laidOutDirection { setNeedsLayout() }
      contentChanged()
    }
  }

  private func contentChanged() {
    needsMeasuring = true
    superview?.subviewNeedsMeasuring(self)
  }

  /// The height that the content asks for in a row of a width, in whole cells and without the
  /// separator: that of the constraints, else ``sizeThatFits(_:)``; 0 where there is none.
  final func automaticHeight(forWidth width: Double) -> Double {
    needsMeasuring = false
    let contentWidth = contentWidth(forWidth: width)
    var height = 0.0
    if !enforceFrameLayout, contentWidth > 0 {
      height =
        contentView.systemLayoutSizeFitting(
          Size(width: contentWidth, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    if height > 0 { return height }
    let fitting = sizeThatFits(Size(width: contentWidth, height: 0)).height
    return TableView.wholeHeight(fitting) ?? 0
  }

  // MARK: - Pitfalls

  /// A content view that is constrained itself.
  package override func ownDiagnostics() -> [LayoutDiagnostic] {
    let own = contentView.constraints.first { $0.subject === contentView }
    guard own != nil || !contentView.translatesAutoresizingMaskIntoConstraints else {
      return super.ownDiagnostics()
    }
    let how =
      own.map { "is constrained itself, by \($0.equation)" }
      ?? "does not translate its autoresizing mask"
    return super.ownDiagnostics() + [
      LayoutDiagnostic(
        name: "content-view-constrained",
        sentence: """
          The content view of \(debugName) \(how): its frame is the cell's, and given from outside.
          """,
        source: own?.source,
        cure: "Constrain what is in the content view, to it; leave the view itself as it is.")
    ]
  }

  // MARK: - Layout

  /// The width in layout units that is left for ``contentView`` in a row of a width: less by the
  /// accessory, and never below 0.
  public final func contentWidth(forWidth width: Double) -> Double {
    max(0, width - accessoryWidth)
  }

  private var accessoryWidth: Double {
    guard let view = shownAccessoryView else { return accessoryType.width }
    if fitsAccessoryView { fitAccessoryView(view) }
    return view.frame.width + AccessoryType.accessoryViewGap
  }

  /// Places the content, the accessory where its line ends, and the separator below both.
  open override func layoutSubviews() {
    super.layoutSubviews()
    laidOutDirection = effectiveUserInterfaceLayoutDirection
    let line = min(bounds.height, separatorStyle.height)
    let height = bounds.height - line
    let width = contentWidth(forWidth: bounds.width)
    let side = bounds.width - width
    let isMirrored = laidOutDirection == .rightToLeft
    contentView.frame = Rect(x: isMirrored ? side : 0, y: 0, width: width, height: height)
    func place(_ view: View, _ size: Size) {
      let x = isMirrored ? side - size.width : width
      let y = max(0, ((height - size.height) / 2).rounded(.down))
      view.frame = Rect(origin: Point(x: x, y: y), size: size)
    }
    if let view = shownAccessoryView { place(view, view.frame.size) }
    if let label = accessoryLabel {
      label.text = accessoryType.text(in: laidOutDirection)
      label.textAlignment = isMirrored ? .right : .left
      place(label, Size(width: side, height: min(1, height)))
    }
    separator?.frame = Rect(x: 0, y: height, width: bounds.width, height: line)
  }

  // MARK: - Accessory and separator

  /// The accessory view while it is not somewhere else.
  private var shownAccessoryView: View? {
    accessoryView.flatMap { $0.superview === self ? $0 : nil }
  }

  private func accessoryViewChanged(from old: View?) {
    if let old, old !== accessoryView, old.superview === self { old.removeFromSuperview() }
    if let view = accessoryView {
      // What is inside of it is no business of the tree the table stands in.
      view.isLayoutIsland = true
      view.translatesAutoresizingMaskIntoConstraints = true
      fitsAccessoryView = view.frame.width == 0 || view.frame.height == 0
      addSubview(view)
    }
    accessoryChanged()
  }

  private func fitAccessoryView(_ view: View) {
    guard accessorySizeIsStale else { return }
    accessorySizeIsStale = false
    view.frame = Rect(
      origin: view.frame.origin, size: view.systemLayoutSizeFitting(.layoutFittingCompressed))
  }

  private var accessorySizeIsStale = true

  private func accessoryChanged() {
    accessorySizeIsStale = true
    if shownAccessoryView == nil, accessoryType != .none {
      let label = accessoryLabel ?? Label()
      label.identifier = "accessory"
      label.setTextStyle { [accessoryType] theme in accessoryType.style(in: theme) }
      accessoryLabel = label
      addSubview(label)
    } else {
      accessoryLabel?.removeFromSuperview()
      accessoryLabel = nil
    }
    setNeedsLayout()
    contentChanged()
  }

  private func separatorChanged() {
    separator?.removeFromSuperview()
    separator = nil
    if separatorStyle != .none {
      let view = SeparatorView()
      separator = view
      addSubview(view)
    }
    setNeedsLayout()
  }
}
