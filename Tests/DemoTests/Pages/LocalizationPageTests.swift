import Ashlar
import Testing

/// The samples of the page on languages.
@MainActor struct LocalizationPageTests {
  @Test func `texts, catalogues and windows`() {
    let words = StringCatalog(
      .simplifiedChinese,
      ["Save": "保存", "Row %@ of %@": "共 %2$@ 行，第 %1$@ 行"])
    let place: LocalizedText = "Row \(3) of \(20)"
    let chinese = Localizer(.simplifiedChinese, catalogs: [words])
    #expect(chinese.string(place) == "共 20 行，第 3 行")
    #expect(place.english == "Row 3 of 20")

    let window = Window(size: CellSize(width: 40, height: 10))
    window.catalogs = [words]
    window.keyCommands = [KeyCommand(.control("s"), title: "Save") {}]
    window.language = .simplifiedChinese
    #expect(window.availableKeyCommands.first?.title == "保存")

    #expect(chinese.missingKeys(in: "Undo") == ["Undo"])
  }
}
