import ArgumentParser
import Ashlar
import Demos

/// The program `ashlar`.
@main enum Program {
  static func main() {
    let arguments = valuesJoined(Array(CommandLine.arguments.dropFirst()))
    do {
      var command = try AshlarCommand.parseAsRoot(arguments)
      try command.run()
    } catch {
      exit(status(after: error))
    }
  }

  /// Prints the error that ended the program, or help, and returns the exit status. The messages quote arguments, which
  /// may contain any characters.
  private static func status(after error: any Error) -> Int32 {
    let code = AshlarCommand.exitCode(for: error)
    let message = AshlarCommand.fullMessage(for: error).escapedForTerminal(keepingLines: true)
    guard !message.isEmpty else { return code.rawValue }
    do {
      try (code.isSuccess ? StandardStream.output : .error).write(message)
    } catch {
      return error.rawValue
    }
    return code.rawValue
  }

  /// The options whose values may look like options.
  private static let valued = [
    "--keys", "--size", "--seed", "--theme", "--width", "--lang", "--before", "--pause", "--hold",
  ]

  /// Joins such an option with its value, such as keys like `-`: `--keys`, `---` becomes `--keys=---`. `--keys` with
  /// an empty value is removed.
  static func valuesJoined(_ arguments: [String]) -> [String] {
    var joined: [String] = []
    var rest = arguments[...]
    while var argument = rest.popFirst() {
      if valued.contains(argument), let value = rest.first, value != "" {
        argument += "=" + rest.removeFirst()
      }
      if argument == "--keys", rest.first == "" {
        rest.removeFirst()
      } else if argument != "--keys=" {
        joined.append(argument)
      }
    }
    return joined
  }
}

/// The command line of `ashlar`.
struct AshlarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ashlar",
    abstract: "Auto Layout for the terminal: live demos.",
    usage: """
      ashlar [<id>] [--theme <theme>] [--lang <lang>] [--seed <seed>] [--reduce-motion]
      ashlar list [--left-out] [--lang <lang>]
      ashlar render [<id>] [--size <size>] [--format <format>] [--theme <theme>] [--keys <keys>] \
      [--lang <lang>] [--seed <seed>] [--diagnose]
      ashlar record [<id>] --output <output> [--size <size>] [--theme <theme>] [--before <before>] \
      [--keys <keys>] [--pause <pause>] [--hold <hold>] [--lang <lang>] [--seed <seed>]
      ashlar why <id> [<edge>] [--size <size>] [--keys <keys>] [--chain] [--format <format>] \
      [--lang <lang>] [--seed <seed>]
      ashlar sweep <id> [--widths <widths>] [--heights <heights>] [--size <size>] [--keys <keys>] \
      [--format <format>] [--lang <lang>] [--seed <seed>]
      ashlar doctor [--format <format>] [--width <width>]
      ashlar explain [<file>] [--format <format>] [--lang <lang>] [--example]
      """,
    discussion: """
      Without a command the gallery is opened in the terminal, or with an id that demo alone. \
      'ashlar list' prints the ids, 'ashlar record' writes moving pictures, 'ashlar doctor' says what your \
      terminal can do, 'ashlar explain' what a conflict log means.
      """,
    version: "0.1.0",
    subcommands: [
      OpenCommand.self, ListCommand.self, RenderCommand.self, RecordCommand.self, WhyCommand.self,
      SweepCommand.self, DoctorCommand.self, ExplainCommand.self,
    ],
    defaultSubcommand: OpenCommand.self)
}

/// `ashlar list`
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print the id, the title and the group of every demo.")

  @Flag(help: "List what the articles have and no demo shows, with the reason.")
  var leftOut = false

  @OptionGroup var words: LanguageOption

  func run() throws {
    try MainActor.assumeIsolated {
      let localizer = Localizer(words.language)
      try StandardStream.output.write(
        leftOut ? LeftOut.listing(localizer) : DemoEntry.listing(localizer))
    }
  }
}

extension CompletionKind {
  /// The identifiers of the demos.
  static var demos: CompletionKind {
    MainActor.assumeIsolated { .list(DemoEntry.all.map(\.id)) }
  }
}

extension DemoEntry {
  /// Returns a line for each demo: its identifier, title and group, separated by tabs.
  static func listing(_ localizer: Localizer) -> String {
    all.map { demo in
      [demo.id, localizer.string(demo.title), localizer.string(demo.lesson.group.title)]
        .joined(separator: "\t")
    }.joined(separator: "\n")
  }

  /// Returns the demo with an identifier.
  ///
  /// - Throws: an error that names the identifier that was probably meant, and lists all identifiers.
  static func required(_ id: String) throws -> DemoEntry {
    guard let entry = named(id) else {
      let ids = all.map(\.id).joined(separator: ", ")
      let likely = likelyID(for: id).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError("There is no demo '\(id)'.\(likely) The demos are: \(ids).")
    }
    return entry
  }
}
