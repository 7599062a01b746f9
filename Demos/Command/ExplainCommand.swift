import ArgumentParser
import Ashlar
import ConflictLog

/// `ashlar explain [FILE]`
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain conflict logs of Auto Layout: the sum, the cause, the cure.",
    discussion: """
      Reads what a console printed ("Unable to simultaneously satisfy constraints"), of Apple's systems or of \
      a window of ours, whatever else stands around it: `ashlar explain app.log`.

      The status is 1 if a contradiction was found, 0 if logs were read and none contradicts as printed, and 2 \
      if nothing in the input is a conflict log, it cannot be read, or the report cannot be written.
      """)

  @Argument(help: "The file to read; '-' or nothing for standard input.")
  var file: String?

  @Option(help: "text, json, or markdown for a comment in a pull request.")
  var format = ReportFormat.text

  @OptionGroup var words: LanguageOption

  @Flag(help: "Print a log to try it with.")
  var example = false

  /// The exit status if there is nothing to explain or the output cannot be written.
  private static let trouble = ExitCode(2)

  func run() throws {
    if example { return try StandardStream.output.write(ExampleLog.text) }
    let input = try openInput()
    defer { if input != 0 { close(input) } }
    var writer = ReportWriter(format, language: words.language)
    var reader = LogReader()
    let isWhole = try explain(input, &reader, &writer)
    if writer.count > 0 || format == .json || !reader.unknown.isEmpty {
      let ending = writer.ending(unknown: reader.unknown, unlisted: reader.unlistedUnknown)
      if !ending.isEmpty { try write(ending) }
    }
    guard isWhole else { throw try Self.failure("The input cannot be read.") }
    guard writer.count > 0 else {
      throw try Self.failure(
        reader.unknown.isEmpty
          ? "Nothing in the input is a conflict log."
          : "No constraint in the input can be read.")
    }
    if writer.hasContradiction { throw ExitCode(1) }
  }

  /// Explains conflicts as they are read. Returns whether the input could be read to its end.
  private func explain(
    _ input: Int32, _ reader: inout LogReader, _ writer: inout ReportWriter
  ) throws -> Bool {
    while true {
      let bytes = Descriptor(number: input).bytes(limit: 1 << 16)
      let isOver = bytes?.isEmpty ?? true
      let found = isOver ? reader.finish() : reader.read(bytes ?? [])
      for conflict in found { try write(writer.report(conflict)) }
      if isOver { return bytes != nil }
    }
  }

  /// Writes a text without characters that control a terminal: logs may contain anything. JSON contains no control
  /// characters.
  private func write(_ text: String) throws {
    do {
      try StandardStream.output.write(
        format == .json ? text : text.escapedForTerminal(keepingLines: true))
    } catch {
      // This must not be the status for a contradiction that was found.
      throw Self.trouble
    }
  }

  /// Opens the file, or returns standard input.
  private func openInput() throws -> Int32 {
    guard let file, file != "-" else {
      if isatty(0) == 1 {
        try StandardStream.error.write("Paste a log, then press Ctrl-D at the beginning of a line.")
      }
      return 0
    }
    let input = open(file, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else {
      throw try Self.failure("\(file.escapedForTerminal()) cannot be opened.")
    }
    return input
  }

  /// Prints why nothing could be explained, and returns the exit status.
  private static func failure(_ reason: String) throws -> ExitCode {
    try StandardStream.error.write("ashlar: \(reason)")
    return trouble
  }
}

extension ReportFormat: ExpressibleByArgument {}
