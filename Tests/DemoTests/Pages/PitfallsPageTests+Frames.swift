import Ashlar
import Testing

/// The samples about views that nothing lays out.
extension PitfallsPageTests {
  @Test func `a view that was added and no more`() throws {
    let hello = Label("hello")
    hello.identifier = "hello"
    window.addSubview(hello)
    try quotes(1)
  }

  @Test func `a container that nothing lays out`() throws {
    let panel = View()
    panel.identifier = "panel"
    let name = Label("Mason")
    name.identifier = "name"
    window.addSubview(panel)
    panel.addSubview(name)
    name.mas.makeConstraints { make in
      make.left.top.equalTo(panel).offset(2)
      make.right.bottom.equalTo(panel).offset(-2)
    }
    window.layoutIfNeeded()
    guard case .conflict(let conflict)? = window.reports.first else {
      Issue.record("\(window.reports)")
      return
    }
    print(conflict.explanation)
    try checkQuotes(1)
    #expect(window.diagnose().map(\.name) == ["missing-constraints"])
  }

  @Test func `anchors of a view that translates its autoresizing mask`() throws {
    let panel = View()
    panel.identifier = "panel"
    window.addSubview(panel)
    panel.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10).isActive = true
    window.layoutIfNeeded()
    for case .conflict(let conflict) in window.reports { print(conflict.explanation) }
    for diagnostic in window.diagnose() { print(diagnostic) }
    try checkQuotes(2)
  }

  /// Nothing is told: a point is as good a target as any.
  @Test func `the centre of another view as a point`() {
    box.frame = Rect(x: 10, y: 2, width: 20, height: 6)
    let mark = View(frame: Rect(x: 2, y: 1, width: 4, height: 2))
    box.addSubview(mark)
    title.mas.makeConstraints { make in make.center.equalTo(mark.center) }
    window.layoutIfNeeded()
    #expect(mark.center == Point(x: 4, y: 2))
    #expect(title.center == Point(x: 14, y: 5))
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
    title.mas.remakeConstraints { make in make.center.equalTo(mark) }
    window.layoutIfNeeded()
    #expect(abs(title.center.x - mark.center.x) <= 0.5)
    #expect(abs(title.center.y - mark.center.y) <= 0.5)
  }
}
