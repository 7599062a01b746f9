import ArgumentParser
import Ashlar
import Demos

/// `ashlar record [ID] --keys '1111p' -o demo.svg`
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Record a demo or the gallery without a terminal while keys are pressed.",
    discussion: """
      Time is virtual: nothing waits, animations are recorded frame by frame, and the same arguments give the \
      same bytes. A name that ends in .cast gives a recording for players of terminal sessions (asciicast, \
      version 2), one that ends in .svg a moving picture that plays as an image, over and over.
      """)

  @Argument(
    help: "The demo's id, as `ashlar list` prints it; without one, all of the gallery.",
    completion: .demos)
  var id: String?

  @Option(
    name: [.short, .long], help: "The file to write; its name ends in .cast or .svg.",
    completion: .file(extensions: RecordingFormat.allCases.map(\.rawValue)))
  var output: RecordingName

  @OptionGroup var stage: StageOptions

  @Option(help: "Keys to press before the recording begins.", transform: StageOptions.parseKeys)
  var before: [Event] = []

  @Option(
    help: """
      standard, dark or light: colours for such a background. Without one, the player's own, and for a picture \
      those for a dark one.
      """)
  var theme = ThemeName.standard

  @Option(
    help: "The seconds before each key, from 0 to 60. The steps of a drag are faster.",
    transform: parseSeconds)
  var pause: Duration = .milliseconds(500)

  @Option(
    help: "The seconds for which the last screen stays, from 0.1 to 60.",
    transform: parseHold)
  var hold: Duration = .seconds(2)

  func validate() throws {
    let resized = (before + stage.keys).map {
      if case .resize(let size) = $0 { size } else { CellSize?.none }
    }
    for size in [stage.size] + resized {
      if let size, size.width == 0 || size.height == 0 {
        throw ValidationError("A recording has at least one column and one row.")
      }
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let screen = try stage.freshScreen(of: id, theme: theme.theme)
      screen.send(before)
      let file = try OutputFile(output.path)
      let recording = screen.record(stage.keys, pace: Pace(pause: pause, hold: hold))
      switch output.format {
      case .cast:
        let colors: SVGTheme? =
          switch theme {
          case .standard: nil
          case .dark: .dark
          case .light: .light
          }
        try file.write(Asciicast(recording, title: title, theme: colors).text)
      case .svg: try file.write(recording.svg(theme: theme == .light ? .light : .dark))
      }
    }
  }

  @MainActor private var title: String {
    let localizer = Localizer(stage.words.language)
    return id.flatMap(DemoEntry.named).map { localizer.string($0.title) } ?? "Ashlar"
  }

  private static func parseSeconds(_ text: String) throws -> Duration {
    try duration(text, in: 0...60, "0 to 60")
  }

  private static func parseHold(_ text: String) throws -> Duration {
    try duration(text, in: 0.1...60, "0.1 to 60")
  }

  /// Returns a duration in whole milliseconds.
  private static func duration(
    _ text: String, in range: ClosedRange<Double>, _ words: String
  ) throws -> Duration {
    guard let seconds = Double(text), range.contains(seconds) else {
      throw ValidationError("'\(text)' is no number of seconds from \(words), such as 0.3.")
    }
    return .milliseconds(Int((seconds * 1000).rounded()))
  }
}

/// The format of a recording, which is its file's extension.
enum RecordingFormat: String, CaseIterable {
  case cast, svg
}

/// The name of a file for a recording.
struct RecordingName: ExpressibleByArgument {
  let path: String
  let format: RecordingFormat

  init?(argument: String) {
    guard
      let format = RecordingFormat.allCases.first(where: {
        argument.hasSuffix(".\($0.rawValue)") && !argument.hasSuffix("/.\($0.rawValue)")
          && argument != ".\($0.rawValue)"
      })
    else { return nil }
    path = argument
    self.format = format
  }
}
