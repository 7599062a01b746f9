extension Article {
  /// What goes wrong with natural sizes, updates and views without a common superview.
  static let second = Article(
    number: 2, title: "Caveats: natural sizes, updates, common ancestors",
    lines: naturalSizes + changes + ancestors + updates)

  private static let naturalSizes: [ArticleLine] = [
    .init(
      "01",
      "A view needs four constraints; a natural size stands in for two, so that none is missing.",
      .demo("address-row", key: "s"), .demo("natural-sizes", key: "v"),
      .test("FourthArticleTests", "a label with a place has its text's size, or what it says"),
      .test("MissingConstraintsTests", "a panel that is held at three edges")),
    .init(
      "02",
      "A view is like a spring: stretched it pulls inward (hugging), pressed it pushes outward.",
      .demo("address-row"),
      .test("LayoutDiagramTests", "springs push, pull and rest")),
    .init(
      "03", "A higher priority makes it harder to squeeze a view, or to stretch it.",
      .demo("address-row", key: "c"), .demo("address-row", key: "h"),
      .test("HuggingCasesTests", "edges against content, one row for each pair of priorities")),
    .init(
      "04",
      "The sample is a row with a frame of its own: a label, and beside it a field for an address.",
      .demo("address-row"),
      .test("SecondArticleTests", "a short text leaves the label its width")),
    .init(
      "05", "A long address squeezes the label away, unless that resists compression at 1000.",
      .demo("address-row", trying: "Let the label resist"),
      .test("SecondArticleTests", "a long text squeezes the label away"),
      .test("SecondArticleTests", "a label that resists more keeps its width"),
      .test("SecondArticleTests", "the row on the screen"),
      .test(
        "SecondArticleTests",
        "a field that asks for more than there is squeezes the label away, unless it resists")),
    .init(
      "05a",
      "Both resist at 750, so that is a tie: the earlier one gives way, and it is ambiguous.",
      .demo("address-row", key: "o"),
      .test("SecondArticleTests", "a long text squeezes the label away"),
      .test("SizeTieTests", "two that are squeezed")),
    .init(
      "06", "Where a view is stretched that should not be, its hugging is mostly missing.",
      .demo("address-row", trying: "Let the label hug less"),
      .test("PriorityTests", "the view that hugs less takes the slack"),
      .test("SizeTieTests", "two that are stretched")),
    .init(
      "07", "Four methods read and set both priorities, for each axis.",
      .demo("address-row", key: "s"),
      .test("SecondArticleTests", "how strongly a natural size is kept, for each axis")),
    .init(
      "07a", "The text calls the field by another name than the code.",
      correction: "In the code it is the field for the address.",
      .leftOut("A slip in a name; the sample has names of its own here.")),
    .init(
      "08", "Natural sizes have an effect only where no width or height is said.",
      correction: "They stay in force at 250 and 750 beside one; a required width wins over them.",
      .demo("address-row", key: "w"),
      .test("SecondArticleTests", "a natural width stays in force beside a width that is said")),
    .init(
      "09", "The address is typed into a real field, with a return key and a clear button.",
      .demo("address-row"),
      .test(
        "SecondArticleTests",
        "the address is typed into a field with a return key and a clear button"),
      .test("TextFieldTests", "events say when editing begins, changes and ends")),
  ]

  private static let changes: [ArticleLine] = [
    .init(
      "10",
      "Of a constraint, constant, priority and activity can be set, and a constant costs the least.",
      .demo("tied-sizes", key: "b"),
      .test("SecondArticleTests", "a constraint has its formula, and only some of it can be set"),
      .test("SecondArticleTests", "without a common ancestor activating is an error"),
      .test("SummaryTests", "a constant that changes is told to the solver, and no one is asked"),
      .test("SecondArticleTests", "an active constraint's constant counts at the next layout")),
    .init(
      "11", "A constraint relates one attribute to a multiple of another one and a constant.",
      .demo("percent", key: "s"),
      .test(
        "ThirdArticleTests", "one side, a relation, a multiple of the other side and a number")),
    .init(
      "12", "The multiplier cannot change any more once the constraint is made.",
      .demo("percent", key: "+"),
      .test("SecondArticleTests", "a constraint has its formula, and only some of it can be set"),
      .test("EditingTests", "the multiplier of what is installed stays")),
    .init(
      "13", "So an update changes constants only, and adds what it finds nothing similar for.",
      .demo("tied-sizes", trying: "Update the button"),
      .demo("tied-sizes", trying: "Press the button"),
      .test("SecondArticleTests", "an update changes the constant, and no multiplier")),
    .init(
      "14", "Similar is the last of the DSL's own that differs in nothing but the constant.",
      .demo("tied-sizes", key: "m"),
      .test("ThirdArticleTests", "the last of the DSL's own that differs in the constant alone"),
      .test("ThirdArticleTests", "what differs in anything else is none")),
    .init(
      "15", "The sample ties a label to a button's size, and a press updates it to numbers.",
      .demo("tied-sizes"),
      .test("SecondArticleTests", "where there is nothing yet, an update makes")),
    .init(
      "16", "The log lists three constraints an axis; the last one is left out, and stays so.",
      .demo("tied-sizes", key: "m"),
      .test("SecondArticleTests", "what is written to the console"),
      .test("SecondArticleTests", "what is broken stays so, and is said once"),
      .test("AutoLayoutTests.ConflictLogTests", "the article's two logs, line for line")),
    .init(
      "17", "The other side was a button and is nobody now, so that nothing is similar.",
      .demo("tied-sizes", trying: "Press the button"),
      .test(
        "SecondArticleTests", "an update that finds nothing to update contradicts, axis by axis"),
      .test("UnmatchedUpdateTests", "a number where there was a view"),
      .test("SecondArticleTests", "that a remake was meant is told before anything contradicts"),
      .test("SecondArticleTests", "a remake is what was meant")),
  ]

  private static let ancestors: [ArticleLine] = [
    .init(
      "20", "A constraint knows the view laid out, the one compared with, and an ancestor of both.",
      .demo("no-superview", key: "1"),
      .test("SurfaceTests", "the closest common superview counts a view itself")),
    .init(
      "21", "A constraint between two siblings is held by their superview.",
      .demo("no-superview", key: "1"),
      .test("SecondArticleTests", "a view as large as its sibling")),
    .init(
      "22",
      "A view without a superview cannot be compared with one on the screen; there it crashes.",
      .demo("no-superview", trying: "Center a view"),
      .test(
        "SecondArticleTests",
        "a view without a superview has nothing in common with another one"),
      .test("SecondArticleTests", "added before, the view stands in the middle")),
    .init(
      "23",
      "An answer that comes when the screen is gone adds views to nothing, and then compares them.",
      .demo("no-superview", trying: "Let a closure come"),
      .test(
        "SecondArticleTests", "when the screen is gone, the views have no ancestor in common"),
      .test(
        "SecondArticleTests",
        "who looks whether the screen is there does nothing for one that is gone"),
      .test("SecondArticleTests", "while the screen is there, both views are in it")),
  ]

  private static let updates: [ArticleLine] = [
    .init(
      "30",
      "A view's updateConstraints and the DSL's update have a word in common, no meaning.",
      .demo("batches"), .demo("turn-over", key: "u"),
      .test(
        "SecondArticleTests", "a layout type that is switched contradicts what was not taken back")
    ),
    .init(
      "31",
      "updateConstraints is for batches: however many setters ask for it, it runs once a pass.",
      .demo("batches", key: "<space>"),
      .test("SecondArticleTests", "three factors that change make one update"),
      .test("PassTests", "three calls make one update, from the leaves to the root")),
    .init(
      "32", "First constraints do not belong there, but where the view is made.",
      .test(
        "MistakeTests", "first constraints that are made in an update are told, once for a view")),
    .init(
      "33", "To use one within the other is not needed, and leads to contradictions easily.",
      .demo("turn-over", trying: "Turn it over with an update"),
      .test(
        "SecondArticleTests", "a layout type that is switched contradicts what was not taken back")
    ),
    .init(
      "34",
      "Two labels side by side are updated to one below the other: two conflicts; a remake has none.",
      .demo("turn-over", trying: "Turn it over with an update"),
      .demo("turn-over", trying: "Turn it over with a remake"),
      .test(
        "SecondArticleTests", "a layout type that is switched contradicts what was not taken back"),
      .test(
        "SecondArticleTests", "right of a name and below it is possible for no name, says the log"),
      .test(
        "SecondArticleTests", "an address right of a name and below it is possible for no name"),
      .test("SecondArticleTests", "the two layouts on the screen")),
    .init(
      "35", "updateConstraints runs once for a new view, although nobody has asked for it.",
      .demo("batches"),
      .test("PassTests", "constraints are updated once without having been asked for")),
    .init(
      "36", "A change may come later, from a timer, while the program waits for keys.",
      .demo("batches", key: "d"),
      .test(
        "Work of the main actor",
        "a label that a task changes shows in an application, and Ctrl-C leaves it")),
    .init(
      "40", "The article sums up its four points, and names a talk.",
      .leftOut("Its points have lines of their own.")),
  ]
}
