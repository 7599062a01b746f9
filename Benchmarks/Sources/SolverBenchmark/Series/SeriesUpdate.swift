/// One update of a series, which has changed a value.
struct SeriesUpdate {
  /// The nanoseconds or instructions that it took.
  var figure: Double
  /// The number of values that it changed.
  var changed: Int

  /// Nil if no value changed.
  init?(figure: Double, to values: [Double], from former: [Double]) {
    // A stream makes its variables before it begins.
    precondition(former.isEmpty || values.count == former.count)
    changed = zip(values, former).count { $0 != $1 }
    if changed == 0 { return nil }
    self.figure = figure
  }
}
