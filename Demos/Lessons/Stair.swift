import Ashlar

// What you learn: a view that computes its own size, and tells the layout when it changes.
// What you see:   ┌───────┐
//                 │chisel │
//                 └───────┘┌───────┐
//                          │arch   │
//                          └───────┘
// Keys:           arrows scroll; change the stage's width and see every height follow.

/// Labels as stairs, from the top left to the bottom right.
public final class StairView: View {
  private var itemViews: [Label] = []
  private var contentSize = Size.zero

  /// Replaces the stairs; none is fine.
  public func setStairTitles(_ titles: [String]) {
    for label in itemViews { label.removeFromSuperview() }
    itemViews = titles.enumerated().map { index, title in
      let label = Label(title)
      label.identifier = "step\(index + 1)"
      label.numberOfLines = 0
      label.border = .light
      label.setBorderStyle(\.separator)
      addSubview(label)
      return label
    }
    // The size that was told last is kept for comparison: only a real change is told, to none as well.
    updateStairLayout()
  }

  /// Places the labels: each has its share of the width, and starts where the one before ends.
  private func updateStairLayout() {
    // Without a label there is no share of the width, and no size.
    guard !itemViews.isEmpty else { return update(contentSize: .zero) }
    let width = bounds.width / Double(itemViews.count)
    var x = 0.0
    var y = 0.0
    for label in itemViews {
      label.preferredMaxLayoutWidth = width
      // A height of 0 asks for as many lines as the text needs.
      let height = label.sizeThatFits(Size(width: width, height: 0)).height
      label.frame = Rect(x: x, y: y, width: width, height: height)
      x += width
      y += height
    }
    update(contentSize: Size(width: bounds.width, height: y))
  }

  /// Tells the layout about a new size. Only a real change is worth it; told every time, each
  /// layout would be solved twice.
  private func update(contentSize size: Size) {
    guard size != contentSize else { return }
    contentSize = size
    invalidateIntrinsicContentSize()
  }

  /// The layout may ask for the size before the view was laid out: bring it up to date first.
  public override var intrinsicContentSize: Size {
    updateStairLayout()
    return contentSize
  }

  /// The width may have changed, and with it the heights of the labels.
  public override func layoutSubviews() {
    super.layoutSubviews()
    updateStairLayout()
  }
}

/// A row that holds a stair.
final class StairCell: TableViewCell {
  let stair = StairView()

  required init() {
    super.init()
    stair.identifier = "stair"
    contentView.addSubview(stair)
    // The stair fills the row between its margins, which are one cell wide. As the stair says how
    // high it is, this says how high the row is.
    stair.mas.makeConstraints { make in
      make.left.equalTo(contentView.mas.leftMargin)
      make.right.equalTo(contentView.mas.rightMargin)
      make.top.equalTo(contentView.mas.topMargin)
      make.bottom.equalTo(contentView.mas.bottomMargin)
    }
  }
}

/// A stair above, and a table of stairs below.
public final class StairDemo: View, Demo, TableViewDataSource {
  public static let id = "stair"
  public static let title = "StairView"
  public static let keys = [KeyHint("↑↓ PgUp PgDn", "scroll")]
  public static let lesson = Lesson("A view computes its own height, and tells when it changes.", source: .stair)

  private let stair = StairView()
  private let table = TableView()
  private var titles: [[String]] = []

  public init(seed: UInt64) {
    super.init()
    var words = SeededWords(seed: seed)
    // Row i has i % 4 + 1 stairs.
    titles = (0..<20).map { row in (0..<(row % 4 + 1)).map { _ in words.text(words: 1...6) } }

    stair.identifier = "stair"
    stair.setStairTitles(["Stone on stone", "and every stair finds its height"])
    table.identifier = "table"
    addSubview(stair)
    addSubview(table)

    // The stair hangs from the top, between the margins of the stage. Nobody says how high it is.
    stair.mas.makeConstraints { make in
      make.top.equalTo(self)
      make.left.equalTo(self.mas.leftMargin)
      make.right.equalTo(self.mas.rightMargin)
    }
    // The table fills what is left of the stage below the stair.
    table.mas.makeConstraints { make in
      make.left.right.bottom.equalTo(self)
      make.top.equalTo(stair.mas.bottom)
    }
    table.dataSource = self
  }

  public func numberOfRows(in tableView: TableView) -> Int { titles.count }

  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(StairCell.self)
    cell.stair.setStairTitles(titles[row])
    return cell
  }

  public override func keyDown(_ key: KeyPress) -> Bool { table.keyDown(key) }
}

// Try: [ and ] make the stage narrower and wider; the rows below follow at once. In UIKit the table
//      would keep the old heights until it is reloaded.
// Try: take layoutSubviews out of StairView: a new width tells nobody that the height is another,
//      and the steps are never placed for it.
// Try: give a row no titles. Its stair has no height; of the row its two margins are left.
// Left out: a natural width. The stair takes the width it is given, so something must give one.
