import AutoLayout
import CellViews
import TerminalInterface
import Testing

@MainActor struct ControlTests {
  private let control = Control()

  private final class Form {
    private(set) var log: [String] = []
    func save() { log.append("save") }
    func change() { log.append("change") }
  }

  @Test func `actions are performed in order, for their events only`() {
    var log: [String] = []
    control.addAction(for: .primaryActionTriggered) { log.append("first") }
    control.addAction(for: [.primaryActionTriggered, .valueChanged]) { log.append("second") }
    control.sendActions(for: .primaryActionTriggered)
    #expect(log == ["first", "second"])
    control.sendActions(for: .valueChanged)
    #expect(log == ["first", "second", "second"])
    // Once, though it is there for both.
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    #expect(log.suffix(2) == ["first", "second"] && log.count == 5)
    control.sendActions(for: Control.Event(rawValue: 1 << 24))
    #expect(log.count == 5)
  }

  @Test func `a target is held weakly, and can be removed`() {
    weak var gone: Form?
    do {
      let form = Form()
      gone = form
      control.addTarget(form, action: Form.save, for: [.primaryActionTriggered, .valueChanged])
      control.addTarget(form, action: Form.change, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(form.log == ["save", "change"])
      control.removeTarget(form, for: .valueChanged)
      control.sendActions(for: [.valueChanged])
      #expect(form.log.count == 2)
      control.performPrimaryAction()
      #expect(form.log == ["save", "change", "save"])
    }
    #expect(gone == nil)
    control.performPrimaryAction()
  }

  @Test func `an action may add and remove actions`() {
    let form = Form()
    control.addAction(for: .valueChanged) { [control] in
      control.removeTarget(form, for: .valueChanged)
      control.addAction(for: .valueChanged) { form.save() }
    }
    control.addTarget(form, action: Form.change, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(form.log == ["change"])
    control.sendActions(for: .valueChanged)
    #expect(form.log == ["change", "save"])
  }
}
