import TextLayout

// Text from a terminal or the environment may contain anything, so it is quoted.

extension TerminalExamination: CustomStringConvertible {
  /// A summary, such as `"xterm-256color", (80, 24), palette, "UTF-8"`, or the reason why no screen can be opened.
  public var description: String {
    let parts: [String?] = [
      type.name?.quoted(), (toldSize ?? sizes.kernel)?.description, "\(colors.depth)",
      locale.usedEncoding.quoted(), refusal.map { "refused: \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension ProgramFacts: CustomStringConvertible {
  /// The known facts, such as `"vscode 1.90", tmux, remote`.
  public var description: String {
    let parts = [name?.quoted(), multiplexer?.rawValue, isRemote ? "remote" : nil]
    return parts.contains { $0 != nil }
      ? parts.compactMap(\.self).joined(separator: ", ") : "unknown"
  }
}

// Its `description` is a property with the entry's long name, which may be missing.
extension TerminalTypeFacts: CustomDebugStringConvertible {
  /// `"xterm-256color", lacks sitm`; for an unknown type that it is unknown, and which type is used instead.
  public var debugDescription: String {
    guard let name else { return "not set" }
    guard hasEntry else { return "\(name.quoted()), unknown" }
    let use = standIn.map { ", unknown, as \($0.quoted())" } ?? ""
    let lacks = missing.map(\.name).joined(separator: ", ")
    return name.quoted() + use + (lacks.isEmpty ? "" : ", lacks \(lacks)")
  }
}

extension LocaleFacts: CustomStringConvertible {
  /// The effective variable and the encoding in use: `LANG="de_DE.UTF-8", "UTF-8"`.
  public var description: String {
    (variables.prefix(1).map(\.description) + [usedEncoding.quoted()]).joined(separator: ", ")
  }
}

extension LocaleFacts.Variable: CustomStringConvertible {
  /// `LANG="de_DE.UTF-8"`.
  public var description: String { "\(name)=\(value.quoted())" }
}

extension ColorFacts: CustomStringConvertible {
  /// The depth in use and the number of the type's colours: `palette of 256`.
  public var description: String { "\(depth) of \(count)" + (isRefused ? ", refused" : "") }
}

extension SizeFacts: CustomStringConvertible {
  /// The size in use: `(80, 24)`, or `unknown`.
  public var description: String { kernel.map(\.description) ?? "unknown" }
}

extension TerminalAnswers: CustomStringConvertible {
  /// `notAsked(background)`, `silent`, or a summary of the answers.
  public var description: String {
    switch self {
    case .notAsked(let reason): "notAsked(\(reason))"
    case .silent: "silent"
    case .answered(let facts): "answered(\(facts))"
    }
  }
}

extension AnswerFacts: CustomStringConvertible {
  /// The answers that there are: `"XTerm(379)", (80, 24), dark, 16 texts`.
  public var description: String {
    let parts: [String?] = [
      name?.quoted(), size?.description,
      userInterfaceStyle == .unspecified ? nil : "\(userInterfaceStyle)",
      texts.isEmpty ? nil : "\(texts.count) texts",
    ]
    return parts.contains { $0 != nil }
      ? parts.compactMap(\.self).joined(separator: ", ") : "nothing"
  }
}

extension AnswerFacts.MeasuredText: CustomStringConvertible {
  /// `"中文": moved 4 of 4`.
  public var description: String { "\(text.text.quoted()): moved \(moved) of \(text.columns)" }
}

extension HardText: CustomStringConvertible {
  /// `"中文" (Chinese, 4 columns)`.
  public var description: String { "\(text.quoted()) (\(kind), \(columns) columns)" }
}

extension NeededCapability: CustomStringConvertible {
  /// `cup (required)`.
  public var description: String { "\(name) (\(weight))" }
}

extension TerminalAdvice: CustomStringConvertible {
  /// The severity, the problem and the remedy: `warning: …`.
  public var description: String { "\(severity): \(problem) \(remedy)" }
}
