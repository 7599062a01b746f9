import AutoLayout

extension TableView {
  /// Reports a data source or a delegate that was set and is gone, since nothing else held it.
  var diagnosticsOfGiven: [LayoutDiagnostic] {
    var found: [LayoutDiagnostic] = []
    if given.dataSource, dataSource == nil {
      found.append(
        LayoutDiagnostic(
          name: "held-by-nobody",
          sentence: """
            The data source of \(debugName) is gone: the table holds it weakly, and nothing else held it. So \
            the table gets no rows.
            """,
          source: addedAt, cure: "Keep it in a property for as long as the table is shown."))
    }
    if given.delegate, delegate == nil {
      found.append(
        LayoutDiagnostic(
          name: "held-by-nobody",
          sentence: """
            The delegate of \(debugName) is gone: the table holds it weakly, and nothing else held it.
            """,
          source: addedAt, cure: "Keep it in a property for as long as the table is shown."))
    }
    return found
  }
}
