import Foundation
import Testing

/// What makes no sense does not compile: each bad line beside a good one that is a token away.
struct CompileTests {
  struct Case {
    let good: String
    let bad: String
    /// A part of the error on the bad line.
    let error: String

    init(_ good: String, _ bad: String, _ error: String) {
      self.good = good
      self.bad = bad
      self.error = error
    }
  }

  static let cases = [
    // Relations.
    Case(
      "make.left.equalTo(other).offset(1)", "make.left.equalTo(other).equalTo(1)",
      "'EditableConstraint' has no member 'equalTo'"),
    Case(
      "make.left.equalTo(other).with.offset(1)",
      "make.left.equalTo(other).greaterThanOrEqualTo(other)",
      "'EditableConstraint' has no member 'greaterThanOrEqualTo'"),
    Case(
      "make.left.top.equalTo(other)", "make.left.equalTo(other).top",
      "'EditableConstraint' has no member 'top'"),
    Case(
      "make.left.equalTo(1)", "make.left.offset(1)",
      "'RelatableConstraint<any AbsoluteXTarget>' has no member 'offset'"),
    Case(
      "make.width.equalTo(1)", "make.width.priority(1)",
      "'RelatableConstraint<any DimensionTarget>' has no member 'priority'"),
    // Pairs.
    Case(
      "make.left.equalTo(other.mas.right)", "make.left.equalTo(other.mas.top)",
      "'AttributeKinds.Y' conform to 'AbsoluteXComparable'"),
    Case(
      "make.left.equalTo(other.mas.right)", "make.left.equalTo(other.mas.trailing)",
      "'AttributeKinds.DirectionalX' conform to 'AbsoluteXComparable'"),
    Case(
      "make.leading.equalTo(other.mas.trailing)", "make.leading.equalTo(other.mas.right)",
      "'AttributeKinds.AbsoluteX' conform to 'DirectionalXComparable'"),
    Case(
      "make.width.equalTo(other.mas.height)", "make.width.equalTo(other.mas.left)",
      "'AttributeKinds.AbsoluteX' and 'AttributeKinds.Dimension'"),
    Case(
      "make.top.equalTo(other.mas.firstBaseline)", "make.top.equalTo(other.mas.centerX)",
      "'AttributeKinds.CenterX' and 'AttributeKinds.Y'"),
    Case(
      "make.top.equalTo(other.mas.bottom)", "make.top.equalTo(other.mas.height)",
      "'AttributeKinds.Dimension' and 'AttributeKinds.Y'"),
    Case(
      "make.left.right.equalTo(other.mas.left)", "make.left.top.equalTo(other.mas.left)",
      "no exact matches in call to instance method 'equalTo'"),
    Case(
      "make.left.equalTo([other.mas.left, 1])", "make.left.equalTo([other.mas.top, 1])",
      "'AttributeKinds.Y' conform to 'AbsoluteXComparable'"),
    Case(
      "make.edges.equalTo(other.mas.margins)", "make.edges.equalTo(other.mas.left)",
      "no exact matches in call to instance method 'equalTo'"),
    Case(
      "make.edges.equalTo(other.mas.edges)", "make.edges.equalTo(other.mas.size)",
      "'AttributeKinds.Size' and 'AttributeKinds.Edges'"),
    // Values.
    Case(
      "make.size.equalTo(Size(width: 1, height: 2))",
      "make.center.equalTo(Size(width: 1, height: 2))",
      "no exact matches in call to instance method 'equalTo'"),
    Case(
      "make.center.equalTo(Point(x: 1, y: 2))", "make.size.equalTo(Point(x: 1, y: 2))",
      "no exact matches in call to instance method 'equalTo'"),
    Case(
      "make.edges.equalTo(EdgeInsets(1))", "make.width.equalTo(EdgeInsets(1))",
      "no exact matches in call to instance method 'equalTo'"),
    Case(
      "make.width.equalTo(1)", "make.width.equalTo(\"1\")",
      "no exact matches in call to instance method 'equalTo'"),
    Case(
      "make.width.equalTo(other)", "make.width.equalTo(optional)", "'LayoutNode?' must be unwrapped"
    ),
    Case(
      "make.width.equalTo(1).offset(2)", "make.width.equalTo(1).offset(\"2\")",
      "'String' to expected argument type 'Double'"),
    // Names, views, constraints that are kept.
    Case(
      "make.attributes([.left]).equalTo(other)", "make.attributes([.middle]).equalTo(other)",
      "'LayoutAttribute' has no member 'middle'"),
    Case(
      "_ = [view, other].mas.prepareConstraints { _ in }",
      "_ = [view, 1].mas.prepareConstraints { _ in }", "'Int' to expected element type 'LayoutNode'"
    ),
    Case(
      "attachKeys([\"a\": view])", "attachKeys([\"a\": 1])",
      "'Int' to expected dictionary value type 'LayoutItem'"),
    Case("kept.offset(1)", "kept.multipliedBy(1)", "'Constraint' has no member 'multipliedBy'"),
    Case(
      "kept.equalTo(1)", "kept.equalTo(other)",
      "'LayoutNode' does not conform to expected type 'ConstantTarget'"),
  ]

  @Test func `good lines compile, and their bad twins do not`() throws {
    #expect(try errors(in: Self.cases.map(\.good)).isEmpty)
    let errors = try errors(in: Self.cases.map(\.bad))
    for (index, one) in Self.cases.enumerated() {
      let own = errors.filter { $0.index == index }.map(\.text)
      #expect(own.contains { $0.contains(one.error) }, "\(one.bad): \(own)")
    }
    #expect(errors.allSatisfy { Self.cases.indices.contains($0.index) })
  }

  /// What the compiler says of statements, each in a function of its own.
  private func errors(in statements: [String]) throws -> [(index: Int, text: String)] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Statements.swift")
    var source = "import AutoLayout\nimport Masonry\n"
    for (index, statement) in statements.enumerated() {
      source += """
        @MainActor func statement\(index)(_ make: ConstraintMaker, _ view: LayoutNode, \
        _ other: LayoutNode, _ optional: LayoutNode?, _ kept: Constraint) { \(statement) }

        """
    }
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try compile([file]).split(separator: "\n").compactMap { line in
      // FILE:LINE:COLUMN: error: TEXT
      let fields = line.split(separator: ":", maxSplits: 4).map(String.init)
      guard fields.count == 5, fields[3] == " error", let number = Int(fields[1]) else {
        return nil
      }
      return (number - 3, fields[4])
    }
  }

  /// To a module that stands outside, what is internal or of the package only does not exist.
  @Test func `the DSL is built on the layout's public interface alone`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Masonry").standardizedFileURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { sources.appending(path: $0) }
    #expect(files.count > 10)
    #expect(try compile(files) == "")
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
