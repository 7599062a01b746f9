import Foundation
import Testing

/// What makes no sense does not compile: each bad line beside a good one that is a token away.
struct CompileTests {
  struct Case {
    let good: String
    let bad: String
    /// A part of the error on the bad line, or of a note to it.
    let error: String

    init(_ good: String, _ bad: String, _ error: String) {
      self.good = good
      self.bad = bad
      self.error = error
    }
  }

  static let cases = relations + pairs + values + words + names

  // What the compiler says of what is often written and means nothing.
  static let pair = "left and right go with left, right and centerX; leading and trailing with"
  static let value =
    "it takes a view or guide, an attribute of the same kind such as other.mas.left"
  static let absent = "this may be nil: unwrap it with 'if let' or 'guard let'; the superview is"
  static let single = "it takes one value: Size(width: 20, height: 3) or Point(x: 1, y: 2) for two"
  static let unrelated = "say first what it is related to: equalTo(other)"

  static let relations = [
    Case(
      "make.left.equalTo(other).offset(1)", "make.left.equalTo(other).equalTo(1)",
      "'EditableConstraint' has no member 'equalTo'"),
    Case(
      "make.left.equalTo(other).offset(1)", "make.left.equalTo(other).lessThanOrEqualTo(1)",
      "'EditableConstraint' has no member 'lessThanOrEqualTo'"),
    Case(
      "make.left.equalTo(other).offset(1)", "make.left.equalTo(other).greaterThanOrEqualTo(1)",
      "'EditableConstraint' has no member 'greaterThanOrEqualTo'"),
    Case(
      "make.left.equalTo(other).with.offset(1)", "make.left.equalTo(other).top.offset(1)",
      "'EditableConstraint' has no member 'top'"),
    Case("make.left.equalTo(1)", "make.left.offset(1)", unrelated),
    Case("make.width.equalTo(1)", "make.width.priority(1)", unrelated),
    Case("make.left.equalTo(1)", "make.left.equalTo()", "missing argument for parameter #1"),
    Case(
      "make.left.equalToSuperview()", "make.left.equalToSuperview(other)",
      "it takes nothing; what is added follows: .offset(2)"),
  ]

  static let pairs = [
    Case("make.left.equalTo(other.mas.right)", "make.left.equalTo(other.mas.top)", pair),
    Case("make.left.equalTo(other.mas.right)", "make.left.equalTo(other.mas.trailing)", pair),
    Case("make.leading.equalTo(other.mas.trailing)", "make.leading.equalTo(other.mas.right)", pair),
    Case("make.centerX.equalTo(other.mas.left)", "make.centerX.equalTo(other.mas.centerY)", pair),
    Case("make.width.equalTo(other.mas.height)", "make.width.equalTo(other.mas.left)", pair),
    Case("make.top.equalTo(other.mas.firstBaseline)", "make.top.equalTo(other.mas.centerX)", pair),
    Case("make.top.equalTo(other.mas.bottom)", "make.top.equalTo(other.mas.height)", pair),
    Case("make.left.right.equalTo(other.mas.left)", "make.left.top.equalTo(other.mas.left)", pair),
    Case("make.left.equalTo([other.mas.left, 1])", "make.left.equalTo([other.mas.top, 1])", value),
    Case("make.edges.equalTo(other.mas.margins)", "make.edges.equalTo(other.mas.left)", pair),
    Case("make.left.equalTo(other.mas.leftMargin)", "make.left.equalTo(other.mas.margins)", pair),
    Case("make.edges.equalTo(other.mas.edges)", "make.edges.equalTo(other.mas.size)", pair),
    Case(
      "make.edges.equalTo(other.mas.edges)", "make.directionalEdges.equalTo(other.mas.edges)",
      pair),
  ]

