import Ashlar

extension KeyPress {
  /// The key that a letter acts as (``GalleryKey/motions``); `nil` for other keys.
  var motion: KeyPress? { GalleryKey.motions.first { $0.letter == self }?.key }
}

extension View {
  /// The commands for letters that act as other keys. The other key is sent along the responder chain from the first
  /// responder.
  var motionCommands: [KeyCommand] {
    GalleryKey.motions.map { letter, key in
      KeyCommand(
        letter, title: LocalizedText("Like \(key.keycap)", chinese: "等同 \(key.keycap)"),
        hint: LocalizedText("like", chinese: "等同"), importance: 0, group: GalleryGroup.moving
      ) { [weak self] in self?.window?.send(.key(key)) }
    }
  }
}
