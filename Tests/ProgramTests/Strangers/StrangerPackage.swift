import Foundation
import PseudoTerminal

/// A package as a user of this one writes it, in a folder beside a checkout that is called `Ashlar`.
///
/// All are built in one folder, so the libraries are compiled once. It is another than the one that the tests are built in,
/// and stays: later runs compile what has changed.
struct StrangerPackage {
  private static let neighborhood = DocumentationPage.root.appending(path: ".build/strangers")

  /// A stranger's own: the package is not built in the way in which its tests are.
  private static let environment = ["-u", "ASHLAR_OPTIMIZED", "NO_COLOR=1"]

  private let folder: URL
  /// The name of the package, and of its executable.
  private let name: String
  /// Where all are built.
  private let scratch = neighborhood.appending(path: "build")

  /// Writes the package anew.
  /// - Parameters:
  ///   - name: that of the executable or library, as the manifest has it.
  ///   - sources: its files by their names.
  ///   - tests: the files of its test target by their names.
  init(
    _ name: String, manifest: String, sources: [String: String], tests: [String: String] = [:]
  ) throws {
    self.name = name
    folder = Self.neighborhood.appending(path: name)
    let files = FileManager.default
    try? files.removeItem(at: folder)
    // What is indexed already is not looked at again, and hides what a first build meets.
    try? files.removeItem(at: scratch.appending(path: "debug/index"))
    // A package is known by the name of its folder, which for a checkout is the user's choice.
    let checkout = Self.neighborhood.appending(path: "Ashlar")
    try? files.removeItem(at: checkout)
    try files.createDirectory(at: Self.neighborhood, withIntermediateDirectories: true)
    try files.createSymbolicLink(at: checkout, withDestinationURL: DocumentationPage.root)
    try write(["Package.swift": manifest], in: "")
    try write(sources, in: "Sources/\(name)")
    if !tests.isEmpty { try write(tests, in: "Tests/\(name)Tests") }
  }

  private func write(_ sources: [String: String], in target: String) throws {
    let target = folder.appending(path: target)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    for (file, source) in sources {
      try Data(source.utf8).write(to: target.appending(path: file))
    }
  }

  /// Builds the package as `swift build` does, behind the other tests, some of which are in a hurry.
  func build() throws {
    let result = try Program.run(
      "/usr/bin/env",
      Self.environment + ["nice", "-n", "19", "swift", "build"] + options)
    if result.status != 0 { throw NotBuilt(description: result.output + result.errors) }
  }

  /// What the package manager and the compiler said.
  struct NotBuilt: Error, CustomStringConvertible {
    let description: String
  }

  /// Builds and runs the package's tests as `swift test` does.
  func test() throws -> Program.Result {
    try Program.run(
      "/usr/bin/env",
      Self.environment + ["nice", "-n", "19", "swift", "test"] + options)
  }

  /// Runs the executable, once it is built, without a terminal.
  func run() throws -> Program.Result {
    try Program.run(scratch.appending(path: "debug/\(name)").path, [])
  }

  /// The libraries that the package's tests ask the system for, once they are built.
  func librariesOfTests() throws -> [String] {
    let path = scratch.appending(path: "debug/\(name)PackageTests.xctest").path
    let result = try Program.run("/usr/bin/env", ["readelf", "--dynamic", "--wide", path])
    if result.status != 0 { throw NotBuilt(description: result.output + result.errors) }
    return result.output.matches(of: /\(NEEDED\).*\[(.*)\]/).map { String($0.1) }
  }

  /// The files that the compiler has read for what the package's tests are linked from: sources, modules and headers.
  func filesReadForTests() throws -> Set<String> {
    let list = scratch.appending(path: "debug/\(name)PackageTests.product/Objects.LinkFileList")
    var files: Set<String> = []
    for object in try String(contentsOf: list, encoding: .utf8).split(separator: "\n") {
      // Beside each object is a rule of make: the object, and what it was made from.
      let rule = object.replacing(#/(\.swift)?\.o$/#, with: ".d")
      guard FileManager.default.fileExists(atPath: String(rule)) else { continue }
      let words = try String(contentsOfFile: String(rule), encoding: .utf8)
      files.formUnion(words.split { $0.isWhitespace }.map(String.init))
    }
    return files
  }

  /// Runs the package in a terminal by `swift run`, once it is built.
  func start() throws -> PseudoTerminal {
    let environment = ProcessInfo.processInfo.environment
    // Everything is compiled anew where the compiler is told another choice of colours.
    return try PseudoTerminal(
      running: "/usr/bin/env", arguments: ["swift", "run"] + options,
      environment: [
        "PATH": environment["PATH"], "HOME": environment["HOME"], "NO_COLOR": "1",
      ])
  }

  private var options: [String] {
    [
      "--package-path", folder.path, "--scratch-path", scratch.path,
    ]
  }
}
