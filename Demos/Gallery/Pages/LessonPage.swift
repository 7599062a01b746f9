import Ashlar

extension Page {
  /// What a demo teaches; `done` is the number of the try that was done last. The sentence is left out where it
  /// stands above the page. A short one has no blank lines: so what to try is seen at the start.
  init(_ lesson: Lesson, done: Int?, withSentence: Bool, isShort: Bool) {
    self.init()
    addHeading("What you learn")
    if withSentence { add(Paragraph(text: lesson.sentence)) }
    for text in lesson.more { add(Paragraph(text: text, mark: "•", indent: 2)) }
    if !lesson.see.isEmpty {
      addHeading("What you see", isShort: isShort)
      add(Paragraph(text: lesson.see))
    }
    if !lesson.tries.isEmpty {
      addHeading("Try (Enter does, and undoes)", isShort: isShort)
      let column = Self.column(after: lesson.tries.map(\.keys))
      for (index, item) in lesson.tries.enumerated() {
        add(
          Paragraph(
            text: item.text, mark: item.keys, indent: column, item: index, isDone: index == done))
      }
    }
    if !lesson.leftOut.isEmpty {
      addHeading("Left out on purpose", isShort: isShort)
      add(Paragraph(text: lesson.leftOut))
    }
  }
}

extension Lesson.Try {
  /// The key as it is written on a keyboard, and how often it is pressed.
  var keys: String {
    let key = self.key == "<space>" ? "space" : self.key
    return switch amount {
    case .times(1): key
    case .times(let count): "\(key) (\(count)×)"
    case .untilWidth(let width): "\(key) (to \(width))"
    }
  }
}
