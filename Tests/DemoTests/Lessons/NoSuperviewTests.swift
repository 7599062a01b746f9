import Ashlar
import Testing

@testable import Demos

/// Constraints between views without an ancestor in common.
@MainActor @Suite struct NoSuperviewTests {
  private let screen = "/page/column/screen"

  /// The views in the frame, at all depths.
  private func shown(_ stage: HeadlessStage) -> [String] {
    let start = "demo\(screen)/"
    return stage.views.filter { $0.path.hasPrefix(start) }.map {
      String($0.path.dropFirst(start.count))
    }
  }

  /// The constraints of the frame that is the screen.
  private func installed(_ stage: HeadlessStage) throws -> [LayoutConstraint] {
    try #require(stage.demo.descendant("screen")).activeConstraints
  }

  /// How many lines of the list are refused, and how many hold.
  private func expectLines(_ strip: FilmStrip, refused: Int, holding: Int) throws {
    let lines = try strip.stage.lines()
    strip.expect(lines.count == refused + holding, "\(lines)")
    strip.expect(
      lines.count { $0.hasPrefix("✗") && $0.hasSuffix(": refused") } == refused, "\(lines)")
    let reason = try strip.stage.view("/page/column/reason").text ?? ""
    strip.expect(reason.isEmpty == (refused == 0), reason)
  }

  @Test(arguments: ["", "2222221", "3o"])
  func `two views in one are as large as each other, and the view that holds them says so`(
    keys: String
  ) throws {
    try FilmStrip.check("no-superview", after: keys) { strip in
      let stage = strip.stage
      let box = keys.hasSuffix("o") ? "page" : "v0"
      strip.expect(shown(stage) == [box, "\(box)/v1", "\(box)/v2"], "\(shown(stage))")
      let holder = try stage.frame("\(screen)/\(box)")
      let (v1, v2) = try (
        stage.frame("\(screen)/\(box)/v1"), stage.frame("\(screen)/\(box)/v2")
      )
      strip.expect(v1.size == Size(width: 10, height: 3) && v1.size == v2.size, "\(v1), \(v2)")
      strip.expect("places", [v1.minX, v1.minY], [holder.minX + 1, holder.minY + 1])
      strip.expect("places", [v2.minX, v2.minY], [v1.maxX + 4, v1.minY])
      strip.expect("middle", holder.midX, try stage.frame(screen).midX)
      try expectLines(strip, refused: 0, holding: 2)
      strip.expectReadout(holder.minX, 2)
      strip.expect(stage.readout.hasPrefix("\(box).left"), stage.readout)
    }
  }

  @Test func `a view that was added to nothing cannot stand in the middle of the screen`() throws {
    try FilmStrip.check("no-superview", after: "2") { strip in
      let stage = strip.stage
      strip.expect(shown(stage).isEmpty, "\(shown(stage))")
      // Its own size needs no other view.
      try expectLines(strip, refused: 2, holding: 2)
      let frame = try stage.frame(screen)
      strip.expectReadout(frame.width, frame.height, 2, 0)
      strip.expect(stage.refusals.count == 2, "\(stage.currentReports)")
    }
    try expectChains("2", ["lone.centerX", "lone.centerY"], from: "lone", to: "screen")
  }

  @Test(arguments: ["3", "333", "3oo"])
  func `an answer that comes when the owner is gone relates views that have nothing in common`(
    keys: String
  ) throws {
    try FilmStrip.check("no-superview", after: keys) { strip in
      let stage = strip.stage
      strip.expect(shown(stage).isEmpty, "\(shown(stage))")
      try expectLines(strip, refused: 2, holding: 0)
      let frame = try stage.frame(screen)
      strip.expectReadout(frame.width, frame.height, 2, 0)
    }
    try expectChains(keys, ["v2.width", "v2.height"], from: "v2", to: "v1")
  }

  /// The refusal names both views, the way up from each, and the line; and nothing of it is installed.
  private func expectChains(
    _ keys: String, _ edges: [String], from first: String, to second: String,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let stage = try makeStage("no-superview", 62, 24, keys: keys)
    let lines = try stage.lines()
    for edge in edges {
      #expect(
        lines.contains { $0.hasPrefix("✗ \(edge) == \(second)") }, "\(lines)",
        sourceLocation: location)
    }
    let reason = try #require(try stage.view("/page/column/reason").text)
    let parts = reason.split(separator: ": ").map(String.init)
    #expect(reason.contains("(NoSuperview.swift:"), "\(reason)", sourceLocation: location)
    #expect(reason.contains("common superview for"), "\(reason)", sourceLocation: location)
    try #require(parts.count >= 4, "\(reason)", sourceLocation: location)
    // The first view is alone. The way up from the screen leads to the window.
    #expect(parts[2].hasPrefix("FilledLabel:\(first)."), "\(reason)", sourceLocation: location)
    #expect(parts[3].contains(":\(second)"), "\(reason)", sourceLocation: location)
    #expect(
      parts[3].contains("column") == (second == "screen"), "\(reason)", sourceLocation: location)
    // As on a screen on which nothing was tried.
    let without = try makeStage("no-superview", 62, 24, keys: "33")
    let (left, right) = try (installed(stage), installed(without))
    #expect(
      left.map(\.shortEquation) == right.map(\.shortEquation), sourceLocation: location)
    #expect(left.allSatisfy { $0.isActive }, sourceLocation: location)
  }

  @Test func `the view is in the middle once it was added`() throws {
    try FilmStrip.check("no-superview", after: "22") { strip in
      let stage = strip.stage
      strip.expect(shown(stage) == ["lone"], "\(shown(stage))")
      let (lone, frame) = try (stage.frame("\(screen)/lone"), stage.frame(screen))
      strip.expect("middle", [lone.midX, lone.midY], [frame.midX, frame.midY])
      strip.expect(lone.size == Size(width: 10, height: 3), "\(lone)")
      try expectLines(strip, refused: 0, holding: 4)
      strip.expectReadout(lone.midX - frame.minX, frame.width)
    }
  }

  @Test func `a closure that returns at once makes nothing`() throws {
    try FilmStrip.check("no-superview", after: "33") { strip in
      strip.expect(shown(strip.stage).isEmpty, "\(shown(strip.stage))")
      try expectLines(strip, refused: 0, holding: 0)
      let frame = try strip.stage.frame(screen)
      strip.expectReadout(frame.width, frame.height)
    }
  }
}

extension View {
  /// The view of this name, at any depth.
  func descendant(_ name: String) -> View? {
    for view in subviews {
      if view.identifier == name { return view }
      if let found = view.descendant(name) { return found }
    }
    return nil
  }
}
