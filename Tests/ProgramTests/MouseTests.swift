import PseudoTerminal
import Testing

// At 80x24 the list begins at (0, 1), the stage at (17, 2); its last cell is (78, 21), and the grip is column 79.
@Suite struct `The mouse` {
  @Test func `a click on a title chooses it`() throws {
    let terminal = try startedProgram()
    terminal.send(Mouse.click(5, 4))
    try terminal.waitForFocus("Green label")
    terminal.send(Mouse.click(14, 3))
    try terminal.waitForFocus("StairView")
    // A title of a group is nothing to choose.
    terminal.send(Mouse.click(5, 1) + Mouse.click(5, 2))
    try terminal.waitForFocus("Three labels")
    try terminal.wait(forStageShowing: "three-labels")
  }

  @Test func `a click on a title chooses it in a folded list too`() throws {
    let terminal = try startedProgram(columns: 60)
    terminal.send(Mouse.click(18, 1))
    try terminal.waitForFocus("StairView")
  }

  @Test func `a click on the stage lets the keys go there, and one on the list takes them`() throws
  {
    let terminal = try startedProgram()
    terminal.send(Mouse.click(40, 10))
    try terminal.wait(for: "the focus on the stage") {
      terminal.screen.reversedText(row: 0) == " Three labels "
    }
    terminal.send("[")
    try terminal.waitForStage("61x20")
    terminal.send(Mouse.click(5, 2))
    try terminal.wait(for: "the focus on the list") {
      terminal.screen.reversedText(row: 2).hasPrefix(" Three labels")
    }
  }

  @Test func `the right edge is dragged`() throws {
    let terminal = try startedProgram()
    terminal.send(Mouse.press(79, 9) + Mouse.drag(70, 9))
    try terminal.waitForStage("53x20")
    terminal.send(Mouse.drag(60, 3))
    try terminal.waitForStage("43x20")
    terminal.send(Mouse.release(60, 3))
    try terminal.wait(forStageShowing: "three-labels")
    // After the release the mouse moves nothing.
    terminal.send(Mouse.drag(50, 3) + "[")
    try terminal.waitForStage("42x20")
  }

  @Test func `the bottom edge is dragged`() throws {
    let terminal = try startedProgram()
    terminal.send(Mouse.press(40, 21) + Mouse.drag(70, 15))
    try terminal.waitForStage("62x14")
    terminal.send(Mouse.drag(40, 9) + Mouse.release(40, 9))
    try terminal.waitForStage("62x8")
    try terminal.wait(forStageShowing: "three-labels")
  }

  @Test func `the corner is dragged, both edges at once`() throws {
    let terminal = try startedProgram()
    terminal.send(Mouse.press(79, 21) + Mouse.drag(57, 13) + Mouse.release(57, 13))
    try terminal.waitForStage("40x12")
    try terminal.wait(forStageShowing: "three-labels")
  }

  @Test func `an edge is also dragged by its line, and follows the mouse`() throws {
    let terminal = try startedProgram()
    terminal.send(Mouse.press(79, 21) + Mouse.drag(57, 13) + Mouse.release(57, 13))
    try terminal.waitForStage("40x12")
    terminal.send(Mouse.press(57, 5) + Mouse.drag(58, 5) + Mouse.release(58, 5))
    try terminal.waitForStage("41x12")
    terminal.send(Mouse.press(58, 14) + Mouse.drag(60, 17) + Mouse.release(60, 17))
    try terminal.waitForStage("43x15")
    terminal.send(Mouse.press(60, 17) + Mouse.drag(79, 21) + Mouse.release(79, 21))
    try terminal.waitForStage("62x20")
  }

  @Test func `a drag beyond the screen ends at its edges`() throws {
    let terminal = try startedProgram()
    terminal.send(Mouse.press(79, 21) + Mouse.drag(0, 0))
    try terminal.waitForStage("0x0")
    terminal.send(Mouse.drag(40, 10))
    try terminal.waitForStage("23x9")
    terminal.send(Mouse.drag(900, 900) + Mouse.release(900, 900))
    try terminal.waitForStage("62x20")
    try terminal.wait(forStageShowing: "three-labels")
  }

  @Test func `a drag that begins inside of the stage moves nothing`() throws {
    let terminal = try startedProgram()
    terminal.send(Mouse.press(50, 10) + Mouse.drag(40, 5) + Mouse.release(40, 5) + "[")
    try terminal.waitForStage("61x20")
  }

  @Test(arguments: ["three-labels", "stair"])
  func `the wheel scrolls the table by three lines`(id: String) throws {
    let terminal = try startedProgram(id)
    terminal.send(Mouse.wheelDown(40, 18))
    try terminal.wait(forStageShowing: id, keys: "<down><down><down>")
    terminal.send(Mouse.wheelUp(40, 18))
    try terminal.wait(forStageShowing: id)
  }

  @Test func `the wheel over the list chooses`() throws {
    let terminal = try startedProgram()
    terminal.send(Mouse.wheelDown(5, 10))
    try terminal.waitForFocus("StairView")
    terminal.send(Mouse.wheelUp(5, 1))
    try terminal.waitForFocus("Three labels")
  }

  @Test func `clicks outside of everything do no harm`() throws {
    let terminal = try startedProgram()
    for (x, y) in [(5, 0), (16, 5), (5, 23), (500, 500)] {
      terminal.send(Mouse.click(x, y) + Mouse.wheelDown(x, y))
    }
    terminal.send(Key.down)
    try terminal.waitForFocus("StairView")
  }
}
