import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

/// A screen as a text in words.
@MainActor struct AccessibilityTests {
  private let window = Window(40, 12)

  private func add(_ view: View, _ x: Double, _ y: Double, _ width: Double, _ height: Double = 1) {
    window.addSubview(view)
    view.frame = Rect(x: x, y: y, width: width, height: height)
  }

  private func read() -> [String] {
    _ = window.render()
    return window.accessibilityText.split(separator: "\n").map(String.init)
  }

  @Test func `a form is read with roles, labels, values, states and the focus`() {
    let name = CellViews.TextField("Ada")
    name.accessibilityLabel = "Name"
    let secret = CellViews.TextField("1234", placeholder: "Password")
    secret.isSecureTextEntry = true
    let save = CellViews.Button("Save")
    save.isEnabled = false
    add(Label("Name"), 0, 0, 10)
    add(name, 10, 0, 10)
    add(secret, 0, 1, 10)
    add(save, 0, 2, 10)
    #expect(
      read() == [
        #"text "Name""#, #"text field "Name": "Ada" [focused]"#,
        #"text field "Password": "••••""#, #"button "Save" [disabled]"#,
      ])
  }

  @Test func `it is read in the order of Tab, from the right where text runs so`() throws {
    let (left, right) = (View(), View())
    add(right, 20, 0, 20, 4)
    add(left, 0, 0, 20, 4)
    for (pane, names) in [(left, ["a", "b"]), (right, ["c", "d"])] {
      for (row, name) in names.enumerated() {
        let button = CellViews.Button(name)
        pane.addSubview(button)
        button.frame = Rect(x: 0, y: Double(2 * row), width: 8, height: 1)
      }
    }
    for direction in [SemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      window.semanticContentAttribute = direction
      window.firstResponder = nil
      _ = window.render()
      let pilot = Pilot(window)
      var stops: [View?] = []
      for _ in 0..<4 {
        try pilot.press("tab")
        stops.append(window.firstResponder)
      }
      let read = window.accessibilityElements
      #expect(
        read.map { ObjectIdentifier($0.view) } == stops.compactMap { $0.map(ObjectIdentifier.init) }
      )
      #expect(read.compactMap(\.label).sorted() == ["a", "b", "c", "d"])
    }
  }

  @Test func `what is hidden, cut off or without a text is not read, what is scrolled away is`() {
    let scroll = ScrollView()
    add(scroll, 0, 0, 10, 2)
    let far = Label("far below")
    scroll.addSubview(far)
    far.mas.makeConstraints { make in
      make.edges.equalTo(scroll).insets(EdgeInsets(top: 8, left: 0, bottom: 0, right: 0))
    }
    let hidden = Label("hidden")
    hidden.isHidden = true
    add(hidden, 0, 3, 10)
    add(Label(""), 0, 4, 10)
    add(Label("outside"), 50, 4, 10)
    let still = Label("takes no events")
    still.isUserInteractionEnabled = false
    add(still, 0, 5, 20)
    #expect(
      read() == ["scroll view [focused]", #"text "far below""#, #"text "takes no events""#])
  }

  @Test func `labels name panes, and an element hides what is in it`() {
    let pane = View()
    pane.accessibilityLabel = "Details"
    add(pane, 0, 0, 20, 2)
    let inside = Label("inside")
    pane.addSubview(inside)
    inside.frame = Rect(x: 0, y: 0, width: 10, height: 1)
    #expect(read() == [#"view "Details""#, #"text "inside""#])
    pane.isAccessibilityElement = true
    pane.accessibilityTraits = .header
    #expect(read() == [#"heading "Details""#])
    inside.becomeFirstResponder()
    #expect(read() == [#"heading "Details" [focused]"#])
    pane.accessibilityLabel = nil
    #expect(read() == ["heading [focused]"])
    window.firstResponder = nil
    #expect(read().isEmpty)
  }

  @Test func `what the program sets counts before what a view says of itself`() {
    let slider = Slider(value: 30, in: 0...60)
    slider.accessibilityLabel = "Minutes"
    slider.accessibilityValue = "half an hour"
    add(slider, 0, 0, 10)
    let button = CellViews.Button("✕")
    button.accessibilityLabel = "Close"
    add(button, 0, 1, 10)
    let decoration = Label("~~~")
    decoration.isAccessibilityElement = false
    decoration.accessibilityLabel = nil
    add(decoration, 0, 2, 10)
    #expect(
      read().prefix(2) == [
        #"slider "Minutes": "half an hour" [focused]"#, #"button "Close""#,
      ])
    slider.accessibilityValue = nil
    #expect(read().first == #"slider "Minutes": "50%" [focused]"#)
    #expect(!read().contains { $0.contains("~~~") })
  }

  @Test func `a panel is read alone while it is modal`() {
    add(CellViews.Button("behind"), 0, 0, 12)
    let panel = View()
    add(panel, 0, 2, 12, 2)
    let button = CellViews.Button("OK")
    panel.addSubview(button)
    button.frame = Rect(x: 0, y: 0, width: 8, height: 1)
    _ = window.render()
    window.focusSystem.beginModalSession(for: panel)
    #expect(read() == [#"button "OK" [focused]"#])
    panel.removeFromSuperview()
    #expect(read() == [#"button "behind" [focused]"#])
  }

  @Test(arguments: ["\u{1b}[2J", "a\nb", "\u{202e}x", "\u{9b}2J", "q\u{7}"])
  func `nothing steers the terminal`(text: String) {
    add(Label(text), 0, 0, 20)
    add(CellViews.TextField(text, placeholder: text), 0, 1, 20)
    let view = CellViews.TextView(text)
    view.accessibilityLabel = text
    add(view, 0, 2, 20, 3)
    for line in read() {
      #expect(
        !line.unicodeScalars.contains {
          $0.properties.generalCategory == .control || $0.properties.isBidiControl
        }, "\(line.debugDescription)")
    }
    #expect(read().count == 3)
  }

  @Test(arguments: EveryControl.all) func `every control says its own`(entry: EveryControl) {
    let view = entry.make()
    let size = entry.size ?? CellSize(width: 30, height: 3)
    add(view, 0, 0, Double(size.width), Double(size.height))
    if view.accessibilityLabel == nil { view.accessibilityLabel = "it" }
    _ = window.render()
    window.firstResponder = nil
    #expect(window.accessibilityElements.first.map { "\($0)" } == entry.read)
    guard let control = view as? Control else { return }
    control.isEnabled = false
    #expect(read() == [(entry.read ?? "") + " [disabled]"])
  }

  @Test func `a divider says where it stands`() {
    let split = SplitView(Label("one"), Label("two"))
    split.position = 6
    add(split, 0, 0, 20, 2)
    #expect(
      read() == [#"text "one""#, #"adjustable "divider": "6" [focused]"#, #"text "two""#])
  }
}
