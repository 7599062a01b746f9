import ConstraintNotation
import Localization

/// A view is laid out before it has a size, so its initial size of 0 is required temporarily.
enum TemporarySizeRule: CulpritRule {
  static let name = "temporary-size"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    examination.members(from: .temporary, .encapsulated, .fitting).compactMap { index in
      guard let size = examination.fixedSize(index), let axis = size.place.attribute.axis,
        size.value == 0 || examination.origin(index) == .temporary
      else { return nil }
      let view = examination.names.atStart(size.place.item)
      let needed = examination.sum.map { $0.neededTotal.short }
      let (who, whoChinese) = cause(
        examination.origin(index), isCell: SystemClass.isCell(size.place.item))
      let more = LocalizedText(
        needed.map { ", and \($0) are needed inside" } ?? "",
        chinese: needed.map { "，而内部需要 \($0)" } ?? "")
      return Suspicion(
        index, weight: 90,
        LocalizedText(
          """
          \(view) is laid out before it has its size: \(who) \(size.value.short) \(axis.extent)\
          \(more). The conflict ends as soon as it has one.
          """,
          chinese: """
            \(view) 在得到真正的尺寸之前就被布局了：\(whoChinese)\(axis.size.words)为 \(size.value.short)\
            \(more)。有了真正的尺寸后冲突即消失。
            """),
        examination.yielding.map { [.lowerPriority($0)] } ?? [])
    }
  }

  /// Returns the words for the origin of the size.
  private static func cause(_ origin: MemberOrigin, isCell: Bool) -> (String, String) {
    switch origin {
    case .fitting: ("it is measured at", "系统以临时尺寸测量它，")
    case .encapsulated where isCell: ("its table or collection view makes it", "表格或集合视图先令其")
    default: ("until then it has to be", "在此之前系统要求其")
    }
  }
}
