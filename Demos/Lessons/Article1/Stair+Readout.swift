import Ashlar

// What the upper stair does, counted and drawn.
extension StairDemo {
  public var watchedEdge: ItemAttribute? { ItemAttribute(stair, .height) }

  /// The passes of the upper stair since its width or its titles changed.
  public var readout: LocalizedText {
    let passes = stair.passes
    let height = LayoutUnit.text(of: stair.frame.height)
    let counts = LocalizedText(
      """
      asked \(passes.questions), laid out \(passes.layouts), invalidated \(passes.tellings), solved \(passes.solves)
      """,
      chinese:
        "询问 \(passes.questions)、布局 \(passes.layouts)、失效 \(passes.tellings)、求解 \(passes.solves) 次")
    let needed = LayoutUnit.text(of: stair.neededHeight)
    if needed == height {
      return LocalizedText("\(height) high: \(counts).", chinese: "高 \(height)：\(counts)。")
    }
    let whole = LocalizedText(
      "\(height) high for \(needed): \(counts).", chinese: "高 \(height)，应为 \(needed)：\(counts)。")
    return whole.english.count <= 60
      ? whole
      : LocalizedText(
        "\(height) for \(needed): \(counts).", chinese: "\(height)，应为 \(needed)：\(counts)。")
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
    case .neverInvalidates:
      LocalizedText("Mistake: never invalidate, or no mistake", chinese: "错误做法：从不失效（再按恢复）")
    case .alwaysInvalidates:
      LocalizedText("Mistake: always invalidate, or no mistake", chinese: "错误做法：总是失效（再按恢复）")
    case .keepsStillInLayout:
      LocalizedText(
        "Mistake: no sum in layoutSubviews, or no mistake",
        chinese: "错误做法：layoutSubviews 里不更新（再按恢复）")
    case .keepsStillWhenAsked:
      LocalizedText("Mistake: no sum when asked, or no mistake", chinese: "错误做法：被询问时不更新（再按恢复）")
    }
  }

  /// What is wrong, below the stage.
  var words: LocalizedText {
    switch self {
    case .neverInvalidates:
      LocalizedText(
        "A mistake on purpose: it never tells a new height.", chinese: "故意的错误：高度变了也从不通知。")
    case .alwaysInvalidates:
      LocalizedText(
        "A mistake on purpose: it tells its height in every layout.", chinese: "故意的错误：每次布局都通知高度失效。")
    case .keepsStillInLayout:
      LocalizedText(
        "A mistake on purpose: layoutSubviews adds nothing up.",
        chinese: "故意的错误：layoutSubviews 里不重新累加。")
    case .keepsStillWhenAsked:
      LocalizedText(
        "A mistake on purpose: asked, it answers without adding up.", chinese: "故意的错误：被询问时不累加就直接回答。"
      )
    }
  }
}
