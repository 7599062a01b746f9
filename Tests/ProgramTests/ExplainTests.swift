import Foundation
import Testing

/// `ashlar explain`: what it reads, its formats and its exit status.
@Suite struct ExplainTests {
  private static let agreeing =
    "\"<NSLayoutConstraint:0x1 UIView:0x2.width == 40>\",\n\"<NSLayoutConstraint:0x3 UIView:0x4.width == 24>\"\n"

  /// Runs the program on a file that holds a text.
  private func explain(_ text: String, _ arguments: String...) throws -> Program.Result {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("ashlar-\(UUID().uuidString).log")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Program.run(["explain", file.path] + arguments)
  }

  @Test func `the example is explained, from standard input as from a file`() throws {
    let example = try Program.run("explain", "--example")
    #expect(example.status == 0)
    #expect(example.output.contains("Unable to simultaneously satisfy constraints."))
    let piped = try Program.shell("\"$0\" explain --example | \"$0\" explain")
    #expect(piped.status == 1)
    #expect(piped.errors == "")
    #expect(
      piped.output.split(separator: "\n").prefix(5).contains { $0.contains("12 + 8 = 20 > 0") })
    #expect(try explain(example.output) == piped)
  }

  @Test func `without a contradiction the status is 0`() throws {
    let result = try explain(Self.agreeing)
    #expect(result.status == 0)
    #expect(result.output.contains("no contradiction in the 2 printed constraints"))
  }

  @Test(arguments: ["", "hello\n", "a constraint: none\n"])
  func `without a log the status is 2`(text: String) throws {
    let result = try explain(text)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors == "ashlar: Nothing in the input is a conflict log.\n")
  }

  @Test func `a list that cannot be read is shown, and the status is 2`() throws {
    let result = try explain(
      "Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x1 odd>\"\n)\n")
    #expect(result.status == 2)
    #expect(result.output.hasPrefix("Not understood:\n  3: <NSLayoutConstraint:0x1 odd>"))
    #expect(result.errors == "ashlar: No constraint in the input can be read.\n")
  }

  @Test func `a log whose text is hidden says what hides it`() throws {
    let log = "Unable to simultaneously satisfy constraints.\n(\n    \"<private>\"\n)\n"
    let result = try explain(log)
    #expect(result.status == 2)
    #expect(result.output.contains("\n<private>: the system's log hides the text"))
    let chinese = try explain(log, "--lang", "zh-Hans")
    #expect(chinese.output.contains("\n<private>：未连接调试器时"))
  }

  /// As an editor of Windows saves it.
  @Test func `UTF-16 is read`() throws {
    let converted = try Program.shell(
      "\"$0\" explain --example | iconv -f UTF-8 -t UTF-16 | \"$0\" explain")
    let plain = try Program.shell("\"$0\" explain --example | \"$0\" explain")
    #expect(converted == plain && plain.status == 1)
  }

  @Test func `our own windows' reports are taken`() throws {
    let result = try Program.shell(
      "\"$0\" render green-label --size 12x4 --diagnose 2>&1 | \"$0\" explain")
    #expect(result.status == 1)
    #expect(result.output.contains("3/2 × 19 = 28.5 > 12    (28.5 needed,"))
    #expect(result.output.contains(", GreenLabel.swift:"))
    #expect(!result.output.contains("table or collection view"))
  }

  @Test func `what cannot be read has the status 2`() throws {
    #expect(try Program.run("explain", "/nowhere/at all").status == 2)
    let folder = try Program.run("explain", "/")
    #expect(folder.status == 2)
    #expect(folder.errors == "ashlar: The input cannot be read.\n")
    #expect(try Program.run("explain").status == 2)
  }

  @Test func `a dash is standard input`() throws {
    let piped = try Program.shell("\"$0\" explain --example | \"$0\" explain -")
    #expect(piped.status == 1)
    #expect(piped.output.contains("12 + 8 = 20 > 0"))
  }

  /// 1 would say that a contradiction was found.
  @Test func `a report that cannot be written has the status 2`() throws {
    for log in [
      "\"$0\" explain --example", "echo '<NSLayoutConstraint:0x1 UIView:0x2.width == 3>'",
    ] {
      let full = try Program.shell("\(log) | \"$0\" explain > /dev/full")
      #expect(full.status == 2)
      #expect(full.errors == "ashlar: The output could not be written.\n")
    }
  }

  /// A terminal that hangs up, or a disk that fails: a JSON report is closed all the same.
  @Test func `JSON is whole where the input is not`() throws {
    let result = try Program.run("explain", "--format", "json", "/")
    #expect(result.status == 2)
    #expect(result.output == "{\"conflicts\": [], \"unknown\": []}\n")
  }

  @Test func `JSON is one object, even of nothing`() throws {
    for text in [Self.agreeing, "hello\n"] {
      let result = try explain(text, "--format", "json")
      let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      let report = try #require(object as? [String: Any])
      #expect(Set(report.keys) == ["conflicts", "unknown"])
    }
  }

  @Test func `Markdown and Chinese`() throws {
    let result = try explain(Self.agreeing, "--format", "markdown", "--lang", "zh-Hans")
    #expect(result.output.hasPrefix("### 第 1 行：所列 2 条约束并不矛盾\n"))
    #expect(try explain(Self.agreeing, "--lang", "fr").status == 64)
  }

  @Test func `nothing of a log reaches the terminal unescaped`() throws {
    let text = "\"<NSLayoutConstraint:0x1 UILabel:0x2'\u{1B}]0;x\u{7}\u{202E}'.width == -1>\"\n"
    for format in ["text", "markdown", "json"] {
      let result = try explain(text, "--format", format)
      let told = result.output.unicodeScalars
      #expect(!told.contains { $0 != "\n" && $0.properties.generalCategory == .control })
      #expect(!told.contains("\u{202E}"))
    }
  }

  @Test func `lines that were not understood are listed`() throws {
    let result = try explain("(\n\(Self.agreeing),\n\"<NSLayoutConstraint:0x5 odd>\"\n)\n")
    #expect(result.output.contains("Not understood:\n  5: <NSLayoutConstraint:0x5 odd>"))
  }

  /// A long stream is read as it comes: conflicts at both ends of three million bytes.
  @Test func `a long stream is read in bounded memory`() throws {
    let result = try Program.shell(
      """
      ulimit -v 4000000
      { "$0" explain --example; yes 'a line about something else' | head -c 3000000; echo
        "$0" explain --example; } | "$0" explain --format json
      """)
    #expect(result.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let report = try #require(object as? [String: Any])
    #expect((report["conflicts"] as? [Any])?.count == 2)
  }
}
