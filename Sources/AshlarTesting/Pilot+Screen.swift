import AutoLayout
import CellDrawing
import CellViews
import TerminalInterface
import TextLayout

extension Pilot {
  /// The rows of the screen, joined by newlines, without trailing spaces.
  public var screen: String { frame.text }

  /// The styles of the screen: a letter for each cell whose style is not plain, and what the letters mean.
  public var styles: StyleLegend { StyleLegend(of: frame) }

  /// Returns the cells of a view in the window, visible or not, as of the last drawing.
  public func frame(of view: View) -> CellRect { view.presentedCells }

  /// Returns the view with an identifier: the first in depth-first order.
  ///
  /// - Parameters:
  ///   - identifier: the identifier.
  ///   - file: the file that the error names.
  ///   - line: the line that the error names.
  /// - Throws: an error that names the identifiers that there are, if it is none of them.
  public func view(
    _ identifier: String, file: String = #fileID, line: Int = #line
  ) throws(PilotError) -> View {
    var known: [String] = []
    func find(in view: View) -> View? {
      if view.identifier == identifier { return view }
      if let name = view.identifier { known.append(name) }
      for subview in view.subviews {
        if let found = find(in: subview) { return found }
      }
      return nil
    }
    if let found = find(in: window) { return found }
    throw PilotError(
      .noView(identifier, known: known), at: SourceLocation(file: file, line: line))
  }

  /// Returns the view with a role and a label, as it is read: `pilot.view(.button, "Save")`.
  ///
  /// - Parameters:
  ///   - traits: the role, or other traits, that the view has among others.
  ///   - label: the whole label.
  ///   - file: the file that the error names.
  ///   - line: the line that the error names.
  /// - Throws: an error that names what there is, if there is none or more than one.
  public func view(
    _ traits: AccessibilityTraits, _ label: String, file: String = #fileID, line: Int = #line
  ) throws(PilotError) -> View {
    let elements = window.accessibilityElements
    let found = elements.filter { $0.traits.isSuperset(of: traits) && $0.label == label }
    if found.count == 1 { return found[0].view }
    let wanted = "\(traits.role) \"\(label.escapedForTerminal())\""
    let reason: PilotError.Reason =
      found.isEmpty
      ? .noElement(wanted, known: elements.map(\.description))
      : .severalElements(wanted, found: found.map { "\($0) at \($0.view.cellFrame.origin)" })
    throw PilotError(reason, at: SourceLocation(file: file, line: line))
  }

  /// The screen as it is read: a line for each thing on it, with its role, label, value and state.
  public var accessibilityText: String { window.accessibilityText }

  /// Checks the screen.
  ///
  /// - Throws: a ``ScreenDifference`` that names the line of the call and shows the rows that differ, with their cells
  ///   marked. Spaces and blank rows at the end mean nothing.
  public func expect(
    screen expected: String, file: String = #fileID, line: Int = #line
  ) throws(ScreenDifference) {
    let source = SourceLocation(file: file, line: line)
    if let difference = ScreenDifference(expected: expected, actual: screen, source: source) {
      throw difference
    }
  }

  /// Checks the styles of the screen:
  ///
  ///     try pilot.expect(
  ///       styles: """
  ///         aaa
  ///         .bbb
  ///
  ///         a  [bold]
  ///         b  [reverse]
  ///         """)
  ///
  /// - Parameters:
  ///   - expected: rows of letters and a legend, as ``styles`` prints them. Which letter a style has does not matter.
  ///   - file: the file that the error names.
  ///   - line: the line that the error names.
  /// - Throws: a ``ScreenDifference`` of letters that names the line of the call, with their legend.
  public func expect(
    styles expected: String, file: String = #fileID, line: Int = #line
  ) throws(ScreenDifference) {
    let source = SourceLocation(file: file, line: line)
    if let difference = styles.difference(from: expected, source: source) { throw difference }
  }

  /// Gives the window one size after the other, and returns the screens with their sizes.
  public func film(_ sizes: [CellSize]) -> [(size: CellSize, screen: String)] {
    sizes.map { size in
      resize(to: size)
      return (size, screen)
    }
  }
}
