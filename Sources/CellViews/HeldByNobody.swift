import AutoLayout
import Localization

extension LayoutDiagnostic {
  /// Reports that a delegate was set but has been released: its owner holds it weakly, and nothing else held it.
  ///
  /// - Parameters:
  ///   - owner: the debug name of the object whose delegate it was.
  ///   - source: the line that added the owner, if it is known.
  static func goneDelegate(of owner: String, source: SourceLocation?) -> LayoutDiagnostic {
    heldByNobody(
      LocalizedText(
        "The delegate of \(owner) is gone: it is held weakly there, and nothing else held it.",
        chinese: "\(owner) 的 delegate 已经不在了：那里只是弱引用它，而没有别的东西持有它。"), source
    )
  }

  /// Reports a data source that was set and is gone.
  static func goneDataSource(of owner: String, source: SourceLocation?) -> LayoutDiagnostic {
    heldByNobody(
      LocalizedText(
        """
        The data source of \(owner) is gone: it is held weakly there, and nothing else held it. So the table gets no rows.
        """,
        chinese: "\(owner) 的数据源已经不在了：表格只是弱引用它，而没有别的东西持有它。所以表格得不到任何行。"), source)
  }

  private static func heldByNobody(
    _ sentence: LocalizedText, _ source: SourceLocation?
  ) -> LayoutDiagnostic {
    LayoutDiagnostic(
      name: "held-by-nobody", sentence: sentence, source: source,
      cure: LocalizedText(
        "Keep it in a property for as long as it is needed.", chinese: "只要还需要它，就请把它保存在一个属性里。"))
  }
}
