extension Article {
  /// Texts, views and cells that are as high as their content needs.
  static let fourth = Article(
    number: 4, title: "Heights that follow the content",
    lines: ways + leaves + measuring + compositions + cells)

  private static let ways: [ArticleLine] = [
    .init(
      "00", "A box that grows while someone types is a main use of such heights.",
      .demo("growing-text", trying: "Write three sentences more"),
      .test(
        "TextViewTests",
        "without scrolling it is as high as its text, up to a limit, and scrolls there"),
      .test("GrowingTextTests", "the box is as high as its text up to the limit, at every width")),
    .init(
      "01", "First the height of a text is found, then that of the superview from its constraints.",
      .demo("template-cell", trying: "Read on to the fence"),
      .test("FourthArticleTests", "a height that is measured in a layout settles at every width")),
    .init(
      "02", "There are three ways: frames by hand, frames that follow a mask, and constraints.",
      .demo("template-cell", key: "3"),
      .demo("springs-struts"),
      .demo("leaf-cells"),
      .test("AffectingConstraintsTests", "frames that are set by hand"),
      .test("AffectingConstraintsTests", "frames that follow the superview"),
      .test("AffectingConstraintsTests", "a position by a constraint, a length by the content")),
    .init(
      "03", "A frame counts from the corner of the superview.",
      .demo("springs-struts"),
      .test("CoordinateTests", "convert to and from nil is that of the window")),
    .init(
      "04", "With a mask, a view follows the size of its superview.",
      .demo("springs-struts", trying: "Make the stage narrow"),
      .test("AutoresizingTests", "every mask follows the written rule")),
    .init(
      "05", "A mask cannot relate siblings, and a superview does not follow what is inside.",
      .demo("springs-struts", key: "n"),
      .test(
        "FourthArticleTests",
        "a mask follows the superview, and neither a sibling nor what is inside")),
    .init(
      "05a", "translatesAutoresizingMaskIntoConstraints says whether a view is to be autoresized.",
      correction: "It says whether the view's frame and mask become constraints.",
      .demo("springs-struts", key: "o"),
      .test("FrameTests", "others follow a frame set by hand"),
      .test("FrameTests", "a view changes between hand and constraints")),
    .init(
      "06", "Auto Layout describes how views relate, as mathematics.",
      .demo("leaf-cells", key: "+"),
      .test("SweepTests", "formulas give the frames at each width")),
    .init(
      "07", "A view is laid out either by its mask or by constraints.",
      .demo("springs-struts", trying: "Turn the translation off"),
      .test("FrameTests", "a frame set by hand holds against constraints")),
  ]

  private static let leaves: [ArticleLine] = [
    .init(
      "10", "Labels and buttons have a natural size; a plain view has none, which is (-1, -1).",
      .demo("natural-sizes"),
      .test("FourthArticleTests", "a view without content has no natural size"),
      .test("FourthArticleTests", "the natural sizes of a button and an image")),
    .init(
      "11", "A label needs a place only; a subclass adds 20 to its natural width and height.",
      .demo("natural-sizes", key: "c"),
      .test("FourthArticleTests", "a label with a place has its text's size, or what it says")),
    .init(
      "12", "The system asks a view for its natural size.",
      .demo("natural-sizes", key: "+"),
      .test("SummaryTests", "the first layout builds the system once and asks everyone once")),
    .init(
      "20", "A text is measured at its preferred width, and shown at the one that constraints say.",
      .demo("preferred-width", key: "-"),
      .test("FourthArticleTests", "measured at the preferred width, shown at the constrained one"),
      .test("FourthArticleTests", "without a width the preferred one is the label's"),
      .test(
        "FourthArticleTests",
        "a label beside another one wraps at the width that its superview tells it")),
  ]

  private static let measuring: [ArticleLine] = [
    .init(
      "21", "One way to measure a text is the rectangle around it at a width, rounded up.",
      .demo("four-measures", trying: "Measure 4 columns narrower"),
      .test("FourthArticleTests", "the rectangle around a text, without a label")),
    .init(
      "22",
      "A second one is sizeThatFits, which changes nothing; a plain view answers its own size.",
      .demo("four-measures", key: "h"),
      .test(
        "FourthArticleTests",
        "what fits is the size there is, a standard one, or that of an image")),
    .init(
      "23", "A third one is sizeToFit: the view takes what fits the size it has.",
      correction: "The sketch sets the height to the width.",
      .demo("four-measures", key: "e"),
      .test("FourthArticleTests", "a view takes the size that fits the one it has")),
    .init(
      "24", "A fourth one is the fitting size of the constraints, compressed or expanded.",
      .demo("four-measures", trying: "Make the stage narrow"),
      .test(
        "FourthArticleTests",
        "as small as the content allows, or as large as the constraints do"),
      .test("FourthArticleTests", "a height that is measured in a layout settles at every width"),
      .test("FourthArticleTests", "a wrapped label is fitted at a width")),
    .init(
      "25",
      "What is measured has no height constraint; the margins come on top, unless they are inside.",
      .demo("four-measures"),
      .test("FourthArticleTests", "a label's height that is constrained is not measured"),
      .test("FourthArticleTests", "a height that is measured in a layout settles at every width")),
    .init(
      "26", "The first two ways serve frames by hand as well.",
      .demo("template-cell", key: "3"),
      .demo("stair", key: "s"),
      .test("RowHeightTests", "cells without constraints are asked what fits")),
    .init(
      "30", "A text view has parts inside, and no natural size; it is asked what fits.",
      .demo("growing-text", key: "4"),
      .test(
        "FourthArticleTests", "a text view needs a width before it can take the size of its text")),
    .init(
      "31", "A length of 0 is no bound, so such a view has to be told its width, and its height.",
      .demo("growing-text", trying: "Fit it to a width of 0"),
      .demo("four-measures", key: "0"),
      .test("FourthArticleTests", "a length of 0 is no bound"),
      .test("FourthArticleTests", "with constraints it has the height that it is told, or none"),
      .test("GrowingTextTests", "with scrolling it has the height that constraints say, or none")),
    .init(
      "32", "A text view has no natural size at all.",
      correction: "It has one as long as it does not scroll.",
      .demo("growing-text", trying: "Switch scrolling on"),
      .demo("leaf-cells", key: "6"),
      .test("FourthArticleTests", "a text view has a natural size once it does not scroll")),
  ]
}
