import Ashlar
import AshlarTesting
import Testing

@testable import SignUp

/// The form, filled in as a person does.
@MainActor struct SignUpTests {
  private let window = Window(size: CellSize(width: 60, height: 16))
  private let form = SignUpForm()
  private let pilot: Pilot

  init() {
    form.fill(window)
    pilot = Pilot(window)
  }

  private func fillIn(_ pilot: Pilot) throws {
    try pilot.type("Ada\tada@example.org\t12345678")
  }

  @Test(arguments: PilotInput.allCases) func `what is right is taken`(input: PilotInput) throws {
    let pilot = Pilot(window, input: input)
    try fillIn(pilot)
    try pilot.press("tab", "right", "tab", "+", "+", "tab", "space", "tab", "enter")
    #expect(
      form.member
        == Member(
          name: "Ada", mail: "ada@example.org", plan: "Team", seats: 4, wantsNews: true))
    #expect(pilot.screen.contains("Welcome, Ada"))
    try pilot.press("enter")
    #expect(window.isClosed)
  }

  @Test func `the free plan has no seats`() throws {
    #expect(throws: PilotError.self) { try pilot.view(.stepper, "Seats") }
    try fillIn(pilot)
    try pilot.press("enter")
    #expect(form.member?.seats == 1 && form.member?.plan == "Free")
  }

  @Test func `nothing is wrong before it is filled in, and then until it is mended`() throws {
    #expect(!pilot.screen.contains("!"))
    try pilot.press("tab")
    try pilot.type("ada")
    #expect(!pilot.screen.contains("!"))
    try pilot.press("tab")
    #expect(pilot.screen.contains("! Like ada@example.org."))
    try pilot.press("shift-tab")
    try pilot.type("@example.org")
    #expect(!pilot.screen.contains("!"))
    #expect(form.member == nil)
  }

  @Test func `Enter leads to the first entry that is wrong, and says all that are`() throws {
    try pilot.type("Ada")
    try pilot.press("tab", "tab", "enter")
    #expect(window.firstResponder === (try pilot.view(.textField, "Mail")))
    #expect(pilot.screen.contains("! Like ada@example.org."))
    #expect(pilot.screen.contains("! 8 characters or more."))
    #expect(!pilot.screen.contains("! A name"))
    #expect(form.member == nil && !window.isClosed)
  }

  @Test func `Escape quits`() throws {
    try pilot.press("esc")
    #expect(window.isClosed && form.member == nil)
  }

  @Test func `it shows this screen`() throws {
    try pilot.type("Ada")
    try pilot.press("tab", "tab")
    try pilot.type("secret\n")
    try pilot.expect(
      screen: """




             Join the guild of masons
             Name      Ada
             Mail
                       ! Like ada@example.org.
             Password  ••••••
                       ! 8 characters or more.
             Plan      [ Free │ Team ]
                       [ ] News by mail
             [ Join ]  [ Quit ]


         Enter Join  Esc Quit  Tab next
        """)
  }

  @Test(arguments: [(20, 5), (24, 6), (80, 24), (120, 40), (200, 60)])
  func `at each size all of it can be filled in, and each entry is seen with its problem`(
    width: Int, height: Int
  ) throws {
    pilot.resize(to: CellSize(width: width, height: height))
    try pilot.press("enter")
    for label in ["Name", "Mail", "Password"] {
      let field = try pilot.view(.textField, label)
      #expect(window.firstResponder === field)
      #expect(pilot.screen.contains(label), "\(pilot.screen)")
      #expect(pilot.screen.contains("!"), "\(pilot.screen)")
      #expect(pilot.frame.cursor.map(pilot.frame(of: field).contains) == true)
      try pilot.press("tab")
    }
    try pilot.press("enter")
    try pilot.type("Ada")
    try pilot.press("enter")
    try pilot.type("ada@example.org")
    try pilot.press("enter")
    try pilot.type("12345678")
    try pilot.press("enter")
    #expect(form.member?.name == "Ada")
    #expect(pilot.screen.contains("OK"), "\(pilot.screen)")
    #expect(window.reports.isEmpty && window.diagnose().isEmpty, "\(window.reports)")
  }
}
