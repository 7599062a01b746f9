import CICU

/// The line break opportunities of Unicode's line breaking algorithm (UAX 14), from ICU.
enum LineBreaks {
  /// The major version of ICU, like 72.
  static var version: Int { Int(cicu_major_version()) }

  /// An iterator that is opened once and copied: opening one costs more than breaking a label's text.
  private struct Prototype: @unchecked Sendable {
    // Unchecked: it is only copied, which does not change it.
    let pointer: OpaquePointer?
  }

  private static let prototype = Prototype(pointer: cicu_line_iterator_open())

  /// Calls `body` with the UTF-16 offset of each opportunity, ascending, the text's end last.
  ///
  /// - Returns: False, without a call, if ICU lacks its data or the text is longer than ICU's 2^31 units.
  static func forEach(in units: [UInt16], _ body: (Int) -> Void) -> Bool {
    guard let length = Int32(exactly: units.count), let original = prototype.pointer,
      let pointer = cicu_line_iterator_copy(original)
    else { return false }
    defer { cicu_line_iterator_close(pointer) }
    return units.withUnsafeBufferPointer { text in
      guard let start = text.baseAddress else { return true }
      guard cicu_line_iterator_start(pointer, start, length) else { return false }
      while true {
        let offset = cicu_line_iterator_next(pointer)
        if offset < 0 { return true }
        body(Int(offset))
      }
    }
  }

  /// Marks an opportunity after each run of spaces, for text that ICU cannot handle.
  static func markAfterSpaces(_ marks: inout [HardLine.Marks]) {
    for index in marks.indices.dropFirst()
    where marks[index - 1].contains(.space)
      && marks[index].isDisjoint(with: [.space, .continuation])
    {
      marks[index].insert(.breakBefore)
    }
  }
}
