extension Article {
  /// Labels of any height in a cell, a stair, and many constraints on one edge.
  static let first = Article(
    number: 1, title: "Three examples: labels in a cell, a stair, a green label",
    lines: threeLabels + stair + greenLabel)

  private static let threeLabels: [ArticleLine] = [
    .init(
      "01",
      "The article is the fifth of a series, and a part of its layouts stands in a storyboard.",
      .leftOut("About the series; here all constraints of a demo stand in its source.")),
    .init(
      "02", "It has three examples: labels of any height, a stair, many constraints on one edge.",
      .demo("three-labels"), .demo("stair"), .demo("green-label")),
    .init(
      "03", "The parts before it have the collection's cases 1 to 12.",
      .leftOut("Links to other articles.")),
    .init(
      "10",
      "Three labels of one width stand side by side; the height of their cell follows their texts.",
      .demo("three-labels"),
      .test(
        "ThreeLabelsTests", "a row is as high as its tallest label and two margins, at every width")
    ),
    .init(
      "11",
      "The width of the labels is fixed, so that no other width interferes with the wrapping.",
      .demo("three-labels", key: "-"),
      .test("ThreeLabelsTests", "plus and minus change the width of all labels, live")),
    .init(
      "12", "The tallest of the labels decides how high the cell is.",
      .demo("three-labels", key: "<space>"),
      .test("WhyTests", "a row says by which of its labels it is as high as it is")),
    .init(
      "13",
      "There is no greatest value of several; each label's bottom is at most the cell's instead.",
      .demo("three-labels", key: "s"),
      .test("FirstArticleTests", "a cell is as high as its highest label, and its margins")),
    .init(
      "14", "A figure shows the constraints of the cell as distances.",
      .test("LayoutDiagramTests", "the distances of constraints are where their items are")),
    .init(
      "15",
      "Each label has a width, the top margin, a place across, and at most the bottom margin.",
      .demo("three-labels", key: "s"),
      .test(
        "FirstArticleTests",
        "a cell is as high as the label with the most lines, and its margins")),
    .init(
      "16", "Margins of a view, plain attributes and numbers can all be compared with.",
      .demo("three-labels", key: "s"),
      .test("EdgeCasesTests", "an edge equals a margin of the superview"),
      .test("ThirdArticleTests", "a number, a view and an attribute are targets")),
    .init(
      "16a", "A later version of the example takes the cell's edges in place of its margins.",
      .leftOut("The demo has the margins, as the article has them.")),
    .init(
      "17", "The figure shows the bounds of each row, without which nobody sees what decides them.",
      .demo("three-labels"),
      .test(
        "ThreeLabelsTests",
        "the labels that make a row so high have a heavy border in the tint")),
  ]

  private static let greenLabel: [ArticleLine] = [
    .init(
      "40", "One attribute of a view can take part in many constraints.",
      .demo("green-label"),
      .test("FirstArticleTests", "the left edge satisfies all of its constraints at once")),
    .init(
      "41", "A green label starts right of every blue one, and at a third of the width or later.",
      .demo("green-label", trying: "Switch “≥ a third” off"),
      .test(
        "DemoTests.GreenLabelTests",
        "the green label starts at a third, or right of the widest blue one")),
    .init(
      "42", "With frames, these conditions are looked at and repaired in every layout.",
      .test(
        "FirstArticleTests",
        "constraints follow what changes, frames set by hand have to be set again")),
    .init(
      "43", "Constraints state relations; the system computes frames from them when it needs them.",
      .demo("green-label", key: "["),
      .test("SweepTests", "the green label's left edge is a third, then a column beyond a blue one")
    ),
    .init(
      "44",
      "The third is one of the container's right edge, a position; green resists compression at 1000.",
      .demo("green-label", key: "s"),
      .test("FirstArticleTests", "the left edge satisfies all of its constraints at once")),
    .init(
      "45", "As long as nothing contradicts, each constraint has an effect where it is needed.",
      .demo("green-label", trying: "Let blue1 grow: at last"),
      .test("ReadoutTests", "the constraint that is named holds the green label, at every width")),
    .init(
      "45a",
      "A factor on a position makes a place in the ancestor; a third of a Float is near enough.",
      .demo("green-label", key: "s"),
      .test("PositionMultiplierTests", "of the own superview: a part of its width"),
      .test("FirstArticleTests", "the left edge satisfies all of its constraints at once")),
    .init(
      "45b",
      "Nothing pulls the green label to the left: its place is ambiguous, and the least is taken.",
      .demo("green-label", key: "l"),
      .test("WhyTests", "the green label is held by a third, or by the longest blue label"),
      .test("AmbiguityTests", "what only inequalities hold is ambiguous")),
    .init(
      "45c",
      "Where texts grow past the room the blue labels, at 750, are cut, and green, at 1000, is not.",
      .demo("green-label", trying: "Let blue1 grow until it is cut"),
      .test("DemoTests.GreenLabelTests", "the blue labels give way, each only as far as it must")),
    .init(
      "45d", "A stepper for each blue label repeats its text; the three stand one below the other.",
      .demo("green-label", key: "1"),
      .test(
        "DemoTests.GreenLabelTests",
        "the blue labels stand below each other at any height that has room for three")),
    .init(
      "46", "The condition on frames is that the left edge is greater than (x + width) / 3.",
      correction:
        "A multiplier counts in the container's own coordinates, and the bound itself is allowed.",
      .demo("green-label", trying: "Indent the container"),
      .test(
        "FirstArticleTests", "a third counts from the container's own corner, wherever that stands")
    ),
    .init("50", "The article closes with thanks.", .leftOut("It says nothing of layouts.")),
  ]
}
