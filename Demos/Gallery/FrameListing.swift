import Ashlar

/// The frames of a view tree in a machine-readable form.
public struct FrameListing {
  /// A view and its frames.
  public struct Entry: Sendable {
    /// The identifiers from the window down, joined by `/`. A view without an identifier is named by its class and
    /// index.
    public let path: String
    public let className: String
    /// The frame in cells, relative to the window's top left, not clipped.
    public let frame: CellRect
    /// The frame in layout units, in the superview's coordinates.
    public let layoutFrame: Rect
    /// The text of a label; `nil` for other views.
    public let text: String?
  }

  let demo: String
  let size: CellSize
  let views: [Entry]

  /// The listing as JSON on one line.
  var json: String {
    let views = views.map(\.json).joined(separator: ",")
    return """
      {"demo":\(Self.quoted(demo)),"size":[\(size.width),\(size.height)],"views":[\(views)]}
      """
  }

  /// Returns a number with five decimals.
  static func decimal(_ value: Double) -> String {
    let scaled = Int((min(max(value, -1e12), 1e12) * 100_000).rounded())
    let digits = String(scaled.magnitude)
    let padded = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    return (scaled < 0 ? "-" : "") + padded.dropLast(5) + "." + padded.suffix(5)
  }

  /// Returns a text as a JSON string.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension FrameListing.Entry {
  var json: String {
    let layout = [layoutFrame.minX, layoutFrame.minY, layoutFrame.width, layoutFrame.height]
      .map(FrameListing.decimal).joined(separator: ",")
    let text = text.map { ",\"text\":\(FrameListing.quoted($0))" } ?? ""
    return """
      {"path":\(FrameListing.quoted(path)),"class":\(FrameListing.quoted(className)),\
      "frame":[\(frame.minX),\(frame.minY),\(frame.width),\(frame.height)],\
      "layoutFrame":[\(layout)]\(text)}
      """
  }
}

extension View {
  /// The view and its subviews at all depths, parents first.
  @MainActor var listing: [FrameListing.Entry] { listing(path: identifier ?? "view") }

  private func listing(path: String) -> [FrameListing.Entry] {
    let entry = FrameListing.Entry(
      path: path, className: String(describing: type(of: self)), frame: cellFrame,
      layoutFrame: frame, text: (self as? Label)?.text)
    let below = subviews.enumerated().flatMap { index, view in
      view.listing(
        path: path + "/" + (view.identifier ?? "\(type(of: view))\(index)"))
    }
    return [entry] + below
  }
}
