import Testing

/// `ashlar` without a terminal, and what it says about itself.
@Suite struct CommandTests {
  private static let listing = """
    three-labels\tThree labels
    stair\tStairView
    green-label\tGreen label

    """

  @Test func `list prints every id, a tab and the title`() throws {
    let result = try Program.run("list")
    #expect(result.status == 0)
    #expect(result.output == Self.listing)
    #expect(result.errors == "")
  }

  @Test(arguments: [[], ["stair"], ["green-label", "--seed", "7"]])
  func `without a terminal the program lists the demos and says how to render one`(
    arguments: [String]
  ) throws {
    let result = try Program.shell("exec \"$0\" \(arguments.joined(separator: " "))")
    #expect(result.status == 0)
    #expect(result.output.contains(Self.listing))
    #expect(result.output.contains("ashlar render ID --size 80x24"))
    #expect(result.errors == "")
  }

  @Test(arguments: ["nope", "Stair", "''"])
  func `an unknown demo is named, with those that there are`(id: String) throws {
    let result = try Program.shell("exec \"$0\" \(id)")
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.contains("no demo '\(id == "''" ? "" : id)'"))
    #expect(result.errors.contains("three-labels, stair, green-label"))
  }

  @Test(arguments: ["--help", "-h", "help", "help render", "render --help", "list --help"])
  func `help is printed`(arguments: String) throws {
    let result = try Program.shell("exec \"$0\" \(arguments)")
    #expect(result.status == 0)
    #expect(result.output.contains("USAGE: ashlar"))
    #expect(result.errors == "")
  }

  @Test func `the usage shows every way to start the program`() throws {
    let help = try Program.run("--help").output
    for usage in ["ashlar [<id>]", "ashlar list", "ashlar render [<id>] [--size <size>]"] {
      #expect(help.contains(usage))
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
