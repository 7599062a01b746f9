import Ashlar
import Testing

/// What `print` shows of each public value: a short text that is meant for people.
@MainActor struct DescriptionTests {
  private func samples() throws -> [Sample] {
    // Each has a tree of its own.
    LayoutSamples().geometry + LayoutSamples().constraints + (try LayoutSamples().reports())
      + (try LayoutSamples().explanations()) + (try LayoutSamples().sentences())
      + ScreenSamples.text + ScreenSamples.words + ScreenSamples.cells
      + ScreenSamples.events + ScreenSamples.views + ScreenSamples.terminal
      + ScreenSamples.focus + ScreenSamples.commands + ScreenSamples.motion + ScreenSamples.diagrams
      + ScreenSamples.testing
      + (try SolverSamples.all())
  }

  /// Types that have no values, and those whose values are always of a type that inherits from them or
  /// need a terminal.
  private static let withoutValues: Set = [
    "AutoLayout.LayoutAnchorKinds", "AutoLayout.LayoutAnchorKinds.Dimension",
    "AutoLayout.LayoutAnchorKinds.XAxis", "AutoLayout.LayoutAnchorKinds.YAxis",
    "AutoLayout.LayoutItem", "CellViews.TableView.RowAnimation",
    "Localization.LocalizedText.StringInterpolation",
    "Masonry.AttributeKinds", "Masonry.AttributeKinds.AbsoluteX",
    "Masonry.AttributeKinds.Center", "Masonry.AttributeKinds.CenterX",
    "Masonry.AttributeKinds.Dimension", "Masonry.AttributeKinds.DirectionalEdges",
    "Masonry.AttributeKinds.DirectionalX", "Masonry.AttributeKinds.Edges",
    "Masonry.AttributeKinds.Size", "Masonry.AttributeKinds.Y", "NcursesBackend.NcursesTerminal",
    "TerminalInterface.KeyNotation",
  ]

  @Test func `each public type is looked at`() throws {
    let declared = try PublicTypes.declared()
    let shown = Set(try samples().map(\.type))
    #expect(declared.count > 120)
    #expect(shown.subtracting(declared).isEmpty)
    #expect(declared.subtracting(shown).sorted() == Self.withoutValues.sorted())
  }

  @Test func `no description shows a module, what is stored, or more digits than tell something`()
    throws
  {
    for sample in try samples() {
      let (type, text) = (sample.type, sample.text)
      #expect(!text.isEmpty, "\(type)")
      for module in PublicTypes.modules {
        #expect(!text.contains("\(module)."), "\(type): \(text)")
      }
      #expect(!text.contains("Optional("), "\(type): \(text)")
      #expect(!text.contains("rawValue"), "\(type): \(text)")
      #expect(!text.contains(/\.\d{7}/), "\(type): \(text)")
      switch sample.length {
      case .short: #expect(text.count <= 90 && !text.contains("\n"), "\(type): \(text)")
      case .sentences: #expect(text.count <= 400 && !text.contains("\n"), "\(type): \(text)")
      case .page: break
      }
    }
  }

  @Test func `within an array a value with a description shows no module either`() throws {
    for sample in try samples() {
      guard let text = sample.textWithin else { continue }
      for module in PublicTypes.modules {
        #expect(!text.contains("\(module)."), "\(sample.type): \(text)")
      }
      if sample.length == .short {
        #expect(text == "[\(sample.text)]", "\(sample.type)")
      }
    }
    #expect("\([Rect(x: 0, y: 0, width: 20, height: 3)])" == "[(0, 0, 20, 3)]")
  }

