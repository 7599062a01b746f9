extension LayoutConstraint {
  /// Creates the constraints that a line like `H:|-[title]-(>=2)-[field(20@750)]-|` draws.
  ///
  /// `H:` (or nothing) lays out from leading to trailing, `V:` from top to bottom; `|` is the
  /// superview of the view beside it, or the owner of the guide. Views touch, keep the
  /// ``standardSpacing`` (`-`), a distance (`-2-`, `-gap-`) or several limits of one
  /// (`-(>=1,<=gap@500)-`). Behind a view's name stand limits of its width or height: numbers,
  /// metrics, other views (`[field(>=20,==title@750)]`). A name is a letter or an underscore,
  /// followed by letters, digits and underscores; a number is one that C's `strtod` reads, with a
  /// minus sign only in parentheses. There is no white space. A centre or an aspect ratio cannot be
  /// said.
  ///
  /// The constraints come in the order of the format, then the alignments that `options` ask for,
  /// view by view. They are not active, and the views keep their
  /// ``LayoutNode/translatesAutoresizingMaskIntoConstraints``. UIKit's name:
  /// `constraints(withVisualFormat:options:metrics:views:)`.
  ///
  /// - Parameters:
  ///   - format: the line, not empty.
  ///   - options: alignments across the format, and the direction of a horizontal one.
  ///   - metrics: the numbers that the format names, in layout units, or priorities. A name that is
  ///     a metric and a view is the metric.
  ///   - views: the views and guides that the format names. Others may be there, too.
  ///   - file: the file that counts as the place where the constraints were written.
  ///   - line: the line in `file`.
  /// - Throws: ``VisualFormatError`` for the first mistake of grammar; if there is none, for the
  ///   first
  ///   name, number or superview that is not to be had.
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
