import ConstraintNotation
import Localization

/// The intrinsic size of a view, such as a text, is required and does not fit the constraints around it.
enum RequiredContentRule: CulpritRule {
  static let name = "required-content-size"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard let sum = examination.sum else { return [] }
    return examination.members(from: .contentSize).compactMap { index in
      let required = examination.all[index].isRequiredContent
      guard let size = examination.fixedSize(index), let axis = size.place.attribute.axis,
        required.least || required.most
      else { return nil }
      let (view, length) = (examination.names(size.place.item), size.value.short)
      let words = axis.size.words
      // If both are required, the sum shows which of them is too much.
      let isMinimum =
        required.least
        && !(required.most
          && sum.available.contains { $0.member == index })
      return Suspicion(
        index, weight: 77,
        isMinimum
          ? LocalizedText(
            "The intrinsic \(words) \(length) of \(view) is required: it may not get less, whatever room there is.",
            chinese: "\(view) 的固有\(words) \(length) 是必需的：无论空间多少，都不能变小。")
          : LocalizedText(
            "The intrinsic \(words) \(length) of \(view) is required: it may not get more, whatever room there is.",
            chinese: "\(view) 的固有\(words) \(length) 是必需的：无论空间多少，都不能变大。"),
        [.lowerContentPriority(size.place.item, axis, isMinimum: isMinimum)])
    }
  }
}
