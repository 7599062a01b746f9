import Ashlar

/// Something that the articles or the collections of examples have and no demo shows.
public struct LeftOut: Sendable {
  /// Its name, in a few words.
  public let title: LocalizedText
  /// The reason, in a sentence.
  public let reason: LocalizedText
  /// The lines of the articles that it stands for, as the page of the articles numbers them: `1.16a`.
  public let lines: [String]

  private init(_ title: LocalizedText, lines: [String] = [], _ reason: LocalizedText) {
    self.title = title
    self.reason = reason
    self.lines = lines
  }

  /// All of it: of the articles, of the cases, and of Masonry's own examples.
  public static let all = articles + cases + masonry

  /// A line each: the title, a tab, the reason.
  public static func listing(_ localizer: Localizer) -> String {
    all.map { "\(localizer.string($0.title))\t\(localizer.string($0.reason))" }
      .joined(separator: "\n")
  }

  private static let articles = [
    LeftOut(
      "Storyboards", lines: ["1.01", "1.34d"],
      "All constraints of a demo stand in its source, where they can be read and changed."),
    LeftOut(
      "Edges in place of margins", lines: ["1.16a"],
      "A later version of the three labels has them; the demo has the margins, as in the article."),
    LeftOut(
      "Greetings, sums and links", lines: ["1.03", "1.50", "2.40", "3.51a", "4.52"],
      "They say nothing of layouts that other lines do not say."),
    LeftOut(
      "A wrong name in a sample", lines: ["2.07a"],
      "The address row has names of its own."),
    LeftOut(
      "Later versions of the template cell", lines: ["4.52a"],
      "They mind an index, large screens and new systems, none of which a terminal has."),
  ]

  private static let cases = [
    LeftOut(
      "Top and bottom layout guides, case 5",
      "UIKit has deprecated them; Bars, keyboard shows the safe area that has replaced them."),
    LeftOut(
      "Pictures, cases 2, 4 and 6",
      "A terminal has cells, so boxes of several sizes stand for icons and photographs."),
    LeftOut(
      "Observing an offset by its key path, case 7",
      "A delegate is told the same at the same moment, and the compiler checks it."),
    LeftOut(
      "Reloading a row with another cell, case 8",
      "Expanding rows reloads it in one batch of updates; which cell shows it makes no difference."),
  ]

  private static let masonry = [
    LeftOut(
      "Two views above a third",
      "Equal widths has the same sentences; equal heights are those along the other axis."),
    LeftOut(
      "A button that grows, a view that moves",
      "Updating and remaking are what article 2 is about: Tied sizes and Turn it over."),
    LeftOut(
      "An animation without an end",
      "A screen that never rests is hard to read, so each key of Chains, insets starts one way."),
    LeftOut(
      "A long text that is laid out twice",
      "A label wraps at the width that it gets; Max width shows what a preferred width is good for."
    ),
    LeftOut(
      "A scroll view's content as a chain",
      "Keyboard and Pulled header scroll lists; how a chain makes a size is in A row's height."),
    LeftOut(
      "Three buttons raised and lowered",
      "Distributed has sentences for several views at once, and Baselines aligns and moves texts."),
    LeftOut(
      "Margins within margins",
      "Three labels has margins; those of views inside of each other are no other rule."),
  ]
}
