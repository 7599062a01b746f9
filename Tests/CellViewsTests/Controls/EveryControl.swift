import AutoLayout
import CellDrawing
import CellViews
import Masonry
import Testing

/// Each control of the library, for the tests that hold for all of them.
struct EveryControl: CustomTestStringConvertible {
  let name: String
  /// The size at which the control shows ``screen``; with `nil` its intrinsic one.
  var size: CellSize?
  /// The screen at that size.
  let screen: [String]
  /// The texts that are shown whole wherever there is as much room.
  var texts: [String] = []
  /// The control as it is read, with a label where it has none of its own; `nil` where it is not read.
  var read: String?
  /// Whether a border adds to its size. That of a button is a shape of its own.
  var addsBorder = true
  /// Whether it has rows of its own, with which others line up, and not only those of the views inside of it.
  var hasOwnRows = true
  let make: @MainActor @Sendable () -> View

  var testDescription: String { name }

  static let all: [EveryControl] = [
    EveryControl(
      name: "button", screen: ["[ 早 Save ]"], texts: ["早 Save"], read: #"button "早 Save""#,
      addsBorder: false
    ) {
      CellViews.Button("早 Save")
    },
    EveryControl(
      name: "text field", screen: ["早上好"], texts: ["早上好"], read: #"text field "it": "早上好""#
    ) {
      let field = CellViews.TextField("早上好")
      field.preferredColumns = 8
      return field
    },
    EveryControl(
      name: "switch", screen: ["[x] Wrap 早"], texts: ["[x] Wrap 早"], read: #"switch "Wrap 早": "on""#
    ) {
      CellViews.Switch("Wrap 早", isOn: true)
    },
    EveryControl(name: "switch without a title", screen: ["[ ]"], read: #"switch "it": "off""#) {
      CellViews.Switch()
    },
    EveryControl(
      name: "sliding switch", screen: ["━━● Wrap"], texts: ["━━●", "Wrap"],
      read: #"switch "Wrap": "on""#
    ) {
      let sliding = CellViews.Switch("Wrap", isOn: true)
      sliding.preferredStyle = .sliding
      return sliding
    },
    EveryControl(name: "slider", screen: ["━━━━━━━━━━●─────────"], read: #"slider "it": "50%""#) {
      Slider(value: 0.5)
    },
    EveryControl(
      name: "stepper", screen: ["[ - │ + ]"], texts: ["[ - │ + ]"], read: #"stepper "it": "3""#
    ) {
      Stepper(value: 3)
    },
    EveryControl(
      name: "segmented control", screen: ["[ Day │ 早上 │ Month ]"],
      texts: ["Day", "早上", "Month"], read: #"segments "it": "早上""#
    ) {
      let control = SegmentedControl(items: ["Day", "早上", "Month"])
      control.selectedSegmentIndex = 1
      return control
    },
    EveryControl(
      name: "segmented control without segments", screen: ["[  ]"], read: #"segments "it""#
    ) {
      SegmentedControl()
    },
    EveryControl(
      name: "text view", screen: ["one", "两个", "e\u{301}"], texts: ["one", "两个"],
      read: #"text field "it": "one\u{A}两个\u{A}e\#u{301}""#
    ) {
      let view = CellViews.TextView("one\n两个\ne\u{301}")
      view.isScrollEnabled = false
      return view
    },
    EveryControl(
      name: "progress view", screen: ["━━━━━━━━━╾──────────"], read: #"progress "it": "47%""#
    ) {
      ProgressView(progress: 0.47)
    },
    EveryControl(
      name: "activity indicator", screen: ["⠋"], texts: ["⠋"],
      read: #"progress "it": "in progress""#
    ) {
      let indicator = ActivityIndicator()
      indicator.startAnimating()
      return indicator
    },
    EveryControl(
      name: "text view with a placeholder", size: CellSize(width: 10, height: 2),
      screen: ["Say 早", "something"], read: #"text field "Say 早 something": """#
    ) { CellViews.TextView(placeholder: "Say 早 something") },
    EveryControl(
      name: "separator", size: CellSize(width: 6, height: 1), screen: ["──────"],
      read: #"view "it""#
    ) {
      Separator()
    },
    EveryControl(
      name: "upright separator", size: CellSize(width: 1, height: 3), screen: ["┃", "┃", "┃"],
      read: #"view "it""#
    ) { Separator(axis: .vertical, line: .heavy) },
    EveryControl(
      name: "scroll view", size: CellSize(width: 7, height: 2), screen: ["one   ▐", "两个"],
      read: #"scroll view "it""#, hasOwnRows: false
    ) {
      let (scroll, label) = (ScrollView(), Label("one\n两个\nthree\nfour"))
      label.numberOfLines = 0
      scroll.addSubview(label)
      label.mas.makeConstraints { $0.edges.equalTo(scroll) }
      return scroll
    },
    EveryControl(
      name: "split view", size: CellSize(width: 9, height: 2), screen: ["one ┃两个", "    ┃"],
      read: #"view "it""#, hasOwnRows: false
    ) { SplitView(Label("one"), Label("两个")) },
    EveryControl(
      name: "split view from top to bottom", size: CellSize(width: 4, height: 3),
      screen: ["one", "━━━━", "two"],
      read: #"view "it""#, hasOwnRows: false
    ) { SplitView(Label("one"), Label("two"), axis: .vertical) },
  ]
}
