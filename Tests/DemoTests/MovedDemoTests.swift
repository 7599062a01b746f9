import Ashlar
import Testing

@testable import Demos

/// What the demos' edges say of the numbers that move them is tried: each number is moved, the demo is laid out again, and
/// the edge has to be where its ledger says.
@MainActor @Suite struct MovedDemoTests {
  private static let attributes: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
  ]

  private func views(_ view: View) -> [View] { [view] + view.subviews.flatMap(views) }

  private func value(_ attribute: LayoutAttribute, _ view: View) -> Double {
    let frame = view.frame
    return switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .centerX: frame.minX + frame.width / 2
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerY: frame.minY + frame.height / 2
    case .width: frame.width
    default: frame.height
    }
  }

  /// Moves a number; returns what moves it back, or nil for one of the content, which is a text's here.
  private func move(_ mover: LayoutMover, by distance: Double, on stage: HeadlessStage) -> (
    () -> Void
  )? {
    switch mover.quantity {
    case .constant(let constraint):
      constraint.constant += distance
      return { constraint.constant -= distance }
    case .given(let attribute):
      guard attribute.item === stage.demo, distance == distance.rounded() else { return nil }
      let old = stage.size
      let isWidth = attribute.attribute == .width
      stage.send([
        .resize(
          CellSize(
            width: old.width + (isWidth ? Int(distance) : 0),
            height: old.height + (isWidth ? 0 : Int(distance))))
      ])
      return { stage.send([.resize(old)]) }
    case .inset(let name, _, let node):
      let old = node.layoutMargins
      switch name {
      case "left margin": node.layoutMargins.left += distance
      case "right margin": node.layoutMargins.right += distance
      case "top margin": node.layoutMargins.top += distance
      case "bottom margin": node.layoutMargins.bottom += distance
      default: return nil
      }
      return { node.layoutMargins = old }
    case .intrinsicLength, .explicitFrame: return nil
    }
  }

  private func axis(of attribute: LayoutAttribute) -> LayoutAxis {
    let horizontal: [LayoutAttribute] = [
      .left, .right, .leading, .trailing, .centerX, .width, .leftMargin, .rightMargin,
    ]
    return horizontal.contains(attribute) ? .horizontal : .vertical
  }

  private func axis(of mover: LayoutMover) -> LayoutAxis {
    switch mover.quantity {
    case .constant(let constraint): axis(of: constraint.firstAttribute)
    case .intrinsicLength(let attribute), .given(let attribute), .explicitFrame(let attribute):
      axis(of: attribute.attribute)
    case .inset(_, let axis, _): axis
    }
  }

  @Test(
    arguments: ["green-label", "three-labels", "stair"],
    [(20, 5), (40, 12), (62, 14), (80, 24), (120, 40)])
  func `each number moves each edge as its ledger says`(id: String, size: (Int, Int)) throws {
    let stage = HeadlessStage(
      try #require(DemoEntry.named(id)), size: CellSize(width: size.0, height: size.1))
    var tried = 0
    // Rows are measured anew when something in them changes.
    for view in views(stage.demo) where !view.isInsideRow {
      for attribute in Self.attributes {
        let explanation = try #require(view.explanation(of: attribute))
        for mover in explanation.movers {
          for (rate, sign) in [(mover.upward, 1.0), (mover.downward, -1.0)]
          where rate.reach >= 1 && axis(of: mover) == axis(of: attribute) {
            guard let undo = move(mover, by: sign, on: stage) else { continue }
            stage.send([])
            let moved = value(attribute, view) - explanation.value
            #expect(
              abs(moved - rate.factor) < 1e-3,
              "\(explanation.subject) \(mover) by \(sign): \(moved) at \(size)")
            tried += 1
            undo()
            stage.send([])
            #expect(abs(value(attribute, view) - explanation.value) < 1e-3)
          }
        }
      }
    }
    #expect(tried > 3)
  }
}

extension View {
  /// Whether the view is a row of a table, or in one.
  fileprivate var isInsideRow: Bool {
    sequence(first: self) { $0.superview }.contains { $0 is TableViewCell }
  }
}
