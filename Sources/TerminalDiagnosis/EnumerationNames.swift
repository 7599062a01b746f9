// Swift prints a case within an array or an optional with its module, unless its type has a description.

extension AnswerFacts.Support: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .unknown: "unknown"
    case .absent: "absent"
    case .present: "present"
    }
  }
}

extension HardText.Matter: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .basics: "basics"
    case .ambiguous: "ambiguous"
    case .scripts: "scripts"
    case .emoji: "emoji"
    }
  }
}

extension NeededCapability.Weight: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .required: "required"
    case .important: "important"
    case .ornament: "ornament"
    }
  }
}

extension TerminalAdvice.Severity: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .fault: "fault"
    }
  }
}

extension TerminalAdvice.Topic: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .streams: "streams"
    case .type: "type"
    case .capabilities: "capabilities"
    case .colors: "colors"
    case .locale: "locale"
    case .size: "size"
    case .answers: "answers"
    case .mouse: "mouse"
    case .wholeFrames: "wholeFrames"
    case .text: "text"
    }
  }
}

extension TerminalAnswers.Reason: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .noTerminal: "noTerminal"
    case .background: "background"
    case .type: "type"
    case .inputWaiting: "inputWaiting"
    case .refused: "refused"
    }
  }
}
