/// The sequence that puts a text on the terminal's clipboard (OSC 52).
enum ClipboardSequence {
  /// The maximum number of bytes of a text. Terminals drop or truncate a longer sequence.
  static let longest = 74_994

  /// Returns the sequence; `nil` if the text is too long, and within GNU Screen, which would show a part of a long
  /// sequence as text.
  ///
  /// Within tmux it is sent twice: for tmux itself, which accepts it if `set-clipboard` is on, and for the terminal
  /// around it, which gets it if `allow-passthrough` is on. A tmux that allows neither drops both.
  static func text(copying text: String, within multiplexer: TerminalMultiplexer?) -> String? {
    guard text.utf8.count <= longest, multiplexer != .screen else { return nil }
    let sequence = "\u{1b}]52;c;\(base64(Array(text.utf8)))\u{7}"
    guard multiplexer == .tmux else { return sequence }
    return sequence + "\u{1b}Ptmux;\u{1b}\(sequence)\u{1b}\\"
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static func base64(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text.append(
          place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
