import ArgumentParser
import Ashlar
import Demos

/// `ashlar why green-label green.left --size 62x14`; without an edge it lists the views.
struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Say why an edge of a view of a demo is where it is, or why a length is what it is.",
    discussion: """
      The words of the answer:
        intrinsic size  the size that a view's content asks for, such as a text's
        hugging         the priority at which a view refuses to be larger than that
        compression resistance  the priority at which it refuses to be smaller
        fitting         a row is laid out alone, to measure how high it has to be
        required        priority 1000: it holds unless it contradicts others
        priority        from 1 to 1000: of two that disagree the higher one holds
        held by         without it the value would be another one
      Rows of a table count from 0 (row0, row1), and so do columns and rows of cells.
      """)

  @Argument(help: "The demo's id, as `ashlar list` prints it.", completion: .demos)
  var id: String

  @Argument(
    help: """
      The view's identifier, or the end of its path, and the attribute: green.left, row0/label2.height. \
      Attributes are left, right, top, bottom, width, height, centerX, centerY, firstBaseline, \
      lastBaseline, and margins such as leftMargin. Without one, the demo's views are listed.
      """)
  var edge: String?

  @OptionGroup var stage: StageOptions

  @Flag(help: "Go on with what each number follows from, until all are explained.")
  var chain = false

  @Option(help: "text or json.")
  var format = AnswerFormat.text

  func validate() throws {
    if chain, edge == nil { throw ValidationError("--chain needs an edge, such as green.left.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let screen = try stage.screen(of: id)
      guard let edge else {
        let views = ViewList(screen.viewNames, in: screen.window.localizer)
        return try StandardStream.output.write(format == .text ? views.text : views.json)
      }
      let attribute = try attribute(edge, in: screen)
      guard let explanation = attribute.item.explanation(of: attribute.attribute) else {
        throw ValidationError("The layout has not settled; see ashlar render \(id).")
      }
      let answer = WhyAnswer(explanation, withChain: chain, in: screen.window.localizer)
      try StandardStream.output.write(format == .text ? answer.text : answer.json)
    }
  }

  @MainActor private func attribute(
    _ edge: String, in screen: HeadlessScreen
  ) throws -> ItemAttribute {
    do { return try screen.attribute(named: edge) } catch {
      // The usage text would hide the list of possible names.
      try StandardStream.error.write("ashlar: \("\(error)".escapedForTerminal())")
      throw ExitCode.validationFailure
    }
  }
}
