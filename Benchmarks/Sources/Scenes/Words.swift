/// The texts of the scenes.
enum Words {
  private static let all = """
    amber bolt cedar delta ember fjord grain harbor inlet juniper kelp lumen meadow north opal pebble \
    quartz river slate timber umber valley willow zephyr
    """.split(separator: " ").map(String.init)

  static func word(_ index: Int) -> String { all[index % all.count] }

  /// A text of `count` words.
  static func paragraph(_ seed: Int, _ count: Int) -> String {
    (0..<count).map { word(7 * seed + 5 * $0) }.joined(separator: " ")
  }

  /// "item", a number of four digits, and a word.
  static func item(_ index: Int) -> String {
    let digits = String(index)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
    return "item \(zeros)\(digits) \(word(7 * index))"
  }

  static func value(_ index: Int) -> String { String(7919 * index % 10007) }
}
