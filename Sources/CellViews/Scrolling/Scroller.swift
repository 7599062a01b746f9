import AutoLayout
import CellDrawing
import TerminalInterface

/// A view that scrolls its content with keys, the wheel and scroll bars.
@MainActor protocol Scroller: View {
  /// Returns the extent along an axis, as of the last layout.
  func extent(along axis: LayoutAxis) -> ScrollExtent
  /// Whether the scroll bar along an axis is shown.
  func showsIndicator(along axis: LayoutAxis) -> Bool
  /// The number of columns to the right of the vertical scroll bar.
  var columnsBesideBar: Int { get }
  /// Whether a move along an axis would change the offset.
  func canScroll(_ move: ScrollMove, along axis: LayoutAxis) -> Bool
  /// Scrolls, clamped to the content; returns false where that changes nothing.
  func scroll(_ move: ScrollMove, along axis: LayoutAxis) -> Bool
  /// Scrolls to an offset, in the units of ``extent(along:)``.
  func scroll(to offset: Double, along axis: LayoutAxis)
  /// Scrolls beyond an end for a wheel step that scrolls nothing; returns whether the scroller does so.
  func bounce(_ move: ScrollMove, along axis: LayoutAxis) -> Bool
  /// Scrolls a number of cells beyond an end while a thumb is dragged there.
  func pull(_ cells: Int, along axis: LayoutAxis)
  /// Lets the content move back after `pull(_:along:)`.
  func letGoOfPull()
}

extension Scroller {
  var columnsBesideBar: Int { 0 }
  func bounce(_ move: ScrollMove, along axis: LayoutAxis) -> Bool { false }
  func pull(_ cells: Int, along axis: LayoutAxis) {}
  func letGoOfPull() {}
}

/// Translates keys and mouse events into scrolling, in the same way for every scroller. An event that scrolls nothing
/// is not used, so that it goes to the superview, such as an outer scroller.
@MainActor struct ScrollInteraction {
  /// The axis of the dragged thumb, the cell of the thumb at which it is held, and the thumb's first cell.
  private var held: (axis: LayoutAxis, grip: Int, start: Int)?

  /// Whether a thumb is being dragged.
  var isHeld: Bool { held != nil }

  /// Scrolls for the keys of a ``ScrollMove`` and the left and right arrows; returns whether the content moved.
  func keyDown(_ key: KeyPress, in scroller: any Scroller) -> Bool {
    guard let (move, axis) = Self.move(for: key) else { return false }
    return scroller.scroll(move, along: axis)
  }

  /// Whether a key would move the content.
  func usesKey(_ key: KeyPress, in scroller: any Scroller) -> Bool {
    guard let (move, axis) = Self.move(for: key) else { return false }
    return scroller.canScroll(move, along: axis)
  }

  private static func move(for key: KeyPress) -> (ScrollMove, LayoutAxis)? {
    if let move = ScrollMove(key) { return (move, .vertical) }
    guard key.modifiers.isEmpty, key.key == .left || key.key == .right else { return nil }
    return (.lines(key.key == .left ? -1 : 1), .horizontal)
  }

  /// Scrolls for the wheel, horizontally with Shift, for a dragged thumb, and by a page for a press on the track;
  /// returns whether the event was used.
  mutating func mouse(_ event: MouseEvent, at point: CellPoint, in scroller: any Scroller) -> Bool {
    switch event.action {
    case .press(.left):
      held = nil
      guard
        let bar = Self.bars(of: scroller, in: scroller.cellFrame.size).first(where: {
          $0.track.contains(point)
        })
      else {
        return false
      }
      let (cell, thumb) = (bar.cell(at: point), bar.thumb)
      if thumb.contains(cell) {
        held = (bar.axis, cell - thumb.lowerBound, thumb.lowerBound)
        scroller.setNeedsDisplay()
      } else {
        _ = scroller.scroll(.pages(cell < thumb.lowerBound ? -1 : 1), along: bar.axis)
      }
      return true
    case .drag(.left):
      guard let held else { return false }
      drag(held, to: point, in: scroller)
      return true
    case .release(.left):
      let wasHeld = held != nil
      letGo(in: scroller)
      return wasHeld
    default:
      guard let (move, axis) = Self.move(for: event) else { return false }
      return scroller.scroll(move, along: axis) || scroller.bounce(move, along: axis)
    }
  }

