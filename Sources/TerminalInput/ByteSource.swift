/// A source of a terminal's bytes: a file descriptor, a connection, or an array in a test.
public protocol ByteSource {
  /// Returns the bytes that have arrived, in order. Where there are none, it waits up to `limit`; a
  /// limit of zero does not wait.
  ///
  /// - Returns: an empty array where no bytes arrived in time, and `nil` at the end of the source.
  mutating func read(within limit: Duration) -> [UInt8]?
}
