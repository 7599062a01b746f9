#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where everything goes that is not the program's result.
enum StandardError {
  static func write(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { systemWrite(2, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      start += written
    }
  }
}

#if canImport(Glibc)
  private let systemWrite = Glibc.write
#else
  private let systemWrite = Darwin.write
#endif
