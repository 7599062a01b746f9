import AutoLayout
import Localization
import Testing

/// What constraints ask for in Chinese: each sentence that English has.
@MainActor struct ChineseSentenceTests {
  private let localizer = Localizer(.simplifiedChinese)
  private let page = View()
  private let save = Button()
  private let label = Label()

  init() {
    page.identifier = "page"
    page.insertChild(save, at: 0)
    page.insertChild(label, at: 1)
  }

  /// Constraints of all attributes and relations that can be made, with numbers of each kind.
  private var all: [LayoutConstraint] {
    let pairs: [(LayoutItem, LayoutItem?)] = [
      (label, save), (label, page), (page, label), (label, label), (label, nil),
      (label, page.safeAreaLayoutGuide), (page.layoutMarginsGuide, save),
    ]
    let factors = [1.0, 2, 0.5, 1.0 / 3, 0.4, 1.5, -1]
    let constants = [0.0, 3, -3]
    let numbers: [(factor: Double, constant: Double)] = factors.flatMap { factor in
      constants.map { (factor: factor, constant: $0) }
    }
    var made: [LayoutConstraint] = []
    for (first, second) in pairs {
      for attribute in LayoutAttribute.allCases {
        let others: [LayoutAttribute?] = second == nil ? [nil] : LayoutAttribute.allCases.map { $0 }
        for (index, other) in others.enumerated() {
          for (place, number) in numbers.enumerated() {
            let relation: LayoutRelation =
              [.equal, .lessThanOrEqual, .greaterThanOrEqual][(index + place) % 3]
            let priority: LayoutPriority = place % 2 == 0 ? .required : 249.5
            let possible = try? constraint(
              first, attribute, relation, second, other, times: number.factor,
              plus: number.constant, at: priority)
            if let possible { made.append(possible) }
          }
        }
      }
    }
    return made
  }

  @Test func `no sentence lacks a word`() {
    let all = all
    #expect(all.count > 3000)
    let code: Set = ["page", "View", "Button", "Label", "leading", "trailing"]
    var missing: Set<String> = []
    var strange: Set<String> = []
    for constraint in all {
      let text = constraint.localizedSentence
      missing.formUnion(localizer.missingKeys(in: text))
      let words = localizer.string(text).split { !($0.isASCII && $0.isLetter) }.map(String.init)
      strange.formUnion(Set(words).subtracting(code))
    }
    #expect(missing == [])
    #expect(strange == [])
  }

  private func chinese(_ constraint: LayoutConstraint) -> String {
    localizer.string(constraint.localizedSentence)
  }

  @Test func `some of them`() throws {
    #expect(try chinese(constraint(label, .width, plus: 100)) == "“Label”必须宽 100。")
    #expect(
      try chinese(constraint(label, .height, .greaterThanOrEqual, plus: 2.5, at: 750))
        == "“Label”应至少高 2.5（优先级 750）。")
    #expect(
      try chinese(constraint(label, .width, .lessThanOrEqual, save, .width, times: 0.5, plus: 3))
        == "“Label”必须至多宽为“Button”的一半，再加 3。")
    #expect(
      try chinese(constraint(label, .width, .greaterThanOrEqual, save, .width, plus: 4))
        == "“Label”必须比“Button”至少宽 4。")
    #expect(
      try chinese(constraint(label, .left, .greaterThanOrEqual, save, .right, plus: 1))
        == "“Label”的左边缘必须在“Button”的右边缘右侧至少 1 处。")
    #expect(
      try chinese(constraint(label, .top, .equal, save, .top))
        == "“Label”的上边缘必须在“Button”的上边缘处。")
    #expect(
      try chinese(constraint(label, .centerX, .equal, page, .right, times: 1.0 / 3))
        == "“Label”的水平中心必须在“page”自左而右三分之一处。")
  }
}
