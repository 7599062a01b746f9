import AutoLayout
import Localization

/// A constraint that an update added because there was none to update. The older constraints stay and
/// often contradict it.
@MainActor struct UnmatchedUpdate {
  static let name = "update-without-match"

  let added: LayoutConstraint
  /// The constraint on the same attribute with the fewest differences; of several, the last one.
  let nearest: LayoutConstraint?

  init(_ added: LayoutConstraint, among others: [LayoutConstraint]) {
    self.added = added
    var nearest: (constraint: LayoutConstraint, distance: Int)?
    for other in others where other.firstAttribute == added.firstAttribute {
      let distance = Difference.all(from: other, to: added).count
      if distance <= nearest?.distance ?? .max { nearest = (other, distance) }
    }
    self.nearest = nearest?.constraint
  }

  var diagnostic: LayoutDiagnostic {
    LayoutDiagnostic(name: Self.name, sentence: sentence, source: added.source, cure: cure)
  }

  private var sentence: LocalizedText {
    guard let nearest else {
      return LocalizedText(
        """
        updateConstraints found no constraint on this attribute for \(added.equation), and added it.
        """,
        chinese: "updateConstraints 在这个属性上没有找到与 \(added.equation) 对应的约束，于是添加了它。")
    }
    let place = nearest.placeInSource
    var differences = Difference.all(from: nearest, to: added).map(\.text)
    if nearest.form != .masonry {
      differences.append(LocalizedText("the way it was made", chinese: "创建的方式"))
    }
    let kinds = LocalizedText.joined(
      differences, separator: LocalizedText(" and in ", chinese: "以及"))
    return LocalizedText(
      """
      updateConstraints found nothing like \(added.equation), and added it. The nearest is \
      \(nearest.equation)\(place), which differs in \(kinds). \
      Both are active now: where they contradict each other, one is left out.
      """,
      chinese: """
        updateConstraints 没有找到与 \(added.equation) 相同的约束，于是添加了它。最接近的是 \
        \(nearest.equation)\(place)，区别在于\(kinds)。\
        现在两条都处于激活状态：如果互相矛盾，其中一条会被舍弃。
        """)
  }

  private var cure: LocalizedText {
    guard let nearest else {
      return LocalizedText(
        "An update changes constants only: say makeConstraints for what is new.",
        chinese: "更新只改变常数：新的约束请用 makeConstraints。")
    }
    return nearest.form == .masonry
      ? LocalizedText(
        "An update changes constants only: say remakeConstraints to replace what was there.",
        chinese: "更新只改变常数：要替换原有的约束请用 remakeConstraints。")
      : LocalizedText(
        "The DSL leaves alone what it has not made: deactivate that one, or state it in the DSL.",
        chinese: "DSL 不会动不是它创建的约束：请停用那一条，或用 DSL 来写。")
  }
}

/// A difference between two constraints on one attribute, other than in the constant.
@MainActor private struct Difference {
  let text: LocalizedText

  private init(_ what: LocalizedText, _ old: LocalizedText, _ new: LocalizedText) {
    text = LocalizedText(
      "the \(what) (\(old) there, \(new) here)", chinese: "\(what)（那里是 \(old)，这里是 \(new)）")
  }

  static func all(from old: LayoutConstraint, to new: LayoutConstraint) -> [Difference] {
    var found: [Difference] = []
    if old.secondItem !== new.secondItem {
      found.append(
        Difference(
          LocalizedText("second item", chinese: "第二个对象"), name(old.secondItem), name(new.secondItem)
        ))
    }
    if old.secondAttribute != new.secondAttribute, old.secondItem != nil, new.secondItem != nil {
      found.append(
        Difference(
          LocalizedText("second attribute", chinese: "第二个属性"), name(old.secondAttribute),
          name(new.secondAttribute)))
    }
    if old.relation != new.relation {
      found.append(
        Difference(
          LocalizedText("relation", chinese: "关系"), "\(old.relation.description)",
          "\(new.relation.description)"))
    }
    if old.multiplier != new.multiplier {
      found.append(
        Difference(
          LocalizedText(verbatim: "multiplier"), "\(old.multiplier.short)",
          "\(new.multiplier.short)"))
    }
    if old.priority != new.priority {
      found.append(
        Difference(
          LocalizedText("priority", chinese: "优先级"), "\(old.priority.rawValue.short)",
          "\(new.priority.rawValue.short)"))
    }
    return found
  }

  private static let none = LocalizedText("none", chinese: "无")

  private static func name(_ item: LayoutItem?) -> LocalizedText {
    item.map { "\($0.debugName)" } ?? none
  }

  private static func name(_ attribute: LayoutAttribute?) -> LocalizedText {
    attribute.map { "\($0.description)" } ?? none
  }
}
