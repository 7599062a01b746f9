import Ashlar
import Demos
import TableFixtures
import Testing

/// The fourth article, last part: the height of a cell before there is a layout, in cells.
@MainActor @Suite struct FourthArticleCellsTests {
  /// The article's way to a row's height, without its log.
  private func fittingHeight(
    of cell: TableViewCell, in table: TableView, isFenced: Bool = true
  ) throws -> Double {
    var width = table.frame.width
    // What the accessory takes is not the content's.
    if let accessory = cell.accessoryView {
      width -= TableViewCell.AccessoryType.accessoryViewGap + accessory.frame.width
    } else {
      width -= cell.accessoryType.width
    }
    var height = 0.0
    if !cell.enforceFrameLayout, width > 0 {
      let fence = try LayoutConstraint(
        item: cell.contentView, attribute: .width, relatedBy: .equal, toItem: nil, attribute: nil,
        multiplier: 1, constant: width)
      if isFenced { LayoutConstraint.activate([fence]) }
      height = cell.contentView.systemLayoutSizeFitting(.layoutFittingCompressed).height
      LayoutConstraint.deactivate([fence])
    }
    if height == 0 { height = cell.sizeThatFits(Size(width: width, height: 0)).height }
    if height == 0 { height = TableView.defaultRowHeight }
    return height + table.separatorStyle.height
  }

  private func textCell(_ text: String) -> TextCell {
    let cell = TextCell()
    cell.label.text = text
    return cell
  }

  /// A table as wide as asked for, and its template.
  private func makeTable(_ width: Int = 12) -> (scene: TableScene, template: TemplateLayoutCell) {
    let scene = TableScene(Blocks([]), width, 5)
    scene.table.separatorStyle = .none
    return (scene, TemplateLayoutCell(tableView: scene.table))
  }

  @Test(arguments: [(18, 1.0), (12, 2), (8, 3), (4, 5)])
  func `a fence at the width makes text wrap instead of growing to the right`(
    width: Int, height: Double
  ) throws {
    // 18 columns. Its longest word breaks in 4.
    let text = "one two three four"
    let (scene, template) = makeTable(width)
    let cell = textCell(text)
    #expect(try fittingHeight(of: cell, in: scene.table) == height)
    #expect(try fittingHeight(of: cell, in: scene.table, isFenced: false) == 1)
    // The fence is gone, the cell is as it was.
    #expect(cell.contentView.constraints.count == 4)
    #expect(cell.contentView.frame == .zero)
    #expect(template.heightForCell(TextCell.self) { $0.label.text = text } == height)
  }

  @Test(arguments: TableViewCell.AccessoryType.allCases)
  func `an accessory takes its width from the content`(
    type: TableViewCell.AccessoryType
  ) throws {
    let text = "stone wall"
    let (scene, template) = makeTable()
    let cell = textCell(text)
    cell.accessoryType = type
    // 10 columns fit, unless the accessory takes 4 of 12.
    let height = type == .detailDisclosureButton ? 2.0 : 1
    #expect(try fittingHeight(of: cell, in: scene.table) == height)
    let measured = template.heightForCell(TextCell.self) {
      $0.label.text = text
      $0.accessoryType = type
    }
    #expect(measured == height)
    let view = View()
    view.frame.size = Size(width: 5, height: 1)
    cell.accessoryView = view
    // 5 and a gap of 1 take one word to the next line, whatever the type is.
    #expect(try fittingHeight(of: cell, in: scene.table) == 2)
  }

  private final class FrameCell: TableViewCell {
    var ownHeight = 0.0
    override func sizeThatFits(_ size: Size) -> Size {
      Size(width: size.width, height: size.width == 12 && size.height == 0 ? ownHeight : -1)
    }
  }

  @Test func `without constraints it is what fits, else the height of a row`() throws {
    let (scene, template) = makeTable()
    let cell = FrameCell()
    for (own, height) in [(5.0, 5.0), (0, 3)] {
      for enforces in [false, true] {
        cell.ownHeight = own
        cell.enforceFrameLayout = enforces
        #expect(try fittingHeight(of: cell, in: scene.table) == height)
        let measured = template.heightForCell(FrameCell.self) {
          $0.ownHeight = own
          $0.enforceFrameLayout = enforces
        }
        #expect(measured == height)
      }
    }
  }

  @Test func `a separator comes on top`() throws {
    let (scene, template) = makeTable()
    scene.table.separatorStyle = .singleLine
    #expect(try fittingHeight(of: textCell("one two three four"), in: scene.table) == 3)
    #expect(template.heightForCell(TextCell.self) { $0.label.text = "one" } == 2)
  }

  @Test func `the height is known before the row is laid out, and is the one it gets`() {
    let rows = Rows(count: 1)
    rows.texts[0] = "one two three four"
    let scene = TableScene(rows)
    scene.table.separatorStyle = .none
    scene.layOut()
    let template = TemplateLayoutCell(tableView: scene.table)
    #expect(template.heightForCell(TextCell.self) { $0.label.text = "one two three four" } == 2)
    #expect(template.templateCell(TextCell.self).frame == .zero)
    #expect(scene.frames == [[0, 0, 2]])
  }
}
