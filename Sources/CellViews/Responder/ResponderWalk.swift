/// The path of an event along the responder chain. After each responder it continues along the chain as it is then, and
/// it reaches no responder twice, even if the chain is rearranged.
@MainActor struct ResponderWalk {
  private var current: (any Responder)?
  // Chains are short: searching an array is faster than creating a set.
  private var seen: [ObjectIdentifier] = []

  /// Creates a path that begins at a responder. If a view takes no events, it is skipped, with its controller and all
  /// responders before it.
  init(from start: any Responder) {
    var met: [ObjectIdentifier] = []
    var next: (any Responder)? = start
    current = start
    while let responder = next, !met.contains(ObjectIdentifier(responder)) {
      met.append(ObjectIdentifier(responder))
      next = responder.nextResponder
      if let view = responder as? View, !view.isUserInteractionEnabled {
        let controller = view.controllerLink?.controller
        current = next === controller ? controller?.nextResponder : next
      }
    }
  }

  /// Asks one responder after the other until one uses the event or `end` is reached; returns whether one did.
  mutating func offer(
    before end: (any Responder)? = nil, _ isUsed: (any Responder) -> Bool
  ) -> Bool {
    while let responder = current, responder !== end {
      guard !seen.contains(ObjectIdentifier(responder)) else { return false }
      seen.append(ObjectIdentifier(responder))
      if isUsed(responder) { return true }
      current = responder.nextResponder
    }
    return false
  }
}

extension View {
  /// Asks the view, then each responder after it and before `end`, until one uses the event.
  ///
  /// - Returns: whether one did.
  @discardableResult package final func offer(
    before end: View? = nil, _ isUsed: (any Responder) -> Bool
  ) -> Bool {
    var walk = ResponderWalk(from: self)
    return walk.offer(before: end, isUsed)
  }
}
