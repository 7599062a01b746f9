extension LayoutConstraint {
  /// Creates the constraints for a line like `H:|-[title]-(>=2)-[field(20@750)]-|`.
  ///
  /// `H:` (or nothing) lays out from leading to trailing, `V:` from top to bottom. `|` is the superview of the view
  /// beside it, or the owner of the guide. Between two views there is nothing (they touch), the ``standardSpacing``
  /// (`-`), a distance (`-2-`, `-gap-`), or several limits of one (`-(>=1,<=gap@500)-`). After a view's name there can
  /// be limits of its width or height: numbers, metrics, other views (`[field(>=20,==title@750)]`).
  ///
  /// A name is a letter or an underscore, followed by letters, digits and underscores. A number is one that
  /// C's `strtod` reads, with a minus sign only in parentheses. White space is not allowed. A format cannot
  /// express a centre or an aspect ratio.
  ///
  /// The constraints are in the order of the format, followed by the alignments of `options`, view by view.
  /// They are not active, and ``LayoutNode/translatesAutoresizingMaskIntoConstraints`` of the views does not
  /// change. UIKit's name: `constraints(withVisualFormat:options:metrics:views:)`.
  ///
  /// - Parameters:
  ///   - format: The format, not empty.
  ///   - options: Alignments across the format, and the direction of a horizontal one.
  ///   - metrics: The numbers that the format names: lengths in layout units, and priorities. If a name is
  ///     both a metric and a view, it means the metric.
  ///   - views: The views and guides that the format names, and possibly others.
  ///   - file: The source file of the constraints.
  ///   - line: The source line of the constraints.
  /// - Throws: `VisualFormatError` for the first mistake of grammar. If there is none, for the first name
  ///   or superview that is not found, or number that is not valid.
  public static func constraints(
    withVisualFormat format: String, options: VisualFormatOptions = [],
    metrics: [String: Double] = [:], views: [String: LayoutItem], file: String = #fileID,
    line: Int = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var builder = VisualFormatBuilder(
      try VisualFormatParser.parse(format), options: options,
      lookup: VisualFormatLookup(format: format, metrics: metrics, views: views),
      source: SourceLocation(file: file, line: line))
    return try builder.build()
  }
}
