import AutoLayout
import CellDrawing
import CellViews
import Masonry
import Testing
import TextLayout

@MainActor struct LabelTests {
  let text = "every stone is cut to fit"

  /// The label alone in a window of its size.
  private func shown(_ label: Label, _ width: Double, _ height: Double) -> [String] {
    let window = Window(Int(width.rounded(.up)), Int(height))
    window.addSubview(label)
    label.frame = Rect(x: 0, y: 0, width: width, height: height)
    return window.screen
  }

  @Test func `the natural size is that of the text, and of the border around it`() {
    let label = Label("stone\nby stone")
    #expect(label.intrinsicContentSize == Size(width: 6, height: 1))
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == Size(width: 8, height: 2))
    label.border = .light
    #expect(label.intrinsicContentSize == Size(width: 10, height: 4))
    label.text = ""
    #expect(label.intrinsicContentSize.width == 2)
    label.text = "石头"
    #expect(label.intrinsicContentSize == Size(width: 6, height: 3))
  }

  @Test func `a text that only Unicode takes for the same is another`() {
    let label = Label("\u{E9}")
    #expect(shown(label, 2, 1).map { Array($0.unicodeScalars) } == [["\u{E9}"]])
    label.text = "e\u{301}"
    #expect(shown(label, 2, 1).map { Array($0.unicodeScalars) } == [["e", "\u{301}"]])
  }

  @Test func `a label hugs its text a little more than other views`() {
    #expect(Label("").contentHuggingPriority(for: .horizontal) == 251)
    #expect(Label("").contentHuggingPriority(for: .vertical) == 251)
    #expect(View().contentHuggingPriority(for: .horizontal) == 250)
  }

  /// A view that looks how large its label would like to be.
  private final class Curious: View {
    let label = Label("every stone is cut to fit")
    private(set) var seen = Size.zero

    override func layoutSubviews() {
      super.layoutSubviews()
      seen = label.intrinsicContentSize
    }
  }

  @Test func `a text is as high as it has to be, whoever asked for its size meanwhile`() {
    let view = Curious()
    view.label.numberOfLines = 0
    view.addSubview(view.label)
    view.label.mas.makeConstraints { make in make.left.right.top.equalTo(view) }
    for (width, height) in [(40.0, 1.0), (10, 3), (25, 1)] {
      view.frame = Rect(x: 0, y: 0, width: width, height: 9)
      view.layoutIfNeeded()
      #expect(view.label.frame.height == height)
      #expect(view.seen.height == height)
    }
  }

  @Test func `text is wrapped at the whole cells of the width, wherever it stands`() {
    let label = Label(text)
    label.numberOfLines = 0
    #expect(shown(label, 11, 3) == ["every stone", "is cut to", "fit"])
    #expect(shown(label, 10.99, 3) == ["every", "stone is", "cut to fit"])
    #expect(label.sizeThatFits(Size(width: 10.99, height: 0)) == Size(width: 10, height: 3))
    let window = Window(12, 3)
    window.addSubview(label)
    label.frame.origin.x = 0.5
    #expect(window.screen == [" every", " stone is", " cut to fit"])
  }

  @Test func `lines beyond the number or the height end with an ellipsis`() {
    let label = Label(text)
    #expect(shown(label, 11, 1) == ["every ston…"])
    label.numberOfLines = 2
    #expect(label.sizeThatFits(Size(width: 8, height: 0)).height == 2)
    let lines = shown(label, 8, 4)
    #expect(lines.joined().hasSuffix("…"))
    label.numberOfLines = 0
    #expect(shown(label, 5, 2).last?.hasSuffix("…") ?? false)
  }

  @Test func `the line break mode says where lines break and what the last one shows`() {
    let label = Label("every stone is cut to fit the wall")
    label.numberOfLines = 2
    let modes: [(LineBreakMode, [String])] = [
      (.byTruncatingTail, ["every stone", "is cut to f…"]),
      (.byTruncatingHead, ["every stone", "…it the wall"]),
      (.byTruncatingMiddle, ["every stone", "is cu…e wall"]),
      (.byClipping, ["every stone", "is cut to fi"]),
      (.byWordWrapping, ["every stone", "is cut to"]),
      (.byCharWrapping, ["every stone", "is cut to fi"]),
    ]
    #expect(label.lineBreakMode == .byTruncatingTail)
    for (mode, lines) in modes {
      label.lineBreakMode = mode
      #expect(shown(label, 12, 2) == lines)
    }
    label.lineBreakMode = .byTruncatingTail
    label.lineBreaking = .character
    #expect(shown(label, 7, 2) == ["every s", "tone i…"])
    label.lineBreakMode = .byWordWrapping
    #expect(shown(label, 7, 2) == ["every", "stone"])
  }

  @Test func `the line break mode counts in the size, too`() {
    let label = Label("every stone is cut")
    label.numberOfLines = 2
    label.lineBreakMode = .byCharWrapping
    #expect(label.sizeThatFits(Size(width: 9, height: 0)) == Size(width: 9, height: 2))
    label.lineBreakMode = .byWordWrapping
    #expect(label.sizeThatFits(Size(width: 9, height: 0)) == Size(width: 8, height: 2))
  }

  @Test func `each line stands by its own width, wide glyphs and tabs included`() {
    let label = Label("石头\na\tb\n\u{202E}x")
    label.numberOfLines = 0
    label.textAlignment = .center
    #expect(shown(label, 8, 3) == ["  石头", " a   b", "   x"])
    label.textAlignment = .right
    #expect(shown(label, 8, 3) == ["    石头", "   a   b", "       x"])
  }

  @Test func `lines stand left, in the middle or right`() {
    let label = Label("stone")
    #expect(shown(label, 10, 1) == ["stone"])
    label.textAlignment = .center
    #expect(shown(label, 10, 1) == ["  stone"])
    label.textAlignment = .right
    #expect(shown(label, 10, 1) == ["     stone"])
    #expect(shown(label, 10, 3) == ["", "     stone", ""])
  }

  @Test func `the preferred width decides the natural size`() {
    let label = Label(text)
    label.numberOfLines = 0
    label.frame.size.width = 5
    label.preferredMaxLayoutWidth = 11
    #expect(label.intrinsicContentSize == Size(width: 11, height: 3))
    label.preferredMaxLayoutWidth = -4
    #expect(label.preferredMaxLayoutWidth == 0)
    label.preferredMaxLayoutWidth = .nan
    #expect(label.preferredMaxLayoutWidth == 0)
    label.numberOfLines = -3
    #expect(label.numberOfLines == 0)
  }

  @Test func `a fitting size is unbounded where the length is 0`() {
    let label = Label(text)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(.zero) == Size(width: 25, height: 1))
    #expect(label.sizeThatFits(Size(width: 11, height: 0)) == Size(width: 11, height: 3))
    #expect(label.sizeThatFits(Size(width: 11, height: 2)) == Size(width: 11, height: 2))
    #expect(label.sizeThatFits(Size(width: .nan, height: .infinity)).height == 1)
    label.border = .light
    #expect(label.sizeThatFits(Size(width: 13, height: 0)) == Size(width: 13, height: 5))
  }

  @Test func `the height follows the width that constraints give`() {
    let window = Window(11, 9)
    let label = Label(text)
    label.numberOfLines = 0
    window.addSubview(label)
    label.mas.makeConstraints { $0.left.right.top.equalTo(window) }
    for (width, height) in [(11, 3.0), (30, 1), (5, 6), (25, 1), (11, 3), (0, 1), (11, 3)] {
      window.resize(width, 9)
      window.layoutIfNeeded()
      #expect(label.frame.height == height)
    }
    #expect(window.reports.isEmpty)
    label.text = "short"
    window.layoutIfNeeded()
    #expect(label.frame.height == 1)
    label.border = .light
    window.layoutIfNeeded()
    #expect(label.frame.height == 3)
  }

  @Test(arguments: ["", "stone", "石头石头", "e\u{301}\u{301}\u{301}", "a\nb\n\n\nc", "👩‍👩‍👧 family"])
  func `text never leaves the frame`(text: String) {
    for lines in 0...2 {
      for border in [BoxStyle?.none, .light] {
        for width in 0...6 {
          for height in 0...3 {
            let window = Window(10, 6)
            let label = Label(text)
            label.numberOfLines = lines
            label.border = border
            window.addSubview(label)
            label.frame = Rect(x: 2, y: 1, width: Double(width), height: Double(height))
            for (y, line) in window.screen.enumerated() where !line.isEmpty {
              #expect(y >= 1 && y < 1 + height)
              #expect(line.hasPrefix("  "))
              #expect(Label(line).intrinsicContentSize.width <= Double(2 + width))
            }
          }
        }
      }
    }
  }

  /// From 25 columns of text.
  @Test(arguments: [
    (0, 0.0, 0.0, 25.0, 1.0), (0, 11, 1, 11, 3), (0, 11, 9, 11, 3), (2, 11, 1, 11, 2),
    (0, 40, 3, 25, 1), (1, 11, 1, 25, 1), (1, 40, 3, 25, 1),
  ])
  func `a label takes the size of its text at the width that it has`(
    lines: Int, width: Double, height: Double, fittedWidth: Double, fittedHeight: Double
  ) {
    let label = Label(text)
    label.numberOfLines = lines
    label.frame = Rect(x: 3, y: 2, width: width, height: height)
    label.sizeToFit()
    #expect(label.frame == Rect(x: 3, y: 2, width: fittedWidth, height: fittedHeight))
  }
}
