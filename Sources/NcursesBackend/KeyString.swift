/// What follows `ESC P`, `ESC X`, `ESC ]`, `ESC ^` or `ESC _`: a string for whoever asked for it. Nobody
/// did, so it is thrown away: up to its terminator, up to a pause of 25 milliseconds, or up to a
/// mebibyte, whatever comes first.
struct KeyString {
  static let longest = 1 << 20
  static let introducers: Set<Int32> = [0x50, 0x58, 0x5d, 0x5e, 0x5f]

  enum Progress {
    /// It goes on.
    case more
    /// It is over; what came belongs to it.
    case ended
    /// It broke off at an Escape, or at a key: what came does not belong to it.
    case broken
  }

  let introducer: Int32
  private var count = 0
  private var wasEscape = false

  init(introducer: Int32) {
    self.introducer = introducer
  }

  /// Whether nothing has followed so far but perhaps an Escape.
  var isEmpty: Bool { count == 0 }
  /// Whether an Escape came last, which may be half of the terminator.
  var endsInEscape: Bool { wasEscape }

  mutating func read(_ code: Int32) -> Progress {
    if wasEscape { return code == ASCII.backslash ? .ended : .broken }
    if code == ASCII.escape {
      wasEscape = true
      return .more
    }
    if code > 0xff { return .broken }
    if code == ASCII.bell || code == ASCII.cancel || code == ASCII.substitute { return .ended }
    count += 1
    return count < Self.longest ? .more : .ended
  }
}
