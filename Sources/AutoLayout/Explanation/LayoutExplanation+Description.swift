import Localization

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
