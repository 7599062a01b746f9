import Ashlar

/// The gallery's keys. Each is defined only here; hints, help and texts use these.
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
  /// Performs the action of the selected item.
  static let choose = KeyPress(.enter)
  static let undo = KeyPress(.backspace)
  static let back = KeyPress(.escape)
  static let quit = KeyPress.character("q")

  /// Letters that act as other keys, as in `less` and `vi`.
  static let motions: [(letter: KeyPress, key: KeyPress)] = [
    (KeyPress(.character("j")), KeyPress(.down)), (KeyPress(.character("k")), KeyPress(.up)),
    (KeyPress(.character("g")), KeyPress(.home)), (KeyPress(.character("G")), KeyPress(.end)),
  ]
}

/// Hints that several commands share.
enum GalleryHint {
  static let choose = LocalizedText("choose", chinese: "选择")
  static let ends = LocalizedText("ends", chinese: "首尾")
  static let stage = LocalizedText("stage", chinese: "舞台")
  static let edge = LocalizedText("edge", chinese: "边")
  static let view = LocalizedText("view", chinese: "视图")
  static let back = LocalizedText("back", chinese: "返回")
  static let pane = LocalizedText("pane", chinese: "窗格")
  static let undo = LocalizedText("undo", chinese: "撤销")
  static let close = LocalizedText("close", chinese: "关闭")
  static let resize = LocalizedText("resize", chinese: "大小")
  static let height = LocalizedText("height", chinese: "高度")
  static let change = LocalizedText("change", chinese: "修改")
}

/// The groups of commands in the help.
enum GalleryGroup {
  static let stage = LocalizedText("The stage", chinese: "舞台")
  static let reading = LocalizedText("To read", chinese: "阅读")
  static let moving = LocalizedText("To move", chinese: "移动")
  static let why = LocalizedText("Why", chinese: "为什么")
  static let source = LocalizedText("The source", chinese: "源码")
  static let leaving = LocalizedText("To leave", chinese: "离开")

  static func demo(_ title: LocalizedText) -> LocalizedText {
    LocalizedText("In \(title)", chinese: "在“\(title)”中")
  }
}

extension KeyPress {
  /// The key that a letter acts as (``GalleryKey/motions``); `nil` for other keys.
  var motion: KeyPress? { GalleryKey.motions.first { $0.letter == self }?.key }
}

extension View {
  /// The commands for letters that act as other keys. The other key is sent along the responder chain from the first
  /// responder.
  var motionCommands: [KeyCommand] {
    GalleryKey.motions.map { letter, key in
      KeyCommand(
        letter, title: LocalizedText("Like \(key.keycap)", chinese: "等同 \(key.keycap)"),
        hint: LocalizedText("like", chinese: "等同"), importance: 0, group: GalleryGroup.moving
      ) { [weak self] in self?.window?.send(.key(key)) }
    }
  }
}