  @Test func `geometry reads as it does in UIKit's Swift`() {
    #expect("\(Point(x: 0.1 + 0.2, y: -2))" == "(0.3, -2)")
    #expect("\(Size(width: 80.39999389648438, height: 3))" == "(80.4, 3)")
    #expect("\(Rect(x: 0, y: 0, width: 20, height: 3))" == "(0, 0, 20, 3)")
    #expect(
      "\(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
        == "(top: 1, left: 2, bottom: 3, right: 4)")
    #expect("\(LayoutPriority.defaultHigh)" == "750")
    #expect("\(CellRect(x: 1, y: 2, width: 3, height: 4))" == "(1, 2, 3, 4)")
    #expect("\(Baseline(below: .center, by: -0.5))" == "center - 0.5")
    #expect(
      "\(AutoresizingMask([.flexibleHeight, .flexibleWidth]))" == "[flexibleWidth, flexibleHeight]")
    #expect("\(VisualFormatOptions.alignAllFirstBaseline)" == "[alignAllFirstBaseline]")
  }

  @Test func `a sentence's constraint reads as what it says, before and after it is installed`() {
    let (window, title) = (Window(size: CellSize(width: 80, height: 24)), Label("a"))
    title.identifier = "title"
    window.addSubview(title)
    let prepared = title.mas.prepareConstraints { make in
      make.left.equalTo(window).offset(80.4).priority(.high)
      make.width.height.equalTo(3)
      make.right.equalTo(-1)
    }
    let expected = [
      "Label:title.left == Window:window.left + 80.4 ^high",
      "Label:title.width == 3, Label:title.height == 3",
      "Label:title.right == Window:window.right - 1",
    ]
    #expect(prepared.map { "\($0)" } == expected)
    for constraint in prepared { constraint.install() }
    #expect(prepared.map { "\($0)" } == expected)
    title.removeFromSuperview()
    #expect("\(prepared[2])" == "Label:title.right == Window:window.right - 1")
    #expect("\(title.mas.width)" == "Label:title.width")
  }

  @Test func `a priority reads in a sentence as it does in logs of it`() throws {
    let window = Window(size: CellSize(width: 80, height: 24))
    for (priority, text) in [
      (.high, "^high"), (.medium, "^medium"), (.low, "^low"), (.fittingSizeLevel, "^fitting size"),
      (LayoutPriority(333.5), "^333.5"), (LayoutPriority(999), "^999"),
    ] as [(LayoutPriority, String)] {
      let label = Label("a")
      window.addSubview(label)
      let kept = try #require(
        label.mas.prepareConstraints { $0.left.equalTo(window).offset(2).priority(priority) }.first)
      kept.install()
      let held = try #require(window.constraints.last)
      #expect("\(kept)".hasSuffix(" + 2 \(text)"))
      #expect(held.equation.hasSuffix(" + 2 \(text)"))
      #expect("\(held)".hasSuffix(" + 2 \(text)>"))
    }
  }

  @Test func `a view shows what UIKit's does`() {
    let label = Label("Stone\non stone")
    label.frame = Rect(x: 1.5, y: -2, width: 5, height: 1)
    label.isHidden = true
    #expect(
      "\(label)" == #"<Label: 0x1; frame = (1.5 -2; 5 1); text = "Stone\non stone"; hidden = YES>"#)
  }

  @Test func `keys and the mouse read as they are used`() {
    #expect("\(KeyPress(.character("c"), modifiers: .control))" == "control-c")
    #expect("\(KeyPress(.tab, modifiers: .shift))" == "shift-tab")
    #expect("\(KeyPress(.function(5)))" == "F5")
    #expect("\(KeyPress.Key.character("\u{1B}"))" == #"character("\u{1B}")"#)
    #expect("\(Event.key(KeyPress(.character(" "))))" == "key space")
    #expect(
      "\(Event.mouse(MouseEvent(.press(.left), at: CellPoint(x: 3, y: 1))))"
        == "mouse press(left) at (3, 1)")
  }

  /// What steers a terminal, ends a line or turns it around.
  nonisolated static let hostile: [String] = [
    "\u{1b}[2J", "\u{9b}2J", "\u{7}", "\u{202e}", "a\nb", "\u{2028}",
  ]

  @Test(arguments: hostile) func `nothing from outside reaches a terminal as it is`(text: String) {
    let label = Label(text)
    label.identifier = text
    let guide = LayoutGuide()
    guide.identifier = text
    label.addLayoutGuide(guide)
    let constraint = label.widthAnchor.constraint(equalToConstant: 3)
    constraint.identifier = text
    var facts = AnswerFacts()
    facts.name = text
    var examination = TerminalExamination()
    examination.type.name = text
    examination.program.name = text
    examination.locale.usedEncoding = text
    let told: [Any] = [
      label, label.debugName, label.mas.left, label.link, guide, constraint, constraint.equation,
      label.layoutTrace().prefix { $0 != "\n" }, Paragraph(text), TextLine(text), facts,
      examination,
      Event.paste(text), examination.program, examination.type, examination.locale,
      LocaleFacts.Variable("LANG", text), TerminalAnswers.answered(facts),
    ]
    for one in told {
      let scalars = "\(one)".unicodeScalars
      #expect(
        !scalars.contains { scalar in
          let category = scalar.properties.generalCategory
          return category == .control || category == .lineSeparator
            || scalar.properties.isBidiControl
        }, "\(type(of: one)): \("\(one)".debugDescription)")
    }
    for character in text {
      let key = "\(KeyPress(.character(character)))"
      #expect(!key.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }
}