  /// Returns the move for a wheel step. With Shift, a vertical step scrolls horizontally.
  private static func move(for event: MouseEvent) -> (ScrollMove, LayoutAxis)? {
    switch event.action {
    case .scrollLeft: (.lines(-3), .horizontal)
    case .scrollRight: (.lines(3), .horizontal)
    default:
      ScrollMove(event).map { ($0, event.modifiers.contains(.shift) ? .horizontal : .vertical) }
    }
  }

  /// Ends the drag of a thumb, if there is one.
  mutating func letGo(in scroller: any Scroller) {
    guard held != nil else { return }
    held = nil
    scroller.letGoOfPull()
    scroller.setNeedsDisplay()
  }

  /// Moves the thumb with the mouse. A mouse that stays in its cell along the bar scrolls nothing. An end of the track
  /// is an end of the content, even if the content's length changes.
  private mutating func drag(
    _ held: (axis: LayoutAxis, grip: Int, start: Int), to point: CellPoint,
    in scroller: any Scroller
  ) {
    let bars = Self.bars(of: scroller, in: scroller.cellFrame.size)
    guard let bar = bars.first(where: { $0.axis == held.axis }) else { return }
    let cell = bar.cell(at: point) - held.grip
    let start = bar.start(nearest: cell)
    defer { scroller.pull(cell - start, along: held.axis) }
    if start == held.start { return }
    self.held?.start = start
    if start == 0 {
      _ = scroller.scroll(.start, along: held.axis)
    } else if start == bar.lastStart {
      _ = scroller.scroll(.end, along: held.axis)
    } else {
      scroller.scroll(to: bar.offset(thumbAt: start), along: held.axis)
    }
  }

  /// Draws the bars, with the track if the thumb is dragged.
  func draw(in context: DrawingContext, of scroller: any Scroller) {
    for bar in Self.bars(of: scroller, in: context.canvas.bounds.size) {
      bar.draw(in: context, showsTrack: held?.axis == bar.axis)
    }
  }

  /// Whether a visible thumb covers the content at a cell of the scroller. On the track, the content gets mouse events
  /// first.
  static func hasThumb(at point: CellPoint, of scroller: any Scroller) -> Bool {
    bars(of: scroller, in: scroller.cellFrame.size).contains { $0.thumbCells.contains(point) }
  }

  /// Whether a scroll bar, its thumb or its track, is at a cell of the scroller.
  static func hasBar(at point: CellPoint, of scroller: any Scroller) -> Bool {
    bars(of: scroller, in: scroller.cellFrame.size).contains { $0.track.contains(point) }
  }

  /// Returns the visible bars, inside of the border. If there are two, the horizontal one leaves the corner free.
  private static func bars(of scroller: any Scroller, in size: CellSize) -> [ScrollBar] {
    let width = size.width - scroller.columnsBesideBar
    var area = CellRect(x: 0, y: 0, width: width, height: size.height)
      .inset(by: scroller.borderWidth)
    var bars: [ScrollBar] = []
    for axis in [LayoutAxis.vertical, .horizontal] where scroller.showsIndicator(along: axis) {
      guard let bar = ScrollBar(axis, in: area, scroller.extent(along: axis)) else { continue }
      bars.append(bar)
      if axis == .vertical {
        area = CellRect(
          origin: area.origin, size: CellSize(width: area.width - 1, height: area.height))
      }
    }
    return bars
  }
}
