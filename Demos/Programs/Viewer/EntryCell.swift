import Ashlar

/// A row: the name, and at the right the size.
final class EntryCell: TableViewCell {
  private let name = Label()
  private let size = Label()

  required init() {
    super.init()
    [name, size].forEach(contentView.addSubview)
    name.lineBreakMode = .byTruncatingMiddle
    size.setTextStyle(\.secondaryLabel)
    size.setContentCompressionResistancePriority(.required, for: .horizontal)
    name.mas.makeConstraints { $0.left.top.bottom.equalTo(contentView) }
    size.mas.makeConstraints { make in
      make.left.greaterThanOrEqualTo(name.mas.right).offset(1)
      // The last column is the scroll bar's.
      make.right.equalTo(contentView).offset(-1)
      make.top.equalTo(contentView)
    }
  }

  func show(_ entry: Entry) {
    name.text = entry.name.withVisibleControls() + (entry.isFolder ? "/" : "")
    size.text = entry.sizeText
  }
}
