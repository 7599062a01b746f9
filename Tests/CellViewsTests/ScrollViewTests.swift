import AutoLayout
import CellDrawing
import Masonry
import TerminalInterface
import Testing

@testable import CellViews

/// What is in a scroll view says how large its content is; what is seen of it is chosen.
@MainActor struct ScrollViewTests {
  private let window = Window(size: CellSize(width: 20, height: 4))
  private let scroll = ScrollView()
  private var labels: [Label] = []

  init() {
    window.addSubview(scroll)
    scroll.mas.makeConstraints { $0.edges.equalTo(window) }
    for index in 0..<10 {
      let label = Label("line \(index)")
      scroll.addSubview(label)
      let above = labels.last
      label.mas.makeConstraints { make in
        make.left.right.equalTo(scroll)
        make.width.equalTo(scroll)
        if let above {
          make.top.equalTo(above.mas.bottom)
        } else {
          make.top.equalTo(scroll)
        }
      }
      labels.append(label)
    }
    labels[9].mas.makeConstraints { $0.bottom.equalTo(scroll) }
    scroll.becomeFirstResponder()
  }

  private var lines: [String] {
    window.render().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `constraints to the edges say how large the content is, and its width is the view's`()
  {
    _ = lines
    #expect(scroll.contentSize == Size(width: 20, height: 10))
    #expect(labels[3].frame == Rect(x: 0, y: 3, width: 20, height: 1))
    #expect(window.reports.isEmpty)
  }

  @Test func `keys and the wheel move what is seen, as far as there is content`() {
    #expect(lines.first?.hasPrefix("line 0") == true)
    window.send(.key(KeyPress(.down)))
    #expect(lines.first?.hasPrefix("line 1") == true)
    window.send(.key(KeyPress(.pageDown)))
    #expect(lines.first?.hasPrefix("line 4") == true)
    window.send(.key(KeyPress(.end)))
    #expect(lines.first?.hasPrefix("line 6") == true)
    #expect(lines.last?.hasPrefix("line 9") == true)
    window.send(.key(KeyPress(.home)))
    #expect(lines.first?.hasPrefix("line 0") == true)
  }

  @Test func `a window that grows shows no more beyond the end than has to be`() {
    _ = lines
    window.send(.key(KeyPress(.end)))
    window.send(.resize(CellSize(width: 20, height: 8)))
    #expect(lines.first?.hasPrefix("line 2") == true)
    window.send(.resize(CellSize(width: 20, height: 12)))
    #expect(lines.first?.hasPrefix("line 0") == true)
  }

  @Test func `resizing there and back is no scrolling`() {
    _ = lines
    window.send(.key(KeyPress(.end)))
    for height in [8, 12, 4] {
      window.send(.resize(CellSize(width: 20, height: height)))
      _ = lines
    }
    #expect(scroll.contentOffset.y == 6)
    window.send(.resize(CellSize(width: 20, height: 8)))
    _ = lines
    // From what is seen, not from where it was.
    window.send(.key(KeyPress(.up)))
    window.send(.resize(CellSize(width: 20, height: 4)))
    #expect(lines.first?.hasPrefix("line 1") == true)
    scroll.bounds.origin.y = 3
    #expect(lines.first?.hasPrefix("line 3") == true)
  }

  /// How high a text is that wraps is known only after a while.
  @Test func `a place can be chosen before the first layout`() {
    let window = Window(size: CellSize(width: 4, height: 2))
    let scroll = ScrollView()
    let text = Label("one two three four five")
    text.numberOfLines = 0
    window.addSubview(scroll)
    scroll.addSubview(text)
    scroll.mas.makeConstraints { $0.edges.equalTo(window) }
    text.mas.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.width.equalTo(scroll)
    }
    scroll.contentOffset = Point(x: 0, y: 3)
    window.layoutIfNeeded()
    #expect(scroll.contentSize.height == 6)
    #expect(scroll.contentOffset.y == 3)
  }

  @Test func `what is clicked is what is seen there`() {
    _ = lines
    window.send(.key(KeyPress(.down)))
    _ = lines
    #expect(window.hitTest(.zero) === labels[1])
    #expect(labels[1].cellFrame.minY == 0)
  }

  @Test func `what is tied to the frame guide stays while the rest moves`() {
    let badge = Label("fixed")
    scroll.addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor).isActive = true
    badge.rightAnchor.constraint(
      equalTo: scroll.frameLayoutGuide.rightAnchor, constant: -1
    ).isActive = true
    _ = lines
    for _ in 0..<3 {
      window.send(.key(KeyPress(.down)))
      #expect(lines.first?.contains("fixed") == true)
    }
    #expect(lines.first?.hasPrefix("line 3") == true)
    #expect(badge.frame.minY == 3)
  }

  @Test func `content that is wider than the view is moved to the side`() {
    let wide = ScrollView()
    let label = Label("from the left edge to the right one")
    window.addSubview(wide)
    wide.addSubview(label)
    wide.mas.makeConstraints { $0.edges.equalTo(window) }
    label.mas.makeConstraints { $0.edges.equalTo(wide) }
    wide.becomeFirstResponder()
    #expect(lines[0] == "from the left edge t")
    window.send(.key(KeyPress(.right)))
    window.send(.key(KeyPress(.right)))
    #expect(lines[0] == "om the left edge to")
    window.send(.key(KeyPress(.left)))
    #expect(wide.contentOffset == Point(x: 1, y: 0))
    let wheel = MouseEvent(.scrollDown, at: CellPoint(x: 3, y: 0), modifiers: .shift)
    window.send(.mouse(wheel))
    #expect(wide.contentOffset == Point(x: 4, y: 0))
    wide.scroll(columns: 99)
    #expect(lines[0] == "dge to the right one")
    wide.scroll(columns: -99)
    #expect(wide.contentOffset == .zero)
  }

  @Test func `keys and the wheel go on to the scroll view outside where all is seen inside`() {
    let inner = ScrollView()
    scroll.addSubview(inner)
    inner.mas.makeConstraints { make in
      make.left.top.equalTo(labels[0])
      make.width.equalTo(10)
      make.height.equalTo(3)
    }
    _ = lines
    inner.becomeFirstResponder()
    window.send(.key(KeyPress(.down)))
    #expect(scroll.contentOffset.y == 1)
    window.mouse(.scrollDown, 1, 1)
    #expect(scroll.contentOffset.y == 4)
    // Nothing is wider than it is seen: nobody takes the arrow.
    #expect(!inner.keyDown(KeyPress(.right)) && !scroll.keyDown(KeyPress(.right)))
  }
}
