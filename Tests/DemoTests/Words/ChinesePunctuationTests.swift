import Ashlar
import Testing

@testable import Demos

/// Signs between Chinese characters are Chinese ones.
@MainActor @Suite struct ChinesePunctuationTests {
  private static let catalogs: [StringCatalog] = [
    .demos, .masonry, .cellViews, .explanations, .autoLayout,
  ]

  private static func isChinese(_ character: Character?) -> Bool {
    guard let character else { return false }
    return ("一"..."龥").contains(character)
  }

  @Test func `no comma, colon or full stop next to a Chinese character is ASCII`() throws {
    var found: [String] = []
    for catalog in Self.catalogs {
      for key in catalog.keys {
        let text = Array(try #require(catalog[key]))
        for (index, sign) in text.enumerated() where ",:;.!?".contains(sign) {
          let before = index > 0 ? text[index - 1] : nil
          let after = index + 1 < text.count ? text[index + 1] : nil
          if Self.isChinese(before) || sign != "." && Self.isChinese(after) {
            found.append(String(text))
          }
        }
      }
    }
    #expect(found == [])
  }

  @Test func `a translation has the values of its text`() throws {
    for catalog in Self.catalogs {
      for key in catalog.keys {
        let text = LocalizedText(
          key: key, values: (1...9).map { .verbatim("‹\($0)›") })
        let chinese = Localizer(.simplifiedChinese, catalogs: [catalog]).string(text)
        let english = text.english
        // The class of a view and the name of an edge are values that English has other words for.
        guard !["the %@", "The %@"].contains(key), !key.hasPrefix("that of") else { continue }
        for value in (1...9).map({ "‹\($0)›" }) {
          #expect(
            english.contains(value) == chinese.contains(value), "\(key): \(chinese)")
        }
      }
    }
  }
}
