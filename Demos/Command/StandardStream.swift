import ArgumentParser
import Ashlar

// The C library, under the system's name for it, for all files of the program.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif

/// The descriptor of an open file or stream. If an operation fails, `errno` has the reason.
struct Descriptor {
  let number: Int32

  /// Returns the next bytes, at most `limit`: an empty array at the end, `nil` on failure.
  func bytes(limit: Int) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: limit)
    while true {
      let count = read(number, &buffer, limit)
      if count >= 0 { return Array(buffer[..<count]) }
      if errno != EINTR { return nil }
    }
  }

  /// Writes the whole text; returns false on failure.
  func send(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

/// A standard stream: output for the result, error for everything else.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes a line.
  ///
  /// - Throws: the exit status if the line could not be written.
  func write(_ line: String) throws(ExitCode) {
    if Descriptor(number: rawValue).send(line + "\n") { return }
    if self == .output {
      try StandardStream.error.write("ashlar: The output could not be written.")
    }
    throw .failure
  }
}

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
