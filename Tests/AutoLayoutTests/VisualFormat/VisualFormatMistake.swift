/// What is wrong with a format, and the line with the caret under the place.
struct VisualFormatMistake {
  let format: String
  let caret: String
  let message: String

  init(_ message: String, _ format: String, _ caret: String) {
    self.format = format
    self.caret = caret
    self.message = message
  }

  /// A mistake in each part of the grammar, and in each name and number.
  ///
  /// The first four stand where the published guide has its examples, carets included.
  static let all = [
    VisualFormatMistake(
      "Expected ':' after 'V' to specify vertical arrangement",
      "V|[a]|",
      " ^"),
    VisualFormatMistake(
      "A predicate on a view's thickness must end with ')' and the view must end with ']'",
      "|[a][b(aWidth][c]|",
      "             ^"),
    VisualFormatMistake(
      "Unable to find view with name blackBox",
      "|[a][blackBox]",
      "             ^"),
    VisualFormatMistake(
      "Unknown relation. Must be ==, >=, or <=",
      "V:|[b(>30)]|",
      "       ^"),
    VisualFormatMistake(
      "Expected ':' after 'H' to specify horizontal arrangement",
      "H",
      " ^"),
    VisualFormatMistake(
      "Expected a view",
      "H:",
      "  ^"),
    VisualFormatMistake(
      "Expected a view",
      "H:|-10-|",
      "       ^"),
    VisualFormatMistake(
      "Expected a view",
      "|",
      " ^"),
    VisualFormatMistake(
      "Expected a view",
      "|-",
      "  ^"),
    VisualFormatMistake(
      "Expected a view",
      "||[a]",
      " ^"),
    VisualFormatMistake(
      "Expected a view",
      "-[a]",
      "^"),
    VisualFormatMistake(
      "Expected a view",
      "h:[a]",
      "^"),
    VisualFormatMistake(
      "Expected the name of a view: a letter or '_', then letters, digits, and '_'",
      "[]",
      " ^"),
    VisualFormatMistake(
      "Expected the name of a view: a letter or '_', then letters, digits, and '_'",
      "[a][2b]",
      "    ^"),
    VisualFormatMistake(
      "Expected ']' at the end of a view",
      "[a",
      "  ^"),
    VisualFormatMistake(
      "Expected ']' at the end of a view",
      "[a[b]]",
      "  ^"),
    VisualFormatMistake(
      "A predicate on a view's thickness must end with ')' and the view must end with ']'",
      "[a(3",
      "    ^"),
    VisualFormatMistake(
      "A predicate on a view's thickness must end with ')' and the view must end with ']'",
      "[a(3)[b]",
      "     ^"),
    VisualFormatMistake(
      "A predicate on a view's thickness must end with ')' and the view must end with ']'",
      "[a(3@4@5)]",
      "      ^"),
    VisualFormatMistake(
      "Expected a number or key from the metrics dictionary, but encountered something else",
      "[a()]",
      "   ^"),
    VisualFormatMistake(
      "Expected a number or key from the metrics dictionary, but encountered something else",
      "[a(3,)]",
      "     ^"),
    VisualFormatMistake(
      "Expected a number or key from the metrics dictionary, but encountered something else",
      "[a(>=)]",
      "     ^"),
    VisualFormatMistake(
      "Expected a number or key from the metrics dictionary, but encountered something else",
      "[a(-.)]",
      "   ^"),
    VisualFormatMistake(
      "Expected a number or key from the metrics dictionary, but encountered something else",
      "[a(3@)]",
      "     ^"),
    VisualFormatMistake(
      "Expected a number or key from the metrics dictionary, but encountered something else",
      "[a]--[b]",
      "    ^"),
    VisualFormatMistake(
      "Unknown relation. Must be ==, >=, or <=",
      "[a(=3)]",
      "    ^"),
    VisualFormatMistake(
      "Unknown relation. Must be ==, >=, or <=",
      "[a]-(<",
      "      ^"),
    VisualFormatMistake(
      "A predicate on a space must end with ')'",
      "[a]-(3-[b]",
      "      ^"),
    VisualFormatMistake(
      "Expected '-' at the end of a connection",
      "[a]-(3)[b]",
      "       ^"),
    VisualFormatMistake(
      "Expected '-' at the end of a connection",
      "[a]-3[b]",
      "     ^"),
    VisualFormatMistake(
      "Expected '-' at the end of a connection",
      "[a]-3e-[b]",
      "     ^"),
    VisualFormatMistake(
      "Expected '-' at the end of a connection",
      "[a]-0x-[b]",
      "     ^"),
    VisualFormatMistake(
      "A negative space must be in parentheses, like -(-8)-",
      "[a]--8-[b]",
      "    ^"),
    VisualFormatMistake(
      "A space with a priority must be in parentheses, like -(8@750)-",
      "[a]-8@750-[b]",
      "     ^"),
    VisualFormatMistake(
      "Expected a view or '|' after a connection",
      "[a]-",
      "    ^"),
    VisualFormatMistake(
      "Expected a view or '|' after a connection",
      "[a]-3-",
      "      ^"),
    VisualFormatMistake(
      "Expected a view or '|' after a connection",
      "[a]-3--[b]",
      "      ^"),
    VisualFormatMistake(
      "Expected a connection, a view, or '|' after a view",
      "[a]]",
      "   ^"),
    VisualFormatMistake(
      "'|' stands for the superview, which can only begin or end the format",
      "|[a]|[b]|",
      "    ^"),
    VisualFormatMistake(
      "'|' stands for the superview, which can only begin or end the format",
      "[a]-|-[b]",
      "    ^"),
    VisualFormatMistake(
      "Expected the end of the format after '|'",
      "[a]|x",
      "    ^"),
    VisualFormatMistake(
      "A visual format must not contain white space",
      "H:|[a] ",
      "      ^"),
    VisualFormatMistake(
      "A visual format must not contain white space",
      "[a]- (3)-[b]",
      "    ^"),
    VisualFormatMistake(
      "A visual format must not contain white space",
      "[a(>=3, <=4)]",
      "       ^"),
    VisualFormatMistake(
      "A visual format must not contain white space",
      " [a]",
      "^"),
    VisualFormatMistake(
      "A visual format must not contain white space",
      "[ a]",
      " ^"),
    VisualFormatMistake(
      "Encountered metric with name \"gap\", but value was not specified in metrics or views "
        + "dictionaries",
      "[a]-gap-[b]",
      "       ^"),
    VisualFormatMistake(
      "Encountered metric with name \"d\", but value was not specified in metrics or views "
        + "dictionaries",
      "[a(==d)]",
      "      ^"),
    VisualFormatMistake(
      "Encountered metric with name \"b\", but value was not specified in metrics or views "
        + "dictionaries",
      "[a(3@b)]",
      "      ^"),
    VisualFormatMistake(
      "A space cannot be compared with the size of a view: put a view in its place, like "
        + "[space(==other)]",
      "[a]-(==b)-[c]",
      "        ^"),
    VisualFormatMistake(
      "Unable to interpret '|' character, because the related view doesn't have a superview",
      "|-(>=3)-[box]",
      "^"),
    VisualFormatMistake(
      "Unable to interpret '|' character, because the related view doesn't have a superview",
      "V:[box]|",
      "       ^"),
    VisualFormatMistake(
      "The priority 1000.5 is out of range. It must be above 0 and at most 1000.",
      "[a(3@1000.5)]",
      "     ^"),
    VisualFormatMistake(
      "The priority 0 is out of range. It must be above 0 and at most 1000.",
      "[a]-(3@0)-[b]",
      "       ^"),
    VisualFormatMistake(
      "The priority -1 is out of range. It must be above 0 and at most 1000.",
      "[a(3@minus)]",
      "     ^"),
    VisualFormatMistake(
      "The number inf is not finite",
      "[a(1e999)]",
      "   ^"),
    VisualFormatMistake(
      "The number nan is not finite",
      "[a]-(3@strange)-[b]",
      "       ^"),
  ]
}
