import AutoLayout

@MainActor extension Baseline {
  /// The lower edge of a view's middle row, in which most controls have their text. With an even number of rows it is
  /// the lower of the two middle ones.
  static let ofMiddleRow = Baseline(below: .center, by: 0.5)

  /// Returns the lower edge of a view's first row inside of its border.
  static func ofFirstRow(of view: View) -> Baseline {
    Baseline(below: .top, by: Double(view.borderWidth + 1))
  }

  /// Returns the lower edge of a view's last row inside of its border.
  static func ofLastRow(of view: View) -> Baseline {
    Baseline(below: .bottom, by: -Double(view.borderWidth))
  }
}
