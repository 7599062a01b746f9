import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import TerminalInterface
import Testing

/// A view that notes every event that it gets.
@MainActor private final class Recorder: View {
  var events: [Event] = []

  override func keyDown(_ key: KeyPress) -> Bool {
    events.append(.key(key))
    return true
  }

  override func paste(_ text: String) -> Bool {
    events.append(.paste(text))
    return true
  }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    events.append(.mouse(event))
    return true
  }
}

/// A view that shows how many keys it got, and takes a picture of the window then.
@MainActor private final class Photographer: View {
  private var count = 0
  private(set) var pictures: [String] = []

  override func keyDown(_ key: KeyPress) -> Bool {
    count += 1
    setNeedsDisplay()
    if let window { pictures.append(window.render().text) }
    return true
  }

  override func draw(in context: DrawingContext) {
    context.canvas.draw(text: "\(count)", at: .zero)
  }
}

@MainActor struct PilotTests {
  private let window = Window(size: CellSize(width: 20, height: 5))
  private let recorder = Recorder(frame: Rect(x: 2, y: 1, width: 6, height: 3))

  init() {
    recorder.identifier = "recorder"
    window.addSubview(recorder)
    recorder.becomeFirstResponder()
  }

  @Test func `the pilot sees what the program has taken a picture of`() throws {
    let view = Photographer(frame: Rect(x: 0, y: 0, width: 3, height: 1))
    let window = Window(size: CellSize(width: 3, height: 1))
    window.addSubview(view)
    view.becomeFirstResponder()
    let pilot = Pilot(window)
    for count in 1...3 {
      try pilot.press("a")
      #expect(pilot.screen == "\(count)" && pilot.frameCount == 1 + count)
    }
    #expect(view.pictures == ["1", "2", "3"])
  }

  /// Every key that a terminal sends.
  static let keys: [KeyPress] = {
    let named: [KeyPress.Key] = [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .insert, .delete,
    ]
    let held: [KeyPress.Modifiers] = [
      [], .shift, .control, .alternate, [.shift, .control], [.shift, .alternate],
      [.control, .alternate], [.shift, .control, .alternate],
    ]
    let keys = (named + (1...12).map { .function($0) }).flatMap { key in
      held.map { KeyPress(key, modifiers: $0) }
    }
    let texts = "azA0 ~é早🙂".flatMap { character in
      [[], .alternate].map { KeyPress(.character(character), modifiers: $0) }
    }
    return keys + texts + [.tab, .enter, .escape, .backspace].map { KeyPress($0) }
      + [KeyPress(.tab, modifiers: .shift), KeyPress(.enter, modifiers: .alternate)]
      + "abdz \\]^_".map { KeyPress(.character($0), modifiers: .control) }
  }()

