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
      ? "the field" : "the label"
    switch (label.isCut || field.isCut, label.isStretched || field.isStretched) {
    case (true, true):
      return label.isStretched
        ? "A width that is said wins over the natural one; the field is cut."
        : "A width that is said wins over the natural one; the label is cut."
    case (true, false):
      if label.isCut, field.isCut { return "Neither has room for its text." }
      if isTie {
        return
          "A tie, \(label.resistance) and \(field.resistance): \(first) was added first and is cut."
      }
      return label.isCut
        ? "The label is cut: \(label.resistance) is less than \(field.resistance)."
        : "The field is cut: \(field.resistance) is less than \(label.resistance)."
    case (false, true):
      if isTie {
        return
          "A tie, \(label.hugging) and \(field.hugging): \(first) was added first and is stretched."
      }
      if label.isStretched, field.isStretched {
        return "Both are stretched: the label has a width that is said."
      }
      return label.isStretched
        ? "The label is stretched: it hugs at \(label.hugging), the field at \(field.hugging)."
        : "The field is stretched: it hugs at \(field.hugging), the label at \(label.hugging)."
    case (false, false): return "Both have the width of their texts."
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
        "\(name): label.width = \(now): row \(whole) - \(gaps) - field \(text(field.now)), not \(wanted)."
    }
    let rest = text(row.frame.width - field.now)
    return
      "\(name): label.width = \(now): its text; field \(whole) - \(rest) = \(text(field.now)) of \(text(field.natural))."
  }
}
