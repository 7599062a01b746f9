import SeededNumbers

/// Text of everything that text is made of, the same in every run.
enum MixedText {
  /// What the text is made of: a paragraph takes several of one kind.
  private static let kinds = [
    latin, cjk,
    ["The café’s naïve résumé, ", "Škoda Übermut – ", "l’œuvre “complète” ", "Ærø fjärd. "],
    ["👍🏽 ", "👩‍👩‍👧‍👦", "🇩🇪🇫🇷 ", "❤️ ", "😀😃", "1️⃣ ", "🏳️‍🌈 ", "🚀"],
    ["e\u{301}te\u{301} ", "Vie\u{323}\u{302}t ", "u\u{308}ber ", "a\u{30A}ngstro\u{308}m "],
  ]
  private static let latin = [
    "every stone is cut to fit, ", "the quick brown fox jumps over the lazy dog. ", "well-known ",
    "(a remark) ", "1,234.50 each; ",
  ]
  private static let cjk = ["每块石头都切得正好，", "文字は行に分けられる。", "글자는 칸을 차지한다. ", "「约束」"]

  /// Scripts whose letters join, stack or stand without spaces, a kind each.
  static let scripts = [
    ("arabic", ["كل حجر مقطوع بعناية، ", "النص على سطور؛ ", "الأَعْمِدَةُ ", "٣٤ سطرا. "]),
    ("hebrew", ["כל אבן חתוכה בקפידה, ", "הטקסט נשבר לשורות. ", "שָׁלוֹם "]),
    ("thai", ["หินทุกก้อนถูกตัดอย่างพอดี ", "ข้อความถูกแบ่งเป็นบรรทัด ", "น้ำ"]),
    ("hindi", ["हर पत्थर ठीक से कटा है। ", "पाठ पंक्तियों में टूटता है। ", "क्षेत्र "]),
  ]

  /// Text of one of ``scripts``.
  static func script(_ pieces: [String], bytes: Int) -> String {
    var generator = SeededGenerator(seed: 9)
    return make(bytes: bytes, of: [pieces], using: &generator)
  }

  /// Text of some megabytes (10^6 bytes), of paragraphs of a few lines each; latin and ideographs
  /// twice as often as the rest.
  static func make(bytes: Int) -> String {
    var generator = SeededGenerator(seed: 6)
    return make(bytes: bytes, of: kinds + [latin, cjk], using: &generator)
  }

  /// Text of ASCII, or of ideographs, alone.
  static func latin(bytes: Int) -> String {
    var generator = SeededGenerator(seed: 7)
    return make(bytes: bytes, of: [latin], using: &generator)
  }

  static func cjk(bytes: Int) -> String {
    var generator = SeededGenerator(seed: 8)
    return make(bytes: bytes, of: [cjk], using: &generator)
  }

  private static func make(
    bytes: Int, of kinds: [[String]], using generator: inout SeededGenerator
  ) -> String {
    var text = ""
    text.reserveCapacity(bytes + 100)
    while text.utf8.count < bytes {
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let kind = kinds[Int.random(in: 0..<kinds.count, using: &generator)]
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          text += kind[Int.random(in: 0..<kind.count, using: &generator)]
        }
      }
      text += "\n"
    }
    return text
  }
}
