import Ashlar

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
