import TerminalInterface

/// A prefix tree (trie) of the byte sequences of keys, to match keys as bytes arrive.
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

  /// Adds a sequence with its meaning. If the sequence exists already, it keeps its meaning.
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

  /// Returns the child of the node `place` for a byte; `nil` if no sequence continues with it.
  func place(behind place: Int, _ byte: UInt8) -> Int? {
    nodes[place].branches.first { $0.byte == byte }?.node
  }

  /// Returns the meaning of the sequence that ends at a node; `nil` if it is only a prefix.
  func meaning(at place: Int) -> Meaning? { nodes[place].meaning }
}
