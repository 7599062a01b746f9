import Ashlar
import Foundation

// Reads problems, one a line, from a file, and prints the frames of their views, one a line.
// With --reports, prints what the layouts noticed instead.

/// A frame as the scorer reads it.
struct Answer: Encodable {
  let file: String
  let id: String
  let x: Double
  let y: Double
  let width: Double
  let height: Double
  /// The attributes on which no constraint decides.
  let ambiguous: [String]
}

let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--reports" }
guard arguments.count == 1, let path = arguments.first else {
  print("Say which file of problems is to be laid out: Conformance [--reports] FILE")
  exit(2)
}
let showsReports = CommandLine.arguments.contains("--reports")
let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
let encoder = JSONEncoder()
for (number, line) in lines.enumerated() {
  let problem: Problem
  do {
    problem = try JSONDecoder().decode(Problem.self, from: Data(line.utf8))
  } catch {
    // Its views are missing in the score; the others count.
    FileHandle.standardError.write(Data("line \(number + 1) is no problem: \(error)\n".utf8))
    continue
  }
  let tree = ProblemTree(problem)
  let frames = tree.solve()
  if showsReports {
    for report in tree.reports { print("\(problem.file) \(problem.root): \(report)") }
    continue
  }
  for (id, frame, ambiguous) in frames {
    let answer = Answer(
      file: problem.file, id: id, x: frame.minX, y: frame.minY, width: frame.width,
      height: frame.height, ambiguous: ambiguous)
    print(String(decoding: try encoder.encode(answer), as: UTF8.self))
  }
}
