import AutoLayout
import Testing

@MainActor struct VisualFormatTests {
  let views = Views()

  @Test func `a horizontal format runs from leading to trailing`() throws {
    for format in ["H:|[a][b]-3-[c]|", "|[a][b]-3-[c]|"] {
      #expect(
        try views.equations(format) == [
          "a.leading == box.leading", "b.leading == a.trailing", "c.leading == b.trailing + 3.0",
          "box.trailing == c.trailing",
        ])
    }
  }

  @Test func `a vertical format runs from top to bottom`() throws {
    #expect(
      try views.equations("V:|-2-[a]-(4)-[b]-1.5-|") == [
        "a.top == box.top + 2.0", "b.top == a.bottom + 4.0", "box.bottom == b.bottom + 1.5",
      ])
  }

  @Test func `the standard space is one cell between views and the margin beside the superview`()
    throws
  {
    #expect(LayoutConstraint.standardSpacing == 1)
    #expect(
      try views.equations("|-[a]-[b]-|") == [
        "a.leading == box.leadingMargin", "b.leading == a.trailing + 1.0",
        "box.trailingMargin == b.trailing",
      ])
    #expect(
      try views.equations("V:|-[a]-|") == [
        "a.top == box.topMargin", "box.bottomMargin == a.bottom",
      ])
  }

  @Test func `a space may have several limits, relations and priorities`() throws {
    #expect(
      try views.equations("[a]-(>=8@750,<=20)-[b]") == [
        "b.leading >= a.trailing + 8.0 @750.0", "b.leading <= a.trailing + 20.0",
      ])
    #expect(
      try views.equations("V:|-(==-2@0.5)-[a]") == ["a.top == box.top + -2.0 @0.5"])
    #expect(
      try views.equations("[a]-(-3,<=4@20)-|") == [
        "box.trailing == a.trailing + -3.0", "box.trailing <= a.trailing + 4.0 @20.0",
      ])
  }

  @Test func `limits of a view are those of its size along the format`() throws {
    #expect(
      try views.equations("[a(>=50@20,==b,<=wide)]", metrics: ["wide": 90]) == [
        "a.width >= 50.0 @20.0", "a.width == b.width", "a.width <= 90.0",
      ])
    #expect(
      try views.equations("V:[a(7)][b(<=a@250)]") == [
        "a.height == 7.0", "b.top == a.bottom", "b.height <= a.height @250.0",
      ])
    #expect(try views.equations("[a(a)]") == ["a.width == a.width"])
    #expect(try views.equations("[a]").isEmpty)
  }

  @Test func `metrics are constants, spaces and priorities`() throws {
    let metrics = ["gap": -2.0, "size_2": 12, "likely": 700]
    #expect(
      try views.equations("|-gap-[a(>=size_2@likely)]-(gap@likely)-|", metrics: metrics) == [
        "a.leading == box.leading + -2.0", "a.width >= 12.0 @700.0",
        "box.trailing == a.trailing + -2.0 @700.0",
      ])
  }

  @Test func `a name that is a metric and a view is the metric`() throws {
    #expect(try views.equations("[a(b)]", metrics: ["b": 5]) == ["a.width == 5.0"])
    #expect(
      try views.equations("[a]-b-[c]", metrics: ["b": 5]) == ["c.leading == a.trailing + 5.0"])
  }

  @Test func `numbers are read as strtod does`() throws {
    let numbers: [(String, Double)] = [
      ("0", 0), ("8", 8), ("007", 7), ("8.", 8), (".5", 0.5), ("1.25", 1.25), ("1e2", 100),
      ("1E+2", 100), ("2.5e-1", 0.25), ("0x10", 16), ("0X1.8p1", 3), ("+4", 4), ("-4", -4),
      ("-.5e1", -5), ("-0", 0), ("12345678901234567890", 12_345_678_901_234_567_168),
      ("5e-324", .leastNonzeroMagnitude), ("0.1", 0.1),
    ]
    for (text, value) in numbers {
      let size = try #require(try views.constraints("[a(\(text))]").first)
      #expect(size.constant == value, "\(text)")
      guard !text.hasPrefix("-") else { continue }
      let space = try #require(try views.constraints("[a]-\(text)-[b]").first)
      #expect(space.constant == value, "\(text)")
    }
  }

  @Test func `names of any script are names`() throws {
    let views = ["标题": self.views.a, "_b2": self.views.b, "größe": self.views.c]
    let made = try LayoutConstraint.constraints(
      withVisualFormat: "[标题(_b2)]-边距-[größe]", metrics: ["边距": 3], views: views)
    #expect(made.map(\.plainEquation) == ["a.width == b.width", "c.leading == a.trailing + 3.0"])
  }

  @Test func `a superview is the parent of the view beside it`() throws {
    let inner = Box("inner")
    views.a.holding(inner)
    let made = try LayoutConstraint.constraints(
      withVisualFormat: "|[a]-2-[inner]-3-|", views: ["a": views.a, "inner": inner])
    #expect(
      made.map(\.plainEquation) == [
        "a.leading == box.leading", "inner.leading == a.trailing + 2.0",
        "a.trailing == inner.trailing + 3.0",
      ])
  }

  @Test func `the superview of a guide is its owner`() throws {
    #expect(
      try views.equations("|-[guide(3)]-2-[a]") == [
        "guide.leading == box.leadingMargin", "guide.width == 3.0",
        "a.leading == guide.trailing + 2.0",
      ])
    #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(
        withVisualFormat: "|[guide]", views: ["guide": LayoutGuide()])
    }
  }

  @Test func `constraints are inactive and know where they were written`() throws {
    let made = try LayoutConstraint.constraints(
      withVisualFormat: "|-[a]-[b(2)]", views: views.byName, file: "App/Form.swift", line: 12)
    #expect(made.count == 3)
    for constraint in made {
      #expect(!constraint.isActive)
      #expect(constraint.error == nil)
      #expect(constraint.source == SourceLocation(file: "App/Form.swift", line: 12))
    }
    let line = #line + 1
    let own = try LayoutConstraint.constraints(withVisualFormat: "[a(1)]", views: views.byName)
    #expect(own.first?.source?.line == line)
    #expect(views.a.translatesAutoresizingMaskIntoConstraints)
  }
}
