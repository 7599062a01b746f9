import CVterm

/// The properties that libvterm reports when they change.
final class ScreenProperties {
  fileprivate(set) var isAlternate = false
  fileprivate(set) var isCursorVisible = true
  fileprivate(set) var mouseMode = 0

  /// libvterm keeps the address, so it has to stay the same.
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>

  init(of screen: OpaquePointer) {
    callbacks = .allocate(capacity: 1)
    var table = VTermScreenCallbacks()
    table.settermprop = { property, value, user in
      guard let value, let user else { return 0 }
      let properties = Unmanaged<ScreenProperties>.fromOpaque(user).takeUnretainedValue()
      properties.set(property, value.pointee)
      return 1
    }
    callbacks.initialize(to: table)
    vterm_screen_set_callbacks(screen, callbacks, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    callbacks.deallocate()
  }

  private func set(_ property: VTermProp, _ value: VTermValue) {
    switch property {
    case VTERM_PROP_ALTSCREEN: isAlternate = value.boolean != 0
    case VTERM_PROP_CURSORVISIBLE: isCursorVisible = value.boolean != 0
    case VTERM_PROP_MOUSE: mouseMode = Int(value.number)
    default: break
    }
  }
}
