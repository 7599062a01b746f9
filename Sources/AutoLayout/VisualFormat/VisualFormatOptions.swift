/// The alignment of the views of a visual format, the direction of a horizontal one, and the ends
/// of its spaces.
///
/// Several alignments can be asked for at once. UIKit's name: `NSLayoutConstraint.FormatOptions`;
/// the raw values are UIKit's, too.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The left edges are one line; for vertical formats.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
  /// The right edges are one line; for vertical formats.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
  /// The leading edges are one line; for vertical formats.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
  /// The trailing edges are one line; for vertical formats.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
  /// The horizontal middles are one line; for vertical formats.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
  /// The upper edges are one line; for horizontal formats.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
  /// The lower edges are one line; for horizontal formats.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
  /// The vertical middles are one line; for horizontal formats.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
  /// The last lines of text are one line; for horizontal formats.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 11)
  /// The first lines of text are one line; for horizontal formats.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)

  /// A horizontal format reads from leading to trailing, in the direction of the views' text. The
  /// default, and no bit.
  public static let directionLeadingToTrailing: VisualFormatOptions = []
  /// A horizontal format reads from left to right, whatever the direction of text.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// A horizontal format reads from right to left: its first view is the rightmost.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)

  /// Spaces are between edges. The default, and no bit.
  public static let spacingEdgeToEdge: VisualFormatOptions = []
  /// Spaces between views are from the last line of text of the upper one to the first line of the lower
  /// one; for vertical formats. A view without text has its edges there. `-` is one line further down.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)

  /// What each alignment makes equal, in the order in which constraints are made.
  static let alignments: [(option: VisualFormatOptions, attribute: LayoutAttribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
    (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
    (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]

  /// The attributes that the options align.
  var alignedAttributes: [LayoutAttribute] {
    Self.alignments.compactMap { contains($0.option) ? $0.attribute : nil }
  }
}

extension VisualFormatOptions: CustomStringConvertible {
  /// The names of the options that are no defaults: `[alignAllTop, directionLeftToRight]`.
  public var description: String {
    var names = alignedAttributes.map(\.description).map {
      "alignAll" + $0.prefix(1).uppercased() + $0.dropFirst()
    }
    if contains(.directionLeftToRight) { names.append("directionLeftToRight") }
    if contains(.directionRightToLeft) { names.append("directionRightToLeft") }
    if contains(.spacingBaselineToBaseline) { names.append("spacingBaselineToBaseline") }
    return "[" + names.joined(separator: ", ") + "]"
  }
}
