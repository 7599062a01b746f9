import Ashlar

extension Page {
  static let lessonTitle = LocalizedText("Lesson", chinese: "课程")
  static let seeTitle = LocalizedText("What you see", chinese: "看到什么")

  /// Creates the page of a lesson. `done` is the index of the try that was done. `withSentence` is false if the
  /// sentence is shown above the page. A short page has no blank lines, so that the tries are visible at the start.
  /// `next` are the titles of demos to go on with; their items come after the tries. `keycap` returns the label of a
  /// key; the texts are in the column after the labels, in `localizer`'s language.
  init(
    _ lesson: Lesson, done: Int?, next: [LocalizedText], withSentence: Bool, isShort: Bool,
    localizer: Localizer, keycap: (KeyPress) -> String
  ) {
    self.init()
    addHeading(LocalizedText("What you learn", chinese: "学到什么"))
    if withSentence { add(Paragraph(text: lesson.sentence)) }
    for text in lesson.more { add(Paragraph(text: text, mark: "•", indent: 2)) }
    if !lesson.see.isEmpty {
      addHeading(Self.seeTitle, isShort: isShort)
      add(Paragraph(text: lesson.see))
    }
    if !lesson.tries.isEmpty {
      let (choose, undo) = (GalleryKey.choose.keycap, GalleryKey.undo.keycap)
      addHeading(
        LocalizedText(
          "Try (\(choose) does, \(undo) undoes)", chinese: "试一试（\(choose) 执行，\(undo) 撤销）"),
        isShort: isShort
      )
      let marks = lesson.tries.map { $0.keys(keycap) }
      let column = Self.column(after: marks.map(localizer.string))
      for (index, (item, mark)) in zip(lesson.tries, marks).enumerated() {
        add(
          Paragraph(
            text: item.text, mark: mark, indent: column, item: index, isDone: index == done))
      }
    }
    if !lesson.correction.isEmpty {
      addHeading(LocalizedText("Where the article errs", chinese: "文章有误之处"), isShort: isShort)
      add(Paragraph(text: lesson.correction))
    }
    if !lesson.leftOut.isEmpty {
      addHeading(LocalizedText("Left out on purpose", chinese: "有意省略"), isShort: isShort)
      add(Paragraph(text: lesson.leftOut))
    }
    if !lesson.step.isEmpty {
      addHeading(LocalizedText("In the articles", chinese: "在文章中"), isShort: isShort)
      add(
        Paragraph(
          text: LocalizedText(
            "\(lesson.place): \(lesson.group.subject)",
            chinese: "\(lesson.place)：\(lesson.group.subject)")))
    }
    if !next.isEmpty {
      addHeading(LocalizedText("Next", chinese: "接下来"), isShort: isShort)
      for (index, title) in next.enumerated() {
        add(Paragraph(text: title, mark: "▸", indent: 2, item: lesson.tries.count + index))
      }
    }
  }
}

extension Lesson.Try {
  /// The key press for ``key``; `nil` if that is not a key.
  var press: KeyPress? { KeyPress(firstIn: key) }

  /// The label of the key with the number of presses, after the keys to press before it, if any.
  func keys(_ keycap: (KeyPress) -> String) -> LocalizedText {
    func times(_ key: String, _ count: Int) -> LocalizedText {
      count == 1
        ? LocalizedText(verbatim: key)
        : LocalizedText("\(key) (\(count)×)", chinese: "\(key)（\(count) 次）")
    }
    func narrowing(_ key: String, _ width: Int) -> LocalizedText {
      LocalizedText("\(key) (to \(width))", chinese: "\(key)（到 \(width)）")
    }
    let start = widest.map { narrowing(keycap(GalleryKey.narrower), $0) }
    let first = approach.map { times($0.press.map(keycap) ?? $0.key, $0.count) }
    let key = press.map(keycap) ?? self.key
    let last: LocalizedText =
      switch amount {
      case .times(let count): times(key, count)
      case .untilWidth(let width): narrowing(key, width)
      }
    return .joined(
      [start, first, last].compactMap(\.self), separator: LocalizedText(", ", chinese: "、"))
  }
}

extension Lesson.Try.Approach {
  /// The key press for ``key``; `nil` if that is not a key.
  var press: KeyPress? { KeyPress(firstIn: key) }
}

extension KeyPress {
  /// Creates the first key of a script in `KeyNotation`, such as `<left>`; `nil` if the script does not begin with a
  /// key.
  fileprivate init?(firstIn script: String) {
    guard case .key(let press) = (try? KeyNotation.events(script))?.first else { return nil }
    self = press
  }
}
