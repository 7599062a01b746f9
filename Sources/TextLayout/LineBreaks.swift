import CICU

/// The opportunities to break lines of Unicode's line breaking algorithm (UAX 14), as ICU finds
/// them.
enum LineBreaks {
  /// The version of ICU, like 72.
  static var version: Int { Int(cicu_major_version()) }

  /// Opening an iterator costs more than breaking a label's text, copying one does not.
  private struct Prototype: @unchecked Sendable {
    // Unchecked: nothing is done with it but copying, which leaves it as it is.
    let pointer: OpaquePointer?
  }

  private static let prototype = Prototype(pointer: cicu_line_iterator_open())

  /// Calls `body` with the offset of each opportunity in UTF-16 text, ascending, the text's end
  /// last; returns `false` without a call if ICU lacks its data or the text is longer than ICU's
  /// 2^31 units.
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

  /// The opportunities where ICU cannot tell: after spaces.
  static func markAfterSpaces(_ marks: inout [HardLine.Marks]) {
    for index in marks.indices.dropFirst()
    where marks[index - 1].contains(.space)
      && marks[index].isDisjoint(with: [.space, .continuation])
    {
      marks[index].insert(.breakBefore)
    }
  }
}
