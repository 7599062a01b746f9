import AutoLayout
import Localization

/// A row of a table. It is laid out by itself: the constraints inside define its height. UIKit's name:
/// `UITableViewCell`.
///
/// Add views to ``contentView`` and constrain them to it and to each other, in an unbroken chain from its top to its
/// bottom.
@MainActor open class TableViewCell: View {
  /// The view that holds the row's content. Its frame is the cell's frame without accessory and separator. The
  /// constraints inside define the height.
  public let contentView = View()

  /// The glyphs at the trailing end of the row, after the content; none unless set.
  public final var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }

  /// A view at the trailing end of the row, instead of the ``accessoryType``; none unless set.
  ///
  /// It takes its width and ``AccessoryType/accessoryViewGap`` from the content. The view keeps the size of its frame
  /// and is centred vertically. If its frame is empty when it is set, it gets the smallest size that fits its content,
  /// and follows changes of it. It is laid out by itself, and its height does not affect the row's.
  public final var accessoryView: View? { didSet { accessoryViewChanged(from: oldValue) } }

  /// Whether ``sizeThatFits(_:)`` defines the height, even if there are constraints; false unless set.
  public final var enforceFrameLayout = false {
    didSet { if enforceFrameLayout != oldValue { contentChanged() } }
  }

  /// The separator below the content.
  final var separatorStyle = SeparatorStyle.none {
    didSet { if separatorStyle != oldValue { separatorChanged() } }
  }

  /// Whether the row's height has to be measured again.
  final var needsMeasuring = true
  /// Whether the accessory view gets the size that fits it, instead of the size of its frame.
  private var fitsAccessoryView = false
  private var accessoryLabel: Label?
  private var laidOutDirection = LayoutDirection.leftToRight
  private var separator: SeparatorView?

  /// Creates an empty cell. The table reuses it for several rows.
  public required override init() {
    super.init()
    contentView.identifier = "contentView"
    contentView.isLayoutIsland = true
    addSubview(contentView)
  }

  /// Creates a cell with a frame. A table sets the frame again.
  public override convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  /// Prepares the cell for another row. The default does nothing.
  open func prepareForReuse() {}

  // MARK: - Height

  /// Returns the size of content with explicit frames at the width of the content view, without the separator; a height
  /// of 0 in `size` is unbounded.
  ///
  /// It is called if constraints define no height. The default height is 0: such a row gets
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

  /// Returns the height of the content in a row of a width, in whole cells, without the separator: from the
  /// constraints, or else from ``sizeThatFits(_:)``; 0 if neither defines one.
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

  // MARK: - Accessibility

  override final var isElementUnlessSet: Bool { true }
  override var ownTraits: AccessibilityTraits { .row }
  override final var joinsTextsInside: Bool { true }
  override final var holdsReadingFocus: Bool {
    isFirstResponder || (superview as? TableView)?.holdsFocus(self) ?? false
  }
  /// The texts in the content view, unless another label is set.
  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel
        ?? contentView.textsInside.joined(
          separator: localizer.string(.comma))
    }
    set { super.accessibilityLabel = newValue }
  }
  /// The role of the cell, and whether its row is selected or has a checkmark.
  open override var accessibilityTraits: AccessibilityTraits {
    get {
      let isSelected =
        accessoryType == .checkmark || (superview as? TableView)?.isSelected(self) ?? false
      return isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: - Pitfalls

  /// The frames of the parts follow from the table's frame and the measured heights.
  open override func reasonForFrame(
    of child: LayoutNode, _ attribute: LayoutAttribute
  ) -> FrameReason? { reasonForPart(child, attribute) }

  /// Reports a content view that is constrained itself, or whose autoresizing mask is not
  /// translated.
  package override func ownDiagnostics() -> [LayoutDiagnostic] {
    let own = contentView.constraints.first { $0.subject === contentView }
    guard own != nil || !contentView.translatesAutoresizingMaskIntoConstraints else {
      return super.ownDiagnostics()
    }
    let how: LocalizedText =
      own.map {
        LocalizedText("is constrained itself, by \($0.equation)", chinese: "自身被 \($0.equation) 约束")
      }
      ?? LocalizedText(
        "does not translate its autoresizing mask", chinese: "没有转换 autoresizing mask")
    return super.ownDiagnostics() + [
      LayoutDiagnostic(
        name: "content-view-constrained",
        sentence: LocalizedText(
          """
          The content view of \(debugName) \(how): its frame is the cell's, and given from outside.
          """,
          chinese: "\(debugName) 的 contentView \(how)：它的 frame 就是单元格的，由外部给定。"),
        source: own?.source,
        cure: LocalizedText(
          "Constrain what is in the content view, to it; leave the view itself as it is.",
          chinese: "请把 contentView 里面的视图约束到它，不要约束它本身。"))
    ]
  }

  // MARK: - Layout

  /// Returns the width in layout units of the ``contentView`` in a row of a width: without the accessory, at least 0.
  public final func contentWidth(forWidth width: Double) -> Double {
    max(0, width - accessoryWidth)
  }

  private var accessoryWidth: Double {
    guard let view = shownAccessoryView else { return accessoryType.width }
    if fitsAccessoryView { fitAccessoryView(view) }
    return view.frame.width + AccessoryType.accessoryViewGap
  }

  /// Sets the frames of content, accessory and separator.
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

  /// The accessory view if it is a subview of the cell; otherwise `nil`.
  private var shownAccessoryView: View? {
    accessoryView.flatMap { $0.superview === self ? $0 : nil }
  }

  private func accessoryViewChanged(from old: View?) {
    if let old, old !== accessoryView, old.superview === self { old.removeFromSuperview() }
    if let view = accessoryView {
      // It is laid out separately from the table's tree.
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
