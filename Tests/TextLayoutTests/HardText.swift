import SeededNumbers

/// Text of all that is hard to lay out.
enum HardText {
  static let pieces = [
    "a", "word", "two words", "hyphen-ated", "1,234.5", "(x)", " ", "   ", "\t", "\n", "\r\n", "\r",
    "\u{2028}", "\u{2029}", "日本語", "ｆｕｌｌ", "한국어", "ภาษาไทย", "नमस्ते", "العربية", "\u{3000}",
    "👩‍👩‍👧‍👦", "👍🏽", "🏽", "🇩🇪🇫🇷", "❤️", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "é", "e\u{301}", "\u{301}",
    "a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{AD}",
    "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{0}", "\u{7}", "\u{1B}[31m", "\u{9B}31m", "\u{7F}",
    "\u{E000}", "\u{FFFF}", "\u{10FFFF}", "\u{0378}", "\u{600}", "\u{1160}", "\u{3164}", "…",
    "\u{A0}",
  ]

  static func random(using generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...14, using: &generator) {
      if Int.random(in: 0..<5, using: &generator) == 0 {
        let value = UInt32.random(in: 0..<0x3_0000, using: &generator)
        text.unicodeScalars.append(Unicode.Scalar(value) ?? "?")
      } else {
        text += pieces.randomElement(using: &generator) ?? ""
      }
    }
    return text
  }
}
