import AutoLayout
import CellViews
import Localization
import TerminalInterface
import Testing

/// A label in the language of its window.
@MainActor private final class Translated: Label {
  private let words: LocalizedText
  private(set) var told: [(from: Language, to: Language)] = []

  init(_ words: LocalizedText) {
    self.words = words
    super.init(words.english)
    frame = Rect(x: 0, y: 0, width: 10, height: 1)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection) {
    super.traitCollectionDidChange(previous)
    told.append((previous.language, traitCollection.language))
    if traitCollection.language != previous.language { text = localizer.string(words) }
  }
}

/// The language of a window, and how views hear of it.
@MainActor struct WindowLanguageTests {
  private let window = Window(12, 2)
  private let label = Translated("Row \(7)")
  private let catalog = StringCatalog(.simplifiedChinese, ["Row %@": "第 %@ 行"])

  init() {
    window.catalogs = [catalog]
    window.addSubview(label)
  }

  @Test func `texts are English until the window has another language`() {
    #expect(window.screen == ["Row 7", ""])
    window.language = .simplifiedChinese
    #expect(window.screen == ["第 7 行", ""])
    #expect(label.localizer.language == .simplifiedChinese)
    window.language = .english
    #expect(window.screen == ["Row 7", ""])
  }

  @Test func `a view that joins shows the language, one that has left is English again`() {
    window.language = .simplifiedChinese
    label.removeFromSuperview()
    #expect(label.text == "Row 7" && label.localizer.language == .english)
    let other = Window(12, 2)
    other.addSubview(label)
    #expect(other.screen == ["Row 7", ""])
    other.language = .simplifiedChinese
    #expect(other.screen == ["Row 7", ""], "this window has no catalogue of the program")
    window.addSubview(label)
    #expect(window.screen == ["第 7 行", ""])
    let pane = View()
    pane.frame = Rect(x: 0, y: 1, width: 12, height: 1)
    label.removeFromSuperview()
    pane.addSubview(label)
    window.addSubview(pane)
    #expect(window.screen == ["", "第 7 行"])
  }

  @Test func `catalogues that come later are shown at once`() {
    window.catalogs = []
    window.language = .simplifiedChinese
    #expect(label.text == "Row 7")
    window.catalogs = [catalog]
    #expect(window.screen == ["第 7 行", ""])
    window.catalogs = [StringCatalog(.simplifiedChinese, ["Row %@": "%@ 行"]), catalog]
    #expect(window.screen == ["7 行", ""])
  }

  @Test func `in English nobody is told of anything`() {
    window.language = .english
    window.catalogs = [catalog]
    label.removeFromSuperview()
    window.addSubview(label)
    #expect(label.told.isEmpty)
    window.language = .simplifiedChinese
    window.language = .simplifiedChinese
    #expect(label.told.map { "\($0.from) to \($0.to)" } == ["en to zh-Hans"])
  }

  @Test func `a command says its words in the language of the window that offers it`() throws {
    let catalog = StringCatalog(
      .simplifiedChinese, ["Save %@": "保存%@", "save": "保存", "The file": "文件"])
    window.keyCommands = [
      KeyCommand(.control("s"), title: "Save \("a.txt")", hint: "save", group: "The file") {}
    ]
    let own = try #require(window.keyCommands.first)
    window.catalogs = [catalog]
    window.language = .simplifiedChinese
    let offered = try #require(window.availableKeyCommands.first)
    #expect(offered.title == "保存a.txt" && offered.hint == "保存" && offered.group == "文件")
    #expect("\(offered)" == "保存a.txt (ctrl-s)")
    #expect(own.title == "Save a.txt" && own.hint == "save" && own.group == "The file")
    #expect(window.availableCommands.first?.title == "保存a.txt")
  }
}
