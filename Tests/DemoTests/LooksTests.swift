import Ashlar
import Testing

@testable import Demos

/// The gallery's language, colours and marks, and how a demo is found.
@MainActor @Suite struct LooksTests {
  @Test func `L changes the language of all that is shown, and back`() throws {
    let gallery = try gallery("", 120, 30)
    let english = gallery.draw()
    gallery.send(try KeyNotation.events("L"))
    let chinese = gallery.draw().text
    for word in ["舞台", "课程", "学到什么", "退出", "文章"] { #expect(chinese.contains(word)) }
    for word in ["What you learn", "quit", "stage 6"] { #expect(!chinese.contains(word)) }
    gallery.send(try KeyNotation.events("L"))
    #expect(gallery.draw() == english)
  }

  @Test(arguments: ["l", "s", "m", "?", "i"])
  func `an open page changes its language, too`(key: String) throws {
    let gallery = try gallery(key, 80, 24)
    gallery.send(try KeyNotation.events("L"))
    let chinese = gallery.draw()
    let other = try self.gallery("L" + key, 80, 24)
    #expect(chinese == other.draw())
  }

  private func gallery(_ keys: String, _ width: Int, _ height: Int) throws -> HeadlessGallery {
    let gallery = HeadlessGallery(DemoEntry.all, size: CellSize(width: width, height: height))
    gallery.send(try KeyNotation.events(keys))
    return gallery
  }

  @Test func `t goes through the colours, and says which`() throws {
    let gallery = try gallery("", 80, 24)
    var themes: [Theme] = []
    for choice in [ThemeChoice.dark, .light, .standard, .automatic] {
      gallery.send(try KeyNotation.events("t"))
      #expect(gallery.draw().text.contains(choice.title.english))
      themes.append(gallery.window.theme)
    }
    #expect(themes == [.dark, .light, .standard, .standard])
    gallery.send(try KeyNotation.events("<down>"))
    #expect(!gallery.draw().text.contains(ThemeChoice.automatic.title.english))
  }

  @Test func `f shows all frames, then none, then the lesson's marks`() throws {
    let gallery = try gallery("<down><down>", 80, 24)
    let frames = gallery.frames
    let lesson = gallery.draw().text
    gallery.send(try KeyNotation.events("f"))
    #expect(gallery.draw().text.contains("┌ container"))
    gallery.send(try KeyNotation.events("f"))
    #expect(!gallery.draw().text.contains("┌ container"))
    gallery.send(try KeyNotation.events("f<up><down>"))
    #expect(gallery.draw().text == lesson)
    #expect(gallery.frames == frames)
  }

  @Test(arguments: ["20x5", "24x8", "80x24"])
  func `the search says what it finds, in the language, and how to leave`(notation: String) throws {
    let size = try CellSize(notation: notation)
    for (keys, title, prompt) in [
      ("/", "Find a demo", "Words of a demo"), ("L/", "查找示例", "示例里的词"),
    ] {
      let text = try gallery(keys, size.width, size.height).draw().text
      #expect(text.contains(" \(title) ") && text.contains(prompt), "\(text)")
      #expect(text.split(separator: "\n").last?.contains("Esc ") ?? false, "\(text)")
    }
  }

  @Test func `a demo is found by words of its title, its sentence or its group`() throws {
    for words in ["green", "strictest", "article labe gre"] {
      let gallery = try gallery("/\(words.replacing(" ", with: "<space>"))<enter>", 80, 24)
      #expect(gallery.readout.hasPrefix("green.left"), "\(words)")
    }
    let gallery = try gallery("/green<esc>", 80, 24)
    #expect(!gallery.readout.hasPrefix("green.left"))
  }
}
