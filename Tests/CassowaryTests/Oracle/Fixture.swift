import Cassowary
import Foundation

/// A large system with the least sum of errors of every priority, as HiGHS found it or, in
/// fractions, z3; written by Scripts/make_fixtures.py, which tells the format.
struct Fixture: Decodable {
  let kind: String
  let seed: Int
  let variables: Int
  let levels: [[Double]]
  let constraints: [[Double]]

  /// Where the files are: the committed ones, or those of the folder `ASHLAR_FIXTURES`.
  private static let folder =
    ProcessInfo.processInfo.environment["ASHLAR_FIXTURES"].map { URL(fileURLWithPath: $0) }
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// The names of the files, in order. Sparse systems take by far the longest: of the committed
  /// ones, those of more than 150 variables are left for `ASHLAR_LARGE`.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let environment = ProcessInfo.processInfo.environment
    let isComplete = (environment["ASHLAR_LARGE"] ?? environment["ASHLAR_FIXTURES"]) != nil
    return files.filter { name in
      let parts = name.split(separator: "-")
      let size = parts.dropFirst().first.flatMap { Int($0) } ?? 0
      let isLong = parts.first == "sparse" && size > 150
      return name.hasSuffix(".json") && (isComplete || !isLong)
    }.sorted()
  }()

  init(named name: String) throws {
    let data = try Data(contentsOf: Fixture.folder.appendingPathComponent(name))
    self = try JSONDecoder().decode(Fixture.self, from: data)
  }

  var model: Model {
    Model(
      unknowns: (0..<variables).map { .init(rank: $0) },
      inequalities: constraints.map { numbers in
        Model.Inequality(
          terms: stride(from: 4, to: numbers.count, by: 2).map {
            (variable: Int(numbers[$0]), coefficient: numbers[$0 + 1])
          },
          constant: numbers[3],
          relation: relations[Int(numbers[0]) + 1],
          priority: numbers[1], weight: numbers[2])
      })
  }
}
