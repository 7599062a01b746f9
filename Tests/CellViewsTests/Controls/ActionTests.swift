import CellViews
import Testing

/// Actions that know their sender, and can be removed.
@MainActor struct ActionTests {
  @MainActor private final class Form {
    private(set) var log: [String] = []
    func changed(_ sender: Slider) { log.append("changed \(sender.value)") }
  }

  @Test func `an action is told of its sender, as what it is`() {
    let slider = Slider(value: 0.25)
    var log: [String] = []
    slider.addAction(for: .valueChanged) { slider in log.append("\(slider.value)") }
    let form = Form()
    slider.addTarget(form, action: Form.changed, for: .valueChanged)
    slider.sendActions(for: .valueChanged)
    #expect(log == ["0.25"] && form.log == ["changed 0.25"])
    slider.removeTarget(form, for: .valueChanged)
    slider.sendActions(for: .valueChanged)
    #expect(log.count == 2 && form.log.count == 1)
  }

  @Test func `one action serves several controls, until it is removed`() {
    let (one, two) = (CellViews.Button("One"), CellViews.Button("Two"))
    var titles: [String] = []
    let action = Control.Action { titles.append(($0 as? CellViews.Button)?.title ?? "") }
    for button in [one, two] {
      button.addAction(action, for: [.primaryActionTriggered, .valueChanged])
    }
    one.performPrimaryAction()
    two.performPrimaryAction()
    #expect(titles == ["One", "Two"])
    two.removeAction(action, for: .primaryActionTriggered)
    two.performPrimaryAction()
    one.performPrimaryAction()
    two.sendActions(for: .valueChanged)
    #expect(titles == ["One", "Two", "One", "Two"])
  }

  @Test func `a closure is removed by what adding it returns`() {
    let control = Control()
    var count = 0
    let first = control.addAction(for: .valueChanged) { count += 1 }
    let second = control.addAction(for: .valueChanged) { (_: Control) in count += 10 }
    control.removeAction(first, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(count == 10)
    control.removeAction(second, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(count == 10)
  }

  @Test func `a sender is not held by its actions`() {
    weak var gone: Slider?
    do {
      let slider = Slider()
      gone = slider
      slider.addAction(for: .valueChanged) { $0.value = 1 }
      slider.sendActions(for: .valueChanged)
    }
    #expect(gone == nil)
  }
}
