import Testing

@testable import ConflictLog
import Localization

/// What pasting, web sites, consoles and continuous integration do to a log.
struct DamageTests {
  private static let whole = log(Hidden.lines, broken: 1)

  /// The log, damaged in one way.
  static let damaged: [(name: String, text: String)] = [
    ("windows line ends", whole.replacing("\n", with: "\r\n")),
    ("old line ends", whole.replacing("\n", with: "\r")),
    ("quoted mail", prefixed("> ")), ("a comment", prefixed("//    ")),
    ("a mail in a comment", prefixed("// > ")),
    ("a time before each line", prefixed("2024-06-10T10:00:00.0000000Z ")),
    ("a time in brackets", prefixed("[10:00:01]: ▸ ")),
    ("a tab more", prefixed("\t")),
    ("a tool's name", prefixed("flutter: ")), ("a tag", prefixed("[Tag] [ROW]  ")),
    ("a syslog", prefixed("Apr 14 09:21:48 quay Ferry(UIKitCore)[48] <Notice>: ")),
    ("a console's columns", prefixed("default\t18:00:00.123456+0200\tFerry\t")),
    ("a thread", prefixed("I/Ferry [0x2f1a] ")),
    ("numbers of lines", lines.enumerated().map { "\($0 + 8): \($1)" }.joined(separator: "\n")),
    (
      "numbers in a column",
      lines.enumerated().map { "  \($0 + 98) | \($1)" }.joined(separator: "\n")
    ),
    ("all in one line", whole.replacing("\n", with: " ")),
    ("all in one line, without the advice", inOneLine(log(Hidden.lines, broken: 1))),
    ("a tool's time", prefixed("[  +12 ms] ")),
    ("breaks of HTML", whole.replacing("\n", with: "<br>\n")),
    (
      "wide marks",
      whole.replacing("(active, ", with: "\u{FF08}active\u{FF0C} ").replacing(
        " )>", with: " \u{FF09}>")
    ),
    ("hard blanks", whole.replacing("   (active", with: "\u{A0}\u{A0} (active")),
    (
      "entities",
      whole.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
        "\"", with: "&quot;"
      )
      .replacing("  ", with: "&nbsp; ")
    ),
    ("escaped brackets", whole.replacing("\"<", with: "\\<").replacing(">\"", with: "\\>")),
    ("escaped marks", whole.replacing("\"", with: "\\\"")),
    ("backticks", whole.replacing("\"<", with: "`\"<").replacing(">\"", with: ">\"`")),
    ("bold lines", whole.replacing("\"<", with: "**\"<").replacing(">\"", with: ">\"**")),
    ("round marks", whole.replacing("\"", with: "\u{201C}").replacing("'", with: "\u{2019}")),
    (
      "colours",
      whole.replacing("<NS", with: "\u{1B}[33m<NS").replacing(">\"", with: ">\u{1B}[0m\"")
    ),
    ("no marks", whole.replacing("\"", with: "")),
    ("no brackets", whole.replacing("<NS", with: "NS").replacing(")>", with: ")")),
    ("square list", whole.replacing("\n(\n", with: "\n[\n").replacing("\n)\n", with: "\n]\n")),
    ("no blank lines", whole.replacing("\n\n", with: "\n")),
    (
      "wrapped",
      whole.replacing(" V:|", with: "\n V:|").replacing("(active, ", with: "(active,\n   ")
        .replacing(" == ", with: "\n== ")
    ),
    ("one line", whole.replacing("\n", with: "\\n")),
    ("list on the header's line", whole.replacing("constraints.\n", with: "constraints. (\n")),
    (
      "broken on the same line",
      whole.replacing("breaking constraint \n", with: "breaking constraint ")
    ),
    ("numbered", whole.replacing("    \"<", with: " 1. \"<")),
    (
      "a debugger's list", whole.replacing("    \"<", with: "  - 0 : <").replacing(">\"", with: ">")
    ),
    (
      "a header in another order",
      whole.replacing(
        "Unable to simultaneously satisfy constraints.",
        with: "Unable to Satisfy constraints simultaneously.")
    ),
  ]

  private static var lines: [Substring] {
    whole.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The header, the list and the broken constraint of a log.
  private static func inOneLine(_ log: String) -> String {
    log.split(separator: "\n").filter {
      !$0.hasPrefix("\t") && !$0.hasPrefix("M") && !$0.hasPrefix("T")
    }
    .joined(separator: "  ")
  }

  private static func prefixed(_ prefix: String) -> String {
    whole.split(separator: "\n", omittingEmptySubsequences: false).map { prefix + $0 }
      .joined(separator: "\n")
  }

  @Test(arguments: damaged.indices)
  func `a damaged log is explained as the whole one is`(index: Int) throws {
    let (name, text) = Self.damaged[index]
    let found = conflicts(in: text)
    #expect(found.unknown.isEmpty, "\(name)")
    #expect(found.conflicts.count == 1, "\(name)")
    let explanation = Explanation(try #require(found.conflicts.first))
    #expect(explanation.core == [0, 1, 2], "\(name)")
    #expect(explanation.broken == 1, "\(name)")
    #expect(explanation.sum == "12 + 8 = 20 > 0", "\(name)")
  }

  @Test func `two logs in one line are two`() {
    let other = log(Hidden.lines.map { $0.replacing("0x7f0", with: "0x8f0") }, broken: 2)
    let text = Self.inOneLine(Self.whole) + "; " + Self.inOneLine(other)
    for text in [text, "(" + text.split(separator: "(", maxSplits: 1)[1]] {
      let found = conflicts(in: text)
      #expect(found.unknown.isEmpty)
      #expect(found.conflicts.map(\.constraints.count) == [3, 3])
      #expect(found.conflicts.map(\.broken) == [1, 2])
    }
  }

  /// What stands before each line is no reason to take other lines for brackets.
  @Test func `a line that begins as the one before is no bracket`() {
    let text = Self.whole.replacing(
      "    \"\(Hidden.bottom)", with: "Ferry network (\nFerry network )\n    \"\(Hidden.bottom)")
    let found = conflicts(in: text)
    #expect(found.unknown.map(\.text).first == "Ferry network (")
    #expect(found.conflicts.map(\.broken) == [1])
  }

  private func ending(_ text: String, _ language: Language, _ format: ReportFormat = .text)
    -> String
  {
    let found = conflicts(in: text)
    return ReportWriter(format, language: language).ending(unknown: found.unknown)
  }

  @Test func `lines whose text was removed are listed, with what removed it`() {
    let header = "Unable to simultaneously satisfy constraints.\n(\n"
    let hidden = header + "    \"<private>\",\n    <private>\n)\n"
    #expect(conflicts(in: hidden).unknown.map(\.line) == [3, 4])
    #expect(ending(hidden, .english).contains("\n<private>: the system's log hides the text"))
    #expect(ending(hidden, .simplifiedChinese).contains("系统日志会隐藏这段文字"))
    #expect(ending(hidden, .english, .markdown).contains("`<private>`: the system's"))
    let emptied = header + "    \"\",\n    \"\"\n)\n"
    #expect(conflicts(in: emptied).unknown.map(\.line) == [3, 4])
    #expect(ending(emptied, .english).contains("was taken for HTML and removed"))
    #expect(ending(emptied, .simplifiedChinese).contains("被网页或表单当作 HTML 删掉了"))
    let bare = "10:00:01 Ferry [LayoutConstraints] <private>\nand a line"
    #expect(conflicts(in: bare).unknown.map(\.line) == [1])
    let other = header + "\"\(Hidden.top)\"\n\"odd\"\n)\n"
    #expect(!ending(other, .english).contains("removed"))
    #expect(ending("a <private> letter", .english).isEmpty)
  }

  /// A narrow window cuts lines within words, addresses and identifiers.
  @Test(arguments: [48, 60, 64, 68, 72, 77, 80, 90, 100, 113, 132])
  func `lines that a window cut are put together`(columns: Int) throws {
    let text = Self.whole.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.isEmpty
        ? [""]
        : stride(from: 0, to: line.count, by: columns).map {
          String(line.dropFirst($0).prefix(columns))
        }
    }.joined(separator: "\n")
    let found = conflicts(in: text)
    // Sentences of advice may be cut beyond recognition.
    #expect(!found.unknown.contains { $0.text.contains("Constraint:") })
    #expect(found.conflicts.count == 1)
    let explanation = Explanation(try #require(found.conflicts.first))
    #expect(explanation.sum == "12 + 8 = 20 > 0")
    #expect(explanation.broken == 1)
    #expect(explanation.culprits.first?.rule == "hidden-in-stack")
  }

  @Test func `a line that is cut is listed, and the others count`() throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
          "\(Hidden.top)",
          "\(Hidden.bottom)",
          "\(Hidden.hiding)",
          "<NSLayoutConstraint:0x6004 'UISV-spann
      """
    let found = conflicts(in: text)
    #expect(found.conflicts.map(\.constraints.count) == [3])
    #expect(found.unknown == [UnknownLine(line: 6, text: "<NSLayoutConstraint:0x6004 'UISV-spann")])
  }

  @Test func `a line of another log within the list is listed`() {
    let text = log([Hidden.top, Hidden.bottom]).replacing(
      "    \"\(Hidden.bottom)\"", with: "Ferry[812] network timeout\n    \"\(Hidden.bottom)\"")
    let found = conflicts(in: text)
    #expect(found.conflicts.map(\.constraints.count) == [2])
    #expect(found.unknown.map(\.text) == ["Ferry[812] network timeout"])
  }

  @Test func `of a list without addresses each line is listed, in order`() {
    let text = log([
      "<NSLayoutConstraint UIView.width == 5>", "<NSLayoutConstraint UIView.width == 6>",
    ])
    let found = conflicts(in: text)
    #expect(found.conflicts.isEmpty)
    #expect(found.unknown.map(\.line) == [7, 8])
  }

  @Test func `a log that is cut by another one ends there`() {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
          "\(Hidden.top)",
      Unable to simultaneously satisfy constraints.
      (
          "\(Hidden.bottom)"
      )
      Unable to simultaneously satisfy constraints.
      """
    let found = conflicts(in: text)
    #expect(found.conflicts.map(\.line) == [1, 4])
    #expect(
      found.unknown == [UnknownLine(line: 8, text: "Unable to simultaneously satisfy constraints.")]
    )
  }

  @Test func `underscores that were eaten change nothing`() throws {
    let explanation = try explanation(
      of: """
        "<NSLayoutConstraint:0x1 UIView:0x2.width == 40   (active)>",
        "<NSLayoutConstraint:0x3 'UITemporaryLayoutWidth' UIView:0x2.width == 0   (active)>"
        """)
    #expect(explanation.culprits.first?.rule == "temporary-size")
  }

  @Test func `a translated log is read as far as it goes`() {
    let found = conflicts(
      in: """
        02/22/2015 16: 49: 36,345 Ferry [782: 116232] Unable to Satisfy constraints simultaneously.
        (
            "<NSAutoresizingMaskLayoutConstraint: 0x98 h = v = --- --- H: [UIWindow: 0xdd (0)]>",
            "<NSLayoutConstraint: 0x24 H | - (16) - [UIView: 0x7b] (LTR) (Names '|': UIWindow: 0xdd)>",
            "<NSLayoutConstraint: 0x44 UIView: 0x7b.right == UIWindow: 0xdd.right>"
        )
        """)
    #expect(found.unknown.isEmpty)
    #expect(found.conflicts.map { Explanation($0).sum } == ["16 > 0"])
    #expect(found.conflicts.first?.line == 1 && found.conflicts.first?.hasHeader == true)
  }
}
