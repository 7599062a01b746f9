import CVterm

/// What libvterm answers to questions, until it is taken.
final class ScreenReplies {
  private var bytes: [UInt8] = []

  /// Collects what `terminal` answers from now on; this object has to live as long as that.
  func collect(from terminal: OpaquePointer?) {
    vterm_output_set_callback(
      terminal,
      { text, count, user in
        guard let text, let user else { return }
        let replies = Unmanaged<ScreenReplies>.fromOpaque(user).takeUnretainedValue()
        replies.bytes += UnsafeRawBufferPointer(start: text, count: count)
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  func take() -> [UInt8] {
    defer { bytes.removeAll() }
    return bytes
  }
}
