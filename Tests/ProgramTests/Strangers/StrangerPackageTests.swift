import PseudoTerminal
import Testing

/// What a user builds first, each with nothing indexed yet.
@Suite(.serialized) struct StrangerPackageTests {
  /// The manifest of the first program, of a package of another name.
  static func manifest(named name: String = "Hello") throws -> String {
    try #require(try DocumentationPage.firstProgram.sample(with: "import PackageDescription"))
      .replacing("\"Hello\"", with: "\"\(name)\"")
  }

  /// The same with the target of the solver's page, which takes the solver alone.
  static func solverManifest() throws -> String {
    let page = try DocumentationPage.solver.text()
    let target = try #require(page.firstMatch(of: /(?m)^    \.executableTarget\(.*\n/)).output
    return try manifest().replacing(
      #/    \.executableTarget(.|\n)*?\n  \]\n/#, with: target + "  ]\n")
  }

  @Test func `Foundation is imported beside the library`() throws {
    let program = """
      import Ashlar
      import Foundation

      let terminal = MemoryTerminal(size: CellSize(width: 20, height: 1))
      let window = Window(size: terminal.size)
      let label = Label(String(format: "%.3f", 0.5))
      window.addSubview(label)
      label.mas.makeConstraints { make in make.edges.equalTo(window) }
      Application(terminal: terminal, window: window).run()
      print(terminal.text)
      """
    let package = try StrangerPackage(
      "Numbers", manifest: Self.manifest(named: "Numbers"), sources: ["main.swift": program])
    try package.build()
    #expect(try package.run() == .init(status: 0, output: "0.500\n", errors: ""))
  }

  @Test func `the solver is taken alone, and prints what its page says`() throws {
    let program = try #require(try DocumentationPage.solver.sample(with: "import Cassowary"))
    let package = try StrangerPackage(
      "Split", manifest: try Self.solverManifest(), sources: ["main.swift": program])
    try package.build()
    let result = try package.run()
    #expect(result.status == 0 && result.errors.isEmpty)

    let comments = program.matches(of: /print\(.*\/\/ (.*)\n/).map { String($0.1) }
    try #require(comments.count == 4)
    let lines = result.output.split(separator: "\n").map(String.init)
    let values = comments[0].split(separator: ", ").map(String.init)
    #expect(lines.prefix(values.count) == values[...])
    // What stands before whether another value would do: what contradicts what.
    let answer = try #require(lines.firstIndex { comments[2].hasPrefix("\($0): ") })
    let conflict = lines[values.count..<answer].joined(separator: "\n")
    #expect(conflict == comments[1])
    let tableau = lines[(answer + 1)...]
    #expect(tableau.count > 5 && tableau.contains { $0.hasPrefix("window  40") })
  }

  @Test func `the first program is built and run as its page says`() throws {
    let program = try #require(try DocumentationPage.firstProgram.sample(with: "Application("))
    let package = try StrangerPackage(
      "Hello", manifest: Self.manifest(),
      sources: ["main.swift": program, "Growth.swift": Self.growth])
    try package.build()

    let terminal = try package.start()
    let size = Box(width: 16, height: 3)
    try terminal.wait(for: "the label", limit: .seconds(120)) {
      terminal.screen.box == size.centered(in: 80, 24)
    }
    terminal.send(Key.controlC)
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  /// A server: it draws to a terminal of its own, and reads what came over a connection.
  @Test func `a program with a terminal of its own is tested where ncurses is not installed`()
    throws
  {
    let program = """
      import AshlarCore

      public struct Connection: ByteSource {
        var sent: [UInt8]?

        public init(_ text: String) { sent = Array(text.utf8) }

        public mutating func read(within limit: Duration) -> [UInt8]? {
          defer { sent = nil }
          return sent
        }
      }

      public final class Echo: Label {
        public override func keyDown(_ key: KeyPress) -> Bool {
          guard key.modifiers.isEmpty else { return false }
          text += "\\(key) "
          return true
        }
      }
      """
    let tests = """
      import AshlarCore
      import Server
      import Testing

      @MainActor @Test func `keys that come over a connection are shown`() {
        var reader = EventReader(Connection("ab\\u{1b}[D!\\u{3}"))
        let terminal = MemoryTerminal(size: CellSize(width: 30, height: 3))
        for event in reader.readAll() { terminal.sendTurn([event]) }
        let window = Window(size: terminal.size)
        let echo = Echo("")
        echo.border = .rounded
        window.addSubview(echo)
        echo.mas.makeConstraints { make in make.edges.equalTo(window) }
        echo.becomeFirstResponder()
        Application(terminal: terminal, window: window).run()
        #expect(terminal.text.contains("│a b left !                  │"))
      }
      """
    let manifest = try Self.manifest(named: "Server")
      .replacing(".product(name: \"Ashlar\"", with: ".product(name: \"AshlarCore\"")
    let target = try #require(manifest.firstMatch(of: #/    \.executableTarget\((?:.|\n)*?\n  \]/#))
    let declared = target.output.dropLast("\n  ]".count)
    let tested = declared.replacing("executableTarget", with: "testTarget")
      .replacing(
        "name: \"Server\", dependencies: [",
        with: "name: \"ServerTests\", dependencies: [\"Server\", ")
    let package = try StrangerPackage(
      "Server",
      manifest: manifest.replacing(
        declared, with: declared.replacing("executableTarget", with: "target") + ",\n" + tested),
      sources: ["Echo.swift": program], tests: ["EchoTests.swift": tests])
    let result = try package.test()
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains("Test run with 1 test"))

    // No header of ncurses is read: the module that has them is not, nor one of them by itself.
    let files = try package.filesReadForTests()
    #expect(files.contains { $0.hasSuffix("/CICU.h") })
    let headers = files.filter { file in
      ["CNcurses", "CTerminalSupport", "curses.h", "/term.h"].contains { file.contains($0) }
    }
    #expect(headers.isEmpty)
    let libraries = try package.librariesOfTests()
    #expect(libraries.contains { $0.hasPrefix("libicuuc") })
    #expect(!libraries.contains { $0.contains("curses") || $0.contains("tinfo") }, "\(libraries)")
  }

  /// The samples are one program, with a call at its end. Its input has ended before it starts.
  @Test func `the page on terminals of one's own has a program that serves a connection`() throws {
    let page = try DocumentationPage.yourOwnTerminal.text()
    let samples = try DocumentationPage.yourOwnTerminal.samples()
    try #require(samples.count == 4)
    let call = "Connection(input: .standardInput, output: .standardOutput)"
    try #require(page.contains("`\(call)`"))
    let program =
      samples.prefix(3).joined(separator: "\n")
      + "serve(\(call), size: CellSize(width: 16, height: 1))\n"
    let package = try StrangerPackage(
      "Connected",
      manifest: Self.manifest(named: "Connected")
        .replacing(".product(name: \"Ashlar\"", with: ".product(name: \"AshlarCore\""),
      sources: ["main.swift": program])
    try package.build()
    let result = try package.run()
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.contains("\u{1b}[H\u{1b}[2K Stone on stone"))
    #expect(result.output.hasSuffix("\u{1b}[?25h\u{1b}[?1049l"))
  }

  /// A second file, as a program gets one that grows: without a word of actors.
  private static let growth = """
    import Ashlar

    let heading = "Stones"

    func makeHeading() -> Label {
      let label = Label(heading)
      label.border = .rounded
      return label
    }

    struct Page {
      let heading = makeHeading()
      let columns: [View]

      init(columns count: Int) {
        columns = (0..<count).map { _ in View() }
        for column in columns { column.addSubview(makeHeading()) }
      }
    }

    final class Screen {
      private let page = Page(columns: 3)

      func show(in window: Window) {
        window.addSubview(page.heading)
        page.heading.mas.makeConstraints { make in make.center.equalTo(window) }
      }
    }

    final class Card: View {
      private let title = makeHeading()

      override init() {
        super.init()
        addSubview(title)
      }

      isolated deinit { title.removeFromSuperview() }
    }
    """
}
