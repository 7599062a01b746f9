/// A measurement as it is printed: `W3 N=10 build kiwi=5890000ns ours=58000ns ratio=101.5`.
struct Line {
  var workload: Workload
  /// Such as `N=10`.
  var size: String
  var operation: String
  /// Of the solvers that ended in time.
  var figures: [Entrant: Double]
  /// The solvers that were asked to run.
  var entrants: [Entrant]
  var unit: String

  /// Kiwi and the reference are left out where they did not end in time; ours is shown as `-`.
  var text: String {
    var words = [workload.rawValue, size, operation]
    for entrant in [Entrant.kiwi, .ours] where entrants.contains(entrant) {
      if let figure = figures[entrant] {
        words.append("\(entrant)=\(Int(figure.rounded()))\(unit)")
      } else if entrant == .ours {
        words.append("ours=-")
      }
    }
    if let kiwi = figures[.kiwi], let ours = figures[.ours] {
      words.append("ratio=\(decimal(kiwi / ours, places: kiwi / ours < 10 ? 2 : 1))")
    }
    if let reference = figures[.reference] {
      words.append("reference=\(Int(reference.rounded()))\(unit)")
    }
    return words.joined(separator: " ")
  }
}

/// A number with so many places after the point.
func decimal(_ number: Double, places: Int) -> String {
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  return "\((number * scale).rounded() / scale)"
}
