import TextLayout

// Swift prints a case within an array or an optional with its module, unless its type has a description.

extension Button.Shape: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .plain: "plain"
    case .bracketed: "bracketed"
    case .bordered: "bordered"
    }
  }
}

extension ActivityIndicator.Shape: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .dots: "dots"
    case .line: "line"
    }
  }
}

extension View.AnimationCurve: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .easeInOut: "easeInOut"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .linear: "linear"
    }
  }
}

extension View.AnimationOptions: CustomStringConvertible {
  /// The curve: `[easeInOut]`.
  public var description: String { "[\(curve)]" }
}

extension ViewPropertyAnimator.State: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .inactive: "inactive"
    case .active: "active"
    }
  }
}

extension ViewPropertyAnimator.Position: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .start: "start"
    case .current: "current"
    case .end: "end"
    }
  }
}

extension ModalPresentationStyle: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .fullScreen: "fullScreen"
    case .formSheet: "formSheet"
    }
  }
}

extension UserInterfaceSizeClass: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .unspecified: "unspecified"
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}

extension Button.Role: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .normal: "normal"
    case .primary: "primary"
    case .cancel: "cancel"
    case .destructive: "destructive"
    }
  }
}

extension Control.State: CustomStringConvertible {
  /// The names: `[highlighted, focused]`.
  public var description: String {
    let names: [(Control.State, String)] = [
      (.highlighted, "highlighted"), (.disabled, "disabled"), (.focused, "focused"),
      (.hovered, "hovered"),
    ]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}

extension Control.Event: CustomStringConvertible {
  /// The names: `[valueChanged]`; of a program's own events the bits, in hexadecimal digits.
  public var description: String {
    let names: [(Control.Event, String)] = [
      (.primaryActionTriggered, "primaryActionTriggered"), (.valueChanged, "valueChanged"),
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
      (.editingRefused, "editingRefused"), (.editingDidEnd, "editingDidEnd"),
    ]
    let rest = names.reduce(self) { $0.subtracting($1.0) }
    let own = rest.isEmpty ? [] : ["0x" + String(rest.rawValue, radix: 16)]
    return "[" + (names.filter { contains($0.0) }.map(\.1) + own).joined(separator: ", ") + "]"
  }
}

extension TextField.ClearButtonMode: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .never: "never"
    case .whileEditing: "whileEditing"
    case .always: "always"
    }
  }
}

extension TextField.InputVerdict: CustomStringConvertible {
  /// The name of the case, and what goes with it in quotation marks.
  public var description: String {
    switch self {
    case .accepted: "accepted"
    case .replaced(let text): "replaced(by: \(text.quoted()))"
    case .refused(let reason): "refused(reason: \(reason.quoted(limit: 60)))"
    }
  }
}

extension FocusHeading: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .nextGroup: "nextGroup"
    case .previousGroup: "previousGroup"
    }
  }
}

extension Focusability.Obstacle: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .outsideWindow: "outsideWindow"
    case .disabled: "disabled"
    case .cannotBecomeFocused: "cannotBecomeFocused"
    case .cannotBecomeFirstResponder: "cannotBecomeFirstResponder"
    case .hidden: "hidden"
    case .takesNoEvents: "takesNoEvents"
    case .empty: "empty"
    case .outside: "outside"
    case .behind: "behind"
    case .leavesFocusToContent: "leavesFocusToContent"
    }
  }
}

extension LineBreakMode: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .byWordWrapping: "byWordWrapping"
    case .byCharWrapping: "byCharWrapping"
    case .byClipping: "byClipping"
    case .byTruncatingHead: "byTruncatingHead"
    case .byTruncatingTail: "byTruncatingTail"
    case .byTruncatingMiddle: "byTruncatingMiddle"
    }
  }
}

extension RowChange: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .reload: "reload"
    case .updates(let updates): "updates(\(updates))"
    }
  }
}

extension ScrollMove: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .lines(let count): "lines(\(count))"
    case .pages(let count): "pages(\(count))"
    case .start: "start"
    case .end: "end"
    }
  }
}

extension TableView.ScrollPosition: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .none: "none"
    case .top: "top"
    case .middle: "middle"
    case .bottom: "bottom"
    }
  }
}

extension TableViewCell.AccessoryType: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .none: "none"
    case .disclosureIndicator: "disclosureIndicator"
    case .detailDisclosureButton: "detailDisclosureButton"
    case .checkmark: "checkmark"
    case .detailButton: "detailButton"
    }
  }
}

extension TableViewCell.SeparatorStyle: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .none: "none"
    case .singleLine: "singleLine"
    }
  }
}

extension TextAlignment: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    }
  }
}

extension Switch.Style: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .checkbox: "checkbox"
    case .sliding: "sliding"
    }
  }
}
