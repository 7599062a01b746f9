import Localization

/// The length of a view and both of its edges are fixed: one of the three is redundant.
enum BothEndsRule: CulpritRule {
  static let name = "size-and-both-ends"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    let written = examination.written
    return written.compactMap { index, constraint in
      guard constraint.secondAttribute == nil, constraint.constant > 0,
        let item = constraint.firstItem
      else { return nil }
      let axis = constraint.firstAttribute.axis
      let ends = Set(
        written.flatMap { other -> [Double] in
          guard other.index != index else { return [] }
          return [other.constraint.firstPlace, other.constraint.secondPlace].compactMap { place in
            guard let place, place.item === item, place.axis == axis, place.origin != 0 else {
              return nil
            }
            return place.extent
          }
        })
      guard ends.count >= 2 else { return nil }
      let size = constraint.firstAttribute.axis.extent(constraint.constant)
      return Suspicion(
        index,
        LocalizedText(
          "\(examination.words(item)) is to be \(size), and both its ends are tied: one of the three is too many.",
          chinese: "\(examination.words(item))必须\(size)，两端又都固定了：三者中多了一个。"),
        cure: LocalizedText(
          "Leave the length out, or let it give way.", chinese: "去掉这个长度，或者让它可以让步。"),
        code: constraint.code(priority: 999))
    }
  }
}
