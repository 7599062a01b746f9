import ConstraintNotation
import Localization

/// A view gets its size from outside, and the program requires another size, such as the height of a keyboard or the
/// width of a controller's view.
enum GivenSizeRule: CulpritRule {
  static let name = "given-from-outside"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard let sum = examination.sum else { return [] }
    return examination.members(from: .encapsulated).compactMap { given in
      guard let size = examination.fixedSize(given), size.value > 0, size.relation == .equal,
        let axis = size.place.attribute.axis, !SystemClass.isCell(size.place.item)
      else { return nil }
      if isInputView(size.place), let own = own(size.place, examination) ?? examination.yielding {
        let needed = examination.fixedSize(own)?.value ?? sum.neededTotal
        return keyboard(own, size, needed: needed, examination)
      }
      guard examination.statedMembers.count == 2, let own = own(size.place, examination),
        let wanted = examination.fixedSize(own)
      else { return nil }
      let view = examination.names.atStart(size.place.item)
      let (outside, inside) = (size.value.short, wanted.value.short)
      return Suspicion(
        own, weight: 76,
        LocalizedText(
          """
          \(view) gets its size from what holds it, a window, a controller or a container: \(outside) \
          \(axis.extent). The program requires \(wanted.relation.bound)\(inside) as well, which cannot \
          change that: let it give way, or leave it out.
          """,
          chinese: """
            \(view) 的尺寸由容纳它的窗口、控制器或容器决定：\(axis.size.words)为 \(outside)。\
            程序又要求\(wanted.relation.verb)\(inside)，\
            而这并不能改变它：请降低其优先级，或去掉。
            """), [.lowerPriority(own), .remove(own)])
    }
  }

  /// Whether the item is the view of a keyboard, or of a bar above one. These are `UIInputView`s unless a program uses
  /// its own class.
  private static func isInputView(_ place: StatedPlace) -> Bool {
    place.attribute == .height && place.item.plainClass == "UIInputView"
  }

  /// Returns the index of the program's constraint on the same size; nil if there is none.
  private static func own(_ place: StatedPlace, _ examination: ConflictExamination) -> Int? {
    examination.programMembers.first { examination.fixedSize($0)?.place == place }
  }

  private static func keyboard(
    _ own: Int, _ size: (place: StatedPlace, relation: LayoutRelation, value: Double),
    needed: Double,
    _ examination: ConflictExamination
  ) -> Suspicion {
    let view = examination.names(size.place.item)
    return Suspicion(
      own, weight: 89,
      LocalizedText(
        """
        The system gives the view of a keyboard its first height: \(view) has to be \(size.value.short) high until the \
        program's \(needed.short) is taken. Let that give way, just below required: at priority 999 it counts \
        as soon as the system's height is gone.
        """,
        chinese: """
          键盘视图最初的高度由系统给定：在采用程序的 \(needed.short) 之前，\(view) 必须高 \(size.value.short)。\
          请把程序的那条约束降到略低于必需：优先级 999 时，系统的高度一撤除它就生效。
          """),
      [.lowerPriority(own), .selfSizing(size.place.item)])
  }
}
