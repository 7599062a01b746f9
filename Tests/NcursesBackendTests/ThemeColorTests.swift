import CellDrawing
import CellViews
import TerminalInput
import Testing

@testable import NcursesBackend

/// What the themes' colours become on terminals of any depth.
@Suite struct `Colors of themes` {
  /// A theme and the backgrounds that it is for: of xterm, VS Code, One, Solarized, Dracula, Gruvbox.
  struct Setting: CustomTestStringConvertible {
    let theme: Theme
    let backgrounds: [RGB]
    let testDescription: String

    static let all = [
      Setting(
        theme: .dark,
        backgrounds: [0x000000, 0x1E1E1E, 0x282C34, 0x002B36, 0x282A36, 0x1D2021]
          .map(RGB.init(hex:)),
        testDescription: "dark"),
      Setting(
        theme: .light, backgrounds: [0xFFFFFF, 0xFAFAFA, 0xFDF6E3].map(RGB.init(hex:)),
        testDescription: "light"),
    ]
  }

  static let texts: [(String, @Sendable (Theme) -> Style)] = [
    ("label", { $0.label }), ("secondaryLabel", { $0.secondaryLabel }), ("tint", { $0.tint }),
    ("selection", { $0.selection }), ("unemphasizedSelection", { $0.unemphasizedSelection }),
    ("warning", { $0.warning }), ("systemBlue", { $0.systemBlue }),
    ("systemGreen", { $0.systemGreen }),
  ]
  static let lines: [(String, @Sendable (Theme) -> Style)] = [
    ("separator", { $0.separator }), ("border", { $0.border }),
    ("scrollIndicator", { $0.scrollIndicator }),
  ]

  /// The colour that a terminal of a depth shows; `nil` is its own.
  ///
  /// Many show the brighter of two for bold text in one of the first eight.
  private func shown(_ color: Color, _ depth: ColorDepth, brightens: Bool = false) -> RGB? {
    guard let number = depth.number(of: color) else { return nil }
    // Numbers of direct colours beyond the first eight are the colours themselves.
    if depth == .direct, number >= 8 { return RGB(hex: Int(number)) }
    return RGB(paletteIndex: UInt8(number) + (brightens && number < 8 ? 8 : 0))
  }

  private func expectContrast(
    of roles: [(String, @Sendable (Theme) -> Style)], _ least: Double, _ depth: ColorDepth,
    in setting: Setting, on backgrounds: [RGB], brightensBold: Bool = false
  ) {
    for (name, role) in roles {
      let style = role(setting.theme)
      // The terminal's own text is not ours to judge; it stands on the terminal's own background.
      let brightens = brightensBold && style.attributes.contains(.bold)
      guard let glyph = shown(style.foreground, depth, brightens: brightens) else {
        #expect(style.foreground == .standard && style.background == .standard)
        continue
      }
      let grounds = shown(style.background, depth).map { [$0] } ?? backgrounds
      for ground in grounds {
        let contrast = glyph.contrast(with: ground)
        #expect(contrast >= least, "\(name): \(glyph) on \(ground) has \(contrast)")
      }
    }
  }

  @Test func `contrast is WCAG's`() {
    // The extremes, and the best known of the greys that just fail on white.
    #expect(RGB(hex: 0).contrast(with: RGB(hex: 0xFFFFFF)) == 21)
    #expect(abs(RGB(hex: 0x777777).contrast(with: RGB(hex: 0xFFFFFF)) - 4.48) < 0.005)
    #expect(abs(RGB(hex: 0x767676).contrast(with: RGB(hex: 0xFFFFFF)) - 4.54) < 0.005)
  }

  @Test(arguments: Setting.all, [ColorDepth.direct, .palette])
  func `text has a contrast of 4.5, lines of 3`(setting: Setting, depth: ColorDepth) {
    expectContrast(of: Self.texts, 4.5, depth, in: setting, on: setting.backgrounds)
    expectContrast(of: Self.lines, 3, depth, in: setting, on: setting.backgrounds)
  }

  @Test(arguments: Setting.all, [ColorDepth.sixteen, .eight])
  func `all can be read where few colors are left`(setting: Setting, depth: ColorDepth) {
    // Such terminals are black or white.
    let background = Array(setting.backgrounds.prefix(1))
    expectContrast(of: Self.texts + Self.lines, 3, depth, in: setting, on: background)
    expectContrast(
      of: Self.texts + Self.lines, 3, depth, in: setting, on: background, brightensBold: true)
  }

  @Test(
    arguments: [("standard", Theme.standard), ("dark", .dark), ("light", .light)],
    [ColorDepth.sixteen, .eight])
  func `green is green and blue is blue where few colors are left`(
    theme: (name: String, value: Theme), depth: ColorDepth
  ) {
    #expect(depth.number(of: theme.value.systemGreen.foreground) == 2)
    #expect(depth.number(of: theme.value.systemBlue.foreground) == 4)
  }

  /// What tells contents apart: its hue, and an attribute where there are no colours.
  @Test(arguments: Setting.all, [ColorDepth.sixteen, .eight])
  func `contents differ in hue where few colors are left`(
    setting: Setting, depth: ColorDepth
  ) throws {
    let styles = [setting.theme.systemBlue, setting.theme.systemGreen, setting.theme.warning]
    let hues = try styles.map { try #require(depth.number(of: $0.foreground)) % 8 }
    #expect(Set(hues).count == styles.count)
    #expect(Set(hues).isDisjoint(with: [0, 7]))
    #expect(hues[2] == 3)
    #expect(Set(styles.map(\.attributes) + [[]]).count == styles.count + 1)
  }

  /// Black, green, blue and white as palettes have them that many people chose.
  static let palettes: [(name: String, colors: [Int: Int])] = [
    ("xterm", [0: 0x000000, 2: 0x00CD00, 4: 0x0000EE, 7: 0xE5E5E5]),
    ("Tango", [0: 0x2E3436, 2: 0x4E9A06, 4: 0x3465A4, 7: 0xD3D7CF]),
    ("One", [0: 0x282C34, 2: 0x98C379, 4: 0x61AFEF, 7: 0xABB2BF]),
    ("Dracula", [0: 0x21222C, 2: 0x50FA7B, 4: 0xBD93F9, 7: 0xF8F8F2]),
    ("Solarized", [0: 0x073642, 2: 0x859900, 4: 0x268BD2, 7: 0xEEE8D5]),
    ("Gruvbox", [0: 0x282828, 2: 0x98971A, 4: 0x458588, 7: 0xA89984]),
  ]

  @Test(arguments: palettes, [ColorDepth.direct, .palette])
  func `blocks of the standard theme can be read in any palette`(
    palette: (name: String, colors: [Int: Int]), depth: ColorDepth
  ) throws {
    for style in [Theme.standard.systemBlue, Theme.standard.systemGreen] {
      let colors = try [style.foreground, style.background].map { color in
        let number = try #require(depth.number(of: color))
        return palette.colors[Int(number)].map(RGB.init(hex:)) ?? shown(color, depth)
      }
      let contrast = try #require(colors[0]).contrast(with: try #require(colors[1]))
      #expect(contrast >= 3, "\(palette.name): \(contrast)")
    }
  }

  @Test(arguments: Setting.all) func `nothing is left of them without`(setting: Setting) {
    for (_, role) in Self.texts + Self.lines {
      #expect(shown(role(setting.theme).foreground, .none) == nil)
    }
  }
}

extension RGB {
  fileprivate init(hex: Int) {
    self.init(red: hex >> 16 & 0xFF, green: hex >> 8 & 0xFF, blue: hex & 0xFF)
  }
}
