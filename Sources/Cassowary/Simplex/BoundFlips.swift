/// A jump of a parametric symbol to another of its breakpoints.
struct BoundFlip: BitwiseCopyable {
  var symbol: Symbol
  var position: Double
}
