import Ashlar

/// Tells what the algorithm did for a note, in words.
struct TemplateStory {
  let note: Note
  let run: TemplateRun

  private func text(_ value: Double) -> String { LayoutUnit.text(of: value) }
  private func text(_ size: Size?) -> String {
    size.map { "\(text($0.width)) × \(text($0.height))" } ?? ""
  }

  /// What heights are kept by: the row, or the key.
  private var place: LocalizedText {
    run.isByRow ? "row \(run.row)" : "key \(String(note.name))"
  }

  /// A step in few words, such as `width: 24 - 4 = 20`.
  func entry(_ moment: TemplateRun.Moment) -> LocalizedText {
    switch moment.step {
    case .lookUp(_, nil): "asked: \(place), not kept yet"
    case .lookUp(_, let height?): "asked: \(place), kept: \(text(height))"
    case .creation: .empty
    case .configuration:
      moment.content.map { "configure: \(text($0))" } ?? "configure: no constraints"
    case .contentWidth(let width, let row):
      "width: \(text(row)) - \(text(row - width)) = \(text(width))"
    case .fence(let width): "fence: width == \(text(width))"
    case .fitting(let height): "constraints: \(text(height))"
    case .warning: "warning"
    case .sizeThatFits(let height): "sizeThatFits: \(text(height))"
    case .defaultHeight(let height): "default: \(text(height))"
    case .separator(let height): "separator: + \(text(height)) = \(text(run.height))"
    case .keeping(_, let height): "keep \(text(height)) for \(place)"
    }
  }

  /// A step in a sentence of at most 50 columns.
  func sentence(_ moment: TemplateRun.Moment) -> LocalizedText {
    switch moment.step {
    case .lookUp(_, nil): return "for \(place) nothing is kept, \(text(run.width)) wide."
    case .lookUp(_, let height?): return "\(text(height)) is kept for \(place): nothing to measure."
    case .creation: return .empty
    case .configuration:
      return moment.content.map { "the template shows the note: \(text($0)), not wrapped." }
        ?? "the template shows the note, without constraints."
    case .contentWidth(let width, let row):
      let sum = "\(text(row)) - \(text(row - width)) = \(text(width))"
      return width == row
        ? "\(text(row)): all of the row is the content's." : "\(sum): the accessory takes its part."
    case .fence(let width): return "contentView.width == \(text(width)), required: it wraps."
    case .fitting(0): return "the constraints give no height: 0."
    case .fitting: return "as small as the constraints allow: \(text(moment.content))."
    case .warning(isFirst: true): return "once only the log warns: no height by constraints."
    case .warning(isFirst: false): return "no height by constraints; the log has warned of it."
    case .sizeThatFits(0): return "sizeThatFits says nothing, either: 0."
    case .sizeThatFits(let height):
      return "sizeThatFits(\(text(moment.content?.width ?? 0)), 0) is \(text(height)) high."
    case .defaultHeight(let height): return "nothing gave a height: \(text(height)), as rows have."
    case .separator(let height):
      return
        "\(text(run.height - height)) + \(text(height)) of the separator = \(text(run.height))."
    case .keeping(_, let height):
      return "\(text(height)) is kept for \(place), \(text(run.width)) wide."
    }
  }
}
