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
