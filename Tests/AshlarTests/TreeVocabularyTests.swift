import Foundation
import Testing

/// A tree is spoken of in one vocabulary, UIKit's: to a program that stands outside of this package, the
/// node's own words do not exist.
struct TreeVocabularyTests {
  /// Lines in a function that has a view, and a word of the error on each.
  static let strangersLines = [
    "_ = LayoutNode()": "'LayoutNode' initializer is inaccessible",
    "_ = view.parent": "'parent' is inaccessible",
    "_ = view.children": "'children' is inaccessible",
    "_ = view.treeRoot": "'treeRoot' is inaccessible",
    "view.insertChild(View(), at: 0)": "'insertChild' is inaccessible",
    "view.removeFromParent()": "'removeFromParent' is inaccessible",
    "_ = view.layoutDelegate": "'layoutDelegate' is inaccessible",
    "view.setLayoutDelegate { _ in nil }": "'setLayoutDelegate' is inaccessible",
    "view.isShown = false": "'isShown' is inaccessible",
    "view.scrollsContent = true": "'scrollsContent' is inaccessible",
    "view.frameDidChange(from: .zero)": "'frameDidChange' is inaccessible",
    "_ = view.ownDiagnostics()": "'ownDiagnostics' is inaccessible",
    "class Bare: LayoutNode {}; _ = Bare()": "it has no accessible initializers",
    "class Other: View { override var superview: View? { nil } }": "overrides a 'final' property",
  ]

  /// A program may use the names for what is its own.
  static let program = """
    final class Person: View {
      var parent: Person?
      let children = [Person]()
      var isShown = false
      func insertChild(_ child: Person, at index: Int) { addSubview(child) }
      func removeFromParent() { removeFromSuperview() }
      func frameDidChange() {}
      func childWillLeave(_ child: LayoutNode) {}
      override var forLastBaselineLayout: View { subviews.last ?? self }
    }
    @MainActor func use(_ view: View) {
      let views: [View] = view.subviews + [view.superview, view.window].compactMap { $0 }
      for view in views { view.removeFromSuperview() }
      view.insertSubview(Person(), at: 0)
    }

    """

  @Test func `a program has the words of views, and names of the nodes for its own things`() throws
  {
    #expect(try errors(in: Self.program).isEmpty)
  }

  @Test func `a stranger makes no node, and puts none anywhere`() throws {
    let lines = Self.strangersLines.sorted { $0.key < $1.key }
    let functions = lines.enumerated().map { index, line in
      "@MainActor func line\(index)(_ view: View) { \(line.key) }\n"
    }
    let errors = try errors(in: functions.joined())
    for (index, line) in lines.enumerated() {
      // The first line is the import.
      let own = errors.filter { $0.line == index + 2 }.map(\.text)
      #expect(own.contains { $0.contains(line.value) }, "\(line.key): \(own)")
    }
  }

  /// What the compiler finds wrong in a file that imports the library and stands in no package.
  private func errors(in source: String) throws -> [(line: Int, text: String)] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Stranger.swift")
    try "import Ashlar\n\(source)".write(to: file, atomically: true, encoding: .utf8)
    return try compile(file).split(separator: "\n").compactMap { line in
      // FILE:LINE:COLUMN: error: TEXT, where FILE is missing for what is wrong with the call.
      let fields = line.split(separator: ":", maxSplits: 4).map(String.init)
      if line.hasPrefix("<unknown>") { return (0, String(line)) }
      guard fields.count == 5, let number = Int(fields[1]), fields[3] == " error" else {
        return nil
      }
      return (number, fields[4])
    }
  }

  /// What the compiler prints.
  private func compile(_ file: URL) throws -> String {
    // The modules stand beside the bundle of the tests, and the maps of those in C below it.
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
    var products = URL(filePath: bundle)
    while products.pathExtension != "xctest", products.path.count > 1 {
      products.deleteLastPathComponent()
    }
    products.deleteLastPathComponent()
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../..").standardizedFileURL
    let maps =
      ["CICU", "CTerminalSupport"].map {
        products.appending(path: "\($0).build/module.modulemap")
      } + [root.appending(path: "Sources/CNcurses/module.modulemap")]
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-diagnostic-style",
        "llvm", "-I", products.appending(path: "Modules").path, file.path,
      ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
