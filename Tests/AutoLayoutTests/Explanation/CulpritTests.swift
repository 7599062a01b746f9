import AutoLayout
import Masonry
import Testing

/// The rules for likely mistakes: each knows its own case, and is silent where the case is not there.
@MainActor @Suite struct CulpritTests {
  private let root = Box("root")
  private let one = Box("one")
  private let two = Box("two")
  private let three = Box("three")

  init() { root.holding(one, two, three) }

  private func culprits() throws -> [LayoutCulprit] {
    root.layOut(50, 10)
    return try #require(root.conflicts.first).culprits
  }

  private func rules() throws -> [String] { try culprits().map(\.rule) }

  @Test func `a frame that was never set`() throws {
    two.mas.makeConstraints { make in
      make.left.equalTo(one).offset(2)
      make.right.equalTo(one).offset(-2)
    }
    let culprit = try #require(culprits().first)
    #expect(culprit.rule == "unset-frame")
    #expect(culprit.code == "one.translatesAutoresizingMaskIntoConstraints = false")
  }

  @Test func `a frame that was set is not forgotten`() throws {
    one.frame = Rect(x: 0, y: 0, width: 3, height: 1)
    two.mas.makeConstraints { make in
      make.left.equalTo(one).offset(2)
      make.right.equalTo(one).offset(-2)
    }
    #expect(try !rules().contains("unset-frame"))
  }

  @Test func `a mask that was left on`() throws {
    one.frame = Rect(x: 0, y: 0, width: 5, height: 1)
    one.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let culprit = try #require(culprits().first)
    #expect(culprit.rule == "mask-left-on")
    #expect(culprit.code == "one.translatesAutoresizingMaskIntoConstraints = false")
    one.translatesAutoresizingMaskIntoConstraints = false
    root.clearReports()
    root.layOut(50, 10)
    #expect(root.conflicts.isEmpty)
  }

  @Test func `a frame that is meant is no mask left on`() throws {
    one.frame = Rect(x: 0, y: 0, width: 5, height: 1)
    two.mas.makeConstraints { make in
      make.width.equalTo(one)
      make.width.equalTo(root)
    }
    #expect(try !rules().contains("mask-left-on"))
  }

  @Test func `the same constraint twice`() throws {
    one.mas.makeConstraints { $0.width.equalTo(10) }
    one.mas.makeConstraints { $0.width.equalTo(20) }
    let culprit = try #require(culprits().first)
    #expect(culprit.rule == "same-constraint-twice")
    #expect(culprit.member == 1)
    #expect(culprit.code == "make.width.equalTo(20)")
    #expect(culprit.reason.hasPrefix("The width of 'one' is set twice, to 10 (CulpritTests.swift:"))
  }

  @Test func `two bounds are not the same twice`() throws {
    one.mas.makeConstraints { make in
      make.width.lessThanOrEqualTo(10)
      make.width.greaterThanOrEqualTo(20)
    }
    #expect(try !rules().contains("same-constraint-twice"))
  }

  private func row(_ widths: [Double]) {
    let boxes = [one, two, three]
    for (box, width) in zip(boxes, widths) {
      box.mas.makeConstraints { $0.width.equalTo(width) }
    }
    one.mas.makeConstraints { $0.left.equalTo(root) }
    two.mas.makeConstraints { $0.left.equalTo(one.mas.right) }
    three.mas.makeConstraints { make in
      make.left.equalTo(two.mas.right)
      make.right.lessThanOrEqualTo(root)
    }
  }

  @Test func `a number far beyond those of siblings`() throws {
    row([10, 100, 12])
    let culprit = try #require(culprits().first)
    #expect(culprit.rule == "beyond-siblings")
    #expect(culprit.code == "make.width.equalTo(12)")
    #expect(culprit.reason.contains("'two' has 100"))
  }

  @Test func `a number far beyond those of siblings keeps its sign`() throws {
    let four = Box("four")
    root.insertChild(four, at: 3)
    let gaps = [-10.0, -60, -12]
    for (index, box) in [one, two, three].enumerated() {
      let next = [two, three, four][index]
      box.mas.makeConstraints { $0.right.equalTo(next.mas.left).offset(gaps[index]) }
    }
    one.mas.makeConstraints { $0.left.equalTo(root) }
    four.mas.makeConstraints { $0.right.lessThanOrEqualTo(root) }
    let culprit = try #require(culprits().first { $0.rule == "beyond-siblings" })
    #expect(culprit.code == "make.right.equalTo(three.mas.left).offset(-12)")
  }

