import AutoLayout
import CellViews
import ChineseTexts
import Testing

/// What views report of their use is in Chinese, too.
@MainActor struct ChineseReportTests {
  private let window = Window(40, 10)

  private func expect(_ count: Int, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    window.layoutIfNeeded()
    #expect(window.reports.count == count, sourceLocation: sourceLocation)
    #expect(window.reports.flatMap(\.text.chineseFaults) == [], sourceLocation: sourceLocation)
  }

  @Test func `each report of a table`() {
    let reports: [TableReport] = [
      .cellWithoutHeight(cell: "Cell", width: 20), .rowCountMismatch(expected: 3, actual: 2),
      .impossibleUpdates(rowCount: 3), .snapshotMistake("\(2)"),
    ]
    #expect(reports.flatMap(\.text.chineseFaults) == [])
  }

  @Test func `subviews that are none`() {
    let stranger = View()
    window.insertSubview(View(), aboveSubview: stranger)
    window.insertSubview(View(), belowSubview: stranger)
    window.bringSubviewToFront(stranger)
    window.exchangeSubview(at: 2, withSubviewAt: 3)
    window.focusSystem.beginModalSession(for: stranger)
    let child = View()
    window.addSubview(child)
    child.addSubview(window)
    let constraint = child.leftAnchor.constraint(equalTo: window.leftAnchor)
    constraint.isActive = true
    child.removeConstraint(constraint)
    expect(7)
  }

  @Test func `controllers that are shown already, or nowhere`() {
    let (root, panel) = (ViewController(), ViewController())
    root.addChild(root)
    root.present(panel, animated: false)
    window.rootViewController = root
    root.present(root, animated: false)
    expect(3)
  }
}
