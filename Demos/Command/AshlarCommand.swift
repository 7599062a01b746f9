import ArgumentParser
import Demos

@main struct AshlarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "ashlar")
}
