@MainActor extension LayoutExplanation: @MainActor CustomStringConvertible {
  /// The attribute, its value and the first reason: `green.left = 20: held by >= container.right 60 × 1/3`.
  public var description: String {
    let reason = Ledger(self).rows.dropFirst().first.map { ": \($0.part.rawValue) \($0.text)" }
    return "\(subject) = \(value.short)\(reason ?? "")"
  }
}

extension LayoutExplanation.Ending: CustomStringConvertible {
  /// The reason as the end of a sentence: `an explicit frame`.
  public var description: String {
    switch self {
    case .explicitFrame(let reason): reason ?? "an explicit frame"
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
    return "\(subject) \(value.short) \(relation)\(words)"
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
    "\(attribute) \(value.short)" + (multiplier == 1 ? "" : " × \(Fraction.text(multiplier))")
  }
}

@MainActor extension LostConstraint: @MainActor CustomStringConvertible {
  /// The constraint with its numbers, and the amount by which it is missed: `... missed by 25`.
  public var description: String { "\(constraint): missed by \(amount.short)" }
}

@MainActor extension LayoutChoice: @MainActor CustomStringConvertible {
  /// The range: `of 20...41`.
  public var description: String { "of \(range.lowerBound.short)...\(range.upperBound.short)" }
}

@MainActor extension LayoutRounding: @MainActor CustomStringConvertible {
  /// The value and its cells: `33.3333 is drawn as 33`.
  public var description: String { "\(exact.short) is drawn as \(cells)" }
}

@MainActor extension FrameReason: @MainActor CustomStringConvertible {
  /// The sum, or the words.
  public var description: String {
    switch self {
    case .sum(let sum): "\(sum)"
    case .words(let words): words
    }
  }
}

@MainActor extension WhyChain: @MainActor CustomStringConvertible {
  /// The attributes in order: `title.right, title.left, title.width`.
  public var description: String {
    steps.map { "\($0.explanation.subject)" }.joined(separator: ", ")
  }
}
