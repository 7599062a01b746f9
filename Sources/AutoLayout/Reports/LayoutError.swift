import Localization

/// A reason why a constraint cannot be created, activated or changed.
///
/// A refused constraint takes no part in the layout. `description` is the sentence for people.
public indirect enum LayoutError: Error, Hashable, Sendable {
  /// The two attributes cannot be compared: a size with a position, the two axes, left or right
  /// with leading or trailing.
  case illegalPair(first: LayoutAttribute, second: LayoutAttribute)
  /// A position without a second item, and so without a coordinate system.
  case positionWithoutSecondItem(LayoutAttribute)
  /// A second attribute without a second item.
  case secondAttributeWithoutItem(LayoutAttribute)
  /// A second item without a second attribute.
  case secondItemWithoutAttribute(LayoutAttribute)
  /// A position with a multiplier of zero, which makes it a constant.
  case zeroMultiplier(LayoutAttribute)
  /// A constant or multiplier that is not a finite number.
  case notFinite(name: String, value: String)
  /// A priority outside 0 < priority <= 1000.
  case priorityOutOfRange(Double)
  /// A change of an active constraint from required to optional or back.
  case requiredChange(from: Double, to: Double)
  /// A position relative to the superview, for a view that has none.
  case noSuperview(view: String, attribute: LayoutAttribute, source: SourceLocation?)
  /// A view of the constraint no longer exists.
  case itemGone(constraint: String)
  /// The items are in different trees.
  case noCommonAncestor(
    constraint: String, first: String, firstChain: String, second: String, secondChain: String,
    cure: LocalizedText, source: SourceLocation?)
  /// An item is outside the view that the constraint is added to.
  case itemOutside(constraint: String, item: String, view: String, source: SourceLocation?)
  /// A constraint between the inside and the outside of an island, a view that is laid out on its own.
  case crossesIsland(constraint: String, island: String, source: SourceLocation?)
}

extension LayoutError {
  /// The constraint or view that the sentence begins with; nil if it begins with neither.
  var subject: String? {
    switch self {
    case .noCommonAncestor(let constraint, _, _, _, _, _, _), .itemOutside(let constraint, _, _, _),
      .crossesIsland(let constraint, _, _):
      constraint
    case .noSuperview(let view, _, _): view
    default: nil
    }
  }

  /// The source line in the sentence; nil if it names none.
  var source: SourceLocation? {
    switch self {
    case .noCommonAncestor(_, _, _, _, _, _, let source), .itemOutside(_, _, _, let source),
      .crossesIsland(_, _, let source), .noSuperview(_, _, let source):
      source
    default: nil
    }
  }
}

extension LayoutError: CustomStringConvertible {
  /// The sentence, with the remedy where there is one:
  /// `A multiplier of 0 makes the position left a constant. Use any other number.`
  public var description: String { text.english }

  /// The sentence, to be translated.
  public var text: LocalizedText {
    let place = LocalizedText.inParentheses(source)
    return switch self {
    case .illegalPair(let first, let second):
      LocalizedText(
        """
        A constraint cannot relate \(first) to \(second). Sizes go with sizes, positions with \
        positions of the same axis, and left or right not with leading or trailing.
        """,
        chinese: """
          约束不能把 \(first) 与 \(second) 联系起来。尺寸只能对尺寸，位置只能对同一轴上的位置，\
          left、right 不能与 leading、trailing 混用。
          """)
    case .positionWithoutSecondItem(let attribute):
      LocalizedText(
        """
        The position \(attribute) cannot equal a constant alone: it needs a second view to be \
        measured from. Only width and height can.
        """,
        chinese: "位置 \(attribute) 不能只等于一个常数：它需要第二个视图作为参照。只有 width 和 height 可以。")
    case .secondAttributeWithoutItem(let attribute):
      LocalizedText(
        "The second attribute \(attribute) has no view. Name one, or leave the attribute out.",
        chinese: "第二个属性 \(attribute) 没有对应的视图。请指定一个视图，或去掉该属性。")
    case .secondItemWithoutAttribute(let attribute):
      LocalizedText(
        "The second view of a constraint on \(attribute) has no attribute. Name one, or no view.",
        chinese: "\(attribute) 约束的第二个视图没有属性。请指定属性，或去掉该视图。")
    case .zeroMultiplier(let attribute):
      LocalizedText(
        "A multiplier of 0 makes the position \(attribute) a constant. Use any other number.",
        chinese: "multiplier 为 0 会使位置 \(attribute) 成为常数。请用其他数。")
    case .notFinite(let name, let value):
      LocalizedText(
        "The \(name) of a constraint is \(value). It must be a finite number.",
        chinese: "约束的 \(name) 是 \(value)，必须是有限的数。")
    case .priorityOutOfRange(let value):
      LocalizedText(
        "The priority \(value.short) is out of range. It must be above 0 and at most 1000.",
        chinese: "优先级 \(value.short) 超出范围，必须大于 0 且不超过 1000。")
    case .requiredChange(let from, let to):
      LocalizedText(
        """
        The priority of an active constraint cannot change from \(from.short) to \(to.short): required \
        and optional cannot be exchanged. Deactivate it first.
        """,
        chinese: "已激活约束的优先级不能从 \(from.short) 改为 \(to.short)：必需与可选不能互换。请先停用它。")
    case .itemGone(let constraint):
      LocalizedText(
        "A view of \(constraint) no longer exists.", chinese: "\(constraint) 中的一个视图已不存在。")
    case .noCommonAncestor(
      let constraint, let first, let firstChain, let second, let secondChain, let cure, _):
      LocalizedText(
        """
        \(constraint) cannot be activated\(place): couldn't find a common superview for \
        \(first) and \(second). From the first up: \(firstChain). From the second up: \(secondChain). \
        \(cure)
        """,
        chinese: """
          \(constraint) 无法激活\(place)：找不到 \(first) 与 \(second) 的共同父视图。\
          从第一个往上：\(firstChain)。从第二个往上：\(secondChain)。\(cure)
          """)
    case .noSuperview(let view, let attribute, _):
      LocalizedText(
        """
        \(view) has no superview\(place), so its \(attribute) has nothing to count from. Add it \
        to a superview first.
        """,
        chinese: "\(view) 没有父视图\(place)，所以它的 \(attribute) 没有参照。请先把它加到父视图中。")
    case .itemOutside(let constraint, let item, let view, _):
      LocalizedText(
        """
        \(constraint) cannot be added to \(view)\(place): \(item) is not inside it. Add it to a \
        view that contains both items, or set isActive = true, which finds that view.
        """,
        chinese: """
          \(constraint) 不能添加到 \(view)\(place)：\(item) 不在其中。\
          请添加到同时包含两者的视图，或设 isActive = true，它会找到该视图。
          """)
    case .crossesIsland(let constraint, let island, _):
      LocalizedText(
        """
        \(constraint) cannot be activated\(place): \(island) is laid out on its own, and \
        the constraint crosses its edge. Constrain the views inside it to each other and to it.
        """,
        chinese: """
          \(constraint) 无法激活\(place)：\(island) 独立布局，而这条约束跨过了它的边界。\
          请让里面的视图彼此约束，或与它约束。
          """)
    }
  }
}
