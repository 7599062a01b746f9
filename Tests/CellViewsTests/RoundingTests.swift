import AutoLayout
import CellDrawing
import CellViews
import Masonry
import Testing

@MainActor struct RoundingTests {
  @Test func `edges are rounded half up, on the screen`() {
    let window = Window(20, 10)
    let holder = View()
    let view = View()
    window.addSubview(holder)
    holder.addSubview(view)
    holder.frame = Rect(x: 1.25, y: 1.5, width: 9, height: 9)
    view.frame = Rect(x: 1.25, y: -2, width: 2.75, height: 1)
    #expect(holder.cellFrame == CellRect(x: 1, y: 2, width: 9, height: 9))
    // From 2.5 to 5.25, and from -0.5 to 0.5.
    #expect(view.cellFrame == CellRect(x: 3, y: 0, width: 2, height: 1))
    #expect(view.absoluteFrame == Rect(x: 2.5, y: -0.5, width: 2.75, height: 1))
  }

  @Test func `equal shares have no gaps and no overlaps at any width`() {
    for count in [2, 3, 7] {
      let window = Window(1, 3)
      let views = (0..<count).map { _ in View() }
      for (index, view) in views.enumerated() {
        window.addSubview(view)
        view.mas.makeConstraints { make in
          if index == 0 {
            make.left.equalTo(window)
          } else {
            make.left.equalTo(views[index - 1].mas.right)
            make.width.equalTo(views[0])
          }
          if index == count - 1 { make.right.equalTo(window) }
        }
      }
      for width in 0...60 {
        window.resize(width, 3)
        window.layoutIfNeeded()
        let cells = views.map(\.cellFrame)
        #expect(cells.first?.minX == 0)
        #expect(cells.last?.maxX == width)
        #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.maxX == $1.minX })
        let widths = cells.map(\.width)
        #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
      }
    }
  }

  @Test func `a whole size is kept wherever it stands`() {
    let window = Window(20, 10)
    let view = View()
    window.addSubview(view)
    for step in -200...200 {
      let place = Double(step) / 16
      view.frame = Rect(x: place, y: -place, width: 5, height: 2)
      #expect(view.cellFrame.size == CellSize(width: 5, height: 2))
    }
  }

  @Test func `enormous frames do not trap`() {
    let window = Window(20, 3)
    let holder = View()
    let label = Label("text")
    label.numberOfLines = 0
    label.border = .light
    window.addSubview(holder)
    holder.addSubview(label)
    for number in [1e18, -1e18, 1e300, -1e300, 1.0e308] {
      holder.frame = Rect(x: number, y: number, width: abs(number), height: 3)
      label.frame = Rect(x: number / 2, y: -number, width: abs(number) / 2, height: 3)
      _ = window.render()
      window.mouse(.press(.left), 3, 1)
      _ = label.sizeThatFits(Size(width: number, height: number))
      label.preferredMaxLayoutWidth = number
    }
    #expect(window.screen.count == 3)
  }
}
