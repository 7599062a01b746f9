import ArgumentParser
import Ashlar

/// A file that the program writes its result to.
struct OutputFile {
  private let path: String
  private let descriptor: Descriptor

  /// Creates the file, or empties the one that is there.
  ///
  /// - Throws: the status for the program to end with, when it cannot be written. The reason has been told.
  init(_ path: String) throws(ExitCode) {
    self.path = path
    descriptor = Descriptor(number: open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666))
    guard descriptor.number >= 0 else { throw try Self.failure(path) }
  }

  /// Writes all of the text, and closes the file.
  ///
  /// - Throws: the status for the program to end with, when it could not be written. The reason has been told.
  func write(_ text: String) throws(ExitCode) {
    defer { close(descriptor.number) }
    if !descriptor.send(text) { throw try Self.failure(path) }
  }

  private static func failure(_ path: String) throws(ExitCode) -> ExitCode {
    let reason = String(cString: strerror(errno))
    try StandardStream.error.write(
      "ashlar: \(path.escapedForTerminal()) cannot be written: \(reason).")
    return .failure
  }
}
