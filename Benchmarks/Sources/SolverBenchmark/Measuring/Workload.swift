/// The streams, each in several sizes.
enum Workload: String, CaseIterable {
  case form = "W1"
  case chain = "W2"
  case list = "W2b"
  case table = "W3"
  case nested = "W4"
  case random = "W5"
  case churn = "W6"

  var sizes: [Int] {
    switch self {
    case .form: [37]
    case .chain, .list: [10, 100, 1000]
    case .table: [10, 30, 100, 1000]
    case .nested: [4, 5, 6, 7]
    // kiwi gives up with more.
    case .random: [20, 30, 80]
    case .churn: [10, 100, 1000]
    }
  }

  /// The size that is small enough to count instructions; none where that would show nothing new.
  var countedSize: Int? {
    switch self {
    case .form: 37
    case .chain: nil
    case .list, .table, .churn: 10
    case .nested: 4
    case .random: 30
    }
  }

  func stream(size: Int) -> Stream {
    switch self {
    case .form: .form()
    case .chain: .chain(size)
    case .list: .list(size)
    case .table: .table(size)
    case .nested: .nested(depth: size)
    case .random: .random(size)
    case .churn: .churn(size)
    }
  }

  /// Whether a segment of the stream is printed. The churned table's building is that of W3.
  func isMeasured(_ segment: String) -> Bool {
    self != .churn || segment == "churn"
  }

  /// How a line names a size.
  func label(size: Int) -> String {
    self == .nested ? "depth=\(size)" : "N=\(size)"
  }

  /// What the growth is measured against: of the nested views, their number.
  func extent(size: Int) -> Double {
    guard self == .nested else { return Double(size) }
    var views = 1.0
    for _ in 1..<size { views = 1 + 3 * views }
    return views
  }
}
