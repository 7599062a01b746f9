import Testing

@testable import NcursesBackend

@Suite struct `Decisions about colors` {
  struct Case: CustomTestStringConvertible {
    var type = "xterm-256color"
    var depth = ColorDepth.palette
    var promise: String? = "truecolor"
    var isRefused = false
    var multiplexer: TerminalMultiplexer?
    var isWithinEditor = false
    let decision: ColorDecision

    var testDescription: String { "\(type) \(promise ?? "") \(decision)" }
  }

  @Test(arguments: [
    Case(decision: .promise(entry: "xterm-direct")),
    Case(
      type: "xterm", depth: .eight, promise: "24bit", decision: .promise(entry: "xterm-direct")),
    Case(type: "xterm-kitty", decision: .promise(entry: "kitty-direct")),
    Case(type: "tmux-256color", multiplexer: .tmux, decision: .promise(entry: "tmux-direct")),
    Case(promise: nil, decision: .type), Case(promise: "yes", decision: .type),
    Case(type: "xterm-direct", depth: .direct, decision: .type),
    Case(type: "dumb", depth: .none, decision: .type),
    Case(isRefused: true, decision: .refused),
    Case(promise: nil, isRefused: true, decision: .refused),
    Case(type: "screen-256color", multiplexer: .screen, decision: .promiseWithinScreen),
    Case(isWithinEditor: true, decision: .promiseWithinEditor),
    Case(
      type: "tmux-256color", multiplexer: .tmux, isWithinEditor: true,
      decision: .promise(entry: "tmux-direct")),
    Case(type: "rxvt-unicode-256color", decision: .promiseWithoutEntry),
  ])
  func `a promise is believed where there is an entry for it`(example: Case) {
    let entries = ["xterm-direct", "kitty-direct", "tmux-direct", "screen-direct"]
    #expect(
      ColorDecision(
        type: example.type, depth: example.depth, promise: example.promise,
        isRefused: example.isRefused, multiplexer: example.multiplexer,
        isWithinEditor: example.isWithinEditor,
        isDirect: entries.contains) == example.decision)
  }

  @Test(
    arguments: [
      (true, false, "screen-256color", .tmux), (false, true, "screen", .screen),
      (true, true, "tmux-256color", .tmux), (true, true, "screen.xterm-256color", .screen),
      (true, true, "screen-256color", .screen), (true, true, nil, .screen),
      (false, false, "tmux-256color", nil),
    ] as [(Bool, Bool, String?, TerminalMultiplexer?)])
  func `of two multiplexers the inner one counts`(
    isInTmux: Bool, isInScreen: Bool, type: String?, multiplexer: TerminalMultiplexer?
  ) {
    #expect(
      TerminalMultiplexer(isInTmux: isInTmux, isInScreen: isInScreen, type: type)
        == multiplexer)
  }
}
