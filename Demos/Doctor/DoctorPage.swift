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
