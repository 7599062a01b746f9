/// Families of layouts whose work is measured over many sizes, each with several seeds.
enum Series: String, CaseIterable {
  case grid
  case spacers
  case staircase
  case freeStaircase = "staircase-free"
  case grail
  case sum
  case levels
  case random = "W5-seeds"
  case earlyList = "W2e"
  case earlyTable = "W3e"
  case fuzz = "W7"

  var sizes: [Int] {
    switch self {
    case .grid: [5, 10, 15, 20, 30, 40]
    case .spacers: [10, 30, 100, 300, 1000, 2000, 5000]
    case .staircase, .freeStaircase: [10, 30, 100, 300, 1000, 3000, 10_000]
    case .grail: [2, 4, 8, 16, 32, 48]
    case .sum: [10, 100, 1000, 3000, 10_000]
    case .levels: [10, 100, 500, 1000, 2000, 4000, 8000]
    case .random: [20, 30, 80, 100, 300, 1000]
    case .earlyList: [10, 100, 1000]
    case .earlyTable: [10, 30, 100, 1000]
    case .fuzz: [20, 30, 40, 80]
    }
  }

  var seeds: Range<UInt64> {
    switch self {
    // Its first seed is W5's.
    case .random: 5..<15
    default: 1..<4
    }
  }

  func stream(size: Int, seed: UInt64) -> Stream {
    switch self {
    case .grid: .grid(size, seed: seed)
    case .spacers: .spacers(size, seed: seed)
    case .staircase: .staircase(size, seed: seed, isWished: true)
    case .freeStaircase: .staircase(size, seed: seed, isWished: false)
    case .grail: .grail(size, seed: seed)
    case .sum: .sum(size, seed: seed)
    case .levels: .levels(size, seed: seed)
    case .random: .random(size, seed: seed)
    case .earlyList: .list(size, seed: seed, isEarly: true)
    case .earlyTable: .table(size, seed: seed, isEarly: true)
    case .fuzz: .fuzz(size, seed: seed)
    }
  }

  /// How a line names a size.
  func label(size: Int) -> String {
    switch self {
    case .grid: "\(size)x\(size)"
    case .grail: "depth=\(size)"
    default: "N=\(size)"
    }
  }
}
