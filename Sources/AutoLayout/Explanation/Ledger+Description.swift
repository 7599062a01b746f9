import Localization

@MainActor extension Ledger: @MainActor CustomStringConvertible {
  /// The rows, a line each.
  public var description: String { rows.map(\.description).joined(separator: "\n") }
}

@MainActor extension Ledger.Row: @MainActor CustomStringConvertible {
  /// The part, the amount and the reason: `held by 20 >= container.right 60 × 1/3`.
  public var description: String {
    [part.rawValue, amount, text.english].compactMap(\.self).filter { !$0.isEmpty }.joined(
      separator: " ")
  }
}

extension Ledger.Row.Part: CustomStringConvertible {
  /// The part as ledgers show it: `held by`.
  public var description: String { rawValue }

  /// The part as ledgers show it, to be translated.
  public var title: LocalizedText {
    switch self {
    case .value: LocalizedText("value", chinese: "值")
    case .mistake: LocalizedText("mistake", chinese: "错误")
    case .sum: LocalizedText("is", chinese: "等于")
    case .heldBy: LocalizedText("held by", chinese: "由何决定")
    case .lost: LocalizedText("lost", chinese: "未能满足")
    case .chosen: LocalizedText("chosen", chinese: "如何选定")
    case .nextBound: LocalizedText("next bound", chinese: "下一个界限")
    case .movesIt: LocalizedText("moves it", chinese: "什么会移动它")
    case .rounding: LocalizedText("rounding", chinese: "取整")
    }
  }
}

@MainActor extension Ledger.Link: @MainActor CustomStringConvertible {
  /// The attribute: `container.right`.
  public var description: String { "\(attribute)" }
}

@MainActor extension LayoutMover: @MainActor CustomStringConvertible {
  /// The factors and the number: `+1/3 per column of demo.width 62`.
  public var description: String {
    "\(amountText) \(words?.english ?? "of \(quantity)")"
  }
}

@MainActor extension LayoutMover.Quantity: @MainActor CustomStringConvertible {
  /// The number's name: `the constant of box.width == 20`.
  public var description: String {
    switch self {
    case .constant(let constraint): "the constant of \(constraint.shortEquation)"
    case .intrinsicLength(let attribute): "the intrinsic \(attribute)"
    case .given(let attribute), .explicitFrame(let attribute): "\(attribute)"
    case .inset(let name, _, let node): "the \(name) of \(node.shortName)"
    }
  }
}

@MainActor extension LayoutMover.End: @MainActor CustomStringConvertible {
  /// The event in words: `label.width <= 40 binds`.
  public var description: String {
    switch self {
    case .binds(let reading): "\(reading.equation) binds"
    case .fitsAgain(let reading): "\(reading.equation) fits again"
    case .contradiction: "constraints contradict each other"
    }
  }
}

extension LayoutRate: CustomStringConvertible {
  /// The factor and the distance: `times 1/3 up to 5`, or `blocked`.
  public var description: String {
    if isBlocked { return "blocked" }
    return "times \(Fraction.text(factor))" + (reach.isFinite ? " up to \(reach.short)" : "")
  }
}

extension Double {
  /// The number with at most two decimals, for a ledger. A number that would round to 0 is given in full.
  var brief: String {
    guard abs(self) < 1e12 else { return short }
    let rounded = (self * 100).rounded() / 100
    return rounded == 0 && abs(self) > 1e-9 ? short : rounded.short
  }
}
