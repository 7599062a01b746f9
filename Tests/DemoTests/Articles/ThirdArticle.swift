extension Article {
  /// What a sentence of the DSL does until a constraint is installed.
  static let third = Article(
    number: 3, title: "How Masonry works", lines: native + sentences + installing)

  private static let native: [ArticleLine] = [
    .init(
      "01", "A red view is placed by four constraints: a height, a width, a top and a centre.",
      .demo("by-hand"),
      .test("ThirdArticleTests", "four constraints place a view")),
    .init(
      "02", "A view's frame and mask count as constraints until that is switched off.",
      .demo("by-hand", key: "x"),
      .test("ThirdArticleTests", "where the frame is still set by hand, that contradicts"),
      .test("TranslatedMaskTests", "constraints that contradict the frame")),
    .init(
      "03", "One constructor makes constraints, and they are added all together.",
      .demo("by-hand", key: "s"),
      .test("ThirdArticleTests", "four constraints place a view")),
    .init(
      "04", "The native way takes many words.",
      .demo("by-hand", key: "d"),
      .test("ThirdArticleTests", "four constraints place a view"),
      .test("ThirdArticleTests", "three sentences say the same")),
    .init(
      "04a", "The superview adds and removes the constraints of what is inside of it.",
      .test(
        "AddConstraintTests", "addConstraint activates what is between the view and those inside"),
      .test(
        "AddConstraintTests", "removeConstraint takes out what the view or one inside of it holds")),
    .init(
      "05",
      "Two items, two attributes, one of three relations, a multiplier and a constant make a formula.",
      .demo("by-hand", key: "s"),
      .test(
        "ThirdArticleTests", "one side, a relation, a multiple of the other side and a number")),
    .init(
      "10", "The DSL says the same layout in three sentences.",
      correction: "It is not the same: the top is 50 here, and 200 before.",
      .demo("by-hand", key: "e"),
      .test("ThirdArticleTests", "three sentences say the same")),
    .init(
      "20", "Making takes the frame over, asks once what is stated, and returns it installed.",
      .demo("dsl-trace"),
      .test(
        "ThirdArticleTests",
        "making takes the frame over, asks once what is stated, and returns it installed")),
  ]

  private static let sentences: [ArticleLine] = [
    .init(
      "30", "Each attribute of the maker begins a constraint of the view.",
      .demo("dsl-trace", key: "<right>"),
      .test("MakerTests", "every attribute is related to another view's"),
      .test("ThirdArticleTests", "an attribute of a view is the two together")),
    .init(
      "31", "A second attribute in a chain makes one of both, which takes the place of the first.",
      .demo("dsl-trace", trying: "Read on"),
      .test(
        "ThirdArticleTests",
        "one attribute is a constraint, a chain of them is one that consists of several")),
    .init(
      "32", "A relation is called with what it relates to.",
      .demo("dsl-trace", key: "<right>"),
      .test("MakerTests", "every relation, with offset, multiplier, divisor and priority")),
    .init(
      "33", "With an array of targets there is a constraint for each of them.",
      .test("ThirdArticleTests", "an array makes a constraint for each of its targets")),
    .init(
      "34",
      "A relation is said once; the same one with a number sets the constant, also of what is live.",
      .test(
        "ThirdArticleTests",
        "a relation is said once; the same one with a number changes the number"),
      .test("EditingTests", "a number again changes the constant")),
    .init(
      "35", "Setting a relation marks that there is one, so that another one is refused.",
      .test("EditingTests", "another relation is refused and reported")),
    .init(
      "36", "A target is a number, a view, which means its same attribute, or an attribute.",
      correction:
        "A comment has the second attribute the same as the view; it is the same as the first attribute.",
      .demo("dsl-trace", key: "<right>"),
      .test("ThirdArticleTests", "a number, a view and an attribute are targets"),
      .test("TraceTests", "what a view, the superview and a number mean")),
    .init(
      "37", "Each word returns something to go on with, so sentences are chains.",
      .demo("dsl-trace", key: "<right>"),
      .test("MakerTests", "chains relate all their attributes, in their order")),
    .init(
      "38", "An offset is kept and reaches what is installed; that of several reaches each.",
      .test("ThirdArticleTests", "an offset is kept, and live once the constraint is installed"),
      .test("ThirdArticleTests", "an offset of several is the offset of each")),
  ]

  private static let installing: [ArticleLine] = [
    .init(
      "40", "The maker installs all in order; a remake takes out before, an update adopts.",
      .demo("dsl-trace", key: "u"),
      .test(
        "ThirdArticleTests", "a remake takes out all that was installed, then installs in order"),
      .test(
        "ThirdArticleTests",
        "an update adopts what is similar, and returns it in the order of the sentences")),
    .init(
      "41", "What is uninstalled is deactivated, forgotten by its view, and kept.",
      .demo("dsl-trace", trying: "Remake it"),
      .test(
        "ThirdArticleTests",
        "what is installed is not installed twice, and comes back after it was taken out")),
    .init(
      "42",
      "It is installed once; a bare number on a position means the superview; the items decide who holds it.",
      .demo("dsl-trace", trying: "Go to the last step"),
      .test(
        "ThirdArticleTests",
        "the closest common superview holds a constraint, for a length the view itself"),
      .test("ThirdArticleTests", "priority, multiplier and key go along")),
    .init(
      "43", "An update takes the last one that differs in nothing but the constant.",
      .demo("dsl-trace", trying: "Update it"),
      .test("ThirdArticleTests", "the last of the DSL's own that differs in the constant alone"),
      .test("ThirdArticleTests", "what differs in anything else is none")),
    .init(
      "50", "The way of a sentence: maker, attribute, relation, target, offset, installation.",
      correction:
        "The attribute that its second step makes is the other view's, not the first one's.",
      .demo("dsl-trace"),
      .test("TraceTests", "a relation to another view's attribute")),
    .init(
      "51", "The example is a view's top, 30 below the bottom of another one.",
      .test("ThirdArticleTests", "a view below another one")),
    .init(
      "51a", "The site goes on below the article.",
      .leftOut("That is none of the article's.")),
    .init(
      "51b", "What is read is version 1.1.0; the next one takes guides as targets, too.",
      .test("SurfaceTests", "guides are targets, and are constrained"),
      .test("MasonryCasesTests", "bars take part as guides")),
    .init(
      "52", "One way through install is called the way of old systems.",
      correction:
        "It is the way of every first installation; the other one brings back what was there.",
      .demo("dsl-trace", key: "l"),
      .test(
        "ThirdArticleTests",
        "what is installed is not installed twice, and comes back after it was taken out")),
  ]
}