  @Test func `a length that is compared with siblings has no contents`() throws {
    one.mas.makeConstraints { make in
      make.width.lessThanOrEqualTo(20)
      make.width.equalTo(two).multipliedBy(2)
    }
    two.mas.makeConstraints { $0.width.greaterThanOrEqualTo(15) }
    #expect(try !rules().contains("too-small-for-contents"))
  }

  @Test func `a constraint with anchors gets a line of code`() throws {
    one.mas.makeConstraints { $0.left.right.equalTo(root) }
    one.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let culprit = try #require(culprits().first { $0.rule == "size-and-both-ends" })
    #expect(culprit.code == "constraint.priority = 999  // one.width = 20")
  }

  @Test func `numbers that are alike`() throws {
    row([20, 22, 24])
    #expect(try !rules().contains("beyond-siblings"))
    #expect(try !rules().contains("out-of-proportion"))
  }

  @Test func `one number alone is too much`() throws {
    one.mas.makeConstraints { make in
      make.left.greaterThanOrEqualTo(root)
      make.right.lessThanOrEqualTo(root)
      make.width.equalTo(60)
    }
    let culprit = try #require(culprits().first)
    #expect(culprit.rule == "out-of-proportion")
    #expect(
      culprit.reason == "60 alone is more than the 50 there are: 'one' is to be 60 wide.")
    #expect(culprit.code == "make.width.equalTo(60).priority(999)")
  }

  @Test func `a text that may not get less`() throws {
    one.natural = Size(width: 60, height: 1)
    one.setContentCompressionResistancePriority(.required, for: .horizontal)
    one.mas.makeConstraints { $0.left.right.equalTo(root) }
    let culprit = try #require(culprits().first { $0.rule == "required-content-size" })
    #expect(culprit.cure == "Let the intrinsic width of 'one' give way.")
    #expect(culprit.code == "one.setContentCompressionResistancePriority(999, for: .horizontal)")
    root.clearReports()
    one.setContentCompressionResistancePriority(999, for: .horizontal)
    root.layOut(50, 10)
    #expect(root.conflicts.isEmpty)
  }

  @Test func `a length that may get less is not suspected`() throws {
    one.natural = Size(width: 60, height: 1)
    one.mas.makeConstraints { make in
      make.left.right.equalTo(root)
      make.width.equalTo(60)
    }
    #expect(try !rules().contains("required-content-size"))
  }

  @Test func `a size that is given from outside`() throws {
    row([20, 22, 24])
    let culprit = try #require(culprits().first { $0.rule == "container-too-small" })
    #expect(
      culprit.reason.hasPrefix(
        "'root' is 50 wide for now, and the required sizes and distances inside need 66"))
    #expect(
      culprit.cure
        == "Let it give way: the right edge of 'three' is to be at or to the left of that of 'root'."
    )
    #expect(culprit.code == "make.right.lessThanOrEqualTo(root).priority(999)")
  }

  @Test func `where no size is given, none is suspected`() throws {
    one.mas.makeConstraints { make in
      make.width.equalTo(10)
      make.width.equalTo(two)
    }
    two.mas.makeConstraints { $0.width.equalTo(12) }
    #expect(try rules() == [])
  }

  @Test func `a length and both ends`() throws {
    one.mas.makeConstraints { make in
      make.left.equalTo(root)
      make.right.equalTo(root)
      make.width.equalTo(20)
    }
    let culprit = try #require(culprits().first { $0.rule == "size-and-both-ends" })
    #expect(culprit.reason.hasPrefix("'one' is 20 wide, and both its ends are tied"))
    #expect(culprit.code == "make.width.equalTo(20).priority(999)")
  }

  @Test func `a length and one end`() throws {
    one.mas.makeConstraints { make in
      make.left.equalTo(root).offset(40)
      make.width.equalTo(20)
    }
    two.mas.makeConstraints { make in
      make.left.equalTo(one.mas.left).offset(30)
      make.right.equalTo(root)
    }
    #expect(try !rules().contains("size-and-both-ends"))
  }

  /// The rule that no length is below 0 is a member here, with no line in a log.
  @Test func `a length below 0`() throws {
    one.mas.makeConstraints { $0.width.equalTo(-16) }
    let culprit = try #require(culprits().first)
    #expect(culprit.rule == "negative-size")
    #expect(culprit.reason == "The width of 'one' would be -16, and no size is below 0.")
    #expect(root.conflicts.first?.sum?.description == "-16 < 0")
  }
}
