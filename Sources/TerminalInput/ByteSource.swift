/// A source of a terminal's bytes: a file descriptor, a connection, or an array in a test.
public protocol ByteSource {
  /// Returns the bytes that have arrived, in order. If there are none, it waits up to `limit`; with a limit of zero it
  /// does not wait.
  ///
  /// - Returns: an empty array if no bytes arrived in time; `nil` at the end of the source.
  mutating func read(within limit: Duration) -> [UInt8]?
}
