/// Something that a layout noticed and a person should know: data, never a trap.
///
/// The sentence is the report's `description`.
public enum LayoutReport: Hashable, Sendable {
  /// Required constraints contradict each other, and one was left out.
  case conflict(LayoutConflict)
  /// A constraint was not activated, or a change refused.
  case refused(view: String, error: LayoutError, source: SourceLocation? = nil)
  /// A frame with a number that is not finite.
  case invalidFrame(view: String, frame: Rect)
  /// The views kept invalidating each other for as many solves as a turn has.
  case didNotSettle(island: String, solves: Int)
  /// A natural size that follows the view's own frame along an axis that nothing else fixes.
  case sizeDependsOnItself(view: String, axis: LayoutAxis)
  /// A view did something while it was updated or laid out that belongs elsewhere.
  case mistake(LayoutMistake)
  /// The solver met its budget; the frames stay as they were.
  case solverGaveUp(island: String, reason: String)
  /// A finding of a view about its own content, as of a table about its rows, in its own words.
  case remark(view: String, sentence: String)
  /// Something that is allowed and seldom meant.
  case diagnostic(LayoutDiagnostic)
}

extension LayoutReport {
  /// Whether a later report makes this one superfluous: the same constraint left out again, for what
  /// may be other reasons, or the same remark. A window that is resized there and back has one to show, not a hundred.
  func isSuperseded(by later: LayoutReport) -> Bool {
    switch (self, later) {
    case (.conflict(let old), .conflict(let new)): old.cause == new.cause
    case (.remark, .remark), (.diagnostic, .diagnostic): self == later
    case (.conflict, _), (.remark, _), (.diagnostic, _), (.refused, _), (.invalidFrame, _),
      (.didNotSettle, _), (.sizeDependsOnItself, _), (.mistake, _), (.solverGaveUp, _):
      false
    }
  }
}

extension LayoutReport: CustomStringConvertible {
  /// The sentences, with the objects named as in logs:
  /// `View:box overrides layoutSubviews() without calling super.layoutSubviews().`
  public var description: String {
    switch self {
    case .conflict(let conflict): conflict.description
    case .refused(let view, let error, let source):
      Self.refusal(view, error, source)
    case .invalidFrame(let view, let frame):
      """
      The frame \(frame) of \(view) has a number that is not finite. The frame stays as it was.
      """
    case .didNotSettle(let island, let solves):
      """
      The layout of \(island) did not settle within \(solves) solves: views inside of it change \
      their natural size or constraints whenever they are laid out.
      """
    case .sizeDependsOnItself(let view, let axis):
      """
      The natural \(axis == .horizontal ? "width" : "height") of \(view) follows its own frame, and \
      nothing else fixes it: the frame depends on what it was before. Constrain it.
      """
    case .mistake(let mistake): mistake.description
    case .solverGaveUp(let island, let reason):
      "The layout of \(island) could not be solved: \(reason) The frames stay as they were."
    case .remark(let view, let sentence): "\(view): \(sentence)"
    case .diagnostic(let diagnostic): diagnostic.description
    }
  }

  /// Some errors begin with the constraint, or name the line, themselves.
  private static func refusal(
    _ view: String, _ error: LayoutError, _ source: SourceLocation?
  ) -> String {
    if error.subject == view { return error.description }
    let place = error.source == nil ? source.map { " (\($0))" } : nil
    return view + (place ?? "") + ": " + error.description
  }
}