  @Test(arguments: PilotInput.allCases) func `keys arrive as they are pressed`(input: PilotInput)
    throws
  {
    let pilot = Pilot(window, input: input)
    for key in Self.keys {
      recorder.events = []
      try pilot.press(key)
      #expect(recorder.events == [.key(key)])
    }
    recorder.events = []
    pilot.paste("one\r\ntwo\rthree\n")
    #expect(recorder.events == [.paste("one\ntwo\nthree\n")])
    recorder.events = []
    try pilot.press("a", "ctrl-s", "shift-tab")
    try pilot.type("早上\n\t好")
    pilot.paste("one\ntwo\u{1b}[A")
    let typed: [KeyPress.Key] = [
      .character("早"), .character("上"), .enter, .tab, .character("好"),
    ]
    #expect(
      recorder.events == [
        .key(KeyPress(.character("a"))), .key(KeyPress(.character("s"), modifiers: .control)),
        .key(KeyPress(.tab, modifiers: .shift)),
      ] + typed.map { .key(KeyPress($0)) } + [.paste("one\ntwo\u{1b}[A")])
  }

  @Test func `a key arrives as bytes exactly if it can be told from others`() throws {
    let pilot = Pilot(window, input: .bytes)
    let characters = (0x20..<0x7f).map {
      KeyPress.Key.character(Character(Unicode.Scalar(UInt8($0))))
    }
    for key in characters + [.tab, .enter, .escape, .backspace, .up, .delete, .function(5)] {
      for held in 0..<8 {
        let press = KeyPress(key, modifiers: KeyPress.Modifiers(rawValue: UInt8(held)))
        recorder.events = []
        // Window managers keep Alt with Tab; Ctrl-C closes the window.
        if key == .tab, press.modifiers.contains(.alternate) { continue }
        if key == .character("c"), press.modifiers == .control { continue }
        let isSent = (try? pilot.press(press)) != nil
        #expect(isSent == (press.received == press), "\(press.notation)")
        #expect(recorder.events == (isSent ? [.key(press)] : []), "\(press.notation)")
      }
    }
  }

  @Test(arguments: PilotInput.allCases)
  func `Shift with a character is what it types`(input: PilotInput) throws {
    let pilot = Pilot(window, input: input)
    #expect {
      try pilot.press("shift-a")
    } throws: {
      ($0 as? PilotError)?.reason.description
        == "A terminal sends nothing of its own for shift-a: it arrives as A."
    }
    #expect {
      try pilot.press("shift-1")
    } throws: {
      ($0 as? PilotError)?.reason.description == "A terminal sends nothing of its own for shift-1."
    }
    #expect(throws: PilotError.self) { try pilot.press("alt-shift-é") }
    #expect(recorder.events.isEmpty)
    #expect {
      try pilot.press("ctl-a")
    } throws: {
      ($0 as? PilotError)?.reason.description == "'ctl-a' is no key: write ctrl-a."
    }
  }

  @Test func `a key that terminals cannot tell is refused as bytes`() throws {
    let pilot = Pilot(window, input: .bytes)
    for notation in [
      "ctrl-i", "ctrl-m", "ctrl-1", "ctrl-shift-a", "shift-enter", "ctrl-tab", "alt-esc",
    ] {
      let key = try KeyPress(notation: notation)
      let error = #expect(throws: PilotError.self) { try pilot.press(key) }
      #expect(error?.reason == .noBytes(of: key))
    }
    #expect(recorder.events.isEmpty)
    let error = #expect(throws: PilotError.self) { try pilot.press("tabb") }
    #expect(error?.reason == .noKey(.noKey("tabb")))
  }

  @Test(arguments: PilotInput.allCases) func `the mouse hits where it is pointed`(input: PilotInput)
    throws
  {
    let pilot = Pilot(window, input: input)
    try pilot.click(recorder)
    try pilot.click(recorder, at: .zero, button: .right)
    try pilot.drag(recorder, at: CellPoint(x: 5, y: 2), to: CellPoint(x: 9, y: 4))
    try pilot.scroll(recorder, by: -2)
    try pilot.scroll(recorder, by: 1)
    let (middle, corner) = (CellPoint(x: 4, y: 2), CellPoint(x: 2, y: 1))
    let mouse: [MouseEvent] = [
      MouseEvent(.press(.left), at: middle), MouseEvent(.release(.left), at: middle),
      MouseEvent(.press(.right), at: corner), MouseEvent(.release(.right), at: corner),
      MouseEvent(.press(.left), at: CellPoint(x: 7, y: 3)),
      MouseEvent(.drag(.left), at: CellPoint(x: 8, y: 3)),
      MouseEvent(.drag(.left), at: CellPoint(x: 9, y: 4)),
      MouseEvent(.release(.left), at: CellPoint(x: 9, y: 4)),
      MouseEvent(.scrollUp, at: middle), MouseEvent(.scrollUp, at: middle),
      MouseEvent(.scrollDown, at: middle),
    ]
    // On the way every cell is passed: two columns and one row.
    #expect(recorder.events == mouse.map { .mouse($0) })
  }

  @Test func `what is covered cannot be clicked, and it is said by what`() throws {
    let pilot = Pilot(window)
    let panel = View(frame: Rect(x: 0, y: 0, width: 20, height: 5))
    panel.identifier = "panel"
    window.addSubview(panel)
    #expect {
      try pilot.click(recorder)
    } throws: {
      ($0 as? PilotError)?.reason.description
        == "Recorder:recorder cannot be clicked at (4, 2): View:panel is there."
    }
    #expect(throws: PilotError.self) { try pilot.click(View()) }
    #expect(recorder.events.isEmpty)
  }

  @Test func `an error names the line of the test`() throws {
    let pilot = Pilot(window)
    let line = #line + 1
    let error = #expect(throws: PilotError.self) { try pilot.click(View()) }
    #expect(error?.source == SourceLocation(file: #fileID, line: line))
    #expect(error?.description.hasPrefix("PilotTests.swift:\(line): View") ?? false)
  }

  @Test func `views are found by their identifiers`() throws {
    let pilot = Pilot(window)
    #expect(try pilot.view("recorder") === recorder)
    #expect(pilot.frame(of: recorder) == CellRect(x: 2, y: 1, width: 6, height: 3))
    #expect {
      try pilot.view("recoder")
    } throws: {
      ($0 as? PilotError)?.reason.description
        == "No view has the identifier 'recoder'. Identifiers are: window, recorder."
    }
  }

  @Test func `a size is a turn, and several make a film`() {
    let label = Label("a line that is long")
    window.addSubview(label)
    label.frame = Rect(x: 0, y: 0, width: 20, height: 1)
    let pilot = Pilot(window)
    let sizes = [20, 6, 0].map { CellSize(width: $0, height: 1) }
    let film = pilot.film(sizes)
    #expect(film.map(\.size) == sizes)
    #expect(film.map(\.screen) == ["a line that is long", "a line", ""])
    #expect(window.size == sizes[2])
  }

  @Test func `the application of the window is the one that runs it`() throws {
    let application = Application(terminal: MemoryTerminal(size: window.size), window: window)
    var count = 0
    application.keyCommands = [
      KeyCommand(.character("q"), title: "Quit", hasPriority: true) { count += 1 }
    ]
    try Pilot(window).press("q")
    #expect(count == 1)
  }
}

