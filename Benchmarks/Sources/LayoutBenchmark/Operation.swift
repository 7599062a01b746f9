/// Something that is done to a layout again and again.
@MainActor struct Operation {
  let name: String
  /// How often it is done to be timed.
  let timed: Int
  /// How often it is done to be counted: two texts, or several widths, take turns.
  var counted = 10
  /// What has to be done once before.
  var prepare: () -> Void = {}
  /// Does it for the so-manieth time, from 0.
  let perform: (Int) -> Void
}
