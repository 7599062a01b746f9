import Masonry
import Testing

@testable import AutoLayout

/// What is so now is told apart from what was so earlier.
@MainActor @Suite struct CurrentReportsTests {
  private let root = LayoutNode()
  private let box = LayoutNode()

  init() {
    root.frame = Rect(x: 0, y: 0, width: 100, height: 10)
    root.isLayoutIsland = true
    root.insertChild(box, at: .max)
    box.translatesAutoresizingMaskIntoConstraints = false
  }

  @Test func `a contradiction is earlier once it is gone, and back when it comes back`() {
    box.mas.makeConstraints { make in
      make.left.top.bottom.equalTo(root)
      make.width.equalTo(30)
      make.right.lessThanOrEqualTo(root)
    }
    root.layoutIfNeeded()
    #expect(root.reports.isEmpty)
    for width in [20.0, 25, 10] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(root.currentReports.count == 1 && root.earlierReports.isEmpty, "\(width)")
      root.frame.size.width = width + 20
      root.layoutIfNeeded()
      #expect(root.currentReports.isEmpty && root.earlierReports.count == 1, "\(width)")
      #expect(root.reports == root.earlierReports)
    }
    root.clearReports()
    #expect(root.earlierReports.isEmpty)
  }

  @Test func `what a contradiction says is as of the last layout`() throws {
    box.identifier = "box"
    box.mas.makeConstraints { make in
      make.left.equalTo(root)
      make.width.equalTo(30)
      make.right.lessThanOrEqualTo(root)
    }
    for width in [25.0, 20, 12] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      guard case .conflict(let conflict) = try #require(root.currentReports.first) else {
        Issue.record("no conflict")
        return
      }
      #expect(conflict.explanation.contains(" is \(Int(width)) wide: "), "\(width)")
      #expect(conflict.agreeingConstant == 30 - width)
      #expect(conflict.broken.equation == "box.right <= LayoutNode.right")
      #expect(root.reports.count == 1 && root.earlierReports.isEmpty)
    }
    // What has happened stays as it was found.
    #expect(root.reports.first?.description.contains(" is 25 wide: ") ?? false)
  }

  @Test func `what comes and goes any number of times is kept once`() {
    box.mas.makeConstraints { make in
      make.left.equalTo(root)
      make.width.equalTo(30)
      make.right.lessThanOrEqualTo(root)
    }
    for _ in 0..<20 {
      for width in [20.0, 40] {
        root.frame.size.width = width
        root.layoutIfNeeded()
      }
    }
    #expect(root.tree.notices.all.map(\.conditions.count) == [1])
  }

  @Test func `a contradiction is earlier once its constraint or its view is gone`() {
    let wide = box.widthAnchor.constraint(equalToConstant: 5)
    let narrow = box.widthAnchor.constraint(equalToConstant: 3)
    for constraint in [wide, narrow] { constraint.isActive = true }
    root.layoutIfNeeded()
    #expect(root.currentReports.count == 1)
    narrow.isActive = false
    root.layoutIfNeeded()
    #expect(root.currentReports.isEmpty && root.earlierReports.count == 1)
    narrow.isActive = true
    root.layoutIfNeeded()
    #expect(root.currentReports.count == 1 && root.earlierReports.isEmpty)
    box.removeFromParent()
    root.layoutIfNeeded()
    #expect(root.currentReports.isEmpty && root.earlierReports.count == 1)
  }

  @Test func `of islands that say the same it is so while one of them says it`() {
    let rows = [LayoutNode(), LayoutNode()]
    for row in rows {
      row.isLayoutIsland = true
      row.identifier = "row"
      row.frame = Rect(x: 0, y: 0, width: 50, height: 1)
      root.insertChild(row, at: .max)
      let child = LayoutNode()
      child.translatesAutoresizingMaskIntoConstraints = false
      row.insertChild(child, at: .max)
      child.mas.makeConstraints { make in
        make.left.equalTo(row)
        make.width.equalTo(30)
        make.right.lessThanOrEqualTo(row)
      }
    }
    root.layoutIfNeeded()
    #expect(root.reports.isEmpty)
    for row in rows { row.frame.size.width = 20 }
    root.layoutIfNeeded()
    #expect(root.currentReports.count == 1)
    for (index, row) in rows.reversed().enumerated() {
      row.frame.size.width = 40
      root.layoutIfNeeded()
      #expect(root.currentReports.count == 1 - index)
      #expect(root.earlierReports.count == index)
    }
  }

  @Test func `a layout that settles again did not settle earlier`() {
    let restless = Restless()
    restless.translatesAutoresizingMaskIntoConstraints = false
    root.insertChild(restless, at: .max)
    restless.isRestless = true
    restless.mas.makeConstraints { $0.left.top.equalTo(root) }
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(root.currentReports.count == 1 && root.earlierReports.isEmpty)
    restless.isRestless = false
    root.layoutIfNeeded()
    #expect(root.currentReports.isEmpty && root.earlierReports.count == 1)
  }

  @Test func `what was refused and is held by nobody is so until the reports are cleared`() {
    let stranger = LayoutNode()
    box.widthAnchor.constraint(equalTo: stranger.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(root.currentReports.count == 1)
    root.layoutIfNeeded()
    #expect(root.currentReports == root.reports)
    root.clearReports()
    #expect(root.currentReports.isEmpty)
    withExtendedLifetime(stranger) {}
  }

  @Test func `what was refused is earlier once a view that it was about does not exist either`() {
    func relate(_ stranger: LayoutNode) {
      box.widthAnchor.constraint(equalTo: stranger.widthAnchor).isActive = true
      #expect(root.currentReports.count == 1)
    }
    do { relate(LayoutNode()) }
    #expect(root.currentReports.isEmpty && root.earlierReports.count == 1)
    root.layoutIfNeeded()
    #expect(root.currentReports.isEmpty && root.earlierReports.count == 1)
  }

  @Test func `a refusal is earlier once it was taken back, or the constraint is active`() {
    let stranger = LayoutNode()
    let constraint = box.widthAnchor.constraint(equalTo: stranger.widthAnchor)
    for _ in 0..<2 {
      constraint.isActive = true
      #expect(constraint.error != nil)
      #expect(root.currentReports.count == 1 && root.earlierReports.isEmpty)
      constraint.isActive = false
      #expect(constraint.error == nil)
      #expect(root.currentReports.isEmpty && root.earlierReports.count == 1)
    }
    constraint.isActive = true
    root.insertChild(stranger, at: .max)
    #expect(root.currentReports.count == 1)
    constraint.isActive = true
    #expect(constraint.error == nil && constraint.isActive)
    #expect(root.currentReports.isEmpty && root.earlierReports.count == 1)
  }

  @Test func `a constraint that says what cannot be keeps its error`() {
    let constraint = LayoutConstraint(
      reporting: box, attribute: .left, relatedBy: .equal, toItem: nil, attribute: nil)
    constraint.isActive = true
    constraint.isActive = false
    #expect(constraint.error == .positionWithoutSecondItem(.left))
    #expect(root.currentReports.count == 1)
  }

  @Test func `an update without a match is earlier once one of the two constraints is gone`() {
    box.mas.makeConstraints { $0.width.equalTo(root) }
    let added = box.mas.updateConstraints { $0.width.equalTo(30) }
    root.layoutIfNeeded()
    func isCurrent() -> Bool {
      root.currentReports.contains { if case .diagnostic = $0 { true } else { false } }
    }
    #expect(isCurrent())
    LayoutConstraint.deactivate(added)
    #expect(!isCurrent())
    // The same once more is one report.
    for _ in 0..<3 { box.mas.updateConstraints { $0.width.equalTo(30) } }
    #expect(isCurrent())
    box.mas.remakeConstraints { $0.width.equalTo(30) }
    root.layoutIfNeeded()
    #expect(root.currentReports.isEmpty)
  }
}

/// A view that is another size whenever it is laid out.
private final class Restless: LayoutNode {
  var isRestless = false
  private var width = 1.0

  override var intrinsicContentSize: Size { Size(width: width, height: 1) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isRestless else { return }
    width += 1
    invalidateIntrinsicContentSize()
  }
}
