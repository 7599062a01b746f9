import ArgumentParser

import CLibrary

/// A stream that the program writes to: its result, or everything else.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes a line.
  ///
  /// - Throws: the status for the program to end with, when the line could not be written.
  func write(_ line: String) throws(ExitCode) {
    let bytes = Array((line + "\n").utf8)
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes {
        CLibrary.write(rawValue, $0.baseAddress, $0.count)
      }
      if written >= 0 {
        start += written
      } else if errno != EINTR {
        if self == .output {
          try StandardStream.error.write("ashlar: The output could not be written.")
        }
        throw .failure
      }
    }
  }
}
