import ArgumentParser
import Ashlar

/// The option for the language of what is shown. The program's own messages are English.
struct LanguageOption: ParsableArguments {
  /// A language, as the command line names it.
  enum Name: String, CaseIterable, ExpressibleByArgument {
    case english = "en"
    case chinese = "zh-Hans"
  }

  @Option(help: "The language: en or zh-Hans. Without one, that of the locale.")
  var lang: Name?

  /// The language that was asked for, else that of the environment, else English.
  var language: Language {
    switch lang {
    case .english: .english
    case .chinese: .simplifiedChinese
    case nil: Self.ofLocale ?? .english
    }
  }

  /// The language of the locale for messages; `nil` where there is none that the program has.
  private static var ofLocale: Language? {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap(UserFolder.variable).first { !$0.isEmpty }
    return locale.flatMap { Language.best(forLocale: $0, of: [.english, .simplifiedChinese]) }
  }
}
