import AutoLayout
import Testing

/// Natural widths between edges at four priorities, in a window that resists growing at 500.
///
/// The rows are AppKit's: a window gives way to what is stronger than 500, in this order: the view's
/// width by its content, its right edge, the window's width.
@MainActor struct HuggingCasesTests {
  /// Right edge, compression resistance and hugging; the width before and after the natural width
  /// changes, and the window's after.
  struct Row: CustomTestStringConvertible, Sendable {
    let right: Double
    let compression: Double
    let hugging: Double
    let width: Double
    let window: Double
    var testDescription: String { "right \(right), \(compression), \(hugging)" }
  }

  /// The natural width goes from 120 to 70; the right edge wants 120.
  nonisolated static let shrinking = [
    Row(right: 1000, compression: 1000, hugging: 1, width: 120, window: 1000),
    Row(right: 500, compression: 1000, hugging: 1, width: 120, window: 1000),
    Row(right: 498, compression: 1000, hugging: 499, width: 70, window: 1000),
    Row(right: 499, compression: 1000, hugging: 498, width: 120, window: 1000),
    Row(right: 502, compression: 1000, hugging: 501, width: 70, window: 950),
    Row(right: 501, compression: 1000, hugging: 502, width: 70, window: 950),
    Row(right: 499, compression: 1000, hugging: 501, width: 70, window: 1000),
    Row(right: 501, compression: 1000, hugging: 499, width: 120, window: 1000),
  ]

  /// The natural width goes from 70 to 120; the right edge wants 70.
  nonisolated static let growing = [
    Row(right: 1000, compression: 1, hugging: 1000, width: 70, window: 1000),
    Row(right: 500, compression: 1, hugging: 1000, width: 70, window: 1000),
    Row(right: 498, compression: 499, hugging: 1000, width: 120, window: 1000),
    Row(right: 499, compression: 498, hugging: 1000, width: 70, window: 1000),
    Row(right: 502, compression: 501, hugging: 1000, width: 120, window: 1050),
    Row(right: 501, compression: 502, hugging: 1000, width: 120, window: 1050),
    Row(right: 499, compression: 501, hugging: 1000, width: 120, window: 1000),
    Row(right: 501, compression: 499, hugging: 1000, width: 70, window: 1000),
  ]

  let root = Box.square(2000)
  let window = Box("window")
  let view = Box("view")

  init() throws {
    root.holding(window.holding(view))
    try window.pinOrigin(0, 0, in: root)
    try window.pin(.height, plus: 300)
    try window.pin(.width, plus: 1000, at: 500)
    try view.pin(.left, to: window, plus: 10)
  }

  private func check(_ row: Row, from natural: Double, to changed: Double) throws {
    view.natural.width = natural
    view.setContentCompressionResistancePriority(LayoutPriority(row.compression), for: .horizontal)
    view.setContentHuggingPriority(LayoutPriority(row.hugging), for: .horizontal)
    try view.pin(
      .right, to: window, plus: 10 + natural - 1000, at: LayoutPriority(row.right))
    root.layoutIfNeeded()
    #expect(view.x == [10, natural])
    #expect(window.frame.width == 1000)
    view.natural.width = changed
    root.layoutIfNeeded()
    #expect(view.x == [10, row.width])
    #expect(window.frame.width == row.window)
  }

  @Test(arguments: shrinking) func `a content that shrinks`(row: Row) throws {
    try check(row, from: 120, to: 70)
  }

  @Test(arguments: growing) func `a content that grows`(row: Row) throws {
    try check(row, from: 70, to: 120)
  }

  /// 10 at each side of a view that is at least 180 wide, in a window of 200.
  @Test(arguments: [(1000.0, 180.0, 240.0), (501, 180, 240), (499, 140, 200), (450, 140, 200)])
  func `a least width makes the window grow, if it is stronger than the window`(
    priority: Double, width: Double, window width2: Double
  ) throws {
    let growing = Box("growing")
    root.holding(growing.holding(view))
    try growing.pinOrigin(0, 0, in: root)
    try growing.pin(.width, plus: 200, at: 500)
    try view.pin(.left, to: growing, plus: 10)
    let right = try view.pin(.right, to: growing, plus: -10)
    try view.pin(.width, .greaterThanOrEqual, plus: 180, at: LayoutPriority(priority))
    root.layoutIfNeeded()
    #expect(view.x == [10, 180])
    right.constant = -50
    root.layoutIfNeeded()
    #expect(view.x == [10, width])
    #expect(growing.frame.width == width2)
  }

  /// Both directions at once: the natural height is above or below what edges want, at four priorities.
  @Test(
    arguments: [1, 249, 251, 1000] as [LayoutPriority], [1, 749, 751, 1000] as [LayoutPriority])
  func `edges against content, one row for each pair of priorities`(
    hugging: LayoutPriority, compression: LayoutPriority
  ) throws {
    view.setContentHuggingPriority(hugging, for: .vertical)
    view.setContentCompressionResistancePriority(compression, for: .vertical)
    view.natural.height = 50
    try view.pin(.top, to: window)
    let wish = try view.pin(.height, plus: 80, at: 250)
    root.layoutIfNeeded()
    #expect(view.frame.height == (hugging > 250 ? 50 : 80))
    wish.isActive = false
    try view.pin(.height, plus: 20, at: 750)
    root.layoutIfNeeded()
    #expect(view.frame.height == (compression > 750 ? 50 : 20))
  }
}
