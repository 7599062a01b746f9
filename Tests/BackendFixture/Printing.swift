import Glibc

/// What the fixture writes to its standard streams.
enum Printing {
  /// To standard output and standard error in turns.
  static func inTurns() {
    print("first")
    complain("second")
    print("third")
  }

  /// A part of a line, which waits in the C library's buffer.
  static func part() {
    print("a part", terminator: "")
  }

  static func complain(_ text: String) {
    let line = text + "\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }

  /// As many bytes as the argument after `--bytes` says: numbered lines of 16, or with `--unbroken`
  /// characters of three bytes and no line at all.
  static func much() {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--bytes"), option + 1 < arguments.count,
      let rest = Int(arguments[option + 1])
    else { return }
    if arguments.contains("--unbroken") {
      let piece = Array(String(repeating: "中", count: 16_000).utf8)
      for start in stride(from: 0, to: rest, by: piece.count) {
        writeAll(Array(piece.prefix(rest - start)))
      }
      return
    }
    var lines: [UInt8] = []
    for number in 1...rest / 16 {
      let digits = String(number)
      let zeros = String(repeating: "0", count: 10 - digits.count)
      lines += Array("line \(zeros)\(digits)\n".utf8)
    }
    writeAll(lines)
  }

  private static func writeAll(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Lets a child process write to both streams, and waits for its end.
  static func inChild() throws {
    var child: pid_t = 0
    let script = "echo from a child; echo its complaint >&2"
    let words = ["sh", "-c", script].map { $0.withCString { strdup($0) } } + [nil]
    defer { for word in words { free(word) } }
    guard posix_spawn(&child, "/bin/sh", nil, nil, words, nil) == 0 else {
      throw DeliberateError()
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
  }

  /// The exit status of a child that was forked and ends as a program does.
  static func statusOfForkedChild() -> Int32 {
    // Swift hides this function.
    guard let function = dlsym(nil, "fork") else { return -1 }
    let child = unsafeBitCast(function, to: (@convention(c) () -> pid_t).self)()
    if child == 0 { exit(5) }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return status >> 8
  }

  /// Standard output goes to nothing from here on.
  static func sendElsewhere() {
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, STDOUT_FILENO)
    close(nowhere)
  }
}
