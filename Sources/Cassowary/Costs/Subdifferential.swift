/// The slopes of a parametric symbol's own cost on both sides of its value, with the movements that are possible.
///
/// Of a convex function the slopes from the left to the right one are the subdifferential at a point.
struct Subdifferential: BitwiseCopyable, Equatable {
  /// Whether it matches the symbol's value and breakpoints.
  var isCurrent = false
  /// Whether no required constraint forbids a movement down.
  var canFall = true
  /// Whether no required constraint forbids a movement up.
  var canRise = true
  /// The number of breakpoints behind the symbol when it moves down.
  var behind: Int32 = 0
  /// The number of breakpoints behind the symbol when it moves up.
  var ahead: Int32 = 0
  /// The slope below, if the symbol can fall.
  var below = Slope()
  /// The slope above, if the symbol can rise.
  var above = Slope()
}
