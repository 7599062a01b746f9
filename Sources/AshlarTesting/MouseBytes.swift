import TerminalInterface

/// The bytes that xterm sends for the mouse, in decimal numbers (mode 1006).
enum MouseBytes {
  static func bytes(of event: MouseEvent) -> [UInt8] {
    let (code, final): (Int, String) =
      switch event.action {
      case .press(let button): (number(button), "M")
      case .release(let button): (number(button), "m")
      case .drag(let button): (32 + number(button), "M")
      case .move: (35, "M")
      case .scrollUp: (64, "M")
      case .scrollDown: (65, "M")
      case .scrollLeft: (66, "M")
      case .scrollRight: (67, "M")
      }
    let held =
      (event.modifiers.contains(.shift) ? 4 : 0) + (event.modifiers.contains(.alternate) ? 8 : 0)
      + (event.modifiers.contains(.control) ? 16 : 0)
    let (x, y) = (event.position.x + 1, event.position.y + 1)
    return Array("\u{1b}[<\(code + held);\(x);\(y)\(final)".utf8)
  }

  private static func number(_ button: MouseEvent.Button) -> Int {
    switch button {
    case .left: 0
    case .middle: 1
    case .right: 2
    }
  }
}
