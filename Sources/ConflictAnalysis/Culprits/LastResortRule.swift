import Localization

/// If no other rule applies, the culprits are the program's own constraints, the broken one first.
package enum LastResortRule: CulpritRule {
  package static let name = "own-constraint"

  package static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard examination.isContradictory else { return [] }
    let own = examination.programMembers
    let broken = examination.broken.flatMap { own.contains($0) ? $0 : nil }
    let sizes = own.filter { examination.fixedSize($0) != nil }
    var ordered: [Int] = []
    for index in [broken].compactMap(\.self) + sizes + own where !ordered.contains(index) {
      ordered.append(index)
    }
    return ordered.prefix(2).map { index in
      Suspicion(
        index, weight: 10,
        LocalizedText(
          "It is the program's own, and can be changed: \(examination.sentence(index)).",
          chinese: "它是程序自己的约束，可以修改：\(examination.sentence(index))。"),
        [.lowerPriority(index)])
    }
  }
}
