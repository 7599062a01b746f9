import CLibrary

/// A descriptor of an open file or stream.
struct Descriptor {
  let number: Int32

  /// Writes all of the text; returns false where that fails, and `errno` says why.
  func write(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { CLibrary.write(number, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
