import Localization

/// A view that is placed by its frame has no frame yet, or one with a length of 0, so the views inside do not fit.
enum EmptyFrameRule: CulpritRule {
  static let name = "empty-frame"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard examination.isContradictory else { return [] }
    return examination.members(from: .autoresizing).compactMap { index in
      guard let size = examination.fixedSize(index), size.value == 0, size.relation == .equal,
        examination.hasNeighbours(size.place.item),
        let axis = size.place.attribute.axis
      else { return nil }
      let view = examination.names(size.place.item)
      return Suspicion(
        index, weight: 78,
        LocalizedText(
          """
          The frame of \(view) is 0 \(axis.extent) while it is laid out: it has no size yet, or was \
          made with an empty frame.
          """,
          chinese: """
            布局时 \(view) 的 frame \(axis.size.words)为 0：它还没有尺寸，或者是用空的 frame 创建的。
            """),
        examination.yielding.map { [.lowerPriority($0)] } ?? [])
    }
  }
}
