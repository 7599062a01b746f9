import ArgumentParser
import Ashlar
import Demos

/// The options of commands that lay out without a terminal: size, keys and seed.
struct StageOptions: ParsableArguments {
  @Option(
    help: """
      The size of the stage, or of the gallery, in columns and rows, from 0x0 to 1000x1000; 80x24 \
      unless given.
      """,
    transform: parse)
  var size: CellSize?

  @Option(
    help: """
      Keys to press: one character a key, and <space> <enter> <esc> <tab> <backspace> <delete> <insert> \
      <up> <down> <left> <right> <home> <end> <pgup> <pgdn> <f1> to <f12> <lt>, each after ctrl-, alt- \
      or shift-, such as <shift-tab>; <100x30> resizes the stage; the mouse at columns and rows from 0: \
      <click:3,1> <drag:3,1:9,1> <wheel:3,1:-1>.
      """, transform: parseKeys)
  var keys: [Event] = []

  @Option(help: "The seed of the demo's texts, a whole number from 0.")
  var seed: UInt64 = 1

  @OptionGroup var words: LanguageOption

  /// Returns a demo on a stage, or the gallery if there is no identifier, after sending the keys.
  @MainActor func screen(of id: String?, theme: Theme = .standard) throws -> HeadlessScreen {
    let screen = try freshScreen(of: id, theme: theme)
    screen.send(keys)
    return screen
  }

  /// Returns the same as `screen(of:theme:)`, before sending the keys.
  @MainActor func freshScreen(of id: String?, theme: Theme = .standard) throws -> HeadlessScreen {
    guard let id else {
      let gallery = HeadlessGallery(DemoEntry.all, size: usedSize, seed: seed, theme: theme)
      gallery.window.language = words.language
      return gallery
    }
    return try freshStage(of: id, theme: theme)
  }

  /// Returns a demo on a stage, after sending the keys.
  @MainActor func demo(_ id: String) throws -> HeadlessStage {
    let stage = try freshStage(of: id)
    stage.send(keys)
    return stage
  }

  @MainActor private func freshStage(
    of id: String, theme: Theme = .standard
  ) throws -> HeadlessStage {
    let entry = try DemoEntry.required(id)
    let stage = HeadlessStage(entry, size: usedSize, seed: seed, theme: theme)
    stage.window.language = words.language
    return stage
  }

  private var usedSize: CellSize { size ?? CellSize(width: 80, height: 24) }

  private static func parse(_ notation: String) throws -> CellSize {
    do { return try CellSize(notation: notation) } catch { throw ValidationError("\(error)") }
  }

  static func parseKeys(_ script: String) throws -> [Event] {
    do { return try KeyNotation.events(script) } catch { throw ValidationError("\(error)") }
  }
}

/// The format of an answer.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

/// The option for the language of the gallery. The command's own messages are in English.
struct LanguageOption: ParsableArguments {
  /// A language by its name on the command line.
  enum Name: String, CaseIterable, ExpressibleByArgument {
    case english = "en"
    case chinese = "zh-Hans"
  }

  @Option(help: "The language: en or zh-Hans. Without one, that of the locale.")
  var lang: Name?

  /// The language of the option, or else of the environment, or else English.
  var language: Language {
    switch lang {
    case .english: .english
    case .chinese: .simplifiedChinese
    case nil: Self.ofLocale ?? .english
    }
  }

  /// The language of the locale for messages; `nil` if the program does not have it.
  private static var ofLocale: Language? {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap(UserFolder.variable).first { !$0.isEmpty }
    return locale.flatMap { Language.best(forLocale: $0, of: [.english, .simplifiedChinese]) }
  }
}

/// A theme by its name on the command line.
enum ThemeName: String, CaseIterable, ExpressibleByArgument {
  case standard, dark, light

  @MainActor var theme: Theme {
    switch self {
    case .standard: .standard
    case .dark: .dark
    case .light: .light
    }
  }
}
