import Ashlar

// What the upper stair does, counted and drawn.
extension StairDemo {
  public var watchedEdge: ItemAttribute? { ItemAttribute(stair, .height) }

  /// The passes of the upper stair since its width or its titles changed.
  public var readout: LocalizedText {
    let passes = stair.passes
    let height = LayoutUnit.text(of: stair.frame.height)
    let counts: LocalizedText = """
      asked \(passes.questions), laid out \(passes.layouts), invalidated \(passes.tellings), solved \(passes.solves)
      """
    let needed = LayoutUnit.text(of: stair.neededHeight)
    if needed == height { return "\(height) high: \(counts)." }
    let whole: LocalizedText = "\(height) high for \(needed): \(counts)."
    return whole.english.count <= 60 ? whole : "\(height) for \(needed): \(counts)."
  }

  /// The height of the upper stair, and the one that its steps need where that is another one.
  public func marks(in stage: View) -> [LayoutMark] {
    let frame = stage.convert(stair.frame, from: self)
    let height = LayoutMark.distance(
      LayoutSpan(.vertical, from: frame.minY, to: frame.maxY, across: frame.minX - 1),
      LayoutUnit.text(of: frame.height))
    guard stair.neededHeight != stair.frame.height else { return [height] }
    let needed = Rect(
      x: frame.minX, y: frame.minY, width: frame.width, height: stair.neededHeight)
    return [height, .outline(needed, .ghost, title: "\(LayoutUnit.text(of: needed.height))")]
  }
}

extension StairView.Mistake {
  /// The key that makes it, and corrects it.
  var key: Character {
    switch self {
    case .neverInvalidates: "n"
    case .alwaysInvalidates: "a"
    case .keepsStillInLayout: "o"
    case .keepsStillWhenAsked: "w"
    }
  }

  /// The title of its key.
  var title: LocalizedText {
    switch self {
    case .neverInvalidates: "Mistake: never invalidate, or no mistake"
    case .alwaysInvalidates: "Mistake: always invalidate, or no mistake"
    case .keepsStillInLayout: "Mistake: no sum in layoutSubviews, or no mistake"
    case .keepsStillWhenAsked: "Mistake: no sum when asked, or no mistake"
    }
  }

  /// What is wrong, below the stage.
  var words: LocalizedText {
    switch self {
    case .neverInvalidates: "A mistake on purpose: it never tells a new height."
    case .alwaysInvalidates: "A mistake on purpose: it tells its height in every layout."
    case .keepsStillInLayout: "A mistake on purpose: layoutSubviews adds nothing up."
    case .keepsStillWhenAsked: "A mistake on purpose: asked, it answers without adding up."
    }
  }
}