  static let values = [
    Case(
      "make.size.equalTo(Size(width: 1, height: 2))",
      "make.center.equalTo(Size(width: 1, height: 2))", pair),
    Case("make.center.equalTo(Point(x: 1, y: 2))", "make.size.equalTo(Point(x: 1, y: 2))", pair),
    Case("make.edges.equalTo(EdgeInsets(1))", "make.width.equalTo(EdgeInsets(1))", pair),
    Case("make.width.equalTo(1)", "make.width.equalTo(\"1\")", value),
    Case("make.width.equalTo(1)", "make.width.equalTo(nil)", absent),
    Case("make.width.equalTo(other)", "make.width.equalTo(optional)", absent),
    Case("make.left.equalTo(make.superview)", "make.left.equalTo(make.right)", value),
    Case("make.left.equalTo(other.layoutMarginsGuide)", "make.left.equalTo(other.mas)", value),
    Case(
      "make.left.equalTo(other.layoutMarginsGuide)", "make.left.equalTo(other.right)",
      "'LayoutNode' has no member 'right'"),
  ]

  /// What is said after the relation, and of constraints that are kept.
  static let words = [
    Case(
      "make.width.equalTo(1).offset(2)", "make.width.equalTo(1).offset(\"2\")",
      "'String' to expected argument type 'Double'"),
    Case(
      "make.width.equalTo(count).offset(2)", "make.width.equalTo(count).offset(count)",
      "'Int' to expected argument type 'Double'"),
    Case(
      "make.edges.equalTo(other).insets(1)", "make.edges.equalTo(other).insets(\"1\")",
      "'String' to expected argument type 'EdgeInsets'"),
    Case(
      "make.center.equalTo(other).centerOffset(Point(x: 1, y: 2))",
      "make.center.equalTo(other).sizeOffset(Point(x: 1, y: 2))",
      "'Point' to expected argument type 'Size'"),
    Case(
      "make.left.equalTo(other).priority(.high)", "make.left.equalTo(other).priority(.urgent)",
      "member 'urgent' cannot be resolved"),
    Case(
      "make.left.equalTo(other).priority(count)", "make.left.equalTo(other).priority(\"high\")",
      "say .priority(.high), or a number up to 1000"),
    Case(
      "let one: EditableConstraint = make.left.equalTo(other); _ = one",
      "let one: Constraint = make.left.equalTo(other); _ = one",
      "'EditableConstraint' to specified type 'Constraint'"),
    Case("kept.offset(1)", "kept.multipliedBy(1)", "'Constraint' has no member 'multipliedBy'"),
    Case(
      "kept.equalTo(1)", "kept.equalTo(other)",
      "'LayoutNode' does not conform to expected type 'ConstantTarget'"),
    Case("kept.key = \"a\"", "kept.key = 1", "cannot assign value of type 'Int' to type 'String'"),
  ]

  static let names = [
    Case(
      "make.left.equalTo(other)", "make.middle.equalTo(other)",
      "'ConstraintMaker' has no member 'middle'"),
    Case(
      "make.attributes([.left]).equalTo(other)", "make.attributes([.middle]).equalTo(other)",
      "'LayoutAttribute' has no member 'middle'"),
    Case(
      "make.attributes([.left]).equalTo(other)", "make.left([.left]).equalTo(other)",
      "cannot call value of non-function type 'RelatableConstraint<any AbsoluteXTarget>'"),
    Case(
      "view.mas.makeConstraints { $0.left.equalTo(other) }",
      "view.mas.makeConstraints { make.left.equalTo(other) }",
      "expects 1 argument, which cannot be implicitly ignored"),
    Case(
      "_ = [view, other].mas.prepareConstraints { _ in }",
      "_ = [view, 1].mas.prepareConstraints { _ in }", "'Int' to expected element type 'LayoutNode'"
    ),
    Case(
      "attachKeys([\"a\": view])", "attachKeys([\"a\": 1])",
      "'Int' to expected dictionary value type 'LayoutItem'"),
  ]

  @Test func `good lines compile, and their bad twins do not`() throws {
    try check(Self.cases)
  }

  @Test func `what beginners write is answered with what they mean`() throws {
    try check(Self.mistakes)
  }

  private func check(_ cases: [Case]) throws {
    #expect(try errors(in: cases.map(\.good)).isEmpty)
    let errors = try errors(in: cases.map(\.bad))
    for (index, one) in cases.enumerated() {
      let own = errors.filter { $0.index == index }.flatMap(\.texts)
      #expect(own.contains { $0.contains(one.error) }, "\(one.bad): \(own)")
    }
    #expect(errors.allSatisfy { cases.indices.contains($0.index) })
  }

