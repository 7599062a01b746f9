extension Article {
  /// Views of several parts.
  static let compositions: [ArticleLine] = [
    .init(
      "40",
      "Of parts with natural sizes, a view is as large as their chain, or as its own content.",
      .demo("leaf-cells", key: "o"),
      .test("FourthArticleTests", "a view is as large as what is in it, or as its own content"),
      .test("LeafCellsTests", "the box is as large as the chains add up to, at every width")),
    .init(
      "40a",
      "The sum of widths is that of parts on a diagonal; below each other the widest counts.",
      .demo("leaf-cells", key: "1"),
      .test("FourthArticleTests", "labels one below the other are as wide as the widest")),
    .init(
      "41", "Parts without natural sizes have no height together, and are not seen.",
      .demo("leaf-cells", key: "2"),
      .test("FourthArticleTests", "views without natural sizes have none together")),
    .init(
      "42", "Of mixed parts, those without a natural size are told their lengths.",
      .demo("leaf-cells", key: "4"),
      .test(
        "FourthArticleTests", "among those that have one, a view without has to be told its size")),
    .init(
      "43", "The fitting size is named as another cure for parts without natural sizes.",
      correction: "It cannot help them: what has no size takes no part in the fitting.",
      .demo("leaf-cells", key: "5"),
      .test("FourthArticleTests", "views without natural sizes have none together"),
      .test(
        "FourthArticleTests", "among those that have one, a view without has to be told its size"),
      .test("LeafCellsTests", "a text view that scrolls counts 0, and measuring it helps nothing")),
  ]

  /// The height of a cell before there is a layout.
  static let cells: [ArticleLine] = [
    .init(
      "50", "The height of a cell is found before its layout, by its fitting size.",
      .demo("template-cell", key: "<right>"),
      .test(
        "FourthArticleCellsTests",
        "the height is known before the row is laid out, and is the one it gets"),
      .test("DemoTests.TemplateCellTests", "each step is told with the numbers of the run")),
    .init(
      "51",
      "A template cell is fitted at the table's width, which a required constraint fences in.",
      .demo("template-cell", trying: "Read on to the fence"),
      .test(
        "FourthArticleCellsTests",
        "a fence at the width makes text wrap instead of growing to the right")),
    .init(
      "51a", "Accessories take their width from the content, and an accessory view a gap besides.",
      .demo("template-cell", key: "a"),
      .test("FourthArticleCellsTests", "an accessory takes its width from the content"),
      .test("TemplateLayoutCellTests", "the accessory is not the content's"),
      .test("DemoTests.TemplateCellTests", "an accessory view takes its width and a gap of one")),
    .init(
      "51b",
      "Four ways in turn: constraints, one warning, what fits, and the height that rows have.",
      .demo("template-cell", trying: "Leave the bottom loose"),
      .test("TemplateLayoutCellTests", "without constraints it is what fits, else three"),
      .test("TemplateLayoutCellTests", "a cell that is not self-sizing is warned of once only"),
      .test(
        "FourthArticleCellsTests", "without constraints it is what fits, else the height of a row")),
    .init(
      "51c", "A cell may choose to be laid out by frames, and is asked what fits.",
      .demo("template-cell", trying: "Lay the cell out by frames"),
      .test("TemplateLayoutCellTests", "a cell that enforces frame layout is not solved")),
    .init(
      "51d", "A separator comes on top: a hairline there, a row here.",
      .demo("template-cell", key: "-"),
      .test("TemplateLayoutCellTests", "a separator comes on top"),
      .test("FourthArticleCellsTests", "a separator comes on top")),
    .init(
      "51e", "A log says which way gave the height.",
      .demo("template-cell", key: "<left>"),
      .test(
        "TemplateLayoutCellTests",
        "one template is kept, prepared for reuse each time, and fenced in at the width"),
      .test("DemoTests.TemplateCellTests", "the log grows with the steps")),
    .init(
      "52", "The article names four others to read.", .leftOut("Links to other articles.")),
    .init(
      "52a", "Later versions of the algorithm mind an index, large screens and new systems.",
      .leftOut("Terminals have none of these.")),
    .init(
      "52b",
      "There is one template for each kind; heights are kept by row or key until rows change.",
      .demo("template-cell", trying: "Change the text"),
      .demo("template-cell", key: "o"),
      .test(
        "TemplateLayoutCellTests",
        "one template is kept, prepared for reuse each time, and fenced in at the width"),
      .test("TemplateHeightCacheTests", "a height is kept by key, for each width and separator"),
      .test("TemplateHeightCacheTests", "heights by row go along with their rows"),
      .test(
        "DemoTests.TemplateCellTests",
        "each width has heights of its own, which are there when it comes back")),
  ]
}
