/// What a terminal says when a program asks what it is.
public struct TerminalNature: Hashable, Sendable {
  /// Whether it can hold a frame back until it is complete.
  public var holdsFrames = true
  /// What it says of grapheme clusters: 0 that it does not know them, 1 that they are on, 2 off.
  public var clusters = 0
  /// What it says of its background, such as `rgb:ffff/ffff/ffff`.
  public var background: String?
  /// Whether it says nothing at all.
  public var isSilent = false
  /// What someone types when the terminal has been asked for its background, before it answers.
  public var typedMeanwhile = ""

  /// Holds frames back, and does not tell its background.
  public static let modern = TerminalNature()
  /// Knows how to say what it is, and nothing else.
  public static let plain = TerminalNature(holdsFrames: false)
  /// Answers nothing.
  public static let silent = TerminalNature(isSilent: true)

  public init(
    holdsFrames: Bool = true, clusters: Int = 0, background: String? = nil, isSilent: Bool = false
  ) {
    self.holdsFrames = holdsFrames
    self.clusters = clusters
    self.background = background
    self.isSilent = isSilent
  }

  /// The answers to a piece of output that begins with at most one question; libvterm answers some.
  func answers(to piece: ArraySlice<UInt8>, besides known: [UInt8]) -> [UInt8] {
    if isSilent { return [] }
    switch piece {
    case _ where piece.starts(with: "\u{1b}[?2026$p".utf8):
      return Array("\u{1b}[?2026;\(holdsFrames ? 2 : 0)$y".utf8)
    case _ where piece.starts(with: "\u{1b}[?2027$p".utf8):
      return Array("\u{1b}[?2027;\(clusters)$y".utf8)
    case _ where piece.starts(with: "\u{1b}]11;?".utf8):
      let answer = background.map { "\u{1b}]11;\($0)\u{1b}\\" } ?? ""
      return Array((typedMeanwhile + answer).utf8)
    default:
      return known
    }
  }
}
