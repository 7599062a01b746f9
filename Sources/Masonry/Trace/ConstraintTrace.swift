import AutoLayout

/// The way of the sentences of one closure, step by step: from the maker to a constraint that
/// takes part in the layout.
///
/// A trace is what it was when it was made; later changes do not show in it.
public struct ConstraintTrace: Hashable, Sendable {
  /// The way in which the sentences were installed.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    /// `makeConstraints`.
    case make
    /// `updateConstraints`.
    case update
    /// `remakeConstraints`.
    case remake

    /// The method of that name, like `makeConstraints`.
    public var method: String { "\(rawValue)Constraints" }
  }

  /// The kind of target that an attribute was related to, as it was said.
  public enum Target: Hashable, Sendable {
    /// A view or guide, which means its same attribute.
    case item
    /// An attribute of a view or guide.
    case attribute
    /// The superview, which means its same attribute.
    case superview
    /// A number, or what a size, a point or insets say of the attribute: a length, or a distance from the
    /// superview's same attribute.
    case number
  }

  /// The result of a step.
  public enum Outcome: Hashable, Sendable {
    /// The constraint was activated.
    case installed
    /// An update found a similar constraint, which has the new constant now.
    case adopted
    /// The constraint was active before, since it was installed inside of the closure.
    case kept
    /// The constraint stays inactive, for this reason.
    case refused(String)
  }

  /// One attribute related to one target.
  public struct Step: Hashable, Sendable {
    /// The place where the relation was written.
    public let source: SourceLocation
    /// The first attribute.
    public let attribute: LayoutAttribute
    /// The relation.
    public let relation: LayoutRelation
    /// The kind of target.
    public let target: Target
    /// The view or guide that the target meant, in logs' words; absent for a length.
    public let secondItem: String?
    /// Its attribute; absent for a length.
    public let secondAttribute: LayoutAttribute?
    /// The factor of the second attribute.
    public let multiplier: Double
    /// The constant, in layout units.
    public let constant: Double
    /// The priority.
    public let priority: LayoutPriority
    /// The closest common superview of both, which holds the constraint; absent where there is none.
    public let commonAncestor: String?
    /// The result.
    public let outcome: Outcome
    /// The constraint in short.
    public let equation: String
  }

  /// The way in which they were installed.
  public let operation: Operation
  /// The view or guide that was constrained, in logs' words.
  public let view: String
  /// The constraints that a remake took out, in short.
  public let removed: [String]
  /// One step for each attribute and target, in the order they were stated.
  public let steps: [Step]
}

extension ConstraintTrace: CustomStringConvertible {
  /// The steps as lines, each a word and what it came to.
  public var description: String {
    var lines = ["\(view).mas.\(operation.method)"]
    for equation in removed { lines.append(Self.line("took out", equation)) }
    for step in steps {
      lines.append("")
      lines += step.lines.map(Self.line)
    }
    if steps.isEmpty { lines.append(Self.line("nothing", "was stated")) }
    return lines.joined(separator: "\n")
  }

  private static func line(_ word: String, _ meaning: String) -> String {
    "  " + word + String(repeating: " ", count: max(1, 17 - word.count)) + meaning
  }
}

extension ConstraintTrace.Step: CustomStringConvertible {
  /// The result, and the constraint in short: `installed Label:title.width == 20`.
  public var description: String { "\(result.0) \(result.1)" }
}

extension ConstraintTrace.Step {
  /// The decisions, in the order they are made in.
  fileprivate var lines: [(String, String)] {
    var lines = [
      ("written at", "\(source)"),
      ("attribute", "\(attribute)"),
      ("relation", "\(relation)"),
      ("second attribute", second),
    ]
    if multiplier != 1 { lines.append(("multiplier", multiplier.short)) }
    lines.append(("constant", constant.short))
    if priority != .required { lines.append(("priority", priority.rawValue.short)) }
    lines.append(("common ancestor", commonAncestor ?? "none"))
    lines.append(result)
    return lines
  }

  private var second: String {
    guard let secondItem, let secondAttribute else {
      return !attribute.isPosition && target == .number
        ? "none: a length is compared with the number" : "none: there is no superview"
    }
    let place = "\(secondItem).\(secondAttribute)"
    return switch target {
    case .attribute: place
    case .item: "\(place): a view means its same attribute"
    case .superview: "\(place): the superview's same attribute"
    case .number: "\(place): a number counts from the superview"
    }
  }

  private var result: (String, String) {
    switch outcome {
    case .installed: ("installed", equation)
    case .adopted: ("adopted", "\(equation): it was there, its constant is new")
    case .kept: ("installed before", equation)
    case .refused(let reason): ("refused", reason)
    }
  }
}
