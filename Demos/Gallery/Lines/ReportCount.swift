import Ashlar

/// The number of reports, for the hint line.
struct ReportCount {
  var current: Int
  var earlier: Int

  /// Returns a notice of the current reports, else of the earlier ones; `nil` where there are none.
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
