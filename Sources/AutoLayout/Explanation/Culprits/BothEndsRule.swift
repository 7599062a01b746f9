/// A length and both ends of a view are fixed: one of the three is too many.
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
        """
        \(examination.words(item)) is to be \(size), and both its ends are tied: one \
        of the three is too many.
        """,
        cure: "Leave the length out, or let it give way.",
        code: examination.code(constraint, priority: 999))
    }
  }
}
