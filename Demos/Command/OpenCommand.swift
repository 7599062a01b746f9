import ArgumentParser
import Ashlar
import Demos

/// `ashlar` and `ashlar ID`
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open the gallery, or one demo, in the terminal.",
    shouldDisplay: false)

  @Argument(help: "The demo to run alone; without one, the gallery is opened.")
  var id: String?

  @Option(help: "The seed of the demos' texts.")
  var seed: UInt64 = 1

  func run() throws {
  }
}
