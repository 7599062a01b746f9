import Ashlar

/// A view whose sizes and baselines a problem gives.
@MainActor final class ProblemBox: View {
  private let description: ProblemView

  init(_ description: ProblemView) {
    self.description = description
    super.init()
  }

  override var intrinsicContentSize: Size { description.naturalSize }
  override var alignmentRectInsets: EdgeInsets { EdgeInsets(description.alignmentInsets) }
  override var firstBaseline: Baseline { description.baseline(0) ?? super.firstBaseline }
  override var lastBaseline: Baseline { description.baseline(1) ?? super.lastBaseline }
}

/// The same for a view that scrolls what is in it.
@MainActor final class ProblemScroll: ScrollView {
  private let description: ProblemView

  init(_ description: ProblemView) {
    self.description = description
    super.init()
  }

  override var intrinsicContentSize: Size { description.naturalSize }
  override var alignmentRectInsets: EdgeInsets { EdgeInsets(description.alignmentInsets) }
  override var firstBaseline: Baseline { description.baseline(0) ?? super.firstBaseline }
  override var lastBaseline: Baseline { description.baseline(1) ?? super.lastBaseline }
}

/// A stack view to which a problem may give an intrinsic size, as a placeholder in a file does.
@MainActor final class ProblemStack: StackView {
  private let description: ProblemView

  init(_ description: ProblemView) {
    self.description = description
    super.init()
  }

  override var intrinsicContentSize: Size { description.naturalSize }
}

extension ProblemView {
  /// The intrinsic size, without a length where the problem gives none.
  @MainActor fileprivate var naturalSize: Size {
    let size = intrinsic ?? []
    func length(_ index: Int) -> Double {
      (size.indices.contains(index) ? size[index] : nil) ?? View.noIntrinsicMetric
    }
    return Size(width: length(0), height: length(1))
  }

  /// Where the first line stands, and the last one; absent where the problem does not say.
  @MainActor fileprivate func baseline(_ index: Int) -> Baseline? {
    if let insets = baselineInsets {
      return index == 0
        ? Baseline(below: .top, by: insets[0]) : Baseline(below: .bottom, by: -insets[1])
    }
    return baselines.map { Baseline(below: .center, by: $0[index]) }
  }
}

extension EdgeInsets {
  /// Top, left, bottom, right.
  init(_ lengths: [Double]) {
    self.init(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
  }
}

extension Rect {
  /// X, y, width, height.
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
