/// The alignment of a line that is shorter than its label. UIKit's name: `NSTextAlignment`.
public enum TextAlignment: Hashable, Sendable {
  /// Left-aligned.
  case left
  /// Centred. With an odd number of free cells, the right side gets one more.
  case center
  /// Right-aligned.
  case right

  func offset(of length: Int, in room: Int) -> Int {
    switch self {
    case .left: 0
    case .center: (room - length) / 2
    case .right: room - length
    }
  }
}
