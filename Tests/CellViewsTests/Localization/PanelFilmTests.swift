import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Localization
import TerminalInterface
import Testing

/// Panels in Chinese, whose characters are two columns wide, in windows of all sizes.
@MainActor struct PanelFilmTests {
  /// A panel, made from the commands of its window.
  struct Kind: CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable (Window) -> Panel
  }

  nonisolated static let kinds = [
    Kind(testDescription: "palette") { CommandPalette($0.availableCommands) },
    Kind(testDescription: "help") { KeyHelpPanel($0.availableKeyCommands) },
    Kind(testDescription: "menu") { Menu(Array($0.availableCommands.prefix(4)), title: "编辑") },
    Kind(testDescription: "alert") { _ in
      let alert = Alert("删除这个文件吗？", message: "删除以后无法恢复，里面的内容全部会丢失。")
      alert.addButton("删除", role: .destructive)
      alert.addButton("保留", role: .cancel)
      return alert
    },
  ]

  private let window: Window
  private let pilot: Pilot

  init() {
    window = Window(20, 5)
    pilot = Pilot(window)
    window.language = .simplifiedChinese
    let field = CellViews.TextField("甲")
    field.frame = Rect(x: 0, y: 0, width: 10, height: 1)
    window.addSubview(field)
    let hints = HintLine()
    window.addSubview(hints)
    hints.translatesAutoresizingMaskIntoConstraints = false
    for constraint in [
      hints.leftAnchor.constraint(equalTo: window.leftAnchor),
      hints.rightAnchor.constraint(equalTo: window.rightAnchor),
      hints.bottomAnchor.constraint(equalTo: window.bottomAnchor),
    ] { constraint.isActive = true }
    window.keyCommands =
      ScrollMove.keyCommands(group: "阅读") { _ in }
      + [
        .help(in: window), .palette(in: window), KeyCommand(.character(" "), title: "预览") {},
        KeyCommand(.control("s"), title: "保存到另一个文件夹里面，连同所有的附件", group: "文件") {},
      ]
    field.becomeFirstResponder()
    pilot.draw()
  }

  /// The rows of a place, each without the blanks around its text.
  private func rows(of place: CellRect) -> [String] {
    let (frame, seen) = (
      pilot.frame, place.intersection(CellRect(origin: .zero, size: window.size))
    )
    return (seen.minY..<max(seen.minY, seen.maxY)).map { y in
      String(
        (seen.minX..<seen.maxX).map { frame[$0, y].text }.joined().trimmingPrefix { $0 == " " }
      )
      .trimmed
    }
  }

  private func labels(in view: View) -> [Label] {
    guard !view.isHidden else { return [] }
    return ([view as? Label].compactMap(\.self)) + view.subviews.flatMap(labels(in:))
  }

  /// Checks that each label is within the panel's frame, and its text whole, or cut with an ellipsis.
  private func checkLabels(of panel: Panel, _ size: CellSize) {
    let inside = panel.cellFrame.inset(by: 1)
    for label in labels(in: panel) {
      let place = label.cellFrame
      guard !place.isEmpty, !label.text.isEmpty else { continue }
      #expect(place.minX >= inside.minX && place.maxX <= inside.maxX, "\(label) at \(size)")
      // What is scrolled away is not seen.
      let seen = rows(of: place.intersection(visible(label)))
      let whole = label.text.filter { !$0.isWhitespace }
      for row in seen {
        // A scroll bar is over the last column.
        let text = row.filter { !$0.isWhitespace && $0 != "▐" }
        let isCut = text.last == "…"
        #expect(
          isCut
            ? whole.hasPrefix(text.dropLast())
            : label.numberOfLines == 1 ? text == whole : whole.contains(text),
          "\(text) of \(label) at \(size)")
      }
    }
  }

  /// The cells of a view that the views around it show.
  private func visible(_ view: View) -> CellRect {
    var place = view.cellFrame
    var around = view.superview
    while let next = around {
      place = place.intersection(next.cellFrame)
      around = next.superview
    }
    return place
  }

  @Test(arguments: kinds) func `nothing is outside, and nothing is cut without a sign`(
    kind: Kind
  ) throws {
    let panel = kind.make(window)
    panel.present(in: window)
    let widths = Array(20...64) + [80, 100, 120]
    for size in widths.flatMap({ width in
      [5, 8, 12, 24, 40].map { CellSize(width: width, height: $0) }
    }) {
      pilot.resize(to: size)
      let cells = panel.cellFrame
      let whole = CellRect(x: 0, y: 0, width: size.width, height: size.height)
      #expect(cells.intersection(whole) == cells, "\(cells) in \(size)")
      // Both sides of the frame are straight: each text takes the columns that were counted for it.
      for y in cells.minY..<cells.maxY {
        for x in [cells.minX, cells.maxX - 1] {
          #expect(
            "╔╗╚╝║".contains(pilot.frame[x, y].text), "\(x), \(y) at \(size)\n\(pilot.screen)")
        }
      }
      let top = rows(of: CellRect(x: cells.minX, y: cells.minY, width: cells.width, height: 1))
        .joined()
      // A title that the frame has no room for begins inside, where it wraps.
      let inside = rows(of: cells).dropFirst().joined()
      let start = panel.title.split(separator: " ").first.map(String.init) ?? ""
      #expect(
        panel.title.isEmpty || top.contains(" \(panel.title) ") || top.contains("…")
          || inside.contains(start), "\(size)\n\(pilot.screen)")
      checkLabels(of: panel, size)
    }
    #expect(window.reports.isEmpty, "\(window.reports)")
    #expect(window.diagnose().isEmpty, "\(window.diagnose())")
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
