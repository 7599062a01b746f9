import Testing

import ConflictAnalysis
import ConstraintNotation
@testable import ConflictLog
import Localization

/// Returns the conflicts of a text, and the lines that were not understood.
func conflicts(in text: String) -> (conflicts: [LoggedConflict], unknown: [UnknownLine]) {
  var reader = LogReader()
  let conflicts = reader.read(text) + reader.finish()
  return (conflicts, reader.unknown)
}

/// Returns the only conflict of a text, explained.
func explanation(
  of text: String, language: Language = .english,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Explanation {
  let found = conflicts(in: text)
  #expect(found.conflicts.count == 1, sourceLocation: sourceLocation)
  return Explanation(try #require(found.conflicts.first), language: language)
}

/// Returns the only constraint of a line as an equation of places, with names as reports show them.
func equation(_ line: String) -> String {
  guard let constraint = ConstraintParser.constraint(line, line: 1) else { return "not understood" }
  let names = ItemNames(constraint.items)
  return constraint.statement.equation(.people) { names($0) }
}

/// A log with Apple's header around lines, of which one may be broken.
func log(_ lines: [String], broken: Int? = nil) -> String {
  let list = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
  let ending = broken.map { "\n\nWill attempt to recover by breaking constraint \n\(lines[$0])\n" }
  return """
    2024-06-10 10:00:00.123456+0200 Ferry[812:4711] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. 
    \tTry this: 
    \t\t(1) look at each constraint and try to figure out which you don't expect; 
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
    (
    \(list)
    )\(ending ?? "")

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
    """
}

/// Lines that many tests share: a label with insets of 12 and 8 in a view 0 high.
enum Hidden {
  static let top =
    "<NSLayoutConstraint:0x6001 V:|-(12)-[UILabel:0x7f01'Quay']   (active, names: '|':UIView:0x7f02 )>"
  static let bottom =
    "<NSLayoutConstraint:0x6002 UILabel:0x7f01'Quay'.bottom == UIView:0x7f02.bottom - 8   (active)>"
  static let hiding =
    "<NSLayoutConstraint:0x6003 'UISV-hiding' UIView:0x7f02.height == 0   (active)>"
  static let lines = [top, bottom, hiding]
}
