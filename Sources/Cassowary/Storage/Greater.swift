/// Returns the greater of two numbers, and the second if one of them is no number.
///
/// It is a single instruction, unlike the standard library's function for all that can be compared, and is in the innermost
/// loops.
@inline(__always) func greater(_ one: Double, _ other: Double) -> Double {
  one > other ? one : other
}
