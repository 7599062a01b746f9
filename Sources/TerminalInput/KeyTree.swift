import TerminalInterface

/// A prefix tree of the byte sequences that keys send, to match keys as bytes arrive.
struct KeyTree {
  enum Meaning: Equatable {
    case key(KeyPress)
    /// The terminal gained the keyboard focus (`true`) or lost it.
    case focus(Bool)
  }

  private struct Node {
    var meaning: Meaning?
    /// The child nodes, each with the byte that leads to it.
    var branches: [(byte: UInt8, node: Int)] = []
  }

  static let root = 0

  private var nodes = [Node()]

  /// Adds a sequence and its meaning. Where the sequence is known already, the first meaning stays.
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

  /// Returns the node after `place` for a byte; `nil` where no sequence continues with it.
  func place(behind place: Int, _ byte: UInt8) -> Int? {
    nodes[place].branches.first { $0.byte == byte }?.node
  }

  /// Returns the meaning of the sequence that ends at a node; `nil` where it is only a prefix.
  func meaning(at place: Int) -> Meaning? { nodes[place].meaning }
}
