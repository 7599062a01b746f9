import Ashlar

/// Shows a cell as the template is at a step, in a box as wide as the stage: without its fence a text may reach out of it.
final class TemplateRoom: View {
  /// What there is to be seen.
  struct Content {
    let note: Note
    /// The size of the template's content; `nil` where it has none yet.
    let size: Size?
    /// Why nothing is seen.
    let remark: LocalizedText
  }

  /// Returns the content as of the rows that were laid out before.
  var content: () -> Content? = { nil }
  private let box = BoundsView()
  private let remark = LocalizedLabel()
  private let sample = NoteCell()

  override init() {
    super.init()
    box.identifier = "box"
    remark.identifier = "remark"
    remark.setTextStyle(\.secondaryLabel)
    sample.identifier = "template"
    addSubview(box)
    box.addSubview(remark)
    box.addSubview(sample)
    box.mas.makeConstraints { $0.edges.equalTo(self) }
    remark.mas.makeConstraints { make in
      // In a box without a column, none can be free.
      make.left.equalTo(box).offset(1).priority(999)
      make.right.lessThanOrEqualTo(box)
      make.top.equalTo(box).offset(1)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content = content() else { return }
    let size = content.size ?? .zero
    let isSeen = size.width > 0 && size.height > 0
    remark.localizedText = isSeen ? .empty : content.remark
    sample.isHidden = !isSeen
    sample.show(content.note)
    // The accessory stands beside the content.
    let wide = 1000.0
    let width = size.width + wide - sample.contentWidth(forWidth: wide)
    sample.frame = isSeen ? Rect(x: 1, y: 1, width: width, height: size.height) : .zero
  }

  /// The place around the template's content.
  var outline: Rect? {
    sample.isHidden
      ? nil
      : Rect(
        x: 0, y: 0, width: sample.contentView.frame.width + 2, height: sample.frame.height + 2)
  }
}
