import Ashlar

/// Lines of text about items in a view tree. Lines that are equal except for one number in their path, such as those
/// for the rows of a table, are merged into one: `table/row0...row2/note`.
struct AlikeLines {
  /// A line about an item.
  struct Line {
    /// The names from the root to the item.
    let path: [String]
    /// The text after the path.
    let text: String
    /// The amounts at the start and at the end of an interval; nil if the line has none.
    var amount: (start: Double, end: Double)?
  }

  private struct Group {
    let first: Line
    /// The index of the name with the varying number; nil if there is none.
    let place: Int?
    var numbers: [Int] = []
    var amounts: [(start: Double, end: Double)] = []
  }

  private var groups: [Group] = []
  private var known: [[String]: Int] = [:]

  init(_ lines: [Line]) {
    for line in lines { add(line) }
  }

  private mutating func add(_ line: Line) {
    let place = line.path.firstIndex { Self.numbered($0) != nil }
    let name = place.flatMap { Self.numbered(line.path[$0]) }
    var key = line.path + [line.text]
    if let place, let name { key[place] = name.name + "#" }
    let index = known[key] ?? groups.count
    if index == groups.count {
      known[key] = index
      groups.append(Group(first: line, place: place))
    }
    if let name { groups[index].numbers.append(name.number) }
    if let amount = line.amount { groups[index].amounts.append(amount) }
  }

  /// Splits a name that ends with a number; nil for other names.
  private static func numbered(_ name: String) -> (name: String, number: Int)? {
    let digits = String(name.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
    guard !digits.isEmpty, digits.count < name.count, let number = Int(digits),
      String(number) == digits
    else { return nil }
    return (String(name.dropLast(digits.count)), number)
  }

  /// The merged lines, in the order of the first line of each.
  var texts: [(path: String, text: String)] {
    groups.map { group in
      (Self.path(of: group), group.first.text + (Self.words(group.amounts).map { ", \($0)" } ?? ""))
    }
  }

  private static func path(of group: Group) -> String {
    guard let place = group.place, let name = numbered(group.first.path[place])?.name else {
      return group.first.path.joined(separator: "/")
    }
    var runs: [ClosedRange<Int>] = []
    for number in group.numbers.sorted() {
      if let last = runs.last, number <= last.upperBound + 1 {
        runs[runs.count - 1] = last.lowerBound...max(number, last.upperBound)
      } else {
        runs.append(number...number)
      }
    }
    let names = runs.map { run in
      run.count == 1
        ? "\(name)\(run.lowerBound)" : "\(name)\(run.lowerBound)...\(name)\(run.upperBound)"
    }
    var path = group.first.path
    path[place] = names.joined(separator: ",")
    return path.joined(separator: "/")
  }

  /// Returns amounts in words: `by 4, falling to 1`; for several different amounts the least and the greatest.
  private static func words(_ amounts: [(start: Double, end: Double)]) -> String? {
    guard let first = amounts.first else { return nil }
    let isSame = amounts.allSatisfy { $0 == first }
    let all = amounts.flatMap { [$0.start, $0.end] }
    guard isSame, first.start != first.end else {
      let (least, most) = (all.min() ?? 0, all.max() ?? 0)
      return least == most
        ? "by \(LayoutUnit.text(of: least))"
        : "by \(LayoutUnit.text(of: least)) to \(LayoutUnit.text(of: most))"
    }
    let direction = first.end < first.start ? "falling" : "growing"
    return
      "by \(LayoutUnit.text(of: first.start)), \(direction) to \(LayoutUnit.text(of: first.end))"
  }
}
