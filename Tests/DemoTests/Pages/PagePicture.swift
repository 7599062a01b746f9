import Ashlar
import AshlarTesting
import Foundation
import Testing

extension Window {
  /// The columns of the pictures of controls.
  private static let pictureColumns = 44

  /// Creates the window of a page's picture.
  convenience init(rows: Int, columns: Int = pictureColumns) {
    self.init(size: CellSize(width: columns, height: rows))
  }

  /// Shows views one below the other, with a margin around them.
  func show(_ views: View..., spacing: Double = 0) -> Pilot {
    let column = StackView(arrangedSubviews: views)
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = spacing
    addSubview(column)
    column.mas.makeConstraints { make in
      make.left.equalTo(self).offset(2)
      make.top.equalTo(self).offset(1)
      make.right.lessThanOrEqualTo(self).offset(-2)
    }
    return Pilot(self)
  }
}

/// Returns views side by side, as a row of a form. The first is a label as wide as that of the other rows.
@MainActor func formRow(_ title: String, _ views: View...) -> StackView {
  let label = Label(title)
  label.mas.makeConstraints { $0.width.equalTo(10) }
  let row = StackView(arrangedSubviews: [label] + views)
  row.spacing = 1
  return row
}

extension Pilot {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Sources/CellViews/CellViews.docc/Resources")

  /// Compares the window with a picture of the documentation, in light and in dark colours.
  ///
  /// With ASHLAR_RECORD_PICTURES in the environment the pictures are written instead.
  func expectPicture(_ name: String) throws {
    let own = window.theme
    let pictures: [(suffix: String, theme: Theme, colours: SVGTheme)] = [
      ("", .light, .light), ("~dark", .dark, .dark),
    ]
    for picture in pictures {
      window.theme = picture.theme
      let made = window.render().svg(theme: picture.colours)
      let file = Self.folder.appending(path: "\(name)\(picture.suffix).svg")
      if ProcessInfo.processInfo.environment["ASHLAR_RECORD_PICTURES"] != nil {
        try made.write(to: file, atomically: true, encoding: .utf8)
      }
      let recorded = try? String(contentsOf: file, encoding: .utf8)
      #expect(
        recorded == made,
        "\(file.lastPathComponent) is not this. Look at what `make pictures` makes.\n\(screen)")
    }
    window.theme = own
  }
}
