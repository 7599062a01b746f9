import Ashlar
import AshlarTesting
import Testing

final class Mail: ViewController {
  let status = Label("Not asked yet")
  private(set) var work: Task<Void, Never>?
  private let fetch: () async throws -> Int

  init(fetch: @escaping () async throws -> Int) {
    self.fetch = fetch
    super.init()
  }

  override var keyCommands: [KeyCommand] {
    [KeyCommand(.character("f"), title: "Fetch") { [unowned self] in start() }]
  }

  override func viewDidLoad() {
    view.addSubview(status)
    status.mas.makeConstraints { make in make.left.top.equalTo(view) }
  }

  func start() {
    work?.cancel()
    status.text = "Asking …"
    work = Task { [weak self, fetch] in
      let answer: String
      do { answer = "\(try await fetch()) new" } catch { answer = "Failed: \(error)" }
      if !Task.isCancelled { self?.status.text = answer }
    }
  }
}

@MainActor final class AutoSave {
  private(set) var work: Task<Void, any Error>?
  private let pause: (Duration) async throws -> Void
  private let save: () -> Void

  init(
    pause: @escaping (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    save: @escaping () -> Void
  ) {
    self.pause = pause
    self.save = save
  }

  func noteChange() {
    work?.cancel()
    work = Task {
      try await pause(.seconds(2))
      try Task.checkCancellation()
      save()
    }
  }
}

/// The samples of the page *Testing what takes time*.
@MainActor struct TakingTimePageTests {
  @Test func `a task is awaited`() async throws {
    let mail = Mail { 3 }
    let window = Window(size: CellSize(width: 20, height: 1))
    window.rootViewController = mail
    mail.view.becomeFirstResponder()
    let pilot = Pilot(window)
    try pilot.press("f")
    try pilot.expect(screen: "Asking …")
    await mail.work?.value
    pilot.draw()
    try pilot.expect(screen: "3 new")
  }

  @Test func `what fails is shown, and what was left is not`() async throws {
    struct Offline: Error {}
    let mail = Mail { throw Offline() }
    mail.start()
    await mail.work?.value
    #expect(mail.status.text == "Failed: Offline()")
    mail.start()
    let left = mail.work
    mail.start()
    let status = mail.status.text
    await left?.value
    #expect(status == "Asking …" && left?.isCancelled == true)
    await mail.work?.value
    #expect(mail.status.text == "Failed: Offline()")
  }

  @Test func `a pause is a parameter`() async throws {
    var (pauses, saves): ([Duration], Int) = ([], 0)
    let autoSave = AutoSave(pause: { pauses.append($0) }, save: { saves += 1 })
    for _ in 1...3 { autoSave.noteChange() }
    try await autoSave.work?.value
    #expect(pauses.last == .seconds(2) && saves == 1)
  }

  @Test func `an animation in a whole program`() {
    let terminal = MemoryTerminal(size: CellSize(width: 8, height: 1), recordsFrames: true)
    let window = Window(size: terminal.size)
    let box = Label("■")
    window.addSubview(box)
    box.mas.makeConstraints { make in make.top.equalTo(window) }
    let left = box.leftAnchor.constraint(equalTo: window.leftAnchor)
    left.isActive = true
    window.keyCommands = [
      KeyCommand(.character("m"), title: "Move") {
        left.constant = 4
        View.animate(duration: .milliseconds(400), options: .curveLinear) {
          window.layoutIfNeeded()
        }
      }
    ]
    terminal.sendTurn([.key(KeyPress(.character("m")))])
    terminal.sendPause(.seconds(1))
    Application(terminal: terminal, window: window).run()
    let film = terminal.frames.map(\.text)
    #expect(film.first == "■" && film.last == "    ■" && film.contains("  ■"), "\(film)")
  }
}
