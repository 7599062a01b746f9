import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import Testing

/// The second article, section 1: what the address is typed into, with the field that there is, in cells.
extension SecondArticleTests {
  /// A label of 6 and a field, with 2 at the edges and between, in 40 columns.
  @MainActor private struct AddressRow {
    let window = Window(40, 3)
    let address = Label("Street")
    let field = CellViews.TextField()

    init() {
      window.addSubview(address)
      window.addSubview(field)
      address.mas.makeConstraints { make in
        make.centerY.equalTo(window)
        make.left.equalTo(window).offset(2)
      }
      field.mas.makeConstraints { make in
        make.height.centerY.equalTo(address)
        make.right.equalTo(window).offset(-2)
        make.left.equalTo(address.mas.right).offset(2)
      }
      field.clearButtonMode = .whileEditing
      // The article's is a view that says nothing of its priorities.
      field.setContentHuggingPriority(250, for: .horizontal)
      field.setContentCompressionResistancePriority(750, for: .horizontal)
    }
  }

  @Test func `the address is typed into a field with a return key and a clear button`() throws {
    let row = AddressRow()
    var events: [String] = []
    row.field.addAction(for: .editingDidBegin) { events.append("begin") }
    row.field.addAction(for: .editingDidEnd) { events.append("end") }
    let field = row.field
    field.addAction(for: .primaryActionTriggered) { [weak field] in
      events.append("return")
      field?.resignFirstResponder()
    }
    let pilot = Pilot(row.window)
    try pilot.click(field)
    try pilot.type("12 Quarry Lane")
    #expect(row.window.screen[1] == "  Street  12 Quarry Lane             ✕")
    try pilot.press("enter")
    #expect(events == ["begin", "return", "end"] && !field.isFirstResponder)
    // The button is there while the text is edited.
    #expect(row.window.screen[1] == "  Street  12 Quarry Lane")
    try pilot.click(field)
    pilot.click(at: CellPoint(x: 37, y: 1))
    #expect(field.text == "" && row.window.screen[1] == "  Street")
  }

  @Test func `a field that asks for more than there is squeezes the label away, unless it resists`()
  {
    let row = AddressRow()
    func spans() -> [[Double]] {
      row.window.layoutIfNeeded()
      return [row.address.span(.horizontal), row.field.span(.horizontal)]
    }
    #expect(spans() == [[2, 6], [10, 28]])
    row.field.preferredColumns = 54
    #expect(spans() == [[2, 0], [4, 34]])
    row.address.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(spans() == [[2, 6], [10, 28]])
    #expect(row.window.reports.isEmpty)
  }
}
