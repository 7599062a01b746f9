import Localization

/// The reasons for a value of the last layout: an edge, a centre, a length or a baseline of a view or guide.
///
/// It is a ledger: a list of the parts that apply, each with its numbers. All numbers come from the solver. A
/// number that follows from others has links to their explanations. Nothing is computed before an explanation
/// is requested, and the request changes nothing.
@MainActor public struct LayoutExplanation {
  /// The explained attribute.
  public let subject: ItemAttribute
  /// The view in whose coordinates a position is measured: the superview or a guide's owner, unless another one
  /// was requested; nil for a root.
  public let coordinates: LayoutNode?
  /// The view whose last fitting is explained, such as the content of a table's row; nil for a layout.
  public internal(set) var fittedView: LayoutNode?
  /// The value in layout units; a position is in ``coordinates``.
  public let value: Double
  /// The value in the coordinates of the window, or another root.
  public let valueInRoot: Double
  /// The mistakes that led to the value: missing constraints, a view without a frame, or a frame that is a
  /// constraint beside others. ``LayoutNode/diagnose()`` finds the same ones.
  public internal(set) var mistakes: [LayoutDiagnostic] = []
  /// The value as a sum of others: `right 60 - width 19`. Nil if constraints are on the attribute itself.
  public internal(set) var sum: LayoutSum?
  /// The constraints that hold the value: if any one of them were removed, the value would move. The most
  /// important come first.
  public internal(set) var holders: [ConstraintReading] = []
  /// The reason for a value that no constraint decides: an explicit frame, or the size of the window.
  public internal(set) var ending: Ending?
  /// The constraints on the attribute that are violated, with the constraints that prevail.
  public internal(set) var losses: [LostConstraint] = []
  /// The inequalities on the attribute that do not hold it, those with the smallest slack first. The slack is 0
  /// if the value touches the bound without being held by it.
  public internal(set) var bounds: [ConstraintReading] = []
  /// The numbers whose change would move the value, with the factors.
  public internal(set) var movers: [LayoutMover] = []
  /// The rule that chose among several values; nil if constraints allow only one.
  public internal(set) var choice: LayoutChoice?
  /// The difference between the solved value and the one on the screen; nil if there is none.
  public internal(set) var rounding: LayoutRounding?

  /// A reason that ends a chain of explanations.
  public enum Ending {
    /// The frame was set, not computed. The text is the reason, if the view that set the frame gives one.
    case explicitFrame(LocalizedText?)
    /// The size of the window, or of another root.
    case rootSize
    /// The target of a fitting, such as the width of a table's row.
    case fittingTarget(LayoutPriority)
    /// The origin of the coordinates.
    case origin
  }
}

@MainActor extension LayoutExplanation: @MainActor CustomStringConvertible {
  /// The attribute, its value and the first reason: `green.left = 20: held by >= container.right 60 × 1/3`.
  public var description: String { text.english }

  /// The attribute, its value and the first reason, to be translated.
  public var text: LocalizedText { text(of: \.text) }

  /// The same in fewer words, for a narrow line: `stair.height = 6: its intrinsic height`.
  public var briefText: LocalizedText { text(of: \.briefText, isBrief: true) }

  private func text(
    of words: KeyPath<Ledger.Row, LocalizedText>, isBrief: Bool = false
  ) -> LocalizedText {
    let value: LocalizedText = "\(subject.description) = \(value.brief)"
    guard let row = Ledger(self).rows.dropFirst().first else { return value }
    let reason = row[keyPath: words]
    return switch row.part {
    case .heldBy where isBrief: .said(reason, of: value)
    case .heldBy:
      LocalizedText("\(value): held by \(reason)", chinese: "\(value)：取决于 \(reason)")
    case .sum: "\(value) = \(reason)"
    default: .said("\(row.part.title) \(reason)", of: value)
    }
  }
}

extension LayoutExplanation.Ending: CustomStringConvertible {
  /// The reason as the end of a sentence: `an explicit frame`.
  public var description: String {
    switch self {
    case .explicitFrame(let reason): reason?.english ?? "an explicit frame"
    case .rootSize: "the size of the root, given from outside"
    case .fittingTarget(let priority):
      priority == .required
        ? "given for the fitting" : "asked for by the fitting (priority \(priority))"
    case .origin: "the origin of its own coordinates"
    }
  }
}

@MainActor extension ConstraintReading: @MainActor CustomStringConvertible {
  /// The left side and the right one in numbers: `green.left 20 >= container.right 60 × 1/3`.
  public var description: String {
    let relation = relation == .equal ? "== " : ""
    return "\(subject) \(value.brief) \(relation)\(words)"
  }
}

extension ConstraintReading.Origin: CustomStringConvertible {
  /// The name of the case in words: `compression resistance`.
  public var description: String {
    switch self {
    case .written: "written"
    case .stack: "stack"
    case .hugging: "hugging"
    case .compressionResistance: "compression resistance"
    case .explicitFrame: "explicit frame"
    case .given: "given"
    case .nonNegativeSize: "non-negative size"
    case .scrolledContent: "scrolled content"
    case .inset: "inset"
    }
  }
}

@MainActor extension ConstraintReading.Term: @MainActor CustomStringConvertible {
  /// The attribute, its value and the factor: `container.right 60 × 1/3`.
  public var description: String {
    "\(attribute) \(value.brief)" + (multiplier == 1 ? "" : " × \(Fraction.text(multiplier))")
  }
}

@MainActor extension LostConstraint: @MainActor CustomStringConvertible {
  /// The constraint with its numbers, and the amount by which it is missed: `... missed by 25`.
  public var description: String { "\(constraint): missed by \(amount.brief)" }
}

@MainActor extension LayoutChoice: @MainActor CustomStringConvertible {
  /// The range: `of 20...41`.
  public var description: String { "of \(range.lowerBound.brief)...\(range.upperBound.brief)" }
}

@MainActor extension LayoutChoice.Rule: @MainActor CustomStringConvertible {
  /// The rule in words: `green.left as near to 0 as it can be`.
  public var description: String {
    switch self {
    case .nearestToZero(let attribute): "\(attribute) as near to 0 as it can be"
    case .yields(let reading): "\(reading.equation) yields"
    }
  }
}

@MainActor extension LayoutChoice.Settlement: @MainActor CustomStringConvertible {
  /// The constraint or priority: `green.left == container.left ^1`.
  public var description: String {
    switch self {
    case .pin(let attribute, let view):
      "\(attribute) == \(view.map { "\(ItemAttribute($0, attribute.attribute))" } ?? "0") ^1"
    case .priority(let reading, let priority):
      "priority \(priority.rawValue.short) for \(reading.equation)"
    }
  }
}

@MainActor extension LayoutRounding: @MainActor CustomStringConvertible {
  /// The value and its cells: `33.3333 is drawn as 33`.
  public var description: String { "\(exact.brief) is drawn as \(cells)" }
}

@MainActor extension FrameReason: @MainActor CustomStringConvertible {
  /// The sum, or the words.
  public var description: String {
    switch self {
    case .sum(let sum): "\(sum)"
    case .words(let words): words.english
    }
  }
}

@MainActor extension WhyChain: @MainActor CustomStringConvertible {
  /// The attributes in order: `title.right, title.left, title.width`.
  public var description: String {
    steps.map { "\($0.explanation.subject)" }.joined(separator: ", ")
  }
}
