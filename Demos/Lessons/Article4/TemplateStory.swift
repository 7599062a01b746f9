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
    run.isByRow
      ? LocalizedText("row \(run.row)", chinese: "第 \(run.row) 行")
      : LocalizedText(verbatim: "key \(note.name)")
  }

  /// A step in few words, such as `width: 24 - 4 = 20`.
  func entry(_ moment: TemplateRun.Moment) -> LocalizedText {
    switch moment.step {
    case .lookUp(_, nil):
      LocalizedText("asked: \(place), not kept yet", chinese: "询问：\(place)，还没有缓存")
    case .lookUp(_, let height?):
      LocalizedText(
        "asked: \(place), kept: \(text(height))", chinese: "询问：\(place)，缓存 \(text(height))")
    case .creation: .empty
    case .configuration:
      moment.content.map { LocalizedText("configure: \(text($0))", chinese: "填入内容：\(text($0))") }
        ?? LocalizedText("configure: no constraints", chinese: "填入内容：没有约束")
    case .contentWidth(let width, let row):
      LocalizedText(
        "width: \(text(row)) - \(text(row - width)) = \(text(width))",
        chinese: "宽度：\(text(row)) - \(text(row - width)) = \(text(width))")
    case .fence(let width):
      LocalizedText("fence: width == \(text(width))", chinese: "fence：width == \(text(width))")
    case .fitting(let height):
      LocalizedText("constraints: \(text(height))", chinese: "约束算出：\(text(height))")
    case .warning: LocalizedText("warning", chinese: "警告")
    case .sizeThatFits(let height):
      LocalizedText("sizeThatFits: \(text(height))", chinese: "sizeThatFits：\(text(height))")
    case .defaultHeight(let height):
      LocalizedText("default: \(text(height))", chinese: "默认行高：\(text(height))")
    case .separator(let height):
      LocalizedText(
        "separator: + \(text(height)) = \(text(run.height))",
        chinese: "分隔线：+ \(text(height)) = \(text(run.height))")
    case .keeping(_, let height):
      LocalizedText("keep \(text(height)) for \(place)", chinese: "缓存 \(text(height))（\(place)）")
    }
  }

  /// A step in a sentence of at most 50 columns.
  func sentence(_ moment: TemplateRun.Moment) -> LocalizedText {
    switch moment.step {
    case .lookUp(_, nil):
      return LocalizedText(
        "for \(place) nothing is kept, \(text(run.width)) wide.",
        chinese: "\(place) 在宽 \(text(run.width)) 时还没有缓存。")
    case .lookUp(_, let height?):
      return LocalizedText(
        "\(text(height)) is kept for \(place): nothing to measure.",
        chinese: "命中缓存：\(text(height))（\(place)），不用计算。")
    case .creation: return .empty
    case .configuration:
      return moment.content.map {
        LocalizedText(
          "the template shows the note: \(text($0)), not wrapped.",
          chinese: "模板 cell 填入内容：\(text($0))，还没有换行。")
      }
        ?? LocalizedText(
          "the template shows the note, without constraints.", chinese: "模板 cell 填入内容，没有约束。")
    case .contentWidth(let width, let row):
      let sum = "\(text(row)) - \(text(row - width)) = \(text(width))"
      return width == row
        ? LocalizedText(
          "\(text(row)): all of the row is the content's.", chinese: "\(text(row))：整行都是内容的宽度。")
        : LocalizedText("\(sum): the accessory takes its part.", chinese: "\(sum)：accessory 占去一部分。")
    case .fence(let width):
      return LocalizedText(
        "contentView.width == \(text(width)), required: it wraps.",
        chinese: "contentView.width == \(text(width))（必需）：文字换行。")
    case .fitting(0):
      return LocalizedText("the constraints give no height: 0.", chinese: "约束给不出高度：0。")
    case .fitting:
      return LocalizedText(
        "as small as the constraints allow: \(text(moment.content)).",
        chinese: "约束允许的最小尺寸：\(text(moment.content))。")
    case .warning(isFirst: true):
      return LocalizedText(
        "once only the log warns: no height by constraints.", chinese: "日志只警告一次：约束给不出高度。")
    case .warning(isFirst: false):
      return LocalizedText(
        "no height by constraints; the log has warned of it.", chinese: "约束给不出高度；日志已警告过。")
    case .sizeThatFits(0):
      return LocalizedText(
        "sizeThatFits says nothing, either: 0.", chinese: "sizeThatFits 也没有给出：0。")
    case .sizeThatFits(let height):
      return LocalizedText(
        "sizeThatFits(\(text(moment.content?.width ?? 0)), 0) is \(text(height)) high.",
        chinese: "sizeThatFits(\(text(moment.content?.width ?? 0)), 0) 的高度是 \(text(height))。")
    case .defaultHeight(let height):
      return LocalizedText(
        "nothing gave a height: \(text(height)), as rows have.",
        chinese: "都没有给出高度：用默认行高 \(text(height))。")
    case .separator(let height):
      return
        LocalizedText(
          "\(text(run.height - height)) + \(text(height)) of the separator = \(text(run.height)).",
          chinese: "\(text(run.height - height)) + 分隔线 \(text(height)) = \(text(run.height))。")
    case .keeping(_, let height):
      return LocalizedText(
        "\(text(height)) is kept for \(place), \(text(run.width)) wide.",
        chinese: "缓存 \(text(height))（\(place)，宽 \(text(run.width))）。")
    }
  }
}
