import AutoLayout
import Testing

@MainActor struct VisualFormatLayoutTests {
  let views = Views()

  /// Activates what the formats say and lays out in a box of 30 × 12.
  private func layOut(_ lines: [(String, VisualFormatOptions)]) throws {
    for view in [views.a, views.b, views.c] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    for (format, options) in lines {
      LayoutConstraint.activate(
        try views.constraints(format, options: options, metrics: ["label": 8]))
    }
    views.box.layOut(30, 12)
  }

  @Test func `a form is laid out as it is drawn`() throws {
    try layOut([
      ("H:|-[a(label)]-2-[b]-|", [.alignAllTop, .alignAllBottom]), ("V:|-[a(1)]-[c]-2-|", []),
      ("H:|-[c]-|", []),
    ])
    // Margins and standard spaces are one cell: 30 - 1 - 8 - 2 - 1 are left for b.
    #expect(views.a.frame == Rect(x: 1, y: 1, width: 8, height: 1))
    #expect(views.b.frame == Rect(x: 11, y: 1, width: 18, height: 1))
    #expect(views.c.frame == Rect(x: 1, y: 3, width: 28, height: 7))
  }

  @Test func `a format from right to left is laid out from the right edge`() throws {
    try layOut([("H:|-[a(label)]-2-[b(4)]", .directionRightToLeft)])
    #expect(views.a.x == [21, 8])
    #expect(views.b.x == [15, 4])
  }

  @Test func `where text reads from right to left, a format does unless an option says otherwise`()
    throws
  {
    views.box.semanticContentAttribute = .forceRightToLeft
    let directions: [(VisualFormatOptions, [Double], [Double])] = [
      ([], [22, 8], [15, 4]), (.directionLeftToRight, [0, 8], [11, 4]),
      (.directionRightToLeft, [22, 8], [15, 4]),
    ]
    for (direction, first, second) in directions {
      let made = try views.constraints("|[a(8)]-3-[b(4)]", options: direction)
      views.a.translatesAutoresizingMaskIntoConstraints = false
      views.b.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate(made)
      views.box.layOut(30, 12)
      #expect(views.a.x == first)
      #expect(views.b.x == second)
      LayoutConstraint.deactivate(made)
    }
  }

  @Test func `limits with priorities share what there is`() throws {
    try layOut([("H:|[a(>=20@700)]-(>=2)-[b(==a@600,>=12)]|", [])])
    // b needs 12 and the space 2; a gets the 16 that are left of its 20.
    #expect(views.a.x == [0, 16])
    #expect(views.b.x == [18, 12])
    #expect(views.box.reports.isEmpty)
  }
}
