import ConflictAnalysis
import Localization
import ConstraintNotation

/// The notes for a log that does not contradict itself.
extension MissingPart {
  /// Returns notes on the parts that must be missing in the log.
  static func phrases(_ examined: ExaminedConflict) -> [LocalizedText] {
    var notes: [LocalizedText] = []
    let missing = MissingPart(examined.constraints, examined.hierarchy)
    if missing.isOneLine {
      notes.append(
        LocalizedText(
          "It is one line, several times: the constraint that it contradicts is missing.",
          chinese: "同一行出现了多次：与之矛盾的约束没有列出。"))
    } else if examined.conflict.hasUnknownLines {
      notes.append(
        LocalizedText(
          "A line could not be read, and may be the one that is missing.",
          chinese: "有一行无法读懂，缺少的可能就是它。"))
      notes += missing.fixed.map { [$0.length.phrase($0.value, examined.names)] } ?? []
    } else if let fixed = missing.fixed {
      notes.append(fixed.length.phrase(fixed.value, examined.names))
    } else if examined.constraints.count == 1 {
      notes.append(
        LocalizedText(
          "One constraint alone: the others of the list are missing.", chinese: "只有一条约束：列表中的其余约束缺失。"
        ))
    } else {
      notes.append(
        LocalizedText(
          "A constraint must be missing, or a number was changed: look for a size of the outermost view, a margin, or lines that were cut.",
          chinese: "必定缺了一条约束，或数字被改过：请查找最外层视图的尺寸、margin，或被截断的行。"))
    }
    let hasBaseline = examined.examination.all.map(\.statement).contains { statement in
      (statement.left.parts + statement.right.parts).contains {
        $0.place.attribute == .firstBaseline || $0.place.attribute == .lastBaseline
      }
    }
    if hasBaseline {
      notes.append(
        LocalizedText(
          "How far a baseline lies from the edges of its view is not printed, and may be what is missing.",
          chinese: "日志没有写出基线到视图边缘的距离，缺少的可能就是它。"))
    }
    if examined.constraints.contains(where: { !$0.isRequired }) {
      notes.append(
        LocalizedText(
          "Constraints below priority 1000 cannot contradict others.",
          chinese: "优先级低于 1000 的约束不会造成矛盾。"))
    }
    return notes
  }
}

extension MissingPart.Length {
  /// Returns a note on a length that the lines fix, and the conclusion from it.
  fileprivate func phrase(_ value: Double, _ names: ItemNames) -> LocalizedText {
    let number = value.short
    switch self {
    case .margin(let item, let axis, let isNear):
      let side = isNear ? axis.nearSide : axis.farSide
      return LocalizedText(
        "They agree if the \(side) margin of \(names(item)) is \(number). The log does not print it: it must be another.",
        chinese: "若 \(names(item)) 的 \(side) margin 为 \(number)，它们便一致。日志没有写出该值：它必定是别的数。")
    case .margins(let item, let axis):
      let (near, far) = (axis.nearSide, axis.farSide)
      return LocalizedText(
        "They agree if the \(near) and \(far) margins of \(names(item)) make \(number) together. The log does not print them: they must make another number.",
        chinese:
          "若 \(names(item)) 的 \(near) 与 \(far) margin 合计为 \(number)，它们便一致。日志没有写出这两个值：合计必定是别的数。"
      )
    case .size(let item, let axis):
      return LocalizedText(
        "By these lines \(names(item)) is \(number) \(axis.extent): a line that says another number must be missing.",
        chinese: "按这些约束，\(names(item)) \(axis.extent) \(number)：必定缺了一条给出其他数值的约束。")
    }
  }
}
