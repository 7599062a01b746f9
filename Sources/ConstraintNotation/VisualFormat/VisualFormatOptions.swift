/// Options of a visual format: the alignment of its views, the direction of a horizontal format, and the ends
/// of its spaces.
///
/// Several alignments can be combined. UIKit's name: `NSLayoutConstraint.FormatOptions`; the raw values are
/// UIKit's, too.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Aligns the left edges; for vertical formats.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
  /// Aligns the right edges; for vertical formats.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
  /// Aligns the leading edges; for vertical formats.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
  /// Aligns the trailing edges; for vertical formats.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
  /// Aligns the horizontal centres; for vertical formats.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
  /// Aligns the top edges; for horizontal formats.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
  /// Aligns the bottom edges; for horizontal formats.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
  /// Aligns the vertical centres; for horizontal formats.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
  /// Aligns the last baselines; for horizontal formats.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 11)
  /// Aligns the first baselines; for horizontal formats.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)

  /// Reads a horizontal format from leading to trailing edges. The default, without a bit.
  public static let directionLeadingToTrailing: VisualFormatOptions = []
  /// Reads a horizontal format from left to right, whatever the reading direction.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// Reads a horizontal format from right to left: its first view is the rightmost.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)

  /// Measures spaces between edges. The default, without a bit.
  public static let spacingEdgeToEdge: VisualFormatOptions = []
  /// Measures spaces between views from the last baseline of the upper one to the first baseline of the lower
  /// one; for vertical formats. A view without text uses its edges. `-` is one line.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)

  /// The attribute of each alignment, in the order in which constraints are created.
  static let alignments: [(option: VisualFormatOptions, attribute: LayoutAttribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
    (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
    (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]

  /// The attributes that the options align.
  package var alignedAttributes: [LayoutAttribute] {
    Self.alignments.compactMap { contains($0.option) ? $0.attribute : nil }
  }
}

extension VisualFormatOptions: CustomStringConvertible {
  /// The names of the options other than defaults: `[alignAllTop, directionLeftToRight]`.
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
