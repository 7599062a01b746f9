import CVterm

/// The screen of a terminal, as libvterm shows it.
public final class EmulatedScreen {
  public private(set) var columns: Int
  public private(set) var rowCount: Int

  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private let properties: ScreenProperties
  /// What came last, for what libvterm does not tell about.
  private var pasteMode = SequenceTracker(on: "\u{1b}[?2004h", off: "\u{1b}[?2004l")
  private var focusMode = SequenceTracker(on: "\u{1b}[?1004h", off: "\u{1b}[?1004l")
  private var keypadMode = SequenceTracker(on: "\u{1b}[?1h", off: "\u{1b}[?1l")
  private var cutMode = SequenceTracker(on: "\u{1b}[?7l", off: "\u{1b}[?7h")
  private var frameMode = SequenceTracker(on: "\u{1b}[?2026h", off: "\u{1b}[?2026l")

  private var clusterMode = SequenceTracker(on: "\u{1b}[?2027h", off: "\u{1b}[?2027l")

  private let replies = ScreenReplies()
  private let nature: TerminalNature
  /// The start of a character whose rest has not come.
  private var unfinished: [UInt8] = []

  public init(columns: Int, rows: Int, nature: TerminalNature = .modern) {
    self.columns = columns
    self.nature = nature
    rowCount = rows
    terminal = vterm_new(Int32(rows), Int32(columns))
    vterm_set_utf8(terminal, 1)
    screen = vterm_obtain_screen(terminal)
    properties = ScreenProperties(of: screen)
    replies.collect(from: terminal)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
  }

  /// Shows what a program wrote, and returns what the terminal answers to it.
  @discardableResult public func show(_ bytes: some Collection<UInt8>) -> [UInt8] {
    // libvterm takes a character for two broken ones if a call ends within it.
    let all = unfinished + bytes
    let whole = all.count - Self.unfinishedCount(all)
    unfinished = Array(all[whole...])
    let bytes = Array(all[..<whole])
    // One at a time where something may be asked, so that answers come in the order of the questions.
    var answers: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.dropFirst().firstIndex(of: 0x1b) ?? rest.endIndex
      Self.known(rest[..<end]).withUnsafeBytes {
        _ = vterm_input_write(terminal, $0.bindMemory(to: CChar.self).baseAddress, $0.count)
      }
      answers += nature.answers(to: rest[..<end], besides: replies.take())
      rest = rest[end...]
    }
    pasteMode.read(bytes)
    frameMode.read(bytes)
    clusterMode.read(bytes)
    focusMode.read(bytes)
    keypadMode.read(bytes)
    cutMode.read(bytes)
    return answers
  }

  /// A piece with direct colours as libvterm knows them, which has no empty place for a colour space.
  private static func known(_ piece: ArraySlice<UInt8>) -> [UInt8] {
    guard piece.starts(with: "\u{1b}[".utf8), piece.contains(UInt8(ascii: ":")) else {
      return Array(piece)
    }
    let text = String(decoding: piece, as: UTF8.self)
    return Array(text.replacing("8:2::", with: "8:2:").utf8)
  }

  /// How many bytes at the end are the start of a character in UTF-8 or of a sequence with colours that is
  /// not whole.
  private static func unfinishedCount(_ bytes: [UInt8]) -> Int {
    if let start = bytes.suffix(60).lastIndex(of: 0x1b) {
      let rest = bytes[(start + 1)...]
      if rest.first == UInt8(ascii: "["),
        rest.dropFirst().allSatisfy({ (0x30...0x3B).contains($0) })
      {
        return bytes.count - start
      }
    }
    for (index, byte) in bytes.suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
      let length = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : byte < 0xF8 ? 4 : 1
      return index + 1 < length ? index + 1 : 0
    }
    return 0
  }

  /// Gives the terminal another size; what it shows then is the terminal's business.
  public func resize(columns: Int, rows: Int) {
    self.columns = columns
    rowCount = rows
    vterm_set_size(terminal, Int32(rows), Int32(columns))
  }
}

// MARK: - What a user sees

extension EmulatedScreen {
  /// The rows without the spaces at their ends.
  public var rows: [String] { (0..<rowCount).map(row) }

  /// All rows, without the spaces at their ends and without the blank rows at the bottom.
  public var text: String {
    let rows = rows
    let last = rows.lastIndex { !$0.isEmpty }
    return rows.prefix((last ?? -1) + 1).joined(separator: "\n")
  }

  /// A row without the spaces at its end.
  public func row(_ y: Int) -> String {
    var text = ""
    for x in 0..<columns { text += cell(x, y).text }
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// A cell, which must lie within the screen.
  public func cell(_ x: Int, _ y: Int) -> EmulatedCell {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(y), col: Int32(x)), &cell)
    return EmulatedCell(cell)
  }

  /// Whether the second screen is shown, the one that full-screen programs use.
  public var isAlternate: Bool { properties.isAlternate }

  public var isCursorVisible: Bool { properties.isCursorVisible }

  /// The column and row of the cursor, visible or not.
  public var cursor: (x: Int, y: Int) {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return (Int(position.col), Int(position.row))
  }

  /// Whether the program gets reports of the mouse, of any kind.
  public var reportsMouse: Bool { properties.mouseMode != 0 }

  /// Whether the program gets pasted text in brackets.
  public var bracketsPastes: Bool { pasteMode.isOn }

  /// Whether the program is told when the terminal gets or loses the keyboard.
  public var reportsFocus: Bool { focusMode.isOn }

  /// Whether arrows and the keypad send what programs ask for, in place of what a shell expects.
  public var hasApplicationKeys: Bool { keypadMode.isOn }

  /// Whether text that reaches the right edge stays there in place of going on in the next row.
  public var cutsLines: Bool { cutMode.isOn }

  /// How many frames the program has begun.
  public var frameCount: Int { frameMode.onCount }

  /// Whether a frame has begun and not ended yet, so that a terminal would not show it.
  public var isWithinFrame: Bool { frameMode.isOn }

  /// Whether the program has turned on that the parts of a joined emoji are one.
  public var groupsClusters: Bool { clusterMode.isOn }

  /// Whether the screen is as a shell leaves and expects it.
  public var isGivenBack: Bool {
    !isAlternate && isCursorVisible && !reportsMouse && !bracketsPastes && !reportsFocus
      && !hasApplicationKeys && !cutsLines && !isWithinFrame && !groupsClusters
  }
}

/// Notices which of two sequences came last, also when they arrive in pieces.
struct SequenceTracker {
  private let on: [UInt8]
  private let off: [UInt8]
  private var tail: [UInt8] = []
  private(set) var isOn = false
  private(set) var onCount = 0

  init(on: String, off: String) {
    self.on = Array(on.utf8)
    self.off = Array(off.utf8)
  }

  mutating func read(_ bytes: [UInt8]) {
    for byte in bytes {
      // No sequence begins within another.
      if byte == 0x1b { tail.removeAll(keepingCapacity: true) }
      if tail.count > on.count { continue }
      tail.append(byte)
      if tail == on {
        isOn = true
        onCount += 1
      }
      if tail == off { isOn = false }
    }
  }
}
