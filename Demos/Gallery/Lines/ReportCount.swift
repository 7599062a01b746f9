import Ashlar

/// How many reports there are, for the hint line.
struct ReportCount {
  var current: Int
  var earlier: Int

  /// How many there are now; where there are none, how many there were.
  func notice(_ theme: Theme) -> HintLine.Notice? {
    if current > 0 {
      let noun = current == 1 ? "report" : "reports"
      return .init(
        text: " \(current) \(noun): m ", short: " \(current): m ", importance: 91,
        style: theme.warning.with(.reverse))
    }
    guard earlier > 0 else { return nil }
    let text = "\(earlier) earlier: m "
    return .init(text: text, short: text, importance: 50, style: theme.secondaryLabel)
  }
}
