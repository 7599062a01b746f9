import TextLayout

/// What the user has cut or copied in a window. UIKit's name: `UIPasteboard`.
///
///     window.pasteboard.string = "ashlar"
///
/// Each window has one, ``Window/pasteboard``, instead of one for the process, as each may be on another terminal. What
/// is put on it also goes to the clipboard of the terminal, where it takes that (OSC 52). Nothing is read from there:
/// what other programs have copied arrives as a paste of the terminal, such as with Ctrl-Shift-V.
@MainActor public final class Pasteboard {
  /// The text; `nil` where nothing was cut or copied. Setting it puts it on the terminal's clipboard at the end of the
  /// turn; an empty text and `nil` leave that as it is.
  public var string: String? {
    didSet {
      changeCount += 1
      isNew = true
    }
  }
  /// How many times the text was set.
  public private(set) var changeCount = 0
  private var isNew = false

  init() {}

  /// Each window has a pasteboard of its own.
  @available(
    *, unavailable, message: "write window.pasteboard: each window may be on another terminal"
  )
  public static var general: Pasteboard { Pasteboard() }

  /// Whether there is a text that is not empty. UIKit's name.
  public var hasStrings: Bool { string?.isEmpty == false }

  /// Returns the text if the terminal has not got it yet and there is something in it.
  func takeNew() -> String? {
    defer { isNew = false }
    return isNew && hasStrings ? string : nil
  }
}

extension Pasteboard: @MainActor CustomStringConvertible {
  /// `<Pasteboard: "text">`, with the start of the text; `<Pasteboard>` without one.
  public var description: String { string.map { "<Pasteboard: \($0.quoted())>" } ?? "<Pasteboard>" }
}
