import ArgumentParser
import Ashlar
import Demos

/// The program `ashlar`.
@main struct AshlarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ashlar",
    abstract: "Auto Layout for the terminal: live demos.",
    usage: """
      ashlar [<id>] [--seed <seed>]
      ashlar list
      ashlar render <id> --size <size> [--format <format>] [--keys <keys>] [--seed <seed>]
      """,
    discussion: """
      Without a command the gallery is opened in the terminal, or with an id that demo alone. \
      'ashlar list' prints the ids.
      """,
    subcommands: [OpenCommand.self, ListCommand.self, RenderCommand.self],
    defaultSubcommand: OpenCommand.self)
}

/// `ashlar list`
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print the id and title of every demo.")

  func run() throws {
    try MainActor.assumeIsolated { try StandardStream.output.write(DemoEntry.listing) }
  }
}

extension DemoEntry {
  /// A line a demo: its id, a tab, its title.
  static var listing: String {
    all.map { "\($0.id)\t\($0.title)" }.joined(separator: "\n")
  }

  /// The demo with an id.
  ///
  /// - Throws: an error that lists the ids there are.
  static func required(_ id: String) throws -> DemoEntry {
    guard let entry = named(id) else {
      let ids = all.map(\.id).joined(separator: ", ")
      throw ValidationError("There is no demo '\(id)'. The demos are: \(ids).")
    }
    return entry
  }
}
