import ArgumentParser
import Ashlar
import Demos

/// `ashlar doctor`
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Examine the terminal, and say what to change.",
    discussion: """
      The status is 0 if the gallery can be opened here, and 1 if not. With its output in a file \
      the terminal is examined all the same.
      """)

  /// The format of the output.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, ansi, svg
  }

  @Option(
    help: """
      text, ansi (text with colours) or svg; ansi in a terminal with colours, unless NO_COLOR is \
      set, and text elsewhere.
      """)
  var format: Format?

  @Option(
    help: "The columns of the page, from 8 to 1000; the terminal's unless given, or 80.",
    transform: parse)
  var width: Int?

  func run() throws {
    try MainActor.assumeIsolated {
      let examination = TerminalExamination.ofProcess()
      let isTerminal = isatty(1) == 1
      let usual = isTerminal && examination.colors.depth != .none ? Format.ansi : .text
      let format = format ?? usual
      let columns = width ?? examination.sizes.kernel?.clampedToDrawn.width ?? 80
      let page = DoctorPage(
        DoctorReport(examination, showsColors: format != .text), width: columns,
        margin: format == .svg ? 1 : 0)
      switch format {
      case .text: try StandardStream.output.write(page.buffer.text)
      case .ansi: try StandardStream.output.write(page.buffer.ansi)
      case .svg:
        let isLight = examination.answers.facts?.userInterfaceStyle == .light
        try StandardStream.output.write(page.buffer.svg(theme: isLight ? .light : .dark))
      }
      if examination.refusal != nil { throw ExitCode.failure }
    }
  }

  private static func parse(_ text: String) throws -> Int {
    guard let width = Int(text), (DoctorPage.narrowest...1000).contains(width) else {
      throw ValidationError("The width is a whole number from 8 to 1000, not '\(text)'.")
    }
    return width
  }
}
