import ArgumentParser
import Ashlar

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
