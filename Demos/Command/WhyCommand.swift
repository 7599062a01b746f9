import ArgumentParser
import Ashlar
import Demos

/// `ashlar why green-label green.left --size 62x14`
struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Say why an edge of a view of a demo is where it is, or why a length is what it is.")

  @Argument(help: "The demo's id, as `ashlar list` prints it.")
  var id: String

  @Argument(
    help: """
      The view's identifier, or the end of its path, and the attribute: green.left, row0/label2.height. \
      Attributes are left, right, top, bottom, width, height, centerX, centerY, firstBaseline, \
      lastBaseline, and margins such as leftMargin.
      """)
  var edge: String

  @OptionGroup var stage: StageOptions

  @Flag(help: "Go on with what each number follows from, until all are explained.")
  var chain = false

  @Option(help: "text or json.")
  var format = AnswerFormat.text

  func run() throws {
    try MainActor.assumeIsolated {
      let screen = try stage.screen(of: id)
      let attribute = try attribute(in: screen)
      guard let explanation = attribute.item.explanation(of: attribute.attribute) else {
        throw ValidationError("The layout has not settled; see ashlar render \(id).")
      }
      let answer = WhyAnswer(explanation, withChain: chain)
      try StandardStream.output.write(format == .text ? answer.text : answer.json)
    }
  }

  @MainActor private func attribute(in screen: HeadlessScreen) throws -> ItemAttribute {
    do { return try screen.attribute(named: edge) } catch { throw ValidationError("\(error)") }
  }
}
