import ConstraintNotation
import Localization

/// The program makes a view 0 high or wide, to collapse it, and the views inside keep their sizes and distances.
enum CollapsedRule: CulpritRule {
  static let name = "collapsed"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard examination.isContradictory else { return [] }
    return examination.programMembers.compactMap { index in
      guard let size = examination.fixedSize(index), size.value == 0,
        size.relation != .greaterThanOrEqual, examination.hasNeighbours(size.place.item),
        let axis = size.place.attribute.axis
      else { return nil }
      let view = examination.names(size.place.item)
      let needed = examination.sum?.neededTotal.short ?? ""
      let others = examination.programMembers.filter { $0 != index }
      let yielding =
        others.last { examination.statement($0).first?.attribute.role == .far } ?? others.last
      return Suspicion(
        index, weight: 80,
        LocalizedText(
          """
          A constraint of the program collapses \(view): it is 0 \(axis.extent), and what is inside \
          needs \(needed).
          """,
          chinese: """
            程序自己的约束把 \(view) 折叠了：\(axis.size.words)为 0，而内部需要 \(needed)。
            """),
        yielding.map { [.lowerPriority($0)] } ?? [.lowerPriority(index)])
    }
  }
}
