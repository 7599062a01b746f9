import Ashlar

/// Something that is laid out and drawn without a terminal.
@MainActor public protocol HeadlessScreen {
  /// Handles events; each one is laid out before the next.
  func send(_ events: [Event])
  /// The screen as it would be shown.
  func draw() -> CellBuffer
  /// The frames of all views, as JSON on one line.
  var frames: String { get }
  /// What the layout has reported and is so now.
  var currentReports: [LayoutReport] { get }
  /// What the layout has reported and is so no more.
  var earlierReports: [LayoutReport] { get }
  /// The pitfalls that the layout is in.
  var diagnostics: [LayoutDiagnostic] { get }
}
