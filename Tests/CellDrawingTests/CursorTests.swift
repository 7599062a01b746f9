import CellDrawing
import Testing

struct CursorTests {
  @Test func `a cursor is within the buffer, also after another size`() {
    var buffer = CellBuffer(size: CellSize(width: 3, height: 2))
    #expect(buffer.cursor == nil)
    buffer.cursor = CellPoint(x: 2, y: 1)
    #expect(buffer.resized(to: CellSize(width: 3, height: 5)).cursor == CellPoint(x: 2, y: 1))
    #expect(buffer.resized(to: CellSize(width: 3, height: 1)).cursor == nil)
    for outside in [(3, 1), (-1, 0), (0, 2), (0, -1)] {
      buffer.cursor = CellPoint(x: outside.0, y: outside.1)
      #expect(buffer.cursor == nil)
    }
    buffer.cursor = .zero
    #expect(buffer != CellBuffer(size: buffer.size))
  }
}
