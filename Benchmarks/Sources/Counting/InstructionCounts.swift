import CCounting
import Glibc

/// Callgrind is missing or did not do what was expected of it.
public struct CountingError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}

/// The file of this program.
public func ownProgram() throws(CountingError) -> String {
  guard let path = realpath("/proc/self/exe", nil) else {
    throw CountingError("this program's file is not known")
  }
  defer { free(path) }
  return String(cString: path)
}

/// The instructions that each of the first so many counted regions takes when this program is started with
/// `arguments`, in the order in which they are left.
///
/// Callgrind runs the program, and counts inside ``inCountedRegion(_:)`` only. Hashing is the same in every
/// run, as otherwise sets and dictionaries collide now here and now there.
public func instructions(ofRegions count: Int, in arguments: [String]) throws(CountingError)
  -> [Int]
{
  let folder = try makeFolder()
  defer { rmdir(folder) }
  setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
  // Each return from the region writes what was counted since the one before into a file.
  let status = run(
    [
      "valgrind", "--quiet", "--tool=callgrind", "--collect-atstart=no",
      "--toggle-collect=counted_region", "--dump-after=counted_region",
      "--callgrind-out-file=\(folder)/out", try ownProgram(),
    ] + arguments)
  let totals = (1...count).map { takeTotal("\(folder)/out.\($0)") }
  // Callgrind writes what came after all regions, too.
  for number in count + 1...count + 2 { unlink("\(folder)/out.\(number)") }
  unlink("\(folder)/out")
  guard status == 0 else { throw CountingError("callgrind ended with \(status)") }
  let counts = totals.compactMap { $0 }
  guard counts.count == count else { throw CountingError("callgrind counted nothing") }
  return counts
}

/// Does something in a region that is counted.
public func inCountedRegion(_ body: () -> Void) {
  withoutActuallyEscaping(body) { body in
    withUnsafePointer(to: body) { pointer in
      counted_region(
        { $0.assumingMemoryBound(to: (() -> Void).self).pointee() },
        UnsafeMutableRawPointer(mutating: pointer))
    }
  }
}

private func makeFolder() throws(CountingError) -> String {
  guard let path = strdup("/tmp/counting-XXXXXX") else { throw CountingError("no memory") }
  defer { free(path) }
  guard mkdtemp(path) != nil else { throw CountingError("no folder could be made in /tmp") }
  return String(cString: path)
}

private func run(_ words: [String]) -> Int {
  var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
  pointers.append(nil)
  defer { for pointer in pointers { free(pointer) } }
  return Int(run_program(pointers))
}

/// Reads what a file of callgrind's comes to, and removes it.
private func takeTotal(_ path: String) -> Int? {
  guard let file = fopen(path, "r") else { return nil }
  defer {
    fclose(file)
    unlink(path)
  }
  var total: Int?
  var line: UnsafeMutablePointer<CChar>?
  var capacity = 0
  defer { free(line) }
  while getline(&line, &capacity, file) >= 0, let start = line {
    guard strncmp(start, "totals: ", 8) == 0 else { continue }
    total = atol(start + 8)
  }
  return total
}
