import Ashlar

extension GalleryView {
  /// The commands that change numbers of the source.
  var sourceCommands: [KeyCommand] {
    [
      command(
        KeyPress(.left), LocalizedText("The number less", chinese: "减小数字"),
        GalleryHint.change, 88, isEnabled: line != nil
      ) { $0.changeNumber(by: -1) },
      command(
        KeyPress(.right), LocalizedText("The number more", chinese: "增大数字"),
        GalleryHint.change, 88, isEnabled: line != nil
      ) { $0.changeNumber(by: 1) },
      command(
        GalleryKey.undo, LocalizedText("All numbers as they are written", chinese: "恢复源码中的数字"),
        LocalizedText("as written", chinese: "恢复"), 89, isEnabled: live.isChanged
      ) {
        $0.live.restore()
        $0.setNeedsLayout()
      },
    ]
  }

  private func command(
    _ key: KeyPress, _ title: LocalizedText, _ hint: LocalizedText, _ importance: Int,
    isEnabled: Bool, action: @escaping @MainActor (GalleryView) -> Void
  ) -> KeyCommand {
    KeyCommand(
      key, title: title, hint: hint, importance: importance, group: GalleryGroup.source,
      hasPriority: true, isEnabled: isEnabled
    ) { [weak self] in self.map(action) }
  }

  /// The line that is selected on the source page; `nil` if it has no number.
  private var line: SourceLine? {
    let (lines, chosen) = (live.lines, parts.page.chosen)
    return lines.indices.contains(chosen) ? lines[chosen] : nil
  }

  private func changeNumber(by step: Int) {
    guard let line else { return }
    // A number that is out of sight is scrolled to first.
    guard parts.page.showsChosen else { return parts.page.choose(parts.page.chosen) }
    live.change(live.chosenNumber(in: line), by: step)
    setNeedsLayout()
  }

  /// Selects the next number of a line for the arrows to change.
  func chooseNumber(_ item: Int) {
    let lines = live.lines
    guard lines.indices.contains(item) else { return }
    live.chooseNext(in: lines[item])
    setNeedsLayout()
  }
}
