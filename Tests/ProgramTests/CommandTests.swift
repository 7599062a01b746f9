import Testing

/// `ashlar` without a terminal, and what it says about itself.
@Suite struct CommandTests {
  private static let listing = """
    three-labels\tThree labels\tArticle 1
    stair\tStairView\tArticle 1
    green-label\tGreen label\tArticle 1

    """

  @Test func `list prints every id, its title and its group, with tabs between`() throws {
    let result = try Program.run("list")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix(Self.listing))
    #expect(result.errors == "")
    let rows = result.output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(rows.count >= 28 && rows.allSatisfy { $0.count == 3 })
    #expect(Set(rows.map(\.first)).count == rows.count)
  }

  @Test func `what no demo shows is a line each, a title and a reason, in both languages`() throws {
    func rows(_ arguments: String...) throws -> [[Substring]] {
      let result = try Program.run(arguments)
      #expect(result.status == 0 && result.errors == "")
      return result.output.split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false)
      }
    }
    let english = try rows("list", "--left-out", "--lang", "en")
    let chinese = try rows("list", "--left-out", "--lang", "zh-Hans")
    #expect(english.count > 10 && chinese.count == english.count)
    for (row, translated) in zip(english, chinese) {
      #expect(row.count == 2 && translated.count == 2)
      #expect(row.last?.last == "." && translated.last?.last == "。")
      #expect(row.first?.isEmpty == false && translated.first?.isEmpty == false)
    }
    #expect(english.contains { $0.first == "Storyboards" })
  }

  @Test(arguments: [[], ["stair"], ["green-label", "--seed", "7"]])
  func `without a terminal the program lists the demos and says how to render one`(
    arguments: [String]
  ) throws {
    let result = try Program.shell("exec \"$0\" \(arguments.joined(separator: " "))")
    #expect(result.status == 64)
    #expect(result.errors.contains(Self.listing))
    #expect(result.errors.contains("ashlar render ID --size 80x24"))
    #expect(result.output == "")
  }

  @Test(arguments: ["nope", "Stair", "''"])
  func `an unknown demo is named, with those that there are`(id: String) throws {
    let result = try Program.shell("exec \"$0\" \(id)")
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.contains("no demo '\(id == "''" ? "" : id)'"))
    #expect(result.errors.contains("three-labels, stair, green-label"))
  }

  @Test(arguments: [
    ("green-lable", "green-label"), ("Stair", "stair"), ("star", "stair"),
    ("labels", "three-labels"),
    ("Green Label", "green-label"), ("three_labels", "three-labels"),
  ])
  func `the demo that was likely meant is suggested`(id: String, meant: String) throws {
    for arguments in [[id], ["render", id], ["why", id, "green.left"], ["sweep", id]] {
      let result = try Program.run(arguments)
      #expect(result.status == 64)
      #expect(
        result.errors.contains("There is no demo '\(id)'. Did you mean '\(meant)'? The demos"))
    }
  }

  @Test func `nothing is suggested where nothing is near`() throws {
    for id in ["nope", "", "x", "a-very-long-name-of-nothing"] {
      #expect(try !Program.run("render", id).errors.contains("Did you mean"))
    }
  }

  /// Wrong arguments without a command are those of `open`, whose help the error names.
  @Test func `the command that an error names is listed`() throws {
    let errors = try Program.run("--nonsense").errors
    let named = try #require(errors.firstMatch(of: /'ashlar (\w+) --help'/)).1
    let list = try #require(try Program.run("--help").output.firstRange(of: "SUBCOMMANDS:"))
    let help = try Program.run("--help").output[list.upperBound...]
    #expect(help.contains("\n  \(named) (default)"))
    #expect(try Program.run(String(named), "--help").status == 0)
  }

  @Test(arguments: ["--help", "-h", "help", "help render", "render --help", "list --help"])
  func `help is printed`(arguments: String) throws {
    let result = try Program.shell("exec \"$0\" \(arguments)")
    #expect(result.status == 0)
    #expect(result.output.contains("USAGE: ashlar"))
    #expect(result.errors == "")
  }

  /// The arguments in a usage, such as `[--size <size>]`, in the order of their names.
  private func arguments(_ usage: String) -> [String] {
    usage.matches(of: /\[[^\]]*\]|--\S+ <\S+>|<\S+>/).map { String($0.0) }.sorted()
  }

  @Test func `the usage shows every way to start the program, with all options`() throws {
    let help = try Program.run("--help").output
    let usages = try #require(help.firstMatch(of: /USAGE: ((?s:.*?))\n\n/)).1
      .split(separator: "\n").map { $0.split(separator: " ") }
    let names = ["list", "render", "record", "why", "sweep", "doctor", "explain"]
    #expect(usages.map { $0.count > 1 ? String($0[1]) : "" } == ["[<id>]"] + names)
    for (usage, name) in zip(usages, ["open"] + names) {
      let own = try Program.run("help", name).output
      let line = try #require(own.firstMatch(of: /USAGE: (.*)\n/)).1
      #expect(arguments(usage.joined(separator: " ")) == arguments(String(line)), "\(name)")
    }
  }

  @Test(arguments: [
    "list", "render", "record -o /dev/null/a.svg", "why green-label green.left",
    "sweep green-label", "explain --example", "open",
  ])
  func `whatever shows words takes a language`(command: String) throws {
    let arguments = command.split(separator: " ").map(String.init)
    let wrong = try Program.run(arguments + ["--lang", "tlh"])
    #expect(wrong.status == 64 && wrong.output == "")
    #expect(wrong.errors.contains("'tlh'") && wrong.errors.contains("'en' and 'zh-Hans'"))
    let right = try Program.run(arguments + ["--lang", "zh-Hans"])
    #expect(!right.errors.contains("--lang"))
    if command == "list" { #expect(right.output.hasPrefix("three-labels\t三")) }
    if command == "open" { #expect(right.errors.contains("three-labels\t三")) }
  }

  @Test func `the version is that of the newest entry of the changelog`() throws {
    let changelog = try DocumentationPage.changelog.text()
    let newest = try #require(changelog.firstMatch(of: /(?m)^## (\d+\.\d+\.\d+)/)).1
    let result = try Program.run("--version")
    #expect(result == .init(status: 0, output: "\(newest)\n", errors: ""))
  }

  /// A title of the terminal, colours, a line that goes back, text that turns round.
  static let strangeArguments = [
    "\u{1B}]0;pwn\u{7}", "\u{1B}[31m", "a\rb", "\u{202E}ad", "\u{9B}31m", "\u{7F}", "\u{2028}",
    "\u{E000}",
  ]

  @Test(
    arguments: strangeArguments,
    [
      "", "render", "list", "--size", "render --size", "render --keys <", "render stair --format",
      "--seed", "doctor --width", "--theme",
    ])
  func `nothing of an argument reaches the terminal unescaped`(
    strange: String, before: String
  ) throws {
    for strange in [strange, "--" + strange, "<" + strange + ">"] {
      let result = try Program.run(before.split(separator: " ").map(String.init) + [strange])
      #expect(result.status == 64)
      let told = (result.output + result.errors).unicodeScalars
      #expect(!told.contains { $0 != "\n" && $0.properties.generalCategory == .control })
      #expect(!told.contains { ["\u{202E}", "\u{2028}", "\u{E000}"].contains($0) })
    }
  }

  @Test(arguments: ["--nonsense", "list more", "stair stair", "render stair --nonsense"])
  func `an argument that means nothing is refused`(arguments: String) throws {
    let result = try Program.shell("exec \"$0\" \(arguments)")
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: "))
  }
}
