import Ashlar

extension TemplateCellDemo {
  // MARK: - The run

  /// The run of the row: the one that measured it, or the last one where the table was asked once more.
  var run: TemplateRun? {
    let last = recorder.asked.last { $0.row == shown.row }
    if shown.isAgain, let last { return last }
    return recorder.lastMeasured(row: shown.row, isByRow: shown.isByRow) ?? last
  }
  var moments: [TemplateRun.Moment] { run?.moments ?? [] }
  /// The index of the step that is lit, as far as the run has so many.
  private var step: Int { max(0, min(shown.step, moments.count - 1)) }
  private var story: TemplateStory? {
    run.map { TemplateStory(note: shown.notes[shown.row], run: $0) }
  }

  var stepLines: [ListingView.Line] {
    guard let story else { return [] }
    return moments.enumerated().map { index, moment in
      ListingView.Line(
        text: "\(index + 1) \(story.entry(moment))", isLit: index == step, isSecondary: index > step
      )
    }
  }

  /// Whether the run of the row keeps its height at a step that comes later.
  private var isBeforeKeeping: Bool {
    moments.dropFirst(step + 1).contains {
      if case .keeping = $0.step { true } else { false }
    }
  }

  /// The heights that are kept at the step that is lit, and the last lines of the log.
  var keptLines: [ListingView.Line] {
    let heights = shown.notes.enumerated().map { row, note in
      let height =
        row == shown.row && isBeforeKeeping
        ? nil : recorder.keptHeight(of: note, row: row, isByRow: shown.isByRow)
      return "\(note.name) \(height.map(LayoutUnit.text(of:)) ?? "–")"
    }.joined(separator: "  ")
    let hits = recorder.asked.count(where: \.isHit)
    let misses = recorder.asked.count - hits
    let width = LayoutUnit.text(of: table.rowWidth)
    let line = LocalizedText(
      "hits \(hits), misses \(misses); kept, \(width) wide: \(heights)",
      chinese: "命中 \(hits)，未命中 \(misses)；缓存（宽 \(width)）：\(heights)")
    let log = moments.prefix(step + 1).flatMap(\.log)
    let isNew = moments.indices.contains(step) && !moments[step].log.isEmpty
    return [ListingView.Line(text: line)]
      + log.suffix(3).enumerated().map { index, text in
        ListingView.Line(
          text: LocalizedText(verbatim: text), isLit: isNew && index == min(3, log.count) - 1,
          isSecondary: true)
      }
  }

  // MARK: - The template

  /// The template at the present step.
  var template: TemplateRoom.Content {
    let size = moments.indices.contains(step) ? moments[step].content : nil
    let remark: LocalizedText =
      if size != nil {
        LocalizedText("The template is 0 high.", chinese: "模板 cell 的高度是 0。")
      } else if run?.isHit ?? false {
        LocalizedText(
          "The template is not asked: the height was kept.", chinese: "命中缓存，用不到模板 cell。")
      } else if step == 0 {
        LocalizedText(
          "The template is empty: it is configured next.", chinese: "模板 cell 还是空的：下一步才配置。")
      } else {
        LocalizedText("No constraints, and no size yet.", chinese: "没有约束，还没有尺寸。")
      }
    return TemplateRoom.Content(note: shown.notes[shown.row], size: size, remark: remark)
  }

  public var readout: LocalizedText {
    guard let story, moments.indices.contains(step) else {
      return LocalizedText("The table asks for no row.", chinese: "表格没有要显示的行。")
    }
    return LocalizedText(
      "\(step + 1) of \(moments.count): \(story.sentence(moments[step]))",
      chinese: "第 \(step + 1)/\(moments.count) 步：\(story.sentence(moments[step]))")
  }

  public var watchedEdge: ItemAttribute? {
    table.cellForRow(at: shown.row).map { ItemAttribute($0.contentView, .height) }
  }

  /// The place of the template's content: as wide as it wants to be, or as the fence is.
  public func marks(in stage: View) -> [LayoutMark] {
    room.outline.map { [.outline(stage.convert($0, from: room), .frame, title: "")] } ?? []
  }
}
