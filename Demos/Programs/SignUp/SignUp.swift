import Ashlar

/// A form that says what is wrong with it.
@main @MainActor enum Program {
  static func main() {
    let terminal = NcursesTerminal.openOrExit()
    let window = Window(size: terminal.size)
    let form = SignUpForm()
    form.fill(window)
    Application(terminal: terminal, window: window).run()
    terminal.close()
    if let member = form.member { print(member) }
  }
}

/// What the form is filled in with.
struct Member: Equatable {
  var name, mail, plan: String
  var seats = 1
  var wantsNews = false
}

/// An entry of the form: its name, its control, and below that what is wrong.
final class Entry: StackView {
  private let problem = Label()
  /// Returns what is wrong with the value now; `nil` where it is right.
  private var check: @MainActor () -> String? = { nil }

  convenience init(
    _ name: String, _ control: View, check: @escaping @MainActor () -> String? = { nil }
  ) {
    self.init()
    self.check = check
    let (caption, column) = (Label(name), StackView(arrangedSubviews: [control, problem]))
    caption.mas.makeConstraints { $0.width.greaterThanOrEqualTo(10) }
    [caption, column].forEach(addArrangedSubview)
    alignment = .leading
    column.axis = .vertical
    column.alignment = .leading
    problem.numberOfLines = 0
    problem.setTextStyle(\.warning)
    if !name.isEmpty { control.accessibilityLabel = name }
  }

  /// Whether the name stands above the control instead of before it.
  var isNarrow = false { didSet { axis = isNarrow ? .vertical : .horizontal } }

  var isRight: Bool { check() == nil }

  /// Says what is wrong from now on; nothing where it is right.
  func showProblem() { problem.text = check().map { "! \($0)" } ?? "" }

  /// Says it while the user mends it, but not before.
  func update() { if !problem.text.isEmpty { showProblem() } }
}

/// The form: entries that scroll where there is little room, and two buttons.
final class SignUpForm: View, WindowDelegate {
  /// What was filled in, once all of it was right.
  private(set) var member: Member?

  private let name = TextField()
  private let mail = TextField()
  private let password = TextField()
  private let plan = SegmentedControl(items: ["Free", "Team"])
  private let seats = Stepper(value: 2, in: 2...99)
  private let seatCount = Label(" 2 seats")
  private let news = Switch("News by mail")
  private let join = Button("Join", role: .primary)
  private let quit = Button("Quit", role: .cancel)

  private let scroll = ScrollView()
  private let title = Label("Join the guild of masons")
  private lazy var seatsEntry = Entry("Seats", StackView(arrangedSubviews: [seats, seatCount]))
  private lazy var entries = [
    Entry("Name", name) { [name] in name.text.isEmpty ? "A name is needed." : nil },
    Entry("Mail", mail) { [mail] in
      mail.text.contains(/^[^@\s]+@[^@\s]+\.[^@\s]+$/) ? nil : "Like ada@example.org."
    },
    Entry("Password", password) { [password] in
      password.text.count < 8 ? "8 characters or more." : nil
    },
    Entry("Plan", plan), seatsEntry, Entry("", news),
  ]

  override init() {
    super.init()
    arrange()
    connect()
    password.isSecureTextEntry = true
    plan.selectedSegmentIndex = 0
    seats.accessibilityLabel = "Seats"
    title.numberOfLines = 0
    title.setTextStyle(\.tint)
    planChanged()
  }

  // MARK: - Layout

  private func arrange() {
    let buttons = StackView(arrangedSubviews: [join, quit])
    buttons.spacing = 2
    let column = StackView(arrangedSubviews: [title] + entries + [buttons])
    column.axis = .vertical
    column.alignment = .leading
    let hints = HintLine()
    [scroll, hints].forEach(addSubview)
    scroll.addSubview(column)
    // The last column is left to the scroll bar.
    column.mas.makeConstraints { make in
      make.edges.equalTo(scroll).insets(EdgeInsets(top: 0, left: 0, bottom: 0, right: 1))
      make.width.equalTo(scroll).offset(-1)
    }
    // As high as the entries, in the middle; where there is less room, they scroll.
    scroll.mas.makeConstraints { make in
      make.centerX.equalTo(self)
      make.width.equalTo(self).priority(999)
      make.width.lessThanOrEqualTo(50)
      make.top.greaterThanOrEqualTo(self)
      make.bottom.lessThanOrEqualTo(hints.mas.top)
      make.height.equalTo(column).priority(700)
      make.centerY.equalTo(self).priority(600)
    }
    hints.mas.makeConstraints { $0.left.right.bottom.equalTo(self) }
    for entry in entries { entry.mas.makeConstraints { $0.width.lessThanOrEqualTo(column) } }
    for field in [name, mail, password] { field.preferredColumns = 30 }
  }

  func fill(_ window: Window) {
    window.addSubview(self)
    mas.makeConstraints { $0.edges.equalTo(window) }
    window.delegate = self
  }

  func windowDidResize(_ window: Window) {
    for entry in entries { entry.isNarrow = window.size.width < 36 }
  }

  override func didUpdateFocus(in context: FocusUpdateContext) { showEntry() }

  /// Shows all of the entry that has the focus: its name above it and what is wrong below.
  private func showEntry() {
    guard let view = window?.firstResponder,
      let entry = entries.first(where: { view.isDescendant(of: $0) })
    else { return }
    window?.layoutIfNeeded()
    scroll.scrollRectToVisible(entry.convert(entry.bounds, to: scroll))
  }

  // MARK: - Use

  private func connect() {
    for (field, entry) in zip([name, mail, password], entries) {
      field.addAction(for: .editingChanged) { [weak entry] in entry?.update() }
      // Nobody likes to hear of a field before they have filled it in.
      field.addAction(for: .editingDidEnd) { [weak entry, weak field] in
        if field?.text != "" { entry?.showProblem() }
      }
    }
    plan.addTarget(self, action: SignUpForm.planChanged, for: .valueChanged)
    seats.addAction(for: .valueChanged) { [weak self] in
      self?.seatCount.text = " \(Int(self?.seats.value ?? 0)) seats"
    }
    join.addTarget(self, action: SignUpForm.submit, for: .primaryActionTriggered)
    quit.addAction(for: .primaryActionTriggered) { [weak self] in self?.window?.performClose() }
  }

  private func planChanged() { seatsEntry.isHidden = plan.selectedSegmentIndex == 0 }

  /// Takes what is filled in, or goes to the first entry that is wrong.
  private func submit() {
    guard let window else { return }
    for entry in entries { entry.showProblem() }
    if let wrong = entries.first(where: { !$0.isRight }) {
      window.focusSystem.requestFocusUpdate(to: wrong)
      return showEntry()
    }
    member = Member(
      name: name.text, mail: mail.text,
      plan: plan.titleForSegment(at: plan.selectedSegmentIndex) ?? "",
      seats: seatsEntry.isHidden ? 1 : Int(seats.value), wantsNews: news.isOn)
    let alert = Alert("Welcome, \(name.text)", message: "A letter is on its way to \(mail.text).")
    alert.addButton("OK", role: .primary) { [weak window] in window?.close() }
    alert.present(in: window)
  }
}
