import Ashlar

/// A report on a page of some width, as high as it needs to be.
@MainActor public struct DoctorPage {
  private let window: Window

  /// Lays a report out.
  ///
  /// - Parameters:
  ///   - width: the page's columns, from 0 to 2000. The report is laid out in at least
  ///     ``narrowest``, and what is too many is cut off.
  ///   - margin: the blank columns and rows on each side.
  public init(_ report: DoctorReport, width: Int, margin: Int = 0) {
    let width = min(max(width, 0), 2000)
    let inner = max(Self.narrowest, width - 2 * margin)
    let view = DoctorView(report, isNarrow: inner < DoctorView.narrow)
    let height = view.systemLayoutSizeFitting(
      Size(width: Double(inner), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    window = Window(size: CellSize(width: width, height: Int(height) + 2 * margin))
    window.theme = .doctor(showsColors: report.showsColors)
    window.addSubview(view)
    view.mas.makeConstraints { make in
      make.top.left.bottom.equalTo(window).inset(Double(margin))
      make.width.equalTo(Double(inner))
    }
    window.layoutIfNeeded()
  }

  /// The fewest columns in which a report can be laid out.
  public nonisolated static let narrowest = 8

  /// The page.
  public var buffer: CellBuffer { window.render() }

  /// The frames of all views, in the order of the tree.
  public var views: [FrameListing.Entry] { window.listing }

  /// The reports of the layout.
  public var reports: [LayoutReport] { window.reports }

  /// The pitfalls that the layout is in.
  public var diagnostics: [LayoutDiagnostic] { window.diagnose() }
}

/// A report as a column of sections, laid out for a width.
///
/// Wide, keys stand in a column of their own and values beside them; narrow, values stand below.
final class DoctorView: View {
  /// Below so many columns nothing stands beside a key.
  static let narrow = 40
  /// Longer lines are hard to read.
  static let longestLine = 100

  init(_ report: DoctorReport, isNarrow: Bool) {
    super.init()
    identifier = "doctor"
    let column = StackView()
    column.axis = .vertical
    column.spacing = 1
    addSubview(column)
    column.mas.makeConstraints { make in
      make.top.left.bottom.equalTo(self)
      // It takes the width there is, up to what is readable.
      make.right.equalTo(self).priority(.high)
      make.right.lessThanOrEqualTo(self)
      make.width.lessThanOrEqualTo(Double(Self.longestLine))
    }

    var rows: [DoctorRow] = []
    for section in report.sections {
      let views = section.rows.map { DoctorRow($0, isNarrow: isNarrow) }
      column.addArrangedSubview(Self.section(section.title, views))
      rows += views
    }
    column.addArrangedSubview(Self.section("What to change", Self.items(report.advice)))

    guard !isNarrow, let first = rows.first else { return }
    // All keys are as wide as the widest: none is less wide than its text.
    for row in rows.dropFirst() {
      row.key.mas.makeConstraints { $0.width.equalTo(first.key) }
    }
  }

  /// A title, and rows below it.
  private static func section(_ title: String, _ rows: [View]) -> View {
    let label = Label(title)
    label.numberOfLines = 0
    label.textStyle = Style(attributes: .bold)
    let section = StackView(arrangedSubviews: [label] + rows)
    section.axis = .vertical
    return section
  }

  private static func items(_ advice: [TerminalAdvice]) -> [View] {
    if !advice.contains(where: { $0.severity > .note }) {
      // What could not be looked at is among the notes.
      let isAll = !advice.contains { $0.topic == .answers }
      let fine = DoctorItem(
        .good, isAll ? "Everything is in order." : "Nothing has to be changed.", "")
      return [fine] + advice.map { DoctorItem(.none, $0.problem, $0.remedy) }
    }
    return advice.map { DoctorItem(DoctorReport.Mark($0.severity), $0.problem, $0.remedy) }
  }
}

/// A sign of one column, which never gives way: a text beside it that wraps would take its place.
final class SignLabel: Label {
  override init(_ sign: String) {
    super.init(sign)
    mas.makeConstraints { $0.width.equalTo(1) }
  }

  /// A mark that can be told apart without its colour.
  convenience init(_ mark: DoctorReport.Mark) {
    self.init(mark.rawValue)
    setTextStyle { theme in
      switch mark {
      case .good: theme.tint
      case .attention, .wrong: theme.warning
      case .none: theme.label
      }
    }
  }
}

extension Theme {
  /// The doctor's: the user's own green and red, or no colours. A mark says the same without.
  static func doctor(showsColors: Bool) -> Theme {
    var theme = Theme.standard
    theme.tint = Style(foreground: showsColors ? .green : .standard)
    theme.warning = Style(foreground: showsColors ? .red : .standard, attributes: .bold)
    return theme
  }
}
