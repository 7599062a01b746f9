import AutoLayout

/// Arranges views in a row or a column with its own constraints. UIKit's name: `UIStackView`.
///
/// A hidden view takes no space. A changed property takes effect in the next layout.
@MainActor open class StackView: View {
  /// The arranged views, in order.
  public final private(set) var arrangedSubviews: [View] = []
  private var options = StackOptions() {
    didSet { if options != oldValue { setNeedsUpdateConstraints() } }
  }
  private var customSpacing: [ObjectIdentifier: Double] = [:]
  /// The views that defined the stack's baselines when the layout was last told.
  private var baselineViews: [ObjectIdentifier] = []
  private lazy var arrangement = StackArrangement(of: self)

  /// The custom spacing that means ``spacing``.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude
  /// The system's spacing between views, which is one cell.
  public static let spacingUseSystem = LayoutConstraint.standardSpacing

  /// Creates a row of `arrangedSubviews`, or a column.
  public convenience init(
    arrangedSubviews: [View], axis: LayoutAxis = .horizontal, file: String = #fileID,
    line: Int = #line
  ) {
    self.init()
    self.axis = axis
    for view in arrangedSubviews { addArrangedSubview(view, file: file, line: line) }
  }

  // MARK: - Options

  /// The axis along which the views are arranged; horizontal unless set, which makes a row.
  public final var axis: LayoutAxis {
    get { options.axis }
    set { options.axis = newValue }
  }
  /// How the views share the stack's length; `StackDistribution.fill` unless set.
  public final var distribution: StackDistribution {
    get { options.distribution }
    set { options.distribution = newValue }
  }
  /// The alignment of the views across the axis; `StackAlignment.fill` unless set.
  public final var alignment: StackAlignment {
    get { options.alignment }
    set { options.alignment = newValue }
  }
  /// The distance between views in layout units; 0 unless set. With a negative one the views overlap. With equal gaps
  /// it is the minimum. A value that is not finite is ignored.
  public final var spacing: Double {
    get { options.spacing }
    set { if newValue.isFinite { options.spacing = newValue.limited(to: LayoutLimit.stated) } }
  }
  /// Whether the views are arranged within the stack's margins instead of its edges; false unless
  /// set.
  public final var isLayoutMarginsRelativeArrangement: Bool {
    get { options.isLayoutMarginsRelative }
    set { options.isLayoutMarginsRelative = newValue }
  }
  /// Whether a column's spacing is measured from the last baseline of a view to the first baseline
  /// of the next; false unless set.
  public final var isBaselineRelativeArrangement: Bool {
    get { options.isBaselineRelative }
    set { options.isBaselineRelative = newValue }
  }

  // MARK: - Views

  /// Adds a view after the others. A view that is already arranged moves there.
  public final func addArrangedSubview(_ view: View, file: String = #fileID, line: Int = #line) {
    insertArrangedSubview(view, at: arrangedSubviews.count, file: file, line: line)
  }

  /// Adds a view after the others. It records no source location, so that it can be passed as a function:
  /// `views.forEach(stack.addArrangedSubview)`.
  @_disfavoredOverload public final func addArrangedSubview(_ view: View) {
    arrange(view, at: arrangedSubviews.count, addedAt: nil)
  }

  /// Adds views after the others, in order.
  public final func addArrangedSubviews(
    _ views: View..., file: String = #fileID, line: Int = #line
  ) {
    addArrangedSubviews(views, file: file, line: line)
  }

  /// Adds views after the others, in order.
  public final func addArrangedSubviews(
    _ views: [View], file: String = #fileID, line: Int = #line
  ) {
    for view in views { addArrangedSubview(view, file: file, line: line) }
  }

  /// Inserts a view at an index of ``arrangedSubviews``, clamped to the valid range. If the view is not a subview yet,
  /// it becomes one. If it is arranged already, it moves. The stack itself and its superviews cannot be arranged; this
  /// is reported.
  public final func insertArrangedSubview(
    _ view: View, at index: Int, file: String = #fileID, line: Int = #line
  ) {
    arrange(view, at: index, addedAt: SourceLocation(file: file, line: line))
  }

  private func arrange(_ view: View, at index: Int, addedAt source: SourceLocation?) {
    if view.superview !== self {
      insertChild(view, at: children.count, addedAt: source)
      // A view that would contain itself was refused, which is reported.
      guard view.superview === self else { return }
      setNeedsDisplay()
    }
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    setNeedsUpdateConstraints()
  }

  /// Stops arranging a view, which stays a subview. A view that is not arranged is ignored.
  public final func removeArrangedSubview(_ view: View) { stopArranging(view) }

  private func stopArranging(_ view: LayoutNode) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    setNeedsUpdateConstraints()
  }

  /// Sets the spacing after a view, in layout units; ``spacingUseDefault`` removes it.
  public final func setCustomSpacing(_ spacing: Double, after view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }), !spacing.isNaN else { return }
    customSpacing[ObjectIdentifier(view)] =
      spacing.isFinite && spacing != Self.spacingUseDefault
      ? spacing.limited(to: LayoutLimit.stated) : nil
    setNeedsUpdateConstraints()
  }

  /// Returns the custom spacing after a view, or ``spacingUseDefault``.
  public final func customSpacing(after view: View) -> Double {
    customSpacing[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  package override final func childWillLeave(_ child: LayoutNode) { stopArranging(child) }

  override final func subviewHiddenChanged(_ view: View) { setNeedsUpdateConstraints() }

  override final func borderWidthChanged() { setNeedsUpdateConstraints() }

  package override final func childContentChanged(_ child: LayoutNode) {
    // It may be a text that wraps from now on.
    if options.alignsLines { setNeedsUpdateConstraints() }
  }

  /// Updates the stack's own constraints for its views and properties. An override calls the inherited method last.
  open override func updateConstraints() {
    var options = options
    options.isInsideBorder = border != nil
    arrangement.update(
      arrangedSubviews,
      hidden: Set(arrangedSubviews.filter(\.isHidden).map { ObjectIdentifier($0) }),
      options: options, spacing: customSpacing)
    noteBaselineViews()
    super.updateConstraints()
  }

  // MARK: - Baselines

  /// The first view of a column; the highest view of a row; the stack itself if it is empty.
  open override var forFirstBaselineLayout: View {
    (axis == .vertical ? shown.first : highest) ?? self
  }

  /// The last view of a column; the highest view of a row; the stack itself if it is empty.
  open override var forLastBaselineLayout: View {
    (axis == .vertical ? shown.last : highest) ?? self
  }

  /// Tells the layout if other views define the stack's baselines than before.
  private func noteBaselineViews() {
    let views = [forFirstBaselineLayout, forLastBaselineLayout].map { ObjectIdentifier($0) }
    guard views != baselineViews else { return }
    baselineViews = views
    baselinesChanged()
  }

  /// Sets the subviews' frames. With `StackDistribution.fillProportionally`, intrinsic lengths that change here are
  /// used in the next solve of the same turn.
  open override func layoutSubviews() {
    super.layoutSubviews()
    noteBaselineViews()
    if arrangement.isOutdated { updateConstraintsAgain() }
  }

  private var shown: [View] { arrangedSubviews.filter { !$0.isHidden } }

  private var highest: View? {
    shown.reduce(nil as View?) { best, view in
      guard let best, best.frame.height >= view.frame.height else { return view }
      return best
    }
  }
}
