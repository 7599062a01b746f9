import Ashlar

/// The gallery's keys. Each stands here once: hints, help and texts are made of them.
enum GalleryKey {
  static let narrower = KeyPress.character("[")
  static let wider = KeyPress.character("]")
  static let lower = KeyPress.character("{")
  static let higher = KeyPress.character("}")
  static let fill = KeyPress.character("r")
  static let play = KeyPress.character("p")
  static let lesson = KeyPress.character("l")
  static let source = KeyPress.character("s")
  static let reports = KeyPress.character("m")
  static let why = KeyPress.character("i")
  static let layer = KeyPress.character("f")
  static let search = KeyPress.character("/")
  static let theme = KeyPress.character("t")
  static let language = KeyPress.character("L")
  static let help = KeyPress.character("?")
  static let palette = KeyPress.control("p")
  static let next = KeyPress(.tab)
  static let previous = KeyPress(.tab, modifiers: .shift)
  static let nextPane = KeyPress(.function(6))
  static let previousPane = KeyPress(.function(6), modifiers: .shift)
  /// Does what is selected.
  static let choose = KeyPress(.enter)
  static let undo = KeyPress(.backspace)
  static let back = KeyPress(.escape)
  static let quit = KeyPress.character("q")

  /// The letters that stand for other keys, as in `less` and `vi`.
  static let motions: [(letter: KeyPress, key: KeyPress)] = [
    (KeyPress(.character("j")), KeyPress(.down)), (KeyPress(.character("k")), KeyPress(.up)),
    (KeyPress(.character("g")), KeyPress(.home)), (KeyPress(.character("G")), KeyPress(.end)),
  ]
}

/// The headings of the help.
enum GalleryGroup {
  static let stage: LocalizedText = "The stage"
  static let reading: LocalizedText = "To read"
  static let moving: LocalizedText = "To move"
  static let why: LocalizedText = "Why"
  static let source: LocalizedText = "The source"
  static let leaving: LocalizedText = "To leave"

  static func demo(_ title: LocalizedText) -> LocalizedText { "In \(title)" }
}
