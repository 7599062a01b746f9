/// Families of layouts whose work is measured over several sizes.
enum Series: String, CaseIterable {
  case grid
  case spacers
  case staircase
  case grail
  case sum
  case levels
  case earlyList = "W2e"
  case earlyTable = "W3e"

  /// Each size is measured with each of these.
  static let seeds: [UInt64] = [1, 2, 3]

  var sizes: [Int] {
    switch self {
    case .grid: [5, 10, 20, 40]
    case .spacers, .staircase: [10, 30, 100, 300, 1000]
    case .grail: [2, 4, 8, 16]
    case .sum, .levels, .earlyList, .earlyTable: [10, 100, 1000]
    }
  }

  func stream(size: Int, seed: UInt64) -> Stream {
    switch self {
    case .grid: .grid(size, seed: seed)
    case .spacers: .spacers(size, seed: seed)
    case .staircase: .staircase(size, seed: seed)
    case .grail: .grail(size, seed: seed)
    case .sum: .sum(size, seed: seed)
    case .levels: .levels(size, seed: seed)
    case .earlyList: .list(size, seed: seed, isEarly: true)
    case .earlyTable: .table(size, seed: seed, isEarly: true)
    }
  }

  /// How a line names a size.
  func label(size: Int) -> String {
    switch self {
    case .grid: "\(rawValue) \(size)x\(size)"
    case .grail: "\(rawValue) depth=\(size)"
    default: "\(rawValue) N=\(size)"
    }
  }
}
