import Ashlar

/// Something that is laid out and drawn without a terminal.
@MainActor public protocol HeadlessScreen {
  /// Handles events; each one is laid out before the next.
  func send(_ events: [Event])
  /// The screen as it would be shown.
  func draw() -> CellBuffer
  /// The frames of all views, as JSON on one line.
  var frames: String { get }
  /// What the layout has reported so far.
  var reports: [LayoutReport] { get }
  /// The pitfalls that the layout is in.
  var diagnostics: [LayoutDiagnostic] { get }
}
