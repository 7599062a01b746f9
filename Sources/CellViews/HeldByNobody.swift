import AutoLayout
import Localization

extension LayoutDiagnostic {
  /// Reports a delegate that was set and is gone: what was given it holds it weakly, and so nothing held it.
  ///
  /// - Parameters:
  ///   - owner: what it was given to, as logs name it.
  ///   - source: the line that added the owner, if it is known.
  static func goneDelegate(of owner: String, source: SourceLocation?) -> LayoutDiagnostic {
    heldByNobody(
      "The delegate of \(owner) is gone: it is held weakly there, and nothing else held it.", source
    )
  }

  /// Reports a data source that was set and is gone.
  static func goneDataSource(of owner: String, source: SourceLocation?) -> LayoutDiagnostic {
    heldByNobody(
      """
      The data source of \(owner) is gone: it is held weakly there, and nothing else held it. So the table gets no rows.
      """, source)
  }

  private static func heldByNobody(
    _ sentence: LocalizedText, _ source: SourceLocation?
  ) -> LayoutDiagnostic {
    LayoutDiagnostic(
      name: "held-by-nobody", sentence: sentence, source: source,
      cure: "Keep it in a property for as long as it is needed.")
  }
}
