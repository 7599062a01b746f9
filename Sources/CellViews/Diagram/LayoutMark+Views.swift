import AutoLayout

@MainActor extension LayoutMark {
  /// Returns the mark of a view's layout margins: dots between its edges and its layout margins guide.
  public static func margins(of view: View, in host: View) -> LayoutMark {
    .space(
      host.convert(view.frame, from: view.superview),
      around: host.convert(view.layoutMarginsGuide.layoutFrame, from: view))
  }

  /// Returns the highlight of a view's cells.
  public static func highlight(of view: View, in host: View) -> LayoutMark {
    .highlight(host.convert(view.frame, from: view.superview))
  }

  /// Returns the outline of a view's frame.
  public static func frame(of view: View, title: String = "", in host: View) -> LayoutMark {
    .outline(host.convert(view.frame, from: view.superview), .frame, title: title)
  }

  /// Returns the outline of a view's present frame as a ghost. Draw it after the view has moved.
  public static func ghost(of view: View, title: String = "", in host: View) -> LayoutMark {
    .outline(host.convert(view.frame, from: view.superview), .ghost, title: title)
  }

  /// Returns the outline of a layout guide. Nil for a guide without a view.
  public static func guide(
    _ guide: LayoutGuide, title: String = "", in host: View
  ) -> LayoutMark? {
    guard let owner = guide.owningView as? View else { return nil }
    return .outline(host.convert(guide.layoutFrame, from: owner), .guide, title: title)
  }

  /// Returns the mark of the row above a view's first baseline; the view's last row if it has no text.
  public static func firstBaseline(of view: View, in host: View) -> LayoutMark {
    baseline(.firstBaseline, of: view, in: host)
  }

  /// Returns the mark of the row above a view's last baseline; the view's last row if it has no text.
  public static func lastBaseline(of view: View, in host: View) -> LayoutMark {
    baseline(.lastBaseline, of: view, in: host)
  }

  private static func baseline(
    _ attribute: LayoutAttribute, of view: View, in host: View
  ) -> LayoutMark {
    let frame = host.convert(view.frame, from: view.superview)
    let baseline = host.convert(Point(x: 0, y: view.rootPosition(of: attribute)), from: nil)
    // The baseline is the lower edge of a row of text.
    return .baseline(y: baseline.y - 1, along: frame.minX...frame.maxX)
  }

  /// Returns the spring of a view's intrinsic length along an axis; nil for a view without one.
  public static func spring(of view: View, _ axis: LayoutAxis, in host: View) -> LayoutMark? {
    let natural = view.intrinsicContentSize[axis]
    guard natural != View.noIntrinsicMetric else { return nil }
    let frame = host.convert(view.frame, from: view.superview)
    let length = frame.size[axis]
    let span =
      axis == .horizontal
      ? LayoutSpan(
        axis, from: frame.minX, to: frame.maxX, across: frame.minY + middle(of: frame.height))
      : LayoutSpan(
        axis, from: frame.minY, to: frame.maxY, across: frame.minX + middle(of: frame.width))
    if length > natural {
      return .spring(span, .hugging, "\(view.contentHuggingPriority(for: axis))")
    }
    if length < natural {
      return .spring(
        span, .compressionResistance, "\(view.contentCompressionResistancePriority(for: axis))")
    }
    return .spring(span, .relaxed, "")
  }

  /// Returns the middle of a length, rounded down to a whole cell.
  private static func middle(of length: Double) -> Double { (length / 2).rounded(.down) }
}

@MainActor extension LayoutMark {
  /// Returns the distance that a constraint demands, with its text: `8`, `≥ 1`, `× 1/3`.
  ///
  /// It is drawn through the middle of the constraint's first item. Nil for a length that depends on another length,
  /// since no single distance represents it, and for a constraint whose items are released.
  public static func distance(of constraint: LayoutConstraint, in host: View) -> LayoutMark? {
    guard let distance = constraint.distance else { return nil }
    let isAlong = distance.axis == .horizontal
    func converted(_ value: Double, _ across: Double) -> Point {
      host.convert(isAlong ? Point(x: value, y: across) : Point(x: across, y: value), from: nil)
    }
    let across = distance.across.rounded(.down)
    let (start, end) = (converted(distance.start, across), converted(distance.end, across))
    return .distance(
      isAlong
        ? LayoutSpan(.horizontal, from: start.x, to: end.x, across: start.y)
        : LayoutSpan(.vertical, from: start.y, to: end.y, across: start.x), distance.text)
  }
}
