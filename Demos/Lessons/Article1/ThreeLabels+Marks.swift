import Ashlar

// What holds the rows' heights, in words and drawn.
extension ThreeLabelsDemo {
  /// The row at the top; `nil` where there is no room for one.
  private var topRow: (number: Int, cell: ThreeLabelsCell)? {
    guard let cell = table.visibleCells.first as? ThreeLabelsCell,
      let number = table.row(for: cell)
    else { return nil }
    return (number, cell)
  }

  /// The height of the row at the top, which its contents decide.
  public var watchedEdge: ItemAttribute? { topRow.map { ItemAttribute($0.cell, .height) } }

  /// The sum that is the height of the row at the top, and the width of the labels.
  public var readout: LocalizedText {
    let width = state.labelWidth
    guard let (row, cell) = topRow else {
      return LocalizedText(
        "There is no room for a row; width \(width).", chinese: "放不下任何一行；宽 \(width)。")
    }
    let height = LayoutUnit.text(of: cell.bounds.height)
    guard let tallest = cell.deciding.first else {
      return LocalizedText(
        "row\(row).height = \(height).", chinese: "row\(row).height = \(height)。")
    }
    let name = tallest.identifier ?? ""
    let parts = [tallest.frame.minY, tallest.frame.height, cell.bounds.height - tallest.frame.maxY]
      .map(LayoutUnit.text(of:))
    let whole = LocalizedText(
      """
      row\(row).height = \(height): margin \(parts[0]) + \(name) \(parts[1]) + margin \(parts[2]); width \(width).
      """,
      chinese: """
        row\(row).height = \(height)：边距 \(parts[0]) + \(name) \(parts[1]) + 边距 \(parts[2])；\
        宽 \(width)。
        """)
    let short = LocalizedText(
      """
      row\(row).height = \(height): \(parts[0]) + \(name) \(parts[1]) + \(parts[2]); width \(width).
      """,
      chinese:
        "row\(row).height = \(height)：\(parts[0]) + \(name) \(parts[1]) + \(parts[2])；宽 \(width)。")
    return whole.english.count <= 60 ? whole : short
  }

  /// The margins of the rows, the labels that decide their heights, and in the top row the room below the others.
  public func marks(in stage: View) -> [LayoutMark] {
    let place = stage.convert(table.frame, from: table.superview)
    var marks: [LayoutMark] = []
    for case let cell as ThreeLabelsCell in table.visibleCells {
      marks += cell.marks(in: stage, within: place)
    }
    guard let (_, cell) = topRow else { return marks }
    return marks + cell.roomBelow(in: stage, within: place)
  }
}

extension ThreeLabelsCell {
  /// Returns the marks of margins and of labels that decide, as far as they are in the table.
  fileprivate func marks(in stage: View, within place: Rect) -> [LayoutMark] {
    let inner = stage.convert(contentView.layoutMarginsGuide.layoutFrame, from: contentView)
    let bounds = stage.convert(contentView.frame, from: self)
    let decided = deciding.filter { !isCovered($0) }.map { label in
      LayoutMark.highlight(stage.convert(label.frame, from: contentView).clipped(to: place))
    }
    return [.space(bounds.clipped(to: place), around: inner.clipped(to: place))] + decided
  }

  /// Whether a label beside it lies over a part of a label.
  private func isCovered(_ label: Label) -> Bool {
    guard let index = labels.firstIndex(where: { $0 === label }) else { return false }
    return labels[(index + 1)...].contains {
      $0.frame.minX < label.frame.maxX && label.frame.minX < $0.frame.maxX
    }
  }

  /// Returns an arrow from the bottom of each label that does not decide to the margin.
  fileprivate func roomBelow(in stage: View, within place: Rect) -> [LayoutMark] {
    let bottom = stage.convert(contentView.layoutMarginsGuide.layoutFrame, from: contentView).maxY
    guard bottom <= place.maxY else { return [] }
    return zip(labels, bottoms).filter { label, _ in
      !isCovered(label) && stage.convert(label.frame, from: contentView).maxY < bottom
    }.compactMap { .distance(of: $1, in: stage) }
  }
}

extension Rect {
  /// Returns the part of the rectangle inside of another one.
  fileprivate func clipped(to other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
