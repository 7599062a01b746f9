import AutoLayout
import Masonry
import Testing

@testable import ConflictLog

@MainActor private final class Sheet: LayoutNode {}
@MainActor private final class RowCell: LayoutNode {}
@MainActor private final class Tag: LayoutNode {
  override var intrinsicContentSize: Size { Size(width: 60, height: 1) }
}

/// The same conflict, known as a layout and read as its log, has the same cause by the same rule.
@MainActor @Suite struct BothFeedsTests {
  @MainActor private struct Page {
    var width = 40.0
    var height = 10.0
    var root: LayoutNode = Sheet()
    let one: LayoutNode = Tag()
    let two: LayoutNode = Sheet()
    let three: LayoutNode = Sheet()
  }

  /// The first rule, and what leads to it.
  private static var samples: [(rule: String, page: (inout Page) -> Void)] {
    [
      (
        "same-constraint-twice",
        { page in
          page.one.mas.makeConstraints { $0.width.equalTo(10) }
          page.one.mas.makeConstraints { $0.width.equalTo(20) }
        }
      ),
      (
        "mask-left-on",
        { page in
          page.one.frame = Rect(x: 0, y: 0, width: 5, height: 1)
          page.one.widthAnchor.constraint(equalToConstant: 9).isActive = true
        }
      ),
      (
        "out-of-proportion",
        { page in
          page.one.mas.makeConstraints { make in
            make.left.greaterThanOrEqualTo(page.root)
            make.right.lessThanOrEqualTo(page.root)
            make.width.equalTo(100)
          }
        }
      ),
      (
        "size-and-both-ends",
        { page in
          page.one.mas.makeConstraints { make in
            make.left.right.equalTo(page.root)
            make.width.equalTo(20)
          }
        }
      ),
      (
        "container-too-small",
        { page in
          page.one.mas.makeConstraints { make in
            make.left.equalTo(page.root)
            make.width.equalTo(24)
          }
          page.two.mas.makeConstraints { make in
            make.left.equalTo(page.one.mas.right)
            make.right.lessThanOrEqualTo(page.root)
            make.width.equalTo(26)
          }
        }
      ),
      (
        "two-sizes",
        { page in
          page.one.mas.makeConstraints { make in
            make.width.lessThanOrEqualTo(10)
            make.width.greaterThanOrEqualTo(20)
          }
        }
      ),
      (
        "too-small-for-contents",
        { page in
          page.two.mas.makeConstraints { $0.width.equalTo(10) }
          page.two.insertChild(page.one, at: 0)
          page.one.mas.makeConstraints { make in
            make.left.equalTo(page.two).offset(6)
            make.right.equalTo(page.two).offset(-6)
          }
        }
      ),
      (
        "aspect-ratio",
        { page in
          page.two.mas.makeConstraints { make in
            make.width.equalTo(page.two.mas.height).multipliedBy(2)
            make.width.equalTo(10)
            make.height.equalTo(10)
          }
        }
      ),
      (
        "circle",
        { page in
          page.one.mas.makeConstraints { $0.left.equalTo(page.two.mas.left).offset(1) }
          page.two.mas.makeConstraints { $0.left.equalTo(page.three.mas.left).offset(1) }
          page.three.mas.makeConstraints { $0.left.equalTo(page.one.mas.left).offset(1) }
        }
      ),
      (
        "collapsed",
        { page in
          page.two.mas.makeConstraints { $0.width.equalTo(0) }
          page.two.insertChild(page.one, at: 0)
          page.one.mas.makeConstraints { make in
            make.left.equalTo(page.two).offset(6)
            make.right.equalTo(page.two).offset(-6)
          }
        }
      ),
      (
        "container-too-small",
        { page in
          // 50 is the default of a flow layout, but not here.
          page.width = 50
          page.one.mas.makeConstraints { make in
            make.left.equalTo(page.root)
            make.width.equalTo(30)
          }
          page.two.mas.makeConstraints { make in
            make.left.equalTo(page.one.mas.right)
            make.right.lessThanOrEqualTo(page.root)
            make.width.equalTo(32)
          }
        }
      ),
      (
        "given-from-outside",
        { page in page.root.mas.makeConstraints { $0.width.equalTo(60) } }
      ),
      (
        "container-too-small",
        { page in
          // From right to left.
          page.root.semanticContentAttribute = .forceRightToLeft
          page.one.semanticContentAttribute = .forceRightToLeft
          page.two.semanticContentAttribute = .forceRightToLeft
          page.one.mas.makeConstraints { make in
            make.leading.equalTo(page.root).offset(1)
            make.width.equalTo(24)
          }
          page.two.mas.makeConstraints { make in
            make.leading.greaterThanOrEqualTo(page.one.mas.trailing).offset(3)
            make.trailing.lessThanOrEqualTo(page.root).offset(-2)
            make.width.equalTo(26)
          }
        }
      ),
      (
        "empty-frame",
        { page in
          page.two.frame = Rect(x: 1, y: 1, width: 0, height: 1)
          page.two.insertChild(page.one, at: 0)
          page.one.mas.makeConstraints { make in
            make.left.equalTo(page.two).offset(6)
            make.right.equalTo(page.two).offset(-6)
          }
        }
      ),
      (
        "less-than-a-point",
        { page in
          page.one.mas.makeConstraints { make in
            make.width.equalTo(10)
            make.width.equalTo(page.two)
          }
          page.two.mas.makeConstraints { $0.width.equalTo(10.25) }
        }
      ),
      (
        "required-content-size",
        { page in
          page.one.setContentCompressionResistancePriority(.required, for: .horizontal)
          page.one.mas.makeConstraints { $0.left.right.equalTo(page.root) }
        }
      ),
      (
        "temporary-size",
        { page in
          page.width = 0
          page.one.mas.makeConstraints { make in
            make.left.equalTo(page.root).offset(2)
            make.right.equalTo(page.root).offset(-2)
          }
        }
      ),
      (
        "stale-row-height",
        { page in
          let row = RowCell()
          row.insertChild(page.one, at: 0)
          page.root = row
          page.one.mas.makeConstraints { make in
            make.top.equalTo(row).offset(4)
            make.bottom.equalTo(row).offset(-4)
            make.height.equalTo(12)
          }
        }
      ),
      (
        "stale-row-height",
        { page in
          // 50 is the default of a flow layout, but not here.
          page.height = 50
          let row = RowCell()
          row.insertChild(page.one, at: 0)
          page.root = row
          page.one.mas.makeConstraints { make in
            make.top.equalTo(row).offset(4)
            make.bottom.equalTo(row).offset(-4)
            make.height.equalTo(60)
          }
        }
      ),
    ]
  }

