import AutoLayout

/// Views in a row or column, laid out by constraints that it makes. UIKit's name: `UIStackView`.
///
/// A view that is hidden takes no place. A property that is set takes effect in the next layout.
@MainActor open class StackView: View {
  /// The views that are laid out, in order.
  public final private(set) var arrangedSubviews: [View] = []
  private var options = StackOptions() {
    didSet { if options != oldValue { setNeedsUpdateConstraints() } }
  }
  private var customSpacing: [ObjectIdentifier: Double] = [:]
  /// Who stood in for the stack's lines when that was last told.
  private var baselineViews: [ObjectIdentifier] = []
  private lazy var arrangement = StackArrangement(of: self)

  /// The spacing of a view that follows ``spacing``.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude
  /// The spacing between views that the system recommends: one cell.
  public static let spacingUseSystem = LayoutConstraint.standardSpacing

  /// Creates a row of views.
  public convenience init(
    arrangedSubviews: [View], file: String = #fileID, line: Int = #line
  ) {
    self.init()
    for view in arrangedSubviews { addArrangedSubview(view, file: file, line: line) }
  }

  // MARK: - Options

  /// Whether the views stand in a row or in a column; a row unless set.
  public final var axis: LayoutAxis {
    get { options.axis }
    set { options.axis = newValue }
  }
  /// The rule by which the length is shared; `StackDistribution.fill` unless set.
  public final var distribution: StackDistribution {
    get { options.distribution }
    set { options.distribution = newValue }
  }
  /// The place of the views across the axis; `StackAlignment.fill` unless set.
  public final var alignment: StackAlignment {
    get { options.alignment }
    set { options.alignment = newValue }
  }
  /// The distance between views in layout units, 0 unless set; negative lets them overlap. With equal
  /// gaps it is the least one. One that is not finite is ignored.
  public final var spacing: Double {
    get { options.spacing }
    set { if newValue.isFinite { options.spacing = newValue } }
  }
  /// Whether the views stand within the stack's margins rather than at its edges; false unless set.
  public final var isLayoutMarginsRelativeArrangement: Bool {
    get { options.isLayoutMarginsRelative }
    set { options.isLayoutMarginsRelative = newValue }
  }
  /// Whether the spacing of a column counts from the last baseline of a view to the first one of the
  /// next; false unless set.
  public final var isBaselineRelativeArrangement: Bool {
    get { options.isBaselineRelative }
    set { options.isBaselineRelative = newValue }
  }

  // MARK: - Views

  /// Adds a view behind the others. One that is arranged already moves there.
  public final func addArrangedSubview(_ view: View, file: String = #fileID, line: Int = #line) {
    insertArrangedSubview(view, at: arrangedSubviews.count, file: file, line: line)
  }

  /// Adds a view behind the others; without a line, to be handed over:
  /// `views.forEach(stack.addArrangedSubview)`.
  @_disfavoredOverload public final func addArrangedSubview(_ view: View) {
    arrange(view, at: arrangedSubviews.count, addedAt: nil)
  }

  /// Puts a view at an index of ``arrangedSubviews``, clamped to what there is. A view that is no
  /// subview becomes one; one that is arranged already moves. The stack itself, and what it is inside of,
  /// are reported and not arranged.
  public final func insertArrangedSubview(
    _ view: View, at index: Int, file: String = #fileID, line: Int = #line
  ) {
    arrange(view, at: index, addedAt: SourceLocation(file: file, line: line))
  }

  private func arrange(_ view: View, at index: Int, addedAt source: SourceLocation?) {
    if view.superview !== self {
      insertChild(view, at: children.count, addedAt: source)
      // One that would hold itself is refused, which is reported.
      guard view.superview === self else { return }
      setNeedsDisplay()
    }
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    setNeedsUpdateConstraints()
  }

  /// Does not arrange a view any more; it stays a subview. One that is not arranged is ignored.
  public final func removeArrangedSubview(_ view: View) { stopArranging(view) }

  private func stopArranging(_ view: LayoutNode) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    setNeedsUpdateConstraints()
  }

  /// Sets the distance that follows a view, in layout units; ``spacingUseDefault`` takes it back.
  public final func setCustomSpacing(_ spacing: Double, after view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }), !spacing.isNaN else { return }
    customSpacing[ObjectIdentifier(view)] =
      spacing.isFinite && spacing != Self.spacingUseDefault ? spacing : nil
    setNeedsUpdateConstraints()
  }

  /// The distance that was set to follow a view, or ``spacingUseDefault``.
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

  /// Brings the stack's own constraints up to date with its views and properties. Call it last from
  /// an override.
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

  /// The first view of a column, the highest one of a row.
  open override var forFirstBaselineLayout: View {
    (axis == .vertical ? shown.first : highest) ?? self
  }

  /// The last view of a column, the highest one of a row.
  open override var forLastBaselineLayout: View {
    (axis == .vertical ? shown.last : highest) ?? self
  }

  /// What stands in for the stack's lines has changed with its views, or with their heights.
  private func noteBaselineViews() {
    let views = [forFirstBaselineLayout, forLastBaselineLayout].map { ObjectIdentifier($0) }
    guard views != baselineViews else { return }
    baselineViews = views
    baselinesChanged()
  }

  /// Gives the subviews their frames. With `StackDistribution.fillProportionally`, natural lengths
  /// that changed by it count in the next solve of the turn.
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
