/// A set of places, which are indices of records.
///
/// - Complexity: O(1) to mark an index, without hashing.
struct MarkedPlaces {
  private var isMarked: [Bool] = []
  private var places: [Int] = []

  /// Marks a place, which must not be negative.
  mutating func mark(_ place: Int) {
    while place >= isMarked.count { isMarked.append(false) }
    guard !isMarked[place] else { return }
    isMarked[place] = true
    places.append(place)
  }

  mutating func removeAll() {
    for place in places { isMarked[place] = false }
    places.removeAll(keepingCapacity: true)
  }

  /// The places in ascending order.
  var sorted: [Int] { places.sorted() }
}
