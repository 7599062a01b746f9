extension Article {
  /// A view that computes its own size.
  static let stair: [ArticleLine] = [
    .init(
      "20",
      "Labels go down a stair; their texts decide how large it is, also in a cell that sizes itself.",
      .demo("stair"),
      .test("FirstArticleTests", "in a cell it decides the height of the row")),
    .init(
      "21", "The intrinsic content size is the one that a view has by itself, from what it shows.",
      .demo("stair", key: "l"), .test("FirstArticleTests", "a view says a fixed size")),
    .init(
      "22",
      "It must not depend on the view's frame: the layout cannot make one length of the other.",
      .test(
        "ContentSizeTests", "a width that follows the frame and that nothing else fixes is reported"
      ),
      .test("ContentSizeTests", "a width that follows the frame is fine where edges fix it")),
    .init(
      "23", "A view may say one fixed size.",
      .test("FirstArticleTests", "a view says a fixed size")),
    .init(
      "24", "It may also compute its size, and keep it as long as the content stays.",
      .test(
        "FirstArticleTests", "a size is computed, kept, and computed again for another content")),
    .init(
      "25", "The stair has one method, which sets its titles.",
      .demo("stair", key: "+"),
      .test(
        "ReadoutTests", "plus and minus change the titles, from none to four, and heights are told")
    ),
    .init(
      "26", "It keeps its labels, and the size that it has found last.",
      .demo("stair", key: "["), .test("FirstArticleTests", "only a real change is one")),
    .init(
      "27", "With new titles the old labels go, new ones come, and all are placed anew.",
      .demo("stair", key: "-"), .test("FirstArticleTests", "old labels go when new titles come")),
    .init(
      "28", "Each label has its share of the width, and begins where the one before it ends.",
      .demo("stair", key: "s"),
      .test(
        "FirstArticleTests",
        "each step has its share of the width, and begins where the one before ends")),
    .init(
      "29", "Without titles nothing may be divided by their number: the size is nothing.",
      .demo("stair", trying: "Take all titles away"),
      .test("FirstArticleTests", "without titles there is no width to share, and no size"),
      .test("StairViewTests", "without titles it has no height")),
    .init(
      "30", "A label is as high as what fits its width, where a height of 0 is no bound.",
      .demo("stair", trying: "Make the stage narrow"),
      .test("StairTests", "every stair is as high as its steps, at every width"),
      .test("FourthArticleTests", "a length of 0 is no bound")),
    .init(
      "31", "Only a size that has really changed is invalidated, and such a one must be.",
      .demo("stair", key: "["),
      .test("FirstArticleTests", "only a real change is one"),
      .test("FirstArticleTests", "a change that is not told leaves the old height"),
      .test(
        "ReadoutTests",
        "a width that changes the height is told, and laid out twice; another is not")),
    .init(
      "32", "What is invalidated counts in the next layout pass.",
      .demo("stair", key: "+"),
      .test(
        "FirstArticleTests", "a size is computed, kept, and computed again for another content"),
      .test(
        "StairViewTests", "a width with another height is told once, asked for, and laid out again")
    ),
    .init(
      "33",
      "The stair is updated in layoutSubviews, and where it is asked for its size before that.",
      .demo("stair", key: "s"),
      .test("FirstArticleTests", "the height follows the width, which is noticed in a layout"),
      .test("FirstArticleTests", "a stair that is not laid out with its view knows of no width")),
    .init(
      "34", "What matters is when a size is found out, and that a new one is told promptly.",
      .demo("stair", key: "["),
      .test(
        "StairViewTests", "a width with another height is told once, asked for, and laid out again")
    ),
    .init(
      "34a", "A size may be invalidated while it is asked for; that neither loops nor is lost.",
      .test(
        "ContentSizeTests", "invalidating a natural size while it is asked for does not loop")),
    .init(
      "34b",
      "A height that follows the width takes a second layout; what never settles is reported.",
      .demo("stair", key: "["),
      .test("StairViewTests", "the layout settles at any width, for any titles"),
      .test("PassTests", "what never settles is reported once a turn, and the program goes on")),
    .init(
      "34c", "Asked before it has a width, the stair counts a line for each title.",
      .test(
        "FirstArticleTests",
        "each step has its share of the width, and begins where the one before ends")),
    .init(
      "34d", "The storyboard gives the stair a height that is removed when the program is built.",
      .leftOut("A stand-in of Interface Builder's; here no constraint says how high a stair is.")),
    .init(
      "34e", "A table of twenty rows follows; row i shows the first i mod 4 + 1 titles.",
      .demo("stair", key: "<down>"),
      .test("StairTests", "a row has from one to four steps, in turn")),
    .init(
      "34f",
      "Where the table gets another width, its rows wait for a reload; here they follow at once.",
      .demo("stair", trying: "Make the stage narrow"),
      .test("StairTests", "heights follow the width at once, also of rows that are scrolled to"),
      .test("RowHeightTests", "automatic heights are measured again at another width")),
  ]
}
