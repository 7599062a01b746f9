import TerminalInterface

/// Texts that keys send, as a tree of their bytes, so that a key is found while its bytes come in.
struct KeyTree {
  enum Meaning: Equatable {
    case key(KeyPress)
    /// The terminal got the keyboard, or lost it.
    case focus(Bool)
  }

  private struct Node {
    var meaning: Meaning?
    /// The nodes behind this one with the bytes that lead to them.
    var branches: [(byte: UInt8, node: Int)] = []
  }

  static let root = 0

  private var nodes = [Node()]

  /// Notes what a text means. Of two meanings the first one stays.
  mutating func add(_ text: [UInt8], _ meaning: Meaning) {
    guard !text.isEmpty else { return }
    var place = Self.root
    for byte in text {
      if let next = self.place(behind: place, byte) {
        place = next
        continue
      }
      nodes[place].branches.append((byte, nodes.count))
      place = nodes.count
      nodes.append(Node())
    }
    if nodes[place].meaning == nil { nodes[place].meaning = meaning }
  }

  /// The place to which a byte leads; `nil` where no text goes on with it.
  func place(behind place: Int, _ byte: UInt8) -> Int? {
    nodes[place].branches.first { $0.byte == byte }?.node
  }

  /// The meaning of the text that leads to a place; `nil` where it is but the beginning of one.
  func meaning(at place: Int) -> Meaning? { nodes[place].meaning }
}
