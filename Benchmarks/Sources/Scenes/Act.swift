import Ashlar

/// What is done to a scene, step by step.
enum Act: String, CaseIterable {
  case wrappedRows = "A"
  case wrappedRowsNewSizes = "A2"
  case nestedBoxes = "D"
  case liveList = "B"
  case liveListPages = "BP"
  case tableList = "BT"
  case plainForm = "C"
  case form = "CT"

  var scene: Scene {
    switch self {
    case .wrappedRows, .wrappedRowsNewSizes: .wrappedRows
    case .nestedBoxes: .nestedBoxes
    case .liveList, .liveListPages: .liveList
    case .tableList: .tableList
    case .plainForm: .plainForm
    case .form: .form
    }
  }

  /// The event of a step, from 0: the same as `scenes.py` sends.
  func event(_ step: Int) -> Event {
    switch self {
    case .wrappedRows:
      .resize(step % 2 == 0 ? CellSize(width: 120, height: 40) : CellSize(width: 200, height: 60))
    case .wrappedRowsNewSizes:
      .resize(CellSize(width: 120 + 37 * (step + 1) % 81, height: 40 + 11 * (step + 1) % 21))
    case .nestedBoxes:
      .resize(step % 2 == 0 ? CellSize(width: 80, height: 36) : CellSize(width: 100, height: 44))
    case .liveList, .tableList: .key(KeyPress(.character("j")))
    case .liveListPages: .key(KeyPress(.character("f")))
    case .plainForm: .key(Form.typing[step % Form.typing.count])
    case .form: .key(Form.session[step % Form.session.count])
    }
  }
}
