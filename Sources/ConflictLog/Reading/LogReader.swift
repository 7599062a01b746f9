import ConstraintNotation

/// Reads conflicts from a console's output, as it arrives.
///
///     var reader = LogReader()
///     var conflicts = reader.read(bytes)
///     conflicts += reader.finish()
///
/// Memory is bounded, however long the input is: a line has at most 65,536 bytes, a conflict at most 1,000
/// constraints of 300,000 bytes together, and at most 1,000 lines that were not understood are kept.
public struct LogReader: Sendable {
  /// The maximal number of constraints of a conflict. ``LoggedConflict/omitted`` counts the others.
  static let mostConstraints = 1000
  /// The maximal number of bytes that are read of a conflict's constraints.
  static let longestConflict = 300_000
  static let mostUnknownLines = 1000
  static let longestUnknownText = 300

  /// The lines in conflicts that were not understood, in order.
  public internal(set) var unknown: [UnknownLine] = []
  /// The number of such lines that ``unknown`` does not contain.
  public internal(set) var unlistedUnknown = 0

  private var decoder = ByteDecoder()
  private var splitter = LineSplitter()
  var open: LoggedConflict?
  /// The header of the open conflict.
  var header: String?
  var phase = Phase.idle
  var pending: Pending?
  var done: [LoggedConflict] = []
  /// The parts of a conflict whose list was interrupted by a header, while the rest may still come.
  var parts: [LoggedConflict] = []
  /// The source lines before the next conflict, with the texts of their constraints.
  var sources: [(text: String, source: SourceLocation)] = []
  /// Whether the open conflict continues an interrupted list.
  var isTail = false
  /// The number of bytes in the constraints of the open conflict.
  var length = 0
  /// The text that a console or a tool puts before each line.
  private var prefix = LinePrefix()
  /// The number of consecutive lines that do not belong to the list.
  var strangers = 0
  private static let mostStrangers = 20

  /// The state of the reader, which determines the meaning of the next line.
  enum Phase {
    /// No conflict is open.
    case idle
    /// Within a conflict's list, or before it.
    case list
    /// The list was closed.
    case afterList
    /// The broken constraint is expected.
    case broken
    /// The conflict is complete.
    case complete
    /// In the list of source lines that this package's own reports print before the constraints.
    case sources
  }

  /// A constraint whose end may be in a later line.
  struct Pending {
    /// The text with blanks between its lines.
    var text: String
    /// The text with nothing between its lines.
    var unspaced: String
    /// The text with blanks only between lines that were probably broken at a blank.
    var likely: String
    var line: Int
    var lines = 1
    /// The text before it, in a list of source lines.
    var before: String
  }

  /// Creates a reader for new input.
  public init() {}

  /// Returns the conflicts that these bytes complete. The bytes are UTF-8, or UTF-16 with or without a byte order mark;
  /// the first four bytes decide.
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [LoggedConflict] {
    if decoder.isUTF8 { return readUTF8(bytes) }
    return readUTF8(decoder.utf8(of: bytes))
  }

  private mutating func readUTF8(_ bytes: some Sequence<UInt8>) -> [LoggedConflict] {
    var lines: [(bytes: [UInt8], number: Int)] = []
    var mayMatter = !isBetweenLists
    splitter.lines(in: bytes) { line, number in
      // Outside a list only lines that mention constraints matter.
      mayMatter = mayMatter || Self.mayMatterBetweenLists(line)
      if mayMatter { lines.append((line, number)) }
    }
    for line in lines { take(line.bytes, line.number) }
    return takeDone()
  }

  /// Returns the conflicts of a text.
  public mutating func read(_ text: String) -> [LoggedConflict] { read(text.utf8) }

  /// Returns the remaining conflicts at the end of the input.
  public mutating func finish() -> [LoggedConflict] {
    let decoded = readUTF8(decoder.finish())
    done += decoded
    var last: (bytes: [UInt8], number: Int)?
    splitter.finish { last = ($0, $1) }
    if let last { take(last.bytes, last.number) }
    flushPending()
    close()
    givePartsUp()
    return takeDone()
  }

  private mutating func takeDone() -> [LoggedConflict] {
    defer { done = [] }
    return done
  }

  /// Whether neither a list nor a constraint is open.
  private var isBetweenLists: Bool {
    switch phase {
    case .idle, .afterList, .complete, .sources: pending == nil
    case .list, .broken: false
    }
  }

  private static let words = [Array("onstraint".utf8), Array("ritten at:".utf8)]

  /// Whether a line mentions constraints, or announces the source lines of this package's own reports.
  private static func mayMatterBetweenLists(_ line: [UInt8]) -> Bool {
    words.contains { word in
      guard line.count >= word.count else { return false }
      return line.withUnsafeBufferPointer { line in
        for index in 0...(line.count - word.count) where line[index] == word[0] {
          if line[(index + 1)..<(index + word.count)].elementsEqual(word[1...]) { return true }
        }
        return false
      }
    }
  }

  // MARK: - Lines

  private mutating func take(_ bytes: [UInt8], _ number: Int) {
    if isBetweenLists, !Self.mayMatterBetweenLists(bytes) { return }
    for part in LineCleaning.parts(String(decoding: bytes, as: UTF8.self)) {
      take(LineCleaning.clean(part), number)
    }
  }

