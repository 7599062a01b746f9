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
    case text, frames, ansi, svg
  }

  @Argument(
    help: "The demo's id, as `ashlar list` prints it; without one, all of the gallery.")
  var id: String?

  @Option(
    help: """
      The size of the stage, or of the gallery, in columns and rows, from 0x0 to 1000x1000; 80x24 \
      unless given.
      """,
    transform: parse)
  var size: CellSize?

  @Option(help: "text, frames (JSON), ansi or svg.")
  var format = Format.text

  @Option(
    help: """
      standard, dark or light: colours for such a background, in ansi and svg. Without one, the \
      terminal's own.
      """)
  var theme = ThemeName.standard

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

  @Flag(help: "Look for pitfalls in the layout, too: what is allowed and seldom meant.")
  var diagnose = false

  func run() throws {
    try MainActor.assumeIsolated {
      let size = size ?? CellSize(width: 80, height: 24)
      let stage = try screen(size: size)
      stage.send(keys)
      switch format {
      case .text: try StandardStream.output.write(stage.draw().text)
      case .ansi: try StandardStream.output.write(stage.draw().ansi)
      case .svg: try StandardStream.output.write(svg(of: stage.draw()))
      case .frames: try StandardStream.output.write(stage.frames)
      }
      for report in stage.currentReports { try StandardStream.error.write("\(report)") }
      for report in stage.earlierReports {
        try StandardStream.error.write("Earlier, and no more: \(report)")
      }
      guard diagnose else { return }
      for diagnostic in stage.diagnostics { try StandardStream.error.write("\(diagnostic)") }
    }
  }

  /// The demo on a stage, or the gallery.
  @MainActor private func screen(size: CellSize) throws -> HeadlessScreen {
    guard let id else {
      return HeadlessGallery(DemoEntry.all, size: size, seed: seed, theme: theme.theme)
    }
    return HeadlessStage(try DemoEntry.required(id), size: size, seed: seed, theme: theme.theme)
  }

  /// The picture of a screen, without the end of its last line. Where the terminal's own colours are
  /// asked for, it is one with a dark background.
  private func svg(of screen: CellBuffer) -> String {
    String(screen.svg(theme: theme == .light ? .light : .dark).dropLast())
  }

  private static func parse(_ notation: String) throws -> CellSize {
    do { return try CellSize(notation: notation) } catch { throw ValidationError("\(error)") }
  }

  private static func parseKeys(_ script: String) throws -> [Event] {
    do { return try KeyNotation.events(script) } catch { throw ValidationError("\(error)") }
  }
}
