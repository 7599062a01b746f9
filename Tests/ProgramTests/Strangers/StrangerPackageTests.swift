import PseudoTerminal
import Testing

/// What a user builds first, each with nothing indexed yet, in both configurations.
@Suite(.serialized) struct StrangerPackageTests {
  typealias Configuration = StrangerPackage.Configuration

  /// The manifest in the readme, of a package of another name.
  private static func manifest(named name: String = "Hello") throws -> String {
    try #require(Readme.samples(with: "import PackageDescription").first)
      .replacing("\"Hello\"", with: "\"\(name)\"")
  }

  /// The manifest in the readme, of the package that takes the solver alone.
  static func solverManifest() throws -> String {
    let target = try #require(Readme.samples(with: "package: \"Ashlar\")]),\n").first)
    return try manifest().replacing(
      #/    \.executableTarget(.|\n)*?\n  \]\n/#, with: target + "  ]\n")
  }

  @Test(arguments: Configuration.allCases)
  func `Foundation is imported beside the library`(configuration: Configuration) throws {
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
    try package.build(configuration)
    #expect(try package.run(configuration) == .init(status: 0, output: "0.500\n", errors: ""))
  }

  @Test(arguments: Configuration.allCases)
  func `the solver is taken alone, and prints what the readme says`(
    configuration: Configuration
  ) throws {
    let program = try #require(Readme.samples(with: "import Cassowary").first)
    let package = try StrangerPackage(
      "Split", manifest: try Self.solverManifest(), sources: ["main.swift": program])
    try package.build(configuration)
    let result = try package.run(configuration)
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

  @Test(arguments: Configuration.allCases)
  func `the first program of the readme is built and run as it says`(
    configuration: Configuration
  ) throws {
    let program = try #require(Readme.samples(with: "Application(").first)
    let package = try StrangerPackage(
      "Hello", manifest: Self.manifest(),
      sources: ["main.swift": program, "Growth.swift": Self.growth])
    try package.build(configuration)

    let terminal = try package.start(configuration)
    let size = Box(width: 16, height: 3)
    try terminal.wait(for: "the label", limit: .seconds(120)) {
      terminal.screen.box == size.centered(in: 80, 24)
    }
    terminal.send(Key.controlC)
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  /// A server, or a test: it draws to a terminal of its own, and reads what came over a connection.
  @Test func `a program with a terminal of its own is built and linked without ncurses`() throws {
    let program = """
      import AshlarCore

      struct Connection: ByteSource {
        var sent: [UInt8]? = Array("ab\\u{1b}[D!\\u{3}".utf8)

        mutating func read(within limit: Duration) -> [UInt8]? {
          defer { sent = nil }
          return sent
        }
      }

      final class Echo: Label {
        override func keyDown(_ key: KeyPress) -> Bool {
          guard key.modifiers.isEmpty else { return false }
          text += "\\(key) "
          return true
        }
      }

      var reader = EventReader(Connection())
      let terminal = MemoryTerminal(size: CellSize(width: 30, height: 3))
      for event in reader.readAll() { terminal.sendTurn([event]) }
      let window = Window(size: terminal.size)
      let echo = Echo("")
      echo.border = .rounded
      window.addSubview(echo)
      echo.mas.makeConstraints { make in make.edges.equalTo(window) }
      echo.becomeFirstResponder()
      Application(terminal: terminal, window: window).run()
      print(terminal.text)
      """
    let package = try StrangerPackage(
      "Server",
      manifest: Self.manifest(named: "Server")
        .replacing(".product(name: \"Ashlar\"", with: ".product(name: \"AshlarCore\""),
      sources: ["main.swift": program], builtIn: "build-core")
    try package.build(.debug)
    let screen = """
      ╭────────────────────────────╮
      │a b left !                  │
      ╰────────────────────────────╯

      """
    #expect(try package.run(.debug) == .init(status: 0, output: screen, errors: ""))

    let libraries = try package.linkedLibraries(.debug)
    #expect(libraries.contains { $0.hasPrefix("libicuuc") })
    #expect(!libraries.contains { $0.contains("curses") || $0.contains("tinfo") }, "\(libraries)")
    let modules = try package.compiledModules(.debug)
    #expect(modules.isSuperset(of: ["AshlarCore", "CellViews", "TerminalInput"]), "\(modules)")
    // No other module asks for the header of ncurses; `make imports` looks after that.
    #expect(modules.isDisjoint(with: ["NcursesBackend", "TerminalDiagnosis"]), "\(modules)")
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
