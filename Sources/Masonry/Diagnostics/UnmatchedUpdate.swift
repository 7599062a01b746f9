import AutoLayout
import Localization

/// A constraint that an update added because it found none to update. The older constraints stay and often
/// contradict it.
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
      return """
        updateConstraints found no constraint on this attribute for \(added.equation), and added it.
        """
    }
    let place: LocalizedText = nearest.source.map { " (\($0))" } ?? .empty
    var differences = Difference.all(from: nearest, to: added).map(\.text)
    if nearest.form != .masonry { differences.append("the way it was made") }
    return """
      updateConstraints found nothing like \(added.equation), and added it. The nearest is \
      \(nearest.equation)\(place), which differs in \(LocalizedText.joined(differences, separator: " and in ")). \
      Both are active now: where they contradict each other, one is left out.
      """
  }

  private var cure: LocalizedText {
    guard let nearest else {
      return "An update changes constants only: say makeConstraints for what is new."
    }
    return nearest.form == .masonry
      ? "An update changes constants only: say remakeConstraints to replace what was there."
      : "The DSL leaves alone what it has not made: deactivate that one, or state it in the DSL."
  }
}

/// A difference between two constraints on one attribute, other than the constant.
@MainActor private struct Difference {
  let text: LocalizedText

  private init(_ what: LocalizedText, _ old: LocalizedText, _ new: LocalizedText) {
    text = "the \(what) (\(old) there, \(new) here)"
  }

  static func all(from old: LayoutConstraint, to new: LayoutConstraint) -> [Difference] {
    var found: [Difference] = []
    if old.secondItem !== new.secondItem {
      found.append(Difference("second item", name(old.secondItem), name(new.secondItem)))
    }
    if old.secondAttribute != new.secondAttribute, old.secondItem != nil, new.secondItem != nil {
      found.append(
        Difference("second attribute", name(old.secondAttribute), name(new.secondAttribute)))
    }
    if old.relation != new.relation {
      found.append(
        Difference("relation", "\(old.relation.description)", "\(new.relation.description)"))
    }
    if old.multiplier != new.multiplier {
      found.append(Difference("multiplier", "\(old.multiplier.short)", "\(new.multiplier.short)"))
    }
    if old.priority != new.priority {
      found.append(
        Difference(
          "priority", "\(old.priority.rawValue.short)", "\(new.priority.rawValue.short)"))
    }
    return found
  }

  private static func name(_ item: LayoutItem?) -> LocalizedText {
    item.map { "\($0.debugName)" } ?? "none"
  }

  private static func name(_ attribute: LayoutAttribute?) -> LocalizedText {
    attribute.map { "\($0.description)" } ?? "none"
  }
}
