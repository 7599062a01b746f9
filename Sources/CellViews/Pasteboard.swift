import TextLayout

/// The text that was last cut or copied in a window. UIKit's name: `UIPasteboard`.
///
///     window.pasteboard.string = "ashlar"
///
/// Each window has its own, ``Window/pasteboard``, since each may be on another terminal. Text that is put on it also
/// goes to the terminal's clipboard, if the terminal supports that (OSC 52). The terminal's clipboard is never read:
/// text from other programs arrives when the user pastes in the terminal, for example with Ctrl-Shift-V.
@MainActor public final class Pasteboard {
  /// The text; `nil` if nothing was cut or copied. Setting it also sets the terminal's clipboard at the end of the
  /// turn; an empty text and `nil` leave that unchanged.
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

  /// Returns the text if it is not empty and was not sent to the terminal yet.
  func takeNew() -> String? {
    defer { isNew = false }
    return isNew && hasStrings ? string : nil
  }
}

extension Pasteboard: @MainActor CustomStringConvertible {
  /// `<Pasteboard: "text">`, with the start of the text; `<Pasteboard>` without a text.
  public var description: String { string.map { "<Pasteboard: \($0.quoted())>" } ?? "<Pasteboard>" }
}