  @Test func `a layout and its log have the same cause`() throws {
    for (rule, build) in Self.samples {
      var page = Page()
      for (place, child) in [page.one, page.two, page.three].enumerated() {
        child.identifier = ["one", "two", "three"][place]
        page.root.insertChild(child, at: place)
      }
      build(&page)
      page.root.identifier = "page"
      page.root.frame = Rect(x: 0, y: 0, width: page.width, height: page.height)
      page.root.layoutIfNeeded()
      let found = page.root.reports.lazy.compactMap {
        if case .conflict(let conflict) = $0 { conflict } else { nil }
      }
      let conflict = try #require(found.first, "\(rule)")
      #expect(conflict.culprits.first?.rule == rule, "\(conflict)")
      let explanation = try explanation(of: conflict.log)
      #expect(explanation.culprits.first?.rule == rule, "\(explanation.text)")
      // The numbers and the member that is named are the same, too. A log does not print that no length is below 0.
      let sum = conflict.sum?.description.replacing(" + ≥0", with: "").replacing("≥0 + ", with: "")
      // A layout is read from left to right, a log in its own direction.
      let words = { (text: String?) in (text ?? "").split(separator: " ").sorted() }
      #expect(words(sum) == words(explanation.sum), "\(rule)")
      let named = conflict.culprits.first.map { conflict.members[$0.member].description }
      let read = explanation.culprits.first?.constraint.map {
        explanation.conflict.constraints[$0].text
      }
      #expect(named == read, "\(rule)")
    }
  }
}
