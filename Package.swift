// swift-tools-version: 6.2
import PackageDescription

// Linux is the system that it is built and tested on. What other systems have not is in CTerminalSupport/System.c.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Ashlar",
  products: [
    .library(name: "Ashlar", targets: ["Ashlar"]),
    // The same without ncurses, for programs that bring a terminal of their own: tests, servers.
    .library(name: "AshlarCore", targets: ["AshlarCore"]),
    // A pilot, screens and differences of screens, for the tests of a program and of views.
    .library(name: "AshlarTesting", targets: ["AshlarTesting"]),
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "ConflictLog", targets: ["ConflictLog"]),
    .executable(name: "ashlar", targets: ["AshlarCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // Rounding calls the mathematical library; a program that has no Foundation links nothing else that does.
    .target(
      name: "Cassowary", swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // Logs of Apple's engine are read without views: for tools and tests.
    .target(
      name: "ConflictLog",
      dependencies: ["Cassowary", "ConflictAnalysis", "ConstraintNotation", "Localization"],
      swiftSettings: strict),
    .target(name: "Localization", swiftSettings: strict),
    .target(name: "ConstraintNotation", dependencies: ["Localization"], swiftSettings: strict),
    // Why constraints contradict each other, for layouts and for logs.
    .target(
      name: "ConflictAnalysis", dependencies: ["ConstraintNotation", "Localization"],
      swiftSettings: strict),
    .target(
      name: "AutoLayout",
      dependencies: ["Cassowary", "ConflictAnalysis", "ConstraintNotation", "Localization"],
      swiftSettings: strict),
    .target(name: "Masonry", dependencies: ["AutoLayout", "Localization"], swiftSettings: strict),
    .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc")]),
    .target(name: "TextLayout", dependencies: ["CICU"], swiftSettings: strict),
    .target(name: "CellDrawing", dependencies: ["TextLayout"], swiftSettings: strict),
    .target(name: "TerminalInterface", dependencies: ["CellDrawing"], swiftSettings: strict),
    .target(
      name: "TerminalInput", dependencies: ["CellDrawing", "TerminalInterface", "TextLayout"],
      swiftSettings: strict),
    .target(
      name: "CTerminalSupport",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // pkg-config's flags for ncursesw are refused by the package manager, and not needed: the shim asks for
    // the wide interface itself.
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
    .target(
      name: "NcursesBackend",
      dependencies: ["CNcurses", "CTerminalSupport", "TerminalInput", "TerminalInterface"],
      swiftSettings: strict),
    .target(
      name: "TerminalDiagnosis",
      dependencies: ["CTerminalSupport", "NcursesBackend", "TerminalInput", "TerminalInterface"],
      swiftSettings: strict),
    .target(
      name: "CellViews",
      dependencies: [
        "AutoLayout", "CellDrawing", "Localization", "TerminalInterface", "TextLayout",
      ],
      swiftSettings: strict),
    .target(
      name: "AshlarCore",
      dependencies: [
        "AutoLayout", "CellDrawing", "CellViews", "Localization", "Masonry", "TerminalInput",
        "TerminalInterface", "TextLayout",
      ],
      swiftSettings: strict),
    .target(
      name: "Ashlar", dependencies: ["AshlarCore", "NcursesBackend", "TerminalDiagnosis"],
      swiftSettings: strict),
    .target(
      name: "AshlarTesting",
      dependencies: [
        "AutoLayout", "CellDrawing", "CellViews", "TerminalInput", "TerminalInterface",
        "TextLayout",
      ],
      swiftSettings: strict),
    // The plugin lists the lessons, and has their files as texts: a program that has no checkout beside it shows them.
    .executableTarget(
      name: "LessonLister", path: "Plugins/LessonLister", swiftSettings: strict),
    .plugin(name: "ListLessons", capability: .buildTool(), dependencies: ["LessonLister"]),
    .target(
      name: "Demos", dependencies: ["Ashlar"], path: "Demos",
      exclude: ["Command", "Hello", "Programs"], swiftSettings: strict,
      plugins: ["ListLessons"]),
    .executableTarget(
      name: "AshlarCommand",
      dependencies: [
        "Ashlar", "ConflictLog", "Demos",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Demos/Command", swiftSettings: strict),
    .executableTarget(
      name: "Hello", dependencies: ["Ashlar"], path: "Demos/Hello", swiftSettings: strict),
    .executableTarget(
      name: "ToDo", dependencies: ["Ashlar"], path: "Demos/Programs/ToDo", swiftSettings: strict),
    .executableTarget(
      name: "SignUp", dependencies: ["Ashlar"], path: "Demos/Programs/SignUp",
      swiftSettings: strict),
    .executableTarget(
      name: "Viewer", dependencies: ["Ashlar"], path: "Demos/Programs/Viewer",
      swiftSettings: strict),
    .testTarget(
      name: "CassowaryTests", dependencies: ["Cassowary", "SeededNumbers"],
      exclude: ["Fixtures", "Scripts", "Suites/README.md"], swiftSettings: strict),
    .testTarget(
      name: "ConflictLogTests",
      dependencies: [
        "AutoLayout", "ConflictAnalysis", "ConflictLog", "ConstraintNotation", "Localization",
        "Masonry", "SeededNumbers",
      ],
      exclude: ["Logs"], swiftSettings: strict),
    .testTarget(
      name: "ConstraintNotationTests",
      dependencies: ["ConstraintNotation", "Localization", "SeededNumbers"],
      swiftSettings: strict),
    .testTarget(
      name: "AutoLayoutTests",
      dependencies: ["AutoLayout", "ChineseTexts", "Localization", "Masonry", "SeededNumbers"],
      exclude: ["Suites/README.md"], swiftSettings: strict),
    .testTarget(
      name: "MasonryTests", dependencies: ["AutoLayout", "ChineseTexts", "Masonry"],
      exclude: ["Suites/README.md"], swiftSettings: strict),
    .testTarget(
      name: "CellViewsTests",
      dependencies: [
        "AshlarTesting", "AutoLayout", "CellDrawing", "CellViews", "ChineseTexts", "Localization",
        "Masonry", "SeededNumbers", "TableFixtures", "TerminalInterface",
      ],
      exclude: ["Articles/README.md", "Suites/README.md"], swiftSettings: strict),
    .testTarget(
      name: "AshlarTestingTests",
      dependencies: [
        "AshlarTesting", "AutoLayout", "CellDrawing", "CellViews", "SeededNumbers",
        "TerminalInterface",
      ], swiftSettings: strict),
    // Tables to be measured, for the tests of tables and of templates.
    .target(
      name: "TableFixtures", dependencies: ["AutoLayout", "CellDrawing", "CellViews", "Masonry"],
      path: "Tests/TableFixtures", swiftSettings: strict),
    .testTarget(
      name: "AshlarTests", dependencies: ["Ashlar", "AshlarTesting", "Cassowary"],
      swiftSettings: strict),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "Ashlar", "AshlarTesting", "ChineseTexts", "Demos", "SeededNumbers", "SignUp",
        "TableFixtures", "ToDo", "Viewer",
      ],
      exclude: ["Golden"],
      swiftSettings: strict),
    .testTarget(
      name: "ProgramTests",
      dependencies: ["AshlarCommand", "LessonLister", "PseudoTerminal", "TextFixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "TextLayoutTests",
      dependencies: [
        "CellDrawing", "PseudoTerminal", "SeededNumbers", "TextFixtures", "TextLayout",
        "WidthFixture",
      ],
      exclude: ["README.md"], swiftSettings: strict),
    // What the tests of texts and of the program have in common.
    .target(
      name: "TextFixtures", dependencies: ["PseudoTerminal"], path: "Tests/TextFixtures",
      exclude: ["Fixtures"], swiftSettings: strict),
    .executableTarget(
      name: "WidthFixture", dependencies: ["CNcurses", "TextLayout"], path: "Tests/WidthFixture",
      swiftSettings: strict),
    .testTarget(
      name: "CellDrawingTests", dependencies: ["CellDrawing", "SeededNumbers", "TextLayout"],
      swiftSettings: strict),
    .testTarget(
      name: "LocalizationTests", dependencies: ["Localization", "SeededNumbers"],
      swiftSettings: strict),
    .testTarget(
      name: "TerminalInterfaceTests",
      dependencies: ["CellDrawing", "SeededNumbers", "TerminalInterface"],
      swiftSettings: strict),
    .target(name: "SeededNumbers", path: "Tests/SeededNumbers", swiftSettings: strict),
    // What can be wrong with a text's Chinese, for the tests of all that have texts.
    .target(
      name: "ChineseTexts", dependencies: ["Localization"], path: "Tests/ChineseTexts",
      swiftSettings: strict),
    .target(
      name: "ReferenceSolver", dependencies: ["Cassowary"], path: "Tests/ReferenceSolver",
      exclude: ["README.md"],
      swiftSettings: strict),
    .target(name: "CPty", path: "Tests/CPty"),
    .systemLibrary(
      name: "CVterm", path: "Tests/CVterm", providers: [.apt(["libvterm-dev"])]),
    .target(
      name: "PseudoTerminal", dependencies: ["CPty", "CVterm"], path: "Tests/PseudoTerminal",
      swiftSettings: strict),
    .executableTarget(
      name: "BackendFixture",
      dependencies: [
        "AutoLayout", "CTerminalSupport", "CellDrawing", "CellViews", "NcursesBackend",
        "TerminalDiagnosis", "TerminalInterface",
      ],
      path: "Tests/BackendFixture", swiftSettings: strict),
    .executableTarget(
      name: "TimerFixture",
      dependencies: [
        "AutoLayout", "CellDrawing", "CellViews", "NcursesBackend", "TerminalInterface",
      ],
      path: "Tests/TimerFixture", swiftSettings: strict),
    .executableTarget(
      name: "ExaminationFixture", dependencies: ["TerminalDiagnosis"],
      path: "Tests/ExaminationFixture", swiftSettings: strict),
    .testTarget(
      name: "TerminalInputTests",
      dependencies: ["CellDrawing", "SeededNumbers", "TerminalInput", "TerminalInterface"],
      swiftSettings: strict),
    .testTarget(
      name: "TerminalDiagnosisTests",
      dependencies: [
        "CellDrawing", "ExaminationFixture", "NcursesBackend", "PseudoTerminal",
        "TerminalDiagnosis",
        "TerminalInput", "TerminalInterface",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "NcursesBackendTests",
      dependencies: [
        "BackendFixture", "CellDrawing", "CellViews", "NcursesBackend", "PseudoTerminal",
        "SeededNumbers", "TerminalInput", "TerminalInterface", "TimerFixture",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// Tests lay out and draw many thousand screens: `make test` has what they test optimised, its assertions kept. Programs
// that the tests run stay as they are written: one of them overflows its stack.
if Context.environment["ASHLAR_OPTIMIZED"] != nil {
  let optimized: [SwiftSetting] = [
    .unsafeFlags([
      "-O", "-wmo", "-disable-batch-mode", "-num-threads", "2", "-assert-config", "Debug",
    ])
  ]
  for target in package.targets where [.regular, .executable].contains(target.type) {
    guard !target.name.hasSuffix("Fixture") else { continue }
    target.swiftSettings = (target.swiftSettings ?? []) + optimized
  }
}