  @Test func `a mistake is told once, and not by what the compiler misses`() throws {
    for (index, texts) in try errors(in: Self.mistakes.map(\.bad)) {
      let error = texts.first ?? ""
      #expect(error.contains("is unavailable"), "\(Self.mistakes[index].bad): \(texts)")
    }
  }

  @Test func `a bad line is one token away from its good twin`() {
    for one in Self.cases {
      let (good, bad) = (Self.tokens(of: one.good), Self.tokens(of: one.bad))
      let start = zip(good, bad).prefix { $0 == $1 }.count
      let end = zip(good.dropFirst(start).reversed(), bad.dropFirst(start).reversed())
        .prefix { $0 == $1 }.count
      // What is left between is what was exchanged, added or taken out.
      #expect(max(good.count, bad.count) - start - end == 1, "\(one.bad)")
    }
  }

  /// Names, numbers, strings, and each other sign by itself.
  private static func tokens(of line: String) -> [String] {
    line.matches(of: /"[^"]*"|[$\w]+|[^\s\w]/).map { String($0.0) }
  }

  /// What the compiler says of statements, each in a function of its own: errors with their notes.
  private func errors(in statements: [String]) throws -> [(index: Int, texts: [String])] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Statements.swift")
    var source = "import AutoLayout\nimport Masonry\n"
    for (index, statement) in statements.enumerated() {
      source += """
        @MainActor func statement\(index)(_ make: ConstraintMaker, _ view: LayoutNode, \
        _ other: LayoutNode, _ optional: LayoutNode?, _ kept: Constraint, _ count: Int) \
        { \(statement) }

        """
    }
    try source.write(to: file, atomically: true, encoding: .utf8)
    var found: [(index: Int, texts: [String])] = []
    // A note belongs to what was said last, which may be a warning.
    var isError = false
    for line in try compile([file]).split(separator: "\n") {
      // FILE:LINE:COLUMN: error: TEXT
      let fields = line.split(separator: ":", maxSplits: 4).map(String.init)
      guard fields.count == 5, let number = Int(fields[1]) else { continue }
      switch fields[3] {
      case " note":
        if isError { found[found.count - 1].texts.append(fields[4]) }
      case " error":
        isError = true
        found.append((number - 3, [fields[4]]))
      default: isError = false
      }
    }
    return found
  }

  /// To a module that stands outside, what is internal or of the package only does not exist.
  @Test func `the DSL is built on the layout's public interface alone`() throws {
    let files = try files(in: "")
    #expect(files.count > 10)
    #expect(try compile(files) == "")
  }

  /// The folders in the order of `ARCHITECTURE.md`.
  static let folders = ["Attributes", "Diagnostics", "Trace", "Constraints", "Maker", "Views"]

  @Test func `there is no folder that is in no order`() throws {
    let all = try files(in: "").map(\.path)
    #expect(try Self.folders.flatMap { try files(in: $0).map(\.path) }.sorted() == all.sorted())
  }

  @Test(arguments: 1..<folders.count) func `a folder uses none that comes after it`(count: Int)
    throws
  {
    #expect(try compile(Self.folders.prefix(count).flatMap(files)) == "")
  }

  @Test func `statements know nothing of traces`() throws {
    #expect(try compile(["Attributes", "Diagnostics", "Constraints"].flatMap(files)) == "")
  }

  /// The DSL's files below a folder of it.
  private func files(in folder: String) throws -> [URL] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Masonry/\(folder)").standardizedFileURL
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { sources.appending(path: $0) }
  }

  /// What the compiler prints.
  private func compile(_ files: [URL]) throws -> String {
    // The modules stand beside the bundle of the tests.
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
    var modules = URL(filePath: bundle)
    while modules.pathExtension != "xctest", modules.path.count > 1 {
      modules.deleteLastPathComponent()
    }
    modules = modules.deletingLastPathComponent().appending(path: "Modules")
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-diagnostic-style",
        "llvm", "-I", modules.path,
      ] + files.map(\.path)
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
