import Localization
import SeededNumbers
import Testing

@Suite struct LocalizerTests {
  private let german = Language(rawValue: "de")

  @Test func `a literal is its own key, and percent signs are doubled there`() {
    let text: LocalizedText = "100 % of it"
    #expect(text.key == "100 %% of it")
    #expect(text.english == "100 % of it")
    #expect(LocalizedText.empty.isEmpty)
  }

  @Test func `values have places in the key`() {
    let text: LocalizedText = "Row \(3) is \("tall"), \(1.5) high"
    #expect(text.key == "Row %@ is %@, %@ high")
    #expect(text.english == "Row 3 is tall, 1.5 high")
  }

  @Test func `a catalogue has the words and the order of the values`() {
    let catalog = StringCatalog(german, ["Row %@ is %@ high": "%2$@ hoch ist Zeile %1$@ (100 %%)"])
    let localizer = Localizer(german, catalogs: [catalog])
    #expect(localizer.string("Row \(3) is \(7) high") == "7 hoch ist Zeile 3 (100 %)")
  }

  @Test func `a text inside a text is translated, a name is not`() {
    let catalog = StringCatalog(german, ["%@ of the row": "%@ der Zeile", "height": "Höhe"])
    let localizer = Localizer(german, catalogs: [catalog])
    #expect(localizer.string("\("height" as LocalizedText) of the row") == "Höhe der Zeile")
    #expect(localizer.string("\("height") of the row") == "height der Zeile")
  }

  @Test func `what a value says is not read as a format`() {
    let name = "%@ 100%% %1$@ %"
    #expect(LocalizedText("It is \(name).").english == "It is %@ 100%% %1$@ %.")
    #expect(LocalizedText(verbatim: name).english == name)
  }

  @Test func `a text without a translation is English`() {
    let localizer = Localizer(german, catalogs: [StringCatalog(.simplifiedChinese, ["Row": "行"])])
    #expect(localizer.string("Row") == "Row")
    #expect(localizer.missingKeys(in: "Row \("height" as LocalizedText)") == ["Row %@", "height"])
    #expect(localizer.missingKeys(in: "\(1) + \(2)").isEmpty)
    #expect(Localizer.english.missingKeys(in: "Row").isEmpty)
  }

  @Test func `Chinese stands beside English, with its values in its own order`() {
    let text = LocalizedText("Row \(3) of \(20)", chinese: "共 \(20) 行，第 \(3) 行")
    let chinese = Localizer(.simplifiedChinese)
    #expect(text.english == "Row 3 of 20")
    #expect(chinese.string(text) == "共 20 行，第 3 行")
    #expect(Localizer(german).string(text) == "Row 3 of 20")
    let inner = LocalizedText("height", chinese: "高度")
    #expect(chinese.string(LocalizedText("its \(inner)", chinese: "其\(inner)")) == "其高度")
    #expect(chinese.string("\(inner): \(3)") == "高度: 3")
    #expect(chinese.missingKeys(in: "\(text); \(inner)").isEmpty)
    let word: LocalizedText = "word"
    #expect(chinese.missingKeys(in: LocalizedText("a \(word)", chinese: "一词")).isEmpty)
    #expect(chinese.missingKeys(in: LocalizedText("a word", chinese: "一\(word)")) == ["word"])
    #expect(Localizer(german).missingKeys(in: inner) == ["height"])
  }

  @Test func `texts are equal if their English is`() {
    #expect(LocalizedText("slider", chinese: "滑块") == "slider")
    #expect(
      LocalizedText("slider", chinese: "滑块").hashValue == ("slider" as LocalizedText).hashValue)
    #expect(LocalizedText("slider", chinese: "滑块") != LocalizedText("switch", chinese: "滑块"))
  }

  @Test func `a catalogue counts more than what stands beside the English text`() {
    let text = LocalizedText("Save", chinese: "保存")
    let catalog = StringCatalog(.simplifiedChinese, ["Save": "存储"])
    #expect(Localizer(.simplifiedChinese, catalogs: [catalog]).string(text) == "存储")
  }

  @Test func `of two catalogues the first counts, of two translations in one the later`() {
    let first = StringCatalog(german, ["a": "eins"])
    let second = StringCatalog(german, ["a": "zwei", "b": "drei", "b": "vier"])
    let localizer = Localizer(german, catalogs: [first, second])
    #expect(localizer.string("a") == "eins")
    #expect(localizer.string("b") == "vier")
    #expect(StringCatalog(german, joining: [first, second])["a"] == "zwei")
    #expect(second.keys == ["a", "b"])
  }

  @Test func `texts are joined by a text`() {
    let texts: [LocalizedText] = ["one", "two", "three"]
    #expect(LocalizedText.joined(texts, separator: ", ").english == "one, two, three")
    #expect(LocalizedText.joined([], separator: ", ").isEmpty)
    let catalog = StringCatalog(german, ["two": "zwei", ", ": " und "])
    let localizer = Localizer(german, catalogs: [catalog])
    #expect(localizer.string(.joined(texts, separator: ", ")) == "one und zwei und three")
  }

  @Test(arguments: [
    ("zh_CN.UTF-8", "zh-Hans"), ("zh", "zh-Hans"), ("zh_TW", "zh-Hans"), ("en_GB", "en"),
    ("C", nil), ("POSIX", nil), ("", nil), ("de_DE", nil), ("C.UTF-8", nil), ("zhuang", nil),
  ])
  func `a locale has a language`(locale: String, tag: String?) {
    let best = Language.best(forLocale: locale, of: [.english, .simplifiedChinese])
    #expect(best?.rawValue == tag)
  }

  /// A format made of the characters that matter is read without a trap, and each value at most as often as it is named.
  @Test(arguments: 0..<200 as Range<UInt64>) func `no format traps`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let alphabet = Array("%%%@@$12a9")
    let format = String(
      (0..<12).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &numbers)] })
    let catalog = StringCatalog(german, ["key %@ %@": format])
    let text = Localizer(german, catalogs: [catalog]).string("key \("X") \("Y")")
    let places = zip(format, format.dropFirst()).count { $0 == "%" && $1 != "%" }
    #expect(text.count { $0 == "X" } + text.count { $0 == "Y" } <= places)
    if !format.contains("%") { #expect(text == format) }
  }
}
