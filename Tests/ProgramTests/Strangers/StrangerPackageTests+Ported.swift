import PseudoTerminal
import Testing

extension StrangerPackageTests {
  /// What someone who knows UIKit writes from memory: a label on a field's first baseline, the keyboard's inset, a timer.
  private static let portedProgram = """
    import Ashlar
    import Foundation

    let terminal = try NcursesTerminal()
    let window = Window(size: CellSize(width: 40, height: 24))

    let field = TextField("Ada")
    field.border = .rounded
    let name = Label("Name")
    [name, field].forEach(window.addSubview)
    field.mas.makeConstraints { make in
      make.top.right.equalTo(window)
      make.width.equalTo(20)
    }
    name.mas.makeConstraints { make in
      make.left.equalTo(window)
      make.firstBaseline.equalTo(field)
    }

    let scroll = ScrollView()
    let last = TextField()
    window.addSubview(scroll)
    scroll.addSubview(last)
    scroll.mas.makeConstraints { make in
      make.left.right.equalTo(window)
      make.top.equalTo(window).offset(4)
      make.height.equalTo(10)
    }
    last.mas.makeConstraints { make in
      make.top.equalTo(scroll).offset(8)
      make.left.right.equalTo(scroll)
      make.width.equalTo(window)
      make.bottom.equalTo(scroll).offset(-10)
    }
    scroll.contentInset.bottom = 5

    var ticks = 0
    Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in
      MainActor.assumeIsolated {
        ticks += 1
        scroll.scrollRectToVisible(last.frame)
        if ticks == 3 { window.close() }
      }
    }
    Application(terminal: terminal, window: window).run()
    terminal.close()

    print("Rows of the texts: \\(name.frame.minY), \\(field.frame.minY + 1)")
    print("Offset: \\(scroll.contentOffset.y)")
    print("Ticks: \\(ticks)")
    """

  @Test func `a baseline, an inset and a timer are as in UIKit`() throws {
    let package = try StrangerPackage(
      "Ported", manifest: Self.manifest(named: "Ported"),
      sources: ["main.swift": Self.portedProgram])
    try package.build()
    let terminal = try package.start()
    try terminal.wait(for: "the end", limit: .seconds(120)) {
      terminal.screen.rows.contains { $0.hasPrefix("Ticks") }
    }
    #expect(try terminal.waitForEnd() == .exited(0))
    let lines = terminal.screen.rows
    #expect(lines.contains("Rows of the texts: 1.0, 1.0"), "\(lines)")
    #expect(lines.contains("Offset: 4.0") && lines.contains("Ticks: 3"), "\(lines)")
  }
}
