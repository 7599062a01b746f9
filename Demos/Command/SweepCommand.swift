import ArgumentParser
import Ashlar
import Demos

/// `ashlar sweep green-label --widths 20...120`
struct SweepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Lay a demo out over a range of widths, and print where which constraints decide.",
    discussion: """
      The words of the answer:
        decides         an inequality without room to spare: it places something
        is left out     a required constraint that does not hold: others forbid it
        intrinsic size  the size that content asks for; with less it is cut
        ^750            a priority; a constraint without one is required, 1000
        1/3 w - 4       a third of the width, less 4: a column more adds a third
      Rows of a table count from 0 (row0, row1). Those out of sight are not there.
      """)

  /// The format of the output.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, svg
  }

  @Argument(help: "The demo's id, as `ashlar list` prints it.", completion: .demos)
  var id: String

  @Option(
    help: "The widths of the stage, from 0 to 1000, such as 20...120.", transform: parse)
  var widths: ClosedRange<Int>?

  @Option(help: "Heights of the stage to sweep in place of widths.", transform: parse)
  var heights: ClosedRange<Int>?

  @OptionGroup var stage: StageOptions

  @Option(help: "text, json, or svg: a picture of the edges over the width.")
  var format = Format.text

  func validate() throws {
    if widths != nil, heights != nil {
      throw ValidationError("Give --widths or --heights, not both.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let screen = try stage.demo(id)
      let axis: LayoutAxis = heights == nil ? .horizontal : .vertical
      let range = heights ?? widths ?? 20...120
      let answer = SweepAnswer(
        of: screen, over: range, along: axis)
      switch format {
      case .text: try StandardStream.output.write(answer.text)
      case .json: try StandardStream.output.write(answer.json)
      case .svg: try StandardStream.output.write(answer.svg)
      }
    }
  }

  private static func parse(_ text: String) throws -> ClosedRange<Int> {
    let parts = text.split(separator: "...", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = Int(parts[0]), let last = Int(parts[1]),
      0...1000 ~= first, 0...1000 ~= last, first <= last
    else {
      throw ValidationError(
        "“\(text)” is no range. Write two lengths from 0 to 1000, such as 20...120.")
    }
    return first...last
  }
}
