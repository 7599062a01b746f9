import AutoLayout
import CellDrawing
import CellViews
import TerminalInterface
import TextLayout

extension Pilot {
  /// The rows of the screen, joined by newlines, without trailing spaces.
  public var screen: String { frame.text }

  /// The styles of the screen: a letter for each cell whose style is not plain, and a legend of the letters.
  public var styles: StyleLegend { StyleLegend(of: frame) }

  /// Returns the cells of a view in the window's coordinates, visible or not, as of the last drawing.
  public func frame(of view: View) -> CellRect { view.presentedCells }

  /// Returns the first view with an identifier, in depth-first order.
  ///
  /// - Parameters:
  ///   - identifier: the identifier.
  ///   - file: the file that the error names.
  ///   - line: the line that the error names.
  /// - Throws: an error that lists the existing identifiers if no view has this one.
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

  /// Returns the accessibility element with a role and a label: `pilot.view(.button, "Save")`.
  ///
  /// - Parameters:
  ///   - traits: the role, or other traits, that the view must have; it may have more.
  ///   - label: the whole label.
  ///   - file: the file that the error names.
  ///   - line: the line that the error names.
  /// - Throws: an error that lists the elements if none or several match.
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

  /// The screen as assistive technology reads it: one line for each element, with its role, label, value and state.
  public var accessibilityText: String { window.accessibilityText }

  /// Compares the screen with an expected one.
  ///
  /// - Throws: a ``ScreenDifference`` that names the line of the call and shows the differing rows with the differing
  ///   cells marked. Trailing spaces and trailing blank rows are ignored.
  public func expect(
    screen expected: String, file: String = #fileID, line: Int = #line
  ) throws(ScreenDifference) {
    let source = SourceLocation(file: file, line: line)
    if let difference = ScreenDifference(expected: expected, actual: screen, source: source) {
      throw difference
    }
  }

  /// Compares the styles of the screen with expected ones:
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
  ///   - expected: rows of letters and a legend, as ``styles`` prints them. It does not matter which letter a style
  ///     has.
  ///   - file: the file that the error names.
  ///   - line: the line that the error names.
  /// - Throws: a ``ScreenDifference`` of the letters, which names the line of the call and includes the legend.
  public func expect(
    styles expected: String, file: String = #fileID, line: Int = #line
  ) throws(ScreenDifference) {
    let source = SourceLocation(file: file, line: line)
    if let difference = styles.difference(from: expected, source: source) { throw difference }
  }

  /// Resizes the window to one size after the other, and returns the screen at each size.
  public func film(_ sizes: [CellSize]) -> [(size: CellSize, screen: String)] {
    sizes.map { size in
      resize(to: size)
      return (size, screen)
    }
  }
}
