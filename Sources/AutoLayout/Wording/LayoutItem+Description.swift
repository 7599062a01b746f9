extension LayoutNode: @MainActor CustomDebugStringConvertible {
  /// The view as UIKit describes one, like
  /// `<View: 0x1; frame = (0 0; 414 736); autoresize = W+H>`: its identifier or log number,
  /// its frame, its autoresizing mask, and ``debugDetails``.
  public final var debugDescription: String {
    let number = shownIdentifier ?? logNames.number(of: self)
    let place = [frame.minX, frame.minY, frame.width, frame.height].map(LogNumber.text)
    var parts = ["frame = (\(place[0]) \(place[1]); \(place[2]) \(place[3]))"]
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.logDescription)") }
    parts += debugDetails
    return "<\(type(of: self)): \(number); \(parts.joined(separator: "; "))>"
  }
}

extension LayoutGuide: @MainActor CustomDebugStringConvertible {
  /// The guide as UIKit describes one, like
  /// `<LayoutGuide: 0x1 - "spacer", layoutFrame = {{0, 0}, {8, 1}}, owningView = <View: 0x2; …>>`.
  public var debugDescription: String {
    let rect = layoutFrame
    let place = [rect.minX, rect.minY, rect.width, rect.height].map(LogNumber.text)
    return """
      <LayoutGuide: \(logNames.number(of: self)) - "\(shownIdentifier ?? "")", \
      layoutFrame = {{\(place[0]), \(place[1])}, {\(place[2]), \(place[3])}}, \
      owningView = \(owningView?.debugDescription ?? "(null)")>
      """
  }
}

extension AutoresizingMask {
  /// The flexible parts as UIKit's logs name them: `W+H`, `LM+TM`.
  fileprivate var logDescription: String {
    let names: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
