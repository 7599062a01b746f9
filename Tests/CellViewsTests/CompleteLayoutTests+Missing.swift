import AutoLayout
import CellDrawing
import CellViews
import Masonry
import Testing

/// Layouts in which something is missing.
extension CompleteLayoutTests {
  private final class Cell: TableViewCell {
    required init() {
      super.init()
      let label = Label("in every row")
      contentView.addSubview(label)
      label.mas.makeConstraints { $0.top.bottom.equalTo(contentView) }
    }
  }

  private final class Rows: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int { 9 }
    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
      tableView.dequeueReusableCell(Cell.self)
    }
  }

  @Test func `what cells of one kind lack is told once`() {
    let rows = Rows()
    let table = add(TableView()) { $0.edges.equalTo(window) }
    table.dataSource = rows
    window.layoutIfNeeded()
    #expect(table.visibleCells.count == 9)
    #expect(
      window.diagnose().map(\.sentence) == [
        """
        Label[0] in View:contentView has no x: no constraint decides it, so it is 0. So have 8 others that \
        were added at that line.
        """
      ])
  }

  @Test func `views without lengths in a stack`() {
    let stack = StackView(arrangedSubviews: [View(), Label("one"), View()])
    stack.identifier = "row"
    _ = add(stack) { $0.left.top.right.equalTo(window) }
    window.layoutIfNeeded()
    #expect(
      window.diagnose().map(\.sentence) == [
        """
        View[0] in StackView:row has no width: no constraint decides it, so it is 0. 2 other views depend \
        on that.
        """
      ])
  }

  @Test func `a stack, a label, a background and a border that were added and no more`() {
    let stack = StackView(arrangedSubviews: [Label("one"), Label("two")])
    let coloured = View()
    coloured.backgroundColor = .red
    let framed = View()
    framed.border = .light
    let hidden = Label("hidden")
    hidden.isHidden = true
    for view in [stack, Label("hello"), coloured, framed, hidden, View()] {
      window.addSubview(view)
    }
    window.layoutIfNeeded()
    let told = window.diagnose()
    #expect(
      told.allSatisfy { $0.name == "missing-constraints" && $0.sentence.contains("has no frame") })
    #expect(
      told.map { $0.sentence.prefix { $0 != " " } } == [
        "StackView[0]", "Label[1]", "View[2]", "View[3]",
      ])
    #expect(window.reports.isEmpty)
    for view in window.subviews { view.mas.makeConstraints { $0.left.top.equalToSuperview() } }
    for view in window.subviews where type(of: view) == View.self {
      view.mas.makeConstraints { $0.right.bottom.equalToSuperview() }
    }
    #expect(window.diagnose().isEmpty)
  }

  @Test func `a view that is followed by hidden ones is told`() {
    let hidden = View()
    hidden.isHidden = true
    window.addSubview(hidden)
    hidden.translatesAutoresizingMaskIntoConstraints = false
    let label = Label("seen")
    window.addSubview(label)
    label.mas.makeConstraints { make in
      make.top.equalTo(window)
      make.left.equalTo(hidden)
    }
    window.layoutIfNeeded()
    #expect(
      window.diagnose().map(\.sentence) == [
        "Label[1] has no x: no constraint decides it, so it is 0."
      ])
  }
}
