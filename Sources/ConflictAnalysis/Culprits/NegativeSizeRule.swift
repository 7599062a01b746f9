import ConstraintNotation
import Localization

/// A single constraint makes a size negative.
enum NegativeSizeRule: CulpritRule {
  static let name = "negative-size"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard examination.needsNoNegativeLength else { return [] }
    return examination.members.compactMap { index in
      let statement = examination.statement(index)
      guard let first = statement.first, first.attribute.role == .size, statement.constant < 0,
        statement.relation != .greaterThanOrEqual
      else { return nil }
      let view = examination.names(first.item)
      let size = first.attribute.words
      guard statement.second == nil else { return relative(index, examination) }
      let isAlert = examination.members.count == 1 && SystemClass.isApple(first.item)
      return Suspicion(
        index, weight: isAlert ? 99 : 90,
        LocalizedText(
          "The \(size) of \(view) would be \(statement.constant.short), and no size is below 0."
            + (isAlert
              ? " If it is not yours: action sheets (UIAlertController) make such a line of their own, and it is harmless. If it is: it follows from a size that was still 0."
              : ""),
          chinese: "\(view) 的\(size)会是 \(statement.constant.short)，而尺寸不能小于 0。"
            + (isAlert
              ? "若不是你写的：action sheet（UIAlertController）自己就会产生这一条，没有影响；若是你写的：它由一个当时还是 0 的尺寸算出。" : "")
        ),
        isAlert ? [] : [.lowerPriority(index)])
    }
  }

  private static func relative(_ index: Int, _ examination: ConflictExamination) -> Suspicion? {
    let statement = examination.statement(index)
    guard let first = statement.first, let other = statement.second,
      examination.statedMembers.count <= 3
    else { return nil }
    let (view, whole) = (examination.names.atStart(first.item), examination.names(other.item))
    return Suspicion(
      index, weight: 79,
      LocalizedText(
        "\(view) is \(abs(statement.constant).short) less than \(whole), which is too small for that.",
        chinese: "\(view) 比 \(whole) 小 \(abs(statement.constant).short)，而后者没有这么大。"),
      [.lowerPriority(index)])
  }
}
