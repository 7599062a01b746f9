import ArgumentParser
import Ashlar
import Demos

/// `ashlar render [ID] --size 80x24`
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Lay a demo or the gallery out without a terminal and print it.")

  /// The format of the output.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, frames, ansi, svg, accessible
  }

  @Argument(
    help: "The demo's id, as `ashlar list` prints it; without one, all of the gallery.",
    completion: .demos)
  var id: String?

  @OptionGroup var stage: StageOptions

  @Option(
    help:
      "text, frames (JSON), ansi, svg, or accessible: what is on the screen in words, line by line."
  )
  var format = Format.text

  @Option(
    help: """
      standard, dark or light: colours for such a background, in ansi and svg. Without one, the \
      terminal's own.
      """)
  var theme = ThemeName.standard

  @Flag(help: "Look for pitfalls in the layout, too: what is allowed and seldom meant.")
  var diagnose = false

  func run() throws {
    try MainActor.assumeIsolated {
      let screen = try stage.screen(of: id, theme: theme.theme)
      switch format {
      case .text: try StandardStream.output.write(screen.draw().text)
      case .ansi: try StandardStream.output.write(screen.draw().ansi)
      case .svg: try StandardStream.output.write(svg(of: screen.draw()))
      case .accessible: try StandardStream.output.write(screen.accessibilityText)
      case .frames: try StandardStream.output.write(screen.frames)
      }
      for report in screen.currentReports { try StandardStream.error.write("\(report)") }
      for report in screen.earlierReports {
        try StandardStream.error.write("Earlier, and no more: \(report)")
      }
      guard diagnose else { return }
      for diagnostic in screen.diagnostics { try StandardStream.error.write("\(diagnostic)") }
    }
  }

  /// Returns the picture of a screen, without a newline at its end. With the terminal's own colours, the picture has a
  /// dark background.
  private func svg(of screen: CellBuffer) -> String {
    String(screen.svg(theme: theme == .light ? .light : .dark).dropLast())
  }
}
