/// A source of the bytes that a terminal sends: a descriptor, a connection, or an array in a test.
public protocol ByteSource {
  /// Returns the bytes that have come, in order. Where there are none it waits for some, for `limit` at
  /// most; a limit of zero does not wait.
  ///
  /// - Returns: nothing (`[]`) where no bytes came in time, and `nil` once none will come any more.
  mutating func read(within limit: Duration) -> [UInt8]?
}
