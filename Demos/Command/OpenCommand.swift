import ArgumentParser
import Ashlar
import Demos

/// `ashlar` and `ashlar ID`
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open the gallery, or one demo, in the terminal.",
    usage: "ashlar [<id>] [--theme <theme>] [--lang <lang>] [--seed <seed>] [--reduce-motion]")

  @Argument(help: "The demo to run alone; without one, the gallery is opened.", completion: .demos)
  var id: String?

  @Option(
    help: """
      standard, dark or light: colours for such a background. Without one, they are for the background \
      that the terminal tells.
      """)
  var theme: ThemeName?

  @Option(help: "The seed of the demos' texts, a whole number from 0.")
  var seed: UInt64 = 1

  @OptionGroup var words: LanguageOption

  @Flag(
    help: """
      Nothing moves by itself, as with ASHLAR_REDUCE_MOTION set in the environment.
      """)
  var reduceMotion = false

  func run() throws {
    try MainActor.assumeIsolated {
      let entries = try id.map { [try DemoEntry.required($0)] } ?? DemoEntry.all
      guard isatty(0) == 1, isatty(1) == 1 else { return try explain() }
      do {
        let gallery = GalleryView(entries, seed: seed)
        let keys = try UserKeys.read(for: gallery.commandNames)
        let terminal = try NcursesTerminal()
        defer { terminal.close() }
        let window = Window(size: terminal.size)
        window.keyBindings = keys
        window.language = words.language
        window.prefersReducedMotion =
          reduceMotion || UserFolder.variable("ASHLAR_REDUCE_MOTION").map { $0 != "0" } ?? false
        gallery.fill(window)
        // A first-time user is shown that the stage can be resized.
        gallery.breathe(after: FirstStart.claim() ? .milliseconds(800) : nil) {
          try? await Task.sleep(for: $0)
        }
        if let theme { window.theme = theme.theme }
        Application(terminal: terminal, window: window).run()
      } catch let error as UserKeys.Failure {
        try StandardStream.error.write("ashlar: \(error)")
        throw ExitCode.failure
      } catch let error as TerminalError {
        try StandardStream.error.write(
          "ashlar: \(error)\nWithout a screen, `ashlar render ID --size 80x24` prints a demo.")
        throw ExitCode.failure
      }
    }
  }

  /// Explains what can be done without a terminal, and exits with the status for wrong usage.
  @MainActor private func explain() throws {
    try StandardStream.error.write(
      """
      This is not a terminal, so no demo can be opened. The demos are:

      \(DemoEntry.listing(Localizer(words.language)))

      Print one with `ashlar render ID --size 80x24`.
      """)
    throw ExitCode.validationFailure
  }
}
