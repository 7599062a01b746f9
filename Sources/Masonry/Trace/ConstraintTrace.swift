import AutoLayout

/// A record of the steps by which the statements of one closure became layout constraints.
///
/// Later changes of the constraints do not change the record.
public struct ConstraintTrace: Hashable, Sendable {
  /// A method that installs statements.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    /// `makeConstraints`.
    case make
    /// `updateConstraints`.
    case update
    /// `remakeConstraints`.
    case remake

    /// The name of the method, like `makeConstraints`.
    public var method: String { "\(rawValue)Constraints" }
  }

  /// The kind of target of an attribute.
  public enum Target: Hashable, Sendable {
    /// A view or guide: its same attribute.
    case item
    /// An attribute of a view or guide.
    case attribute
    /// The superview: its same attribute.
    case superview
    /// A number, or a part of a size, a point or insets: a length, or a distance from the superview's same
    /// attribute.
    case number
  }

  /// The result of a step.
  public enum Outcome: Hashable, Sendable {
    /// The constraint was activated.
    case installed
    /// An update found a similar constraint and gave it the new constant.
    case adopted
    /// The constraint was active already, since the closure itself had installed it.
    case kept
    /// The constraint stays inactive, for the given reason.
    case refused(String)
  }

  /// One attribute with one target.
  public struct Step: Hashable, Sendable {
    /// The source line of the relation.
    public let source: SourceLocation
    /// The first attribute.
    public let attribute: LayoutAttribute
    /// The relation.
    public let relation: LayoutRelation
    /// The kind of target.
    public let target: Target
    /// The view or guide of the target, named as in logs; nil for a length.
    public let secondItem: String?
    /// The attribute of the target; nil for a length.
    public let secondAttribute: LayoutAttribute?
    /// The factor of the second attribute.
    public let multiplier: Double
    /// The constant, in layout units.
    public let constant: Double
    /// The priority.
    public let priority: LayoutPriority
    /// The closest common superview of both items, which holds the constraint; nil if there is none.
    public let commonAncestor: String?
    /// The result.
    public let outcome: Outcome
    /// The constraint in short.
    public let equation: String
  }

  /// The method.
  public let operation: Operation
  /// The constrained view or guide, named as in logs.
  public let view: String
  /// The equations of the constraints that a remake removed.
  public let removed: [String]
  /// One step for each attribute and target, in the order of the statements.
  public let steps: [Step]
}

extension ConstraintTrace: CustomStringConvertible {
  /// The steps as lines, each with a label and a value.
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
  /// The result and the equation: `installed Label:title.width == 20`.
  public var description: String { "\(result.0) \(result.1)" }
}

extension ConstraintTrace.Step {
  /// The labels and values of the step, in order.
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