  /// Processes a line, which may contain a whole log.
  private mutating func take(_ line: String, _ number: Int) {
    let content = prefix.content(of: line)
    let (sentences, rest) = Boilerplate.sentences(in: line)
    if !sentences.isEmpty || RecordScanner.mayHavePieces(line) || Boilerplate.isAdvice(line) {
      prefix.note(line)
    }
    guard !sentences.isEmpty else { return takeContent(line, content, number, isRest: false) }
    for (index, sentence) in sentences.enumerated() {
      // The text before the first sentence is ignored, unless it contains constraints.
      if index > 0 || RecordScanner.mayHavePieces(sentence.before) {
        takeRest(sentence.before, number)
      }
      takeSentence(sentence, index == 0 ? line : sentence.text, number)
    }
    takeRest(rest, number)
  }

  private mutating func takeRest(_ text: String, _ number: Int) {
    takeContent(text, LineCleaning.content(text), number, isRest: true)
  }

  /// Processes a header, or the announcement of a broken constraint.
  ///
  /// - Parameter shown: The text to be listed if nothing else of the conflict is understood.
  private mutating func takeSentence(
    _ sentence: Boilerplate.Sentence, _ shown: String, _ number: Int
  ) {
    flushPending()
    strangers = 0
    switch sentence.kind {
    case .header:
      let isInterrupted = phase == .list && open?.constraints.isEmpty == false
      close(isInterrupted: isInterrupted)
      if !isInterrupted { givePartsUp() }
      open = LoggedConflict(line: number, hasHeader: true)
      header = shown
      phase = .list
    case .breaking:
      if open == nil { open = LoggedConflict(line: number) }
      phase = .broken
    }
  }

  /// Processes a line, or a part of one, that is neither a header nor the announcement of a broken constraint.
  ///
  /// - Parameter content: The line without its prefix.
  private mutating func takeContent(
    _ line: String, _ content: String, _ number: Int, isRest: Bool
  ) {
    if line.hasWord("(lldb)") {
      flushPending()
      close()
    }
    let (before, pieces) = RecordScanner.pieces(line)
    guard !pieces.isEmpty else { return takePlain(line, content, number, isRest: isRest) }
    if let start = Self.openingBracket(before), start { openList(number) }
    flushPending()
    for piece in pieces {
      flushPending()
      begin(piece, before: before, number)
    }
  }

  /// Begins a constraint, and completes it if its end is found.
  private mutating func begin(_ piece: RecordScanner.Piece, before: String, _ number: Int) {
    if piece.isClosed {
      takeConstraint([piece.text], number, before: before)
      if phase == .list, piece.rest.contains(where: { ")]".contains($0) }) { phase = .afterList }
      return
    }
    if !piece.hasBracket, let constraint = ConstraintParser.constraint(piece.text, line: number) {
      return add(constraint, before: before)
    }
    pending = Pending(
      text: piece.text, unspaced: piece.text, likely: piece.text, line: number, before: before)
  }

  /// Processes a line in which no constraint begins.
  private mutating func takePlain(
    _ line: String, _ content: String, _ number: Int, isRest: Bool
  ) {
    let isAdvice = Boilerplate.isAdvice(line)
    if pending != nil {
      let closing = line.trimmed
      let isEnd = closing.isEmpty || isAdvice || content == ")" || content == "("
      guard isEnd, !closing.hasPrefix(">") else { return lengthenPending(with: line, content) }
      flushPending()
    }
    if content.isEmpty || isAdvice { return }
    if content.lowercased().hasPrefix("written at:") {
      close()
      sources = []
      phase = .sources
      return
    }
    if let opens = Self.openingBracket(content) {
      if opens { return openList(number) }
      if phase == .list { phase = .afterList }
      return
    }
    if phase == .list, RemovedText.isEmptied(content) { return note(line, number) }
    let isPunctuation = content.allSatisfy { !$0.isLetter && !$0.isNumber }
    if isPunctuation || isRest && !RemovedText.isHidden(content) { return }
    switch phase {
    case .list, .broken:
      note(line, number)
      strangers += 1
      // The list was interrupted, and other output of the console follows.
      if strangers == Self.mostStrangers { phase = .afterList }
    case .idle, .afterList, .complete, .sources:
      // The system can hide the text of a whole log, too.
      if RemovedText.isHidden(content), line.hasWord("[layoutconstraints]") { list(line, number) }
    }
  }

  /// Returns true for the opening bracket of a list, false for the closing one, and nil for any other text.
  private static func openingBracket(_ text: String) -> Bool? {
    let content = text.filter { !$0.isWhitespace && !"\",*.".contains($0) }
    if content == "(" || content == "[" || content.hasSuffix(">(") { return true }
    if content == ")" || content == "]" || content == ");" || content == "];" { return false }
    return nil
  }

  private mutating func openList(_ number: Int) {
    let isBegun = open.map { !$0.constraints.isEmpty } ?? false
    if isBegun, phase != .broken { close() }
    if open == nil { open = LoggedConflict(line: number) }
    if phase != .broken { phase = .list }
  }
}
