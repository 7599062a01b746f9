import Localization

/// A finding of a layout, as data. A layout never traps.
///
/// `description` is the text for people.
public enum LayoutReport: Hashable, Sendable {
  /// Contradicting required constraints, one of which was left out.
  case conflict(LayoutConflict)
  /// A constraint that was not activated, or a change that was refused.
  case refused(view: String, error: LayoutError, source: SourceLocation? = nil)
  /// A frame with a number that is not finite.
  case invalidFrame(view: String, frame: Rect)
  /// Views that invalidated each other until the turn had no solves left.
  case didNotSettle(island: String, solves: Int)
  /// An intrinsic size that depends on the view's own frame along an axis that no constraint fixes, such as that of a
  /// text whose width follows its height.
  case sizeDependsOnItself(view: String, axis: LayoutAxis)
  /// A call that should not be made during an update or a layout.
  case mistake(LayoutMistake)
  /// A solve that reached the solver's budget; the frames stay as they were.
  case solverGaveUp(island: String, reason: String)
  /// A finding of a view about its own content, such as a table's rows, in the view's own words.
  case remark(view: String, sentence: LocalizedText)
  /// A pitfall: allowed, but rarely intended.
  case diagnostic(LayoutDiagnostic)
}

extension LayoutReport {
  /// Returns whether a later report replaces this one: it has the same constraint left out, perhaps for other
  /// reasons, or the same remark. So a window that is resized many times shows one report.
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

extension LayoutReport {
  /// The views that the report is about, by their `debugName`, each once; empty if it names none.
  public var views: [String] {
    switch self {
    case .conflict(let conflict):
      conflict.members.flatMap(\.views).reduce(into: []) { names, name in
        if !names.contains(name) { names.append(name) }
      }
    case .refused(let view, _, _), .invalidFrame(let view, _), .sizeDependsOnItself(let view, _),
      .remark(let view, _):
      [view]
    case .didNotSettle, .mistake, .solverGaveUp, .diagnostic: []
    }
  }
}

extension LayoutReport: CustomStringConvertible {
  /// The sentences, with views named as in logs:
  /// `View:box overrides layoutSubviews() without calling super.layoutSubviews().`
  public var description: String {
    if case .conflict(let conflict) = self { conflict.description } else { text.english }
  }

  /// The sentences, to be translated; for a conflict its ``LayoutConflict/localizedConclusion``.
  public var text: LocalizedText {
    switch self {
    case .conflict(let conflict): conflict.localizedConclusion
    case .refused(let view, let error, let source):
      Self.refusal(view, error, source)
    case .invalidFrame(let view, let frame):
      LocalizedText(
        """
        The frame \(frame) of \(view) has a number that is not finite. The frame stays as it was.
        """,
        chinese: "\(view) 的 frame \(frame) 含有非有限的数，frame 保持原样。")
    case .didNotSettle(let island, let solves):
      LocalizedText(
        """
        The layout of \(island) did not settle within \(solves) solves: views inside it change their \
        intrinsic size or constraints in every layout.
        """,
        chinese: "\(island) 的布局求解 \(solves) 次仍未稳定：其中的视图每次布局都在改变固有尺寸或约束。")
    case .sizeDependsOnItself(let view, let axis):
      axis == .horizontal
        ? LocalizedText(
          """
          The intrinsic width of \(view) follows its own frame, and no constraint fixes it, so the frame \
          depends on the one before. Constrain it.
          """,
          chinese: """
            \(view) 的固有宽度取决于自己的 frame，又没有约束固定它，所以 frame 取决于上一次的 frame。\
            请为它添加约束。
            """)
        : LocalizedText(
          """
          The intrinsic height of \(view) follows its own frame, and no constraint fixes it, so the frame \
          depends on the one before. Constrain it.
          """,
          chinese: """
            \(view) 的固有高度取决于自己的 frame，又没有约束固定它，所以 frame 取决于上一次的 frame。\
            请为它添加约束。
            """)
    case .mistake(let mistake): mistake.text
    case .solverGaveUp(let island, let reason):
      LocalizedText(
        "The layout of \(island) could not be solved: \(reason) The frames stay as they were.",
        chinese: "\(island) 的布局无法求解：\(reason) 各 frame 保持原样。")
    case .remark(let view, let sentence): .said(sentence, of: "\(view)")
    case .diagnostic(let diagnostic):
      LocalizedText(
        "\(place(diagnostic.source))\(diagnostic.localizedSentence) \(diagnostic.localizedCure) [\(diagnostic.name)]",
        chinese: """
          \(place(diagnostic.source))\(diagnostic.localizedSentence)\(diagnostic.localizedCure) \
          [\(diagnostic.name)]
          """)
    }
  }

  private func place(_ source: SourceLocation?) -> String { source.map { "\($0): " } ?? "" }

  /// Returns the error's sentence with its view and line, unless it names them itself.
  private static func refusal(
    _ view: String, _ error: LayoutError, _ source: SourceLocation?
  ) -> LocalizedText {
    if error.subject == view { return error.text }
    let place = LocalizedText.inParentheses(error.source == nil ? source : nil)
    return .said(error.text, of: "\(view)\(place)")
  }
}
