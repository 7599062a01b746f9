import ArgumentParser
import Ashlar

/// A file to which the program writes its result.
struct OutputFile {
  private let path: String
  private let descriptor: Descriptor

  /// Creates the file, or truncates an existing one.
  ///
  /// - Throws: the exit status if it cannot be written. The reason was printed.
  init(_ path: String) throws(ExitCode) {
    self.path = path
    descriptor = Descriptor(number: open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666))
    guard descriptor.number >= 0 else { throw try Self.failure(path) }
  }

  /// Writes the whole text and closes the file.
  ///
  /// - Throws: the exit status if it could not be written. The reason was printed.
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
