import Ashlar
import CCounting
import Foundation

/// What is done to a measured label while callgrind looks.
final class LabelRun {
  private let name: String

  init(named name: String) { self.name = name }

  /// The label is made, measured and laid out before; only the rest is counted.
  @MainActor func performCounted() {
    let label = Label(MixedText.make(bytes: 10_000))
    label.numberOfLines = 0
    measure(label, columns: 60)
    let changes = label
    let name = name
    let body: () -> Void = {
      MainActor.assumeIsolated {
        switch name {
        case "new-text": changes.text = MixedText.cjk(bytes: 10_000)
        default: break
        }
        for columns in 30..<60 { Self.lines(changes, columns: columns) }
      }
    }
    withExtendedLifetime(Body(body)) { body in
      counted_region(
        { Unmanaged<Body>.fromOpaque($0).takeUnretainedValue().run() },
        Unmanaged.passUnretained(body).toOpaque())
    }
  }

  @MainActor private func measure(_ label: Label, columns: Int) {
    Self.lines(label, columns: columns)
  }

  /// Measures and draws the label at a width.
  @MainActor private static func lines(_ label: Label, columns: Int) {
    let size = label.sizeThatFits(Size(width: Double(columns), height: 0))
    label.frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let surface = Surface(size: CellSize(width: columns, height: Int(size.height)))
    label.draw(in: DrawingContext(canvas: surface.canvas, theme: .standard))
    rowsSeen &+= surface.buffer.size.height
  }

  private final class Body {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }
}

/// How often text is given to ICU, and columns are looked up, while a label is shown at thirty
/// other widths: counted by callgrind, in a copy of this program.
enum SegmentationCount {
  static func printLines() throws {
    for name in ["rewrap", "new-text"] {
      let calls = try calls(during: name)
      print("label \(name) texts-to-icu=\(calls.icu) width-lookups=\(calls.widths)")
    }
  }

  private static func calls(during name: String) throws -> (icu: Int, widths: Int) {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("text-benchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "valgrind", "--quiet", "--tool=callgrind", "--collect-atstart=no",
      "--toggle-collect=counted_region", "--compress-strings=no",
      "--callgrind-out-file=\(output.path)",
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path, "perform", name,
    ]
    try process.run()
    process.waitUntilExit()
    let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
    return (calls(of: "ubrk_setText", in: lines), calls(of: "wcwidth", in: lines))
  }

  /// A call is a line `cfn=NAME`, and after it `calls=COUNT ...`.
  private static func calls(of function: String, in lines: [Substring]) -> Int {
    zip(lines, lines.dropFirst()).reduce(0) { sum, pair in
      guard pair.0.hasPrefix("cfn="), pair.0.dropFirst(4).hasPrefix(function),
        pair.1.hasPrefix("calls=")
      else { return sum }
      return sum + (Int(pair.1.dropFirst(6).prefix { $0.isNumber }) ?? 0)
    }
  }
}
