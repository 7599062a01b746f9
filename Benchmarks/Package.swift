// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "AshlarBenchmarks",
  dependencies: [.package(name: "Ashlar", path: "..")],
  targets: [
    // kiwi's headers are fetched by the Makefile; -O3 is how its users build it.
    .target(
      name: "CKiwi",
      cxxSettings: [
        .headerSearchPath("../../.kiwi"),
        .unsafeFlags(["-O3", "-DNDEBUG"]),
      ]),
    .target(name: "CCounting"),
    // Without Foundation, which a program that is counted as it would be shipped does not link.
    .target(name: "Counting", dependencies: ["CCounting"], swiftSettings: strict),
    .target(name: "SeededNumbers", swiftSettings: strict),
    .target(
      name: "ReferenceSolver", dependencies: [.product(name: "Cassowary", package: "Ashlar")],
      swiftSettings: strict),
    .executableTarget(
      name: "SolverBenchmark",
      dependencies: [
        "CKiwi", "Counting", "ReferenceSolver", "SeededNumbers",
        .product(name: "Cassowary", package: "Ashlar"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "Conformance", dependencies: [.product(name: "Ashlar", package: "Ashlar")],
      swiftSettings: strict),
    // As a program would be shipped: with the runtime inside, and nothing to be relocated when it starts.
    .executableTarget(
      name: "Scenes", dependencies: ["Counting", .product(name: "Ashlar", package: "Ashlar")],
      swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-static-stdlib", "-Xclang-linker", "-no-pie"])]),
    // What a scene is compared with.
    .executableTarget(
      name: "FormByHand",
      linkerSettings: [
        .linkedLibrary("ncursesw"), .linkedLibrary("tinfo", .when(platforms: [.linux])),
      ]),
    .target(
      name: "CPlainCurses",
      linkerSettings: [
        .linkedLibrary("ncursesw"), .linkedLibrary("tinfo", .when(platforms: [.linux])),
      ]),
    .executableTarget(
      name: "OutputBenchmark",
      dependencies: ["CCounting", "CPlainCurses", .product(name: "Ashlar", package: "Ashlar")],
      swiftSettings: strict),
    .executableTarget(
      name: "LayoutBenchmark",
      dependencies: ["Counting", .product(name: "Ashlar", package: "Ashlar")],
      swiftSettings: strict),
    .executableTarget(
      name: "TextBenchmark",
      dependencies: ["CCounting", "SeededNumbers", .product(name: "Ashlar", package: "Ashlar")],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
