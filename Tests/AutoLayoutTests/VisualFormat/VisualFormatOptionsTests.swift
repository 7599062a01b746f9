import AutoLayout
import Testing

@MainActor struct VisualFormatOptionsTests {
  let views = Views()
  let format = "|-[a]-2-[b(4)]-(>=3)-|"

  @Test func `left to right, the format speaks of left and right`() throws {
    #expect(
      try views.equations(format, options: .directionLeftToRight) == [
        "a.left == box.leftMargin", "b.left == a.right + 2.0", "b.width == 4.0",
        "box.right >= b.right + 3.0",
      ])
  }

  @Test func `right to left, the first view is the rightmost`() throws {
    #expect(
      try views.equations(format, options: .directionRightToLeft) == [
        "box.rightMargin == a.right", "a.left == b.right + 2.0", "b.width == 4.0",
        "b.left >= box.left + 3.0",
      ])
    #expect(
      try views.equations("|-2-[a]-|", options: .directionRightToLeft) == [
        "box.right == a.right + 2.0", "a.left == box.leftMargin",
      ])
  }

  @Test func `a vertical format has one direction`() throws {
    let expected = try views.equations("V:|-[a]-2-[b(4)]|")
    #expect(expected.count == 4)
    for options: VisualFormatOptions in [.directionLeftToRight, .directionRightToLeft] {
      #expect(try views.equations("V:|-[a]-2-[b(4)]|", options: options) == expected)
    }
  }

  @Test func `views are aligned with the one before, the superview is not`() throws {
    #expect(
      try views.equations("|[a][b]-|", options: .alignAllTop) == [
        "a.leading == box.leading", "b.leading == a.trailing", "box.trailingMargin == b.trailing",
        "b.top == a.top",
      ])
    #expect(
      try views.equations("V:[a][b][c]", options: [.alignAllLeading, .alignAllTrailing]) == [
        "b.top == a.bottom", "c.top == b.bottom", "b.leading == a.leading",
        "b.trailing == a.trailing", "c.leading == b.leading", "c.trailing == b.trailing",
      ])
  }

  @Test func `each alignment is that of its attribute`() throws {
    let across: [(String, VisualFormatOptions, LayoutAttribute)] = [
      ("[a][b]", .alignAllTop, .top), ("[a][b]", .alignAllBottom, .bottom),
      ("[a][b]", .alignAllCenterY, .centerY),
      ("[a][b]", .alignAllLastBaseline, .lastBaseline),
      ("[a][b]", .alignAllFirstBaseline, .firstBaseline), ("V:[a][b]", .alignAllLeft, .left),
      ("V:[a][b]", .alignAllRight, .right), ("V:[a][b]", .alignAllLeading, .leading),
      ("V:[a][b]", .alignAllTrailing, .trailing), ("V:[a][b]", .alignAllCenterX, .centerX),
    ]
    for (format, options, attribute) in across {
      #expect(
        try views.equations(format, options: options).dropFirst() == [
          "b.\(attribute) == a.\(attribute)"
        ])
    }
  }

  @Test func `an alignment along the format is an error`() {
    let along: [(String, String, VisualFormatOptions)] = [
      ("|[a]-[b]|", "horizontal", .alignAllLeft), ("|[a]-[b]|", "horizontal", .alignAllRight),
      ("|[a]-[b]|", "horizontal", .alignAllLeading), ("|[a]-[b]|", "horizontal", .alignAllTrailing),
      ("|[a]-[b]|", "horizontal", .alignAllCenterX),
      ("|[a]-[b]|", "horizontal", [.alignAllTop, .alignAllLeft]),
      ("V:[a][b]|", "vertical", .alignAllTop), ("V:[a][b]|", "vertical", .alignAllBottom),
      ("V:[a][b]|", "vertical", .alignAllCenterY), ("V:[a][b]|", "vertical", .alignAllLastBaseline),
      ("V:[a][b]|", "vertical", .alignAllFirstBaseline),
    ]
    for (format, axis, options) in along {
      let sentence =
        "Options mask required views to be aligned on a \(axis) edge, which is not allowed for "
        + "layout that is also \(axis)."
      let error = #expect(throws: VisualFormatError.self) {
        try views.constraints(format, options: options)
      }
      #expect(error?.message == sentence)
      #expect(error?.offset == 5)
    }
  }

  @Test func `an alignment of one view asks for nothing`() throws {
    #expect(try views.equations("[a(2)]", options: .alignAllLeft) == ["a.width == 2.0"])
    #expect(try views.equations("[a(2)]", options: .alignAllTop) == ["a.width == 2.0"])
  }

  @Test func `spaces between views count from line to line, where that is asked for`() throws {
    let format = "V:|-[a]-[b]-(>=3)-[c][a]-2-|"
    #expect(
      try views.equations(format, options: .spacingBaselineToBaseline) == [
        "a.top == box.topMargin", "b.firstBaseline == a.lastBaseline + 1.0",
        "c.firstBaseline >= b.lastBaseline + 3.0", "a.top == c.bottom",
        "box.bottom == a.bottom + 2.0",
      ])
    let error = #expect(throws: VisualFormatError.self) {
      try views.constraints("[a]-[b]", options: .spacingBaselineToBaseline)
    }
    #expect(
      error?.message
        == "Options ask for spaces from baseline to baseline, which only vertical layout has")
  }

  @Test func `two directions at once are an error`() {
    let options: VisualFormatOptions = [.directionLeftToRight, .directionRightToLeft]
    #expect(throws: VisualFormatError.self) { try views.constraints("[a][b]", options: options) }
  }

  @Test func `raw values are UIKit's`() {
    let values: [(VisualFormatOptions, UInt)] = [
      (.alignAllLeft, 2), (.alignAllRight, 4), (.alignAllTop, 8), (.alignAllBottom, 16),
      (.alignAllLeading, 32), (.alignAllTrailing, 64), (.alignAllCenterX, 512),
      (.alignAllCenterY, 1024), (.alignAllLastBaseline, 2048), (.alignAllFirstBaseline, 4096),
      (.directionLeadingToTrailing, 0), (.directionLeftToRight, 65_536),
      (.directionRightToLeft, 131_072), (.spacingEdgeToEdge, 0),
      (.spacingBaselineToBaseline, 524_288),
    ]
    for (options, value) in values { #expect(options.rawValue == value) }
  }
}
