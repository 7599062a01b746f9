import Ashlar
import Testing

/// The samples of the page on languages.
@MainActor struct LocalizationPageTests {
  @Test func `texts, catalogues and windows`() {
    let place = LocalizedText("Row \(3) of \(20)", chinese: "共 \(20) 行，第 \(3) 行")
    #expect(Localizer(.simplifiedChinese).string(place) == "共 20 行，第 3 行")
    #expect(place.english == "Row 3 of 20")

    let german = Language(rawValue: "de")
    let words = StringCatalog(
      german, ["Save": "Sichern", "Row %@ of %@": "%2$@ Zeilen, die %1$@."])
    #expect(Localizer(german, catalogs: [words]).string(place) == "20 Zeilen, die 3.")

    let window = Window(size: CellSize(width: 40, height: 10))
    window.keyCommands = [KeyCommand(.control("s"), title: LocalizedText("Save", chinese: "保存")) {}]
    window.language = .simplifiedChinese
    #expect(window.availableKeyCommands.first?.title == "保存")
    window.catalogs = [words]
    window.language = german
    #expect(window.availableKeyCommands.first?.title == "Sichern")

    #expect(Localizer(.simplifiedChinese).missingKeys(in: "Undo") == ["Undo"])
  }
}
