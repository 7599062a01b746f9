import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TableFixtures
import TerminalInterface
import Testing

/// Delegates are called when the layout is over: what they do in answer is no part of it.
@MainActor struct DelegateTimeTests {
  /// A list and the details of what is chosen in it, side by side.
  @MainActor private final class Mails: TableViewDelegate, ScrollViewDelegate {
    let list = TableView()
    let details = TableView()
    let mails = Blocks(count: 20)
    let lines = Rows(count: 0)
    private(set) var told: [Int] = []
    var onTell: (TableView) -> Void = { _ in }

    init(in window: Window) {
      list.dataSource = mails
      list.delegate = self
      list.allowsSelection = true
      details.dataSource = lines
      // The list is laid out last: what it changes in its own layout would have to wait.
      for (x, table) in [(0.0, details), (10, list)] {
        window.addSubview(table)
        table.frame = Rect(x: x, y: 0, width: 10, height: 5)
      }
    }

    private func show(_ count: Int) {
      lines.count = count
      details.reloadData()
    }

    func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
      told.append(row)
      show(row + 1)
      onTell(tableView)
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) {
      show(Int(scrollView.contentOffset.y) + 1)
    }
  }

  private let window = Window(20, 5)

  @Test func `what a choice shows in another table is seen at once, and is nobody's fault`() throws
  {
    let mails = Mails(in: window)
    let pilot = Pilot(window)
    // The focus chooses the first row in a layout.
    mails.list.becomeFirstResponder()
    pilot.draw()
    #expect(mails.told == [0] && mails.details.numberOfRows == 1)
    #expect(pilot.screen.hasPrefix("row 0"))
    try pilot.press("down", "down")
    #expect(mails.told == [0, 1, 2] && mails.details.numberOfRows == 3)
    // A deleted row hands its choice on in a layout, and so does a reload.
    mails.mails.rows.remove(at: 2)
    mails.list.deleteRows(at: [2])
    mails.onTell = { $0.setNeedsLayout() }
    pilot.draw()
    #expect(mails.told == [0, 1, 2, 2])
    mails.mails.rows.removeLast(18)
    mails.list.reloadData()
    pilot.draw()
    #expect(mails.told.last == 0 && mails.details.numberOfRows == 1)
    #expect(window.reports.isEmpty && !window.needsRendering)
  }

  @Test func `a delegate may lay out, and take the table away`() {
    let mails = Mails(in: window)
    let pilot = Pilot(window)
    mails.onTell = { [window] _ in window.layoutIfNeeded() }
    mails.list.becomeFirstResponder()
    pilot.draw()
    #expect(mails.told == [0] && mails.details.visibleRows == [0])
    mails.onTell = { $0.removeFromSuperview() }
    mails.mails.rows.removeAll()
    mails.list.reloadData()
    pilot.draw()
    mails.mails.rows = [("new", 1)]
    mails.list.reloadData()
    pilot.draw()
    #expect(mails.told == [0, 0] && mails.list.window == nil && window.reports.isEmpty)
  }

  @Test func `so may one that hears of scrolling`() {
    let mails = Mails(in: window)
    let (scroll, text) = (ScrollView(), Label((0..<12).map { "\($0)" }.joined(separator: "\n")))
    mails.list.removeFromSuperview()
    scroll.delegate = mails
    text.numberOfLines = 0
    window.addSubview(scroll)
    scroll.addSubview(text)
    scroll.mas.makeConstraints { make in
      make.top.right.bottom.equalTo(window)
      make.width.equalTo(5)
    }
    text.mas.makeConstraints { $0.edges.equalTo(scroll) }
    let pilot = Pilot(window)
    scroll.scroll(.end)
    pilot.draw()
    #expect(mails.details.numberOfRows == 8)
    for height in [9, 6, 12, 3] {
      pilot.resize(to: CellSize(width: 20, height: height))
      #expect(mails.details.numberOfRows == Int(scroll.contentOffset.y) + 1)
    }
    #expect(window.reports.isEmpty && !window.needsRendering)
  }
}
