import ArgumentParser
import Ashlar
import Demos

import Glibc

/// `ashlar` and `ashlar ID`
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open the gallery, or one demo, in the terminal.",
    usage: "ashlar [<id>] [--seed <seed>]",
    shouldDisplay: false)

  @Argument(help: "The demo to run alone; without one, the gallery is opened.")
  var id: String?

  @Option(help: "The seed of the demos' texts, a whole number from 0.")
  var seed: UInt64 = 1

  func run() throws {
    try MainActor.assumeIsolated {
      let entries = try id.map { [try DemoEntry.required($0)] } ?? DemoEntry.all
      guard isatty(0) == 1, isatty(1) == 1 else { return try Self.explain() }
      do {
        let terminal = try NcursesTerminal()
        defer { terminal.close() }
        let window = GalleryView.makeWindow(entries, seed: seed, size: terminal.size)
        Application(terminal: terminal, window: window).run()
      } catch let error as TerminalError {
        try StandardStream.error.write(
          "ashlar: \(error)\nWithout a screen, `ashlar render ID --size 80x24` prints a demo.")
        throw ExitCode.failure
      }
    }
  }

  /// What there is without a terminal.
  @MainActor private static func explain() throws {
    try StandardStream.output.write(
      """
      This is not a terminal, so no demo can be opened. The demos are:

      \(DemoEntry.listing)

      Print one with `ashlar render ID --size 80x24`.
      """)
  }
}