/// Views that are found as they are read.
@MainActor struct PilotElementTests {
  private let window = Window(size: CellSize(width: 20, height: 5))
  private let save = CellViews.Button("Save")
  private let close = CellViews.Button("Close")

  init() {
    for (row, view) in ([save, close, Label("Save")] as [View]).enumerated() {
      window.addSubview(view)
      view.frame = Rect(x: 0, y: Double(row), width: 10, height: 1)
    }
  }

  @Test func `a role and a label name a view`() throws {
    let pilot = Pilot(window)
    #expect(try pilot.view(.button, "Save") === save)
    #expect(try pilot.view(.staticText, "Save") is Label)
    close.isEnabled = false
    #expect(try pilot.view([.button, .notEnabled], "Close") === close)
    #expect(throws: PilotError.self) { try pilot.view([.button, .notEnabled], "Save") }
    #expect(
      pilot.accessibilityText == """
        button "Save" [focused]
        button "Close" [disabled]
        text "Save"
        """)
  }

  @Test func `an error names what there is`() throws {
    let pilot = Pilot(window)
    let error = #expect(throws: PilotError.self) { try pilot.view(.button, "Sav\u{1b}") }
    #expect(
      error?.reason.description == #"""
        There is no button "Sav\u{1B}". There are:
          button "Save" [focused]
          button "Close"
          text "Save"
        """#)
    close.title = "Save"
    pilot.send([.resume])
    let several = #expect(throws: PilotError.self) { try pilot.view(.button, "Save") }
    #expect(
      several?.reason.description == #"""
        There are 2 of button "Save", in reading order:
          button "Save" [focused] at (0, 0)
          button "Save" at (0, 1)
        Give them labels of their own, or identifiers.
        """#)
    let empty = Pilot(Window(size: CellSize(width: 2, height: 1)))
    #expect {
      try empty.view(.row, "Milk")
    } throws: {
      ($0 as? PilotError)?.reason.description
        == #"There is no row "Milk": nothing on the screen can be read."#
    }
  }
}
