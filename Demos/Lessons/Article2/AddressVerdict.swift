import Ashlar

/// Which of a row's two views gives way, and why, as of the last layout.
@MainActor struct AddressVerdict {
  private let label: Length
  private let field: Length
  private let row: AddressRow

  /// A view's width and the one that it wants, in columns.
  private struct Length {
    let now, natural: Double
    let hugging, resistance: LayoutPriority

    @MainActor init(_ view: View) {
      now = view.frame.width
      natural = view.intrinsicContentSize.width
      hugging = view.contentHuggingPriority(for: .horizontal)
      resistance = view.contentCompressionResistancePriority(for: .horizontal)
    }

    var isCut: Bool { now < natural }
    var isStretched: Bool { now > natural }
  }

  init(_ row: AddressRow) {
    self.row = row
    label = Length(row.label)
    field = Length(row.field)
  }

  /// Says it in a sentence.
  var text: LocalizedText {
    let isTie = row.label.hasAmbiguousLayout
    let first: LocalizedText =
      row.subviews.first { $0 === row.label || $0 === row.field } === row.field
      ? LocalizedText("the field", chinese: "输入框") : LocalizedText("the label", chinese: "标签")
    switch (label.isCut || field.isCut, label.isStretched || field.isStretched) {
    case (true, true):
      return label.isStretched
        ? LocalizedText(
          "A width that is said wins over the natural one; the field is cut.",
          chinese: "写明的宽度胜过固有宽度；输入框被截断。")
        : LocalizedText(
          "A width that is said wins over the natural one; the label is cut.",
          chinese: "写明的宽度胜过固有宽度；标签被截断。")
    case (true, false):
      if label.isCut, field.isCut {
        return LocalizedText("Neither has room for its text.", chinese: "两者都放不下自己的文字。")
      }
      if isTie {
        return
          LocalizedText(
            "A tie, \(label.resistance) and \(field.resistance): \(first) was added first and is cut.",
            chinese: "平局，\(label.resistance) 对 \(field.resistance)：先添加的\(first)被截断。")
      }
      return label.isCut
        ? LocalizedText(
          "The label is cut: \(label.resistance) is less than \(field.resistance).",
          chinese: "标签被截断：\(label.resistance) 小于 \(field.resistance)。")
        : LocalizedText(
          "The field is cut: \(field.resistance) is less than \(label.resistance).",
          chinese: "输入框被截断：\(field.resistance) 小于 \(label.resistance)。")
    case (false, true):
      if isTie {
        return
          LocalizedText(
            "A tie, \(label.hugging) and \(field.hugging): \(first) was added first and is stretched.",
            chinese: "平局，\(label.hugging) 对 \(field.hugging)：先添加的\(first)被拉长。")
      }
      if label.isStretched, field.isStretched {
        return LocalizedText(
          "Both are stretched: the label has a width that is said.", chinese: "两者都被拉长：标签有写明的宽度。")
      }
      return label.isStretched
        ? LocalizedText(
          "The label is stretched: it hugs at \(label.hugging), the field at \(field.hugging).",
          chinese: "标签被拉长：它抗拉伸 \(label.hugging)，输入框 \(field.hugging)。")
        : LocalizedText(
          "The field is stretched: it hugs at \(field.hugging), the label at \(label.hugging).",
          chinese: "输入框被拉长：它抗拉伸 \(field.hugging)，标签 \(label.hugging)。")
    case (false, false):
      return LocalizedText("Both have the width of their texts.", chinese: "两者都恰好是文字的宽度。")
    }
  }

  /// Says how wide the label of the row is, as arithmetic.
  var sum: LocalizedText {
    let name = row.identifier ?? "row"
    let text = LayoutUnit.text(of:)
    let (now, wanted) = (text(label.now), text(label.natural))
    let (whole, gaps) = (text(row.frame.width), text(row.frame.width - label.now - field.now))
    if label.isCut || label.isStretched {
      return
        LocalizedText(
          "\(name): label.width = \(now): row \(whole) - \(gaps) - field \(text(field.now)), not \(wanted).",
          chinese: """
            \(name)：label.width = \(now)：行 \(whole) - \(gaps) - 输入框 \(text(field.now))，\
            不是 \(wanted)。
            """)
    }
    let rest = text(row.frame.width - field.now)
    return
      LocalizedText(
        "\(name): label.width = \(now): its text; field \(whole) - \(rest) = \(text(field.now)) of \(text(field.natural)).",
        chinese: """
          \(name)：label.width = \(now)，够宽；输入框 \(whole) - \(rest) = \(text(field.now))，\
          要 \(text(field.natural))。
          """)
  }
}
