import Foundation
import Testing

/// `ashlar render`, without a terminal.
@Suite struct RenderTests {
  static let demos = ["three-labels", "stair", "green-label"]

  // MARK: - Formats

  @Test(arguments: demos)
  func `text has as many lines as the stage has rows, none wider than it`(id: String) throws {
    let result = try Program.run("render", id, "--size", "70x20")
    #expect(result.status == 0)
    #expect(result.errors == "")
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    // The last one ends, too.
    #expect(lines.count == 21)
    #expect(lines.last == "")
    #expect(lines.allSatisfy { $0.count <= 70 && $0.last != " " })
    #expect(try Program.run("render", id, "--size", "70x20", "--format", "text") == result)
  }

  @Test(arguments: demos)
  func `ansi is the text with colours, row by row`(id: String) throws {
    let text = try Program.run("render", id, "--size", "70x20").output
    let result = try Program.run("render", id, "--size", "70x20", "--format", "ansi")
    #expect(result.status == 0)
    let colour = try Regex("\u{1B}\\[[0-9;]*m")
    #expect(result.output.contains(colour))
    let plain = result.output.replacing(colour, with: "")
    #expect(!plain.contains("\u{1B}"))
    let lines = plain.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line
    }
    #expect(lines.joined(separator: "\n") == text)
  }

  @Test(arguments: demos)
  func `frames are JSON with the path, class and frames of every view`(id: String) throws {
    let result = try Program.run("render", id, "--size", "80x24", "--format", "frames")
    #expect(result.status == 0)
    let listing = try Listing(result.output)
    #expect(listing.demo == id)
    #expect(listing.size == [80, 24])
    #expect(listing.views.first?.path == "demo")
    #expect(listing.views.first?.frame == [0, 0, 80, 24])
    #expect(Set(listing.views.map(\.path)).count == listing.views.count)
    for view in listing.views {
      #expect(view.path == "demo" || view.path.hasPrefix("demo/"))
      #expect(view.frame.count == 4)
      #expect(view.layoutFrame.count == 4)
      #expect((view.text != nil) == view.className.hasSuffix("Label"))
    }
    let number = "-?[0-9]+\\.[0-9]{5}"
    let layoutFrame = try Regex("\"layoutFrame\":\\[\(number),\(number),\(number),\(number)\\]")
    let frame = try Regex("\"frame\":\\[-?[0-9]+,-?[0-9]+,-?[0-9]+,-?[0-9]+\\]")
    #expect(result.output.matches(of: layoutFrame).count == listing.views.count)
    #expect(result.output.matches(of: frame).count == listing.views.count)
  }

  @Test(arguments: demos) func `the screen is read in words, without anything to steer by`(
    id: String
  )
    throws
  {
    let result = try Program.run("render", id, "--size", "70x20", "--format", "accessible")
    #expect(result.status == 0 && result.errors == "")
    let lines = result.output.split(separator: "\n")
    #expect(
      lines.contains { $0.hasPrefix("row \"") && $0.hasSuffix("\"") } == (id != "green-label"))
    let roles = ["heading", "button", "list", "row", "scroll view", "text", "view"]
    #expect(lines.allSatisfy { line in roles.contains { line.hasPrefix($0) } }, "\(result.output)")
  }

  @Test func `paths name rows, labels, steps and the container`() throws {
    func paths(_ id: String) throws -> [String] {
      try Listing(Program.run("render", id, "--size", "80x24", "--format", "frames").output)
        .views.map { $0.path.replacing("demo/", with: "") }
    }
    let row = "table/row1/contentView"
    let labels = try paths("three-labels")
    #expect(labels.filter { $0.hasPrefix(row + "/") } == (1...3).map { "\(row)/label\($0)" })
    #expect(
      try paths("stair").filter { $0.hasPrefix(row + "/") }
        == ["stair", "stair/step1", "stair/step2"].map { "\(row)/\($0)" })
    #expect(
      try paths("green-label").suffix(5)
        == ["", "/blue1", "/blue2", "/blue3", "/green"].map { "container\($0)" })
  }

  @Test(arguments: demos)
  func `sizes from nothing to a thousand are laid out`(id: String) throws {
    for size in ["0x0", "1x1", "0x7", "1000x3", "3x1000", "1000x1000"] {
      let result = try Program.run("render", id, "--size", size)
      #expect(result.status == 0)
      let rows = try #require(size.split(separator: "x").last.flatMap { Int($0) })
      #expect(result.output.filter { $0 == "\n" }.count == max(1, rows))
    }
  }

  // MARK: - Always the same

  @Test(arguments: demos, ["text", "frames", "ansi", "svg"])
  func `ten processes print the same bytes`(id: String, format: String) throws {
    let results = try (0..<10).map { _ in
      try Program.run(
        "render", id, "--size", "83x31", "--format", format, "--keys", "<pgdn>1+<space><100x30>2")
    }
    #expect(results.allSatisfy { $0.output == results[0].output && $0.status == 0 })
  }

  @Test(arguments: demos)
  func `frames at a size do not depend on the sizes before`(id: String) throws {
    func frames(_ size: String, _ keys: String) throws -> String {
      try Program.run("render", id, "--size", size, "--format", "frames", "--keys", keys).output
    }
    let direct = try frames("71x19", "")
    let others = (0..<100).map { "<\(($0 * 37) % 170)x\(($0 * 23) % 61)>" }.joined()
    #expect(try frames("71x19", "<100x30><40x7><71x19>") == direct)
    #expect(try frames("100x30", "<0x0><1x1><1000x3>\(others)<71x19>") == direct)
  }

  @Test func `another seed gives other texts`() throws {
    func render(_ arguments: String...) throws -> String {
      let seed = arguments.first ?? "1"
      return try Program.run("render", "stair", "--size", "80x24", "--seed", seed).output
    }
    #expect(try render("1") == Program.run("render", "stair", "--size", "80x24").output)
    #expect(try render("1") != render("2"))
    #expect(try render("18446744073709551615") != render("0"))
  }

  // MARK: - Keys

  @Test func `keys are handled one after the other`() throws {
    func size(_ keys: String) throws -> [Int] {
      let result = try Program.run(
        "render", "stair", "--size", "80x24", "--format", "frames", "--keys", keys)
      return try Listing(result.output).size
    }
    #expect(try size("") == [80, 24])
    #expect(try size("[[[{{") == [77, 22])
    #expect(try size("[[[{{]}") == [78, 23])
    #expect(try size("[[[{{r") == [80, 24])
    #expect(try size("<100x30>") == [100, 30])
    #expect(try size("[[<100x30>[") == [99, 30])
    #expect(try size("<0x0>") == [0, 0])
  }

  @Test func `every named key is known`() throws {
    func render(_ id: String, _ keys: String) throws -> String {
      let result = try Program.run("render", id, "--size", "80x24", "--keys", keys)
      #expect(result.status == 0)
      return result.output
    }
    let start = try render("three-labels", "")
    let down = try render("three-labels", "<down>")
    let page = try render("three-labels", "<pgdn>")
    #expect(Set([start, down, page]).count == 3)
    #expect(try render("three-labels", "<down><up>") == start)
    #expect(try render("three-labels", "<pgdn><pgup>") == start)
    #expect(try render("three-labels", "<tab><esc><lt>x") == start)
    #expect(try render("three-labels", "<space>") != start)
    #expect(try render("three-labels", " ") == render("three-labels", "<space>"))
    #expect(try render("three-labels", "-") != start)
    #expect(try render("three-labels", "---+") == render("three-labels", "--"))
    #expect(try render("three-labels", "---------") != render("three-labels", "--------"))
    #expect(try render("green-label", "--help") == render("green-label", ""))
    #expect(try Program.run("render", "three-labels", "--keys=").output == start)
    let second = try render("green-label", "2")
    #expect(try render("green-label", "<right><up>") == second)
    #expect(try render("green-label", "<left><left><up>") == second)
  }

  @Test func `reports go to the errors, the screen to the output`() throws {
    let result = try Program.run("render", "green-label", "--size", "20x8")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("╭──────────────────╮\n"))
    // What is left out and the line, the sum, the sentences, and Apple's log last.
    let parts = [
      "Left out: green.left >= container.right * 1/3 (GreenLabel.swift:",
      "\n    1 + 6 + 19 + 1 = 27 > 20    left margin, 1/3 of container, green, right margin; demo\n",
      "\n'demo' is 20 wide: its size is given from outside.",
      "\nUnable to simultaneously satisfy constraints.\n",
    ]
    #expect(result.errors.hasPrefix(parts[0]))
    let places = try parts.map { try #require(result.errors.firstRange(of: $0)?.lowerBound) }
    #expect(places == places.sorted())
    #expect(result.errors.contains("Label:green.left >= ThirdsView:container.right * 0.333333"))
  }

  @Test func `why and sweep answer in text and in JSON`() throws {
    let why = ["why", "green-label", "green.left", "--size", "62x14"]
    let text = try Program.run(why)
    #expect(text.status == 0)
    #expect(text.output.hasPrefix("green.left = 20  in container; 21 in window\n\n  held by"))
    let chain = try Program.run(why + ["--chain"])
    #expect(chain.output.hasPrefix(text.output.dropLast()))
    #expect(chain.output.contains("\n  demo.width = 62\n"))
    let moved = try Program.run(why + ["--keys", "11111"])
    #expect(moved.output.hasPrefix("green.left = 30"))
    for command in [why, why + ["--chain"], ["sweep", "green-label", "--widths", "22...40"]] {
      let result = try Program.run(command + ["--format", "json"])
      #expect(result.status == 0)
      let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      #expect(value is [Any] || value is [String: Any])
    }
    let picture = try Program.run(
      "sweep", "green-label", "--widths", "22...40", "--format", "svg")
    #expect(picture.output.hasPrefix("<svg ") && picture.output.contains("</svg>"))
    let heights = try Program.run("sweep", "green-label", "--heights", "5...20")
    #expect(heights.output.hasPrefix("h is the height of the stage in rows."))
  }

  @Test func `without an edge why lists the views, each of which can be asked for`() throws {
    let text = try Program.run("why", "green-label", "--size", "62x14")
    #expect(text.status == 0 && text.errors == "")
    let lines = text.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("Ask for an edge or a length of one of these, such as ") == true)
    let names = lines.dropFirst().map { String($0.dropFirst(2)) }
    #expect(names.contains("container") && names.contains("container/green"))
    for name in names {
      let answer = try Program.run("why", "green-label", "\(name).width", "--size", "62x14")
      #expect(answer.status == 0, "\(name): \(answer.errors)")
    }
    let json = try Program.run("why", "green-label", "--size", "62x14", "--format", "json")
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    #expect(value as? [String: [String]] == ["views": names])
    let chinese = try Program.run("why", "green-label", "--size", "62x14", "--lang", "zh-Hans")
    #expect(chinese.output.hasPrefix("请写出其中一个视图的边或长度，例如 "))
  }

  @Test func `what why does not know is refused in a line, and its words are explained`() throws {
    let unknown = try Program.run("why", "three-labels", "row9/label1.left", "--size", "62x22")
    #expect(unknown.status == 64 && unknown.output == "")
    #expect(unknown.errors == "ashlar: There is no “row9/label1”. Rows in sight: row0...row2.\n")
    let near = try Program.run("why", "green-label", "gren.left", "--size", "62x14")
    #expect(
      near.errors.hasPrefix(
        "ashlar: There is no view “gren”. The nearest names are container/green, "))
    #expect(!near.errors.contains("StageView") && !near.errors.contains("Usage"))
    let words = [
      "why": [
        "intrinsic size", "hugging", "compression resistance", "fitting", "required",
        "count from 0",
      ],
      "sweep": ["decides", "left out", "intrinsic size", "required", "count from 0"],
    ]
    for command in ["why", "sweep"] {
      let help = try Program.run(command, "--help").output
      for word in words[command] ?? [] { #expect(help.contains(word), "\(command) \(word)") }
    }
  }

  // MARK: - What is wrong

  @Test(arguments: [
    (["nope", "--size", "80x24"], ["'nope'", "three-labels, stair, green-label"]),
    (["stair", "--size", "80"], ["'80'", "such as 80x24"]),
    (["stair", "--size", "0x"], ["'0x'", "such as 80x24"]),
    (["stair", "--size", "-1x5"], ["'-1x5'", "such as 80x24"]),
    (["stair", "--size", "axb"], ["'axb'", "such as 80x24"]),
    (["stair", "--size", ""], ["''", "such as 80x24"]),
    (["stair", "--size", "1001x1"], ["1001x1", "0x0 to 1000x1000"]),
    (["stair", "--size", "1x99999999999999999999"], ["1x9999", "0x0 to 1000x1000"]),
    (["stair", "--format", "png"], ["'png'", "'text', 'frames', 'ansi', 'svg' or 'accessible'"]),
    (["stair", "--theme", "sepia"], ["'sepia'", "'standard', 'dark' or 'light'"]),
    (["stair", "--size", "80x24", "--keys", "ab<bad>"], ["<bad> at position 3", "<pgdn>"]),
    (["stair", "--size", "80x24", "--keys", "<"], ["position 1", "<lt>"]),
    (["stair", "--size", "80x24", "--keys", "<1x1001>"], ["<1x1001>", "<1000x1000>"]),
    (["stair", "--size", "80x24", "--seed", "-1"], ["'-1'", "from 0"]),
  ])
  func `what is wrong is named, with what is possible`(
    arguments: [String], parts: [String]
  ) throws {
    let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
    let result = try Program.shell("exec \"$0\" render \(quoted)")
    #expect(result.status == 64)
    #expect(result.output == "")
    for part in parts { #expect(result.errors.contains(part)) }
  }

  // MARK: - Where the output goes

  @Test func `a reader that stops early ends the program without a crash`() throws {
    for format in ["text", "ansi"] {
      let render = "\"$0\" render stair --size 1000x1000 --format \(format)"
      let result = try Program.shell("{ \(render); echo $? >&2; } | head -c 10 > /dev/null")
      // Ended by the signal for it, or told so where that is ignored.
      #expect(["141\n", "1\n"].contains { result.errors.hasSuffix($0) })
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `an output that cannot be written is an error`() throws {
    for command in ["list", "render stair --size 80x24", "--version"] {
      let result = try Program.shell("exec \"$0\" \(command) > /dev/full")
      #expect(result.status == 1)
      #expect(result.errors == "ashlar: The output could not be written.\n")
    }
  }
}

/// A listing of frames, read by another reader than the one that wrote it.
struct Listing {
  struct View {
    let path: String
    let className: String
    let frame: [Int]
    let layoutFrame: [Double]
    let text: String?
  }

  let demo: String
  let size: [Int]
  let views: [View]

  init(_ json: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let listing = try #require(object)
    #expect(Set(listing.keys) == ["demo", "size", "views"])
    demo = try #require(listing["demo"] as? String)
    size = try #require(listing["size"] as? [Int])
    views = try #require(listing["views"] as? [[String: Any]]).map { view in
      View(
        path: try #require(view["path"] as? String),
        className: try #require(view["class"] as? String),
        frame: try #require(view["frame"] as? [Int]),
        layoutFrame: try #require(view["layoutFrame"] as? [Double]), text: view["text"] as? String)
    }
  }
}
