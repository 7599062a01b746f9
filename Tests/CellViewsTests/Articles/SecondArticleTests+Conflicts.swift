import AutoLayout
import CellViews
import Masonry
import Testing

/// The second article, section 2: a label as large as a button, made larger in vain.
extension SecondArticleTests {
  @MainActor private final class ButtonController {
    let view = Window(414, 736)
    let button = Button("press")
    let label = Label("a label")
    private(set) var added: [LayoutConstraint] = []

    init() {
      button.onTouchDown = { [unowned self] in onTest() }
      view.addSubview(button)
      button.mas.updateConstraints { make in
        make.top.equalTo(view).offset(200)
        make.centerX.equalTo(view)
        make.size.equalTo(Size(width: 100, height: 33))
      }
      label.textAlignment = .center
      view.addSubview(label)
      label.mas.updateConstraints { make in
        make.top.equalTo(view).offset(300)
        make.centerX.equalTo(view)
        make.size.equalTo(button)
      }
      view.layoutIfNeeded()
    }

    private func onTest() {
      added = label.mas.updateConstraints { $0.size.equalTo(Size(width: 200, height: 100)) }
    }

    func press() {
      view.mouse(.press(.left), 207, 216)
      view.layoutIfNeeded()
    }
  }

  @Test func `where there is nothing yet, an update makes`() {
    let controller = ButtonController()
    // In the middle of 414: from 157 on.
    #expect(controller.button.frame == Rect(x: 157, y: 200, width: 100, height: 33))
    #expect(controller.label.frame == Rect(x: 157, y: 300, width: 100, height: 33))
    #expect(controller.view.reports.isEmpty && controller.view.diagnose().isEmpty)
  }

  @Test func `an update that finds nothing to update contradicts, axis by axis`() {
    let controller = ButtonController()
    controller.press()
    #expect(controller.label.frame == Rect(x: 157, y: 300, width: 100, height: 33))
    // It was added, and is left out.
    #expect(controller.added.map(\.constant) == [200, 100])
    #expect(controller.added.map(\.isActive) == [true, true])
    #expect(controller.added.map(\.isBroken) == [true, true])
    #expect(controller.label.mas.installedConstraints.count == 6)
    let conflicts = controller.view.conflicts
    #expect(conflicts.map(\.members.count) == [3, 3])
    #expect(conflicts.allSatisfy { $0.members.last == $0.broken })
  }

  /// What is written to the console for three constraints the last of which is left out.
  func log(_ first: String, _ second: String, _ third: String) -> String {
    """
    Unable to simultaneously satisfy constraints.
     Probably at least one of the constraints in the following list is one you don't want. 
     Try this: 
      (1) look at each constraint and try to figure out which you don't expect; 
      (2) find the code that added the unwanted constraint or constraints and fix it. 
    (
        "\(first)",
        "\(second)",
        "\(third)"
    )

    Will attempt to recover by breaking constraint 
    \(third)

    Make a symbolic breakpoint at ViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    The methods in the ConstraintBasedLayoutDebugging category on View listed in \
    <AutoLayout/ConstraintBasedLayoutDebugging.swift> may also be helpful.
    """
  }

  @Test func `what is written to the console`() {
    let controller = ButtonController()
    controller.press()
    #expect(
      controller.view.conflicts.map(\.log) == [
        log(
          "<LayoutConstraint:0x1 Button:0x2.width == 100>",
          "<LayoutConstraint:0x3 Label:0x4.width == Button:0x2.width>",
          "<LayoutConstraint:0x5 Label:0x4.width == 200>"),
        log(
          "<LayoutConstraint:0x6 Button:0x2.height == 33>",
          "<LayoutConstraint:0x7 Label:0x4.height == Button:0x2.height>",
          "<LayoutConstraint:0x8 Label:0x4.height == 100>"),
      ])
  }

  @Test func `that a remake was meant is told before anything contradicts`() {
    let controller = ButtonController()
    controller.view.mouse(.press(.left), 207, 216)
    let diagnostics = controller.view.diagnostics
    #expect(controller.view.reports.count == 2)
    #expect(diagnostics.map(\.source) == controller.added.map(\.source))
    #expect(diagnostics.allSatisfy { $0.cure.contains("remakeConstraints") })
    // What was there has the button on its other side, what is new has nobody.
    #expect(diagnostics.allSatisfy { $0.sentence.contains("(Button[0] there, none here)") })
  }

  @Test func `what is broken stays so, and is said once`() {
    let controller = ButtonController()
    controller.press()
    let first = controller.view.conflicts.map(\.log)
    for width in [500, 300, 414] {
      controller.view.resize(width, 736)
      controller.view.layoutIfNeeded()
      #expect(controller.added.map(\.isBroken) == [true, true])
      #expect(controller.label.frame.size == Size(width: 100, height: 33))
    }
    // The second press finds what the first one added.
    controller.press()
    #expect(controller.label.mas.installedConstraints.count == 6)
    #expect(controller.view.conflicts.map(\.log) == first)
  }

  @Test func `a remake is what was meant`() {
    let controller = ButtonController()
    controller.label.mas.remakeConstraints { make in
      make.top.equalTo(controller.view).offset(300)
      make.centerX.equalTo(controller.view)
      make.size.equalTo(Size(width: 200, height: 100))
    }
    controller.view.layoutIfNeeded()
    #expect(controller.label.frame == Rect(x: 107, y: 300, width: 200, height: 100))
    #expect(controller.view.reports.isEmpty && controller.view.diagnose().isEmpty)
  }
}
