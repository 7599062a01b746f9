import Localization

extension StringCatalog {
  /// The words of refused constraints, of mistakes during a layout, and of what a layout finds about itself.
  static let refusals = StringCatalog(
    .simplifiedChinese,
    [
      // Remarks of views
      "%@ cannot be added to itself, or to what is inside of it.":
        "%@ 不能加入它自己，也不能加入它内部的视图。",
      "removeConstraint(_:) left %@ active: it is held by %@, which is not inside the view. Set isActive = false.":
        "removeConstraint(_:) 没有停用 %@：它由 %@ 持有，而后者不在该视图内部。请设置 isActive = false。",

      // Reports
      "%@ (%@): %@": "%@（%@）：%@",
      "%@%@ %@ [%@]": "%@%@%@ [%@]",
      "The frame %@ of %@ has a number that is not finite. The frame stays as it was.":
        "%2$@ 的 frame %1$@ 含有非有限的数，frame 保持原样。",
      "The layout of %@ did not settle within %@ solves: views inside it change their intrinsic size or constraints in every layout.":
        "%@ 的布局求解 %@ 次仍未稳定：其中的视图每次布局都在改变固有尺寸或约束。",
      "The intrinsic width of %@ follows its own frame, and no constraint fixes it, so the frame depends on the one before. Constrain it.":
        "%@ 的固有宽度取决于自己的 frame，又没有约束固定它，所以 frame 取决于上一次的 frame。请为它添加约束。",
      "The intrinsic height of %@ follows its own frame, and no constraint fixes it, so the frame depends on the one before. Constrain it.":
        "%@ 的固有高度取决于自己的 frame，又没有约束固定它，所以 frame 取决于上一次的 frame。请为它添加约束。",
      "The layout of %@ could not be solved: %@ The frames stay as they were.":
        "%@ 的布局无法求解：%@ 各 frame 保持原样。",

      // Refused constraints
      "A constraint cannot relate %@ to %@. Sizes go with sizes, positions with positions of the same axis, and left or right not with leading or trailing.":
        "约束不能把 %@ 与 %@ 联系起来。尺寸只能对尺寸，位置只能对同一轴上的位置，left、right 不能与 leading、trailing 混用。",
      "The position %@ cannot equal a constant alone: it needs a second view to be measured from. Only width and height can.":
        "位置 %@ 不能只等于一个常数：它需要第二个视图作为参照。只有 width 和 height 可以。",
      "The second attribute %@ has no view. Name one, or leave the attribute out.":
        "第二个属性 %@ 没有对应的视图。请指定一个视图，或去掉该属性。",
      "The second view of a constraint on %@ has no attribute. Name one, or no view.":
        "%@ 约束的第二个视图没有属性。请指定属性，或去掉该视图。",
      "A multiplier of 0 makes the position %@ a constant. Use any other number.":
        "multiplier 为 0 会使位置 %@ 成为常数。请用其他数。",
      "The %@ of a constraint is %@. It must be a finite number.":
        "约束的 %@ 是 %@，必须是有限的数。",
      "multiplier": "multiplier",
      "constant": "constant",
      "The priority %@ is out of range. It must be above 0 and at most 1000.":
        "优先级 %@ 超出范围，必须大于 0 且不超过 1000。",
      "The priority of an active constraint cannot change from %@ to %@: required and optional cannot be exchanged. Deactivate it first.":
        "已激活约束的优先级不能从 %@ 改为 %@：必需与可选不能互换。请先停用它。",
      "A view of %@ no longer exists.": "%@ 中的一个视图已不存在。",
      "%@ cannot be activated%@: couldn't find a common superview for %@ and %@. From the first up: %@. From the second up: %@. %@":
        "%@ 无法激活%@：找不到 %@ 与 %@ 的共同父视图。从第一个往上：%@。从第二个往上：%@。%@",
      "%@ belongs to no view: call addLayoutGuide(_:) first.":
        "%@ 不属于任何视图：请先调用 addLayoutGuide(_:)。",
      "%@ has no superview: call addSubview(_:) first.": "%@ 没有父视图：请先调用 addSubview(_:)。",
      "There are two %@: add both to one tree first.": "有两个 %@：请先把它们加到同一棵视图树。",
      "Add both to one tree first.": "请先把它们加到同一棵视图树。",
      "%@ has no superview%@, so its %@ has nothing to count from. Add it to a superview first.":
        "%@ 没有父视图%@，所以它的 %@ 没有参照。请先把它加到父视图中。",
      "%@ cannot be added to %@%@: %@ is not inside it. Add it to a view that contains both items, or set isActive = true, which finds that view.":
        "%@ 不能添加到 %@%@：%@ 不在其中。请添加到同时包含两者的视图，或设 isActive = true，它会找到该视图。",
      "%@ cannot be activated%@: %@ is laid out on its own, and the constraint crosses its edge. Constrain the views inside it to each other and to it.":
        "%@ 无法激活%@：%@ 独立布局，而这条约束跨过了它的边界。请让里面的视图彼此约束，或与它约束。",

      // Mistakes
      "%@ calls setNeedsUpdateConstraints() in its own updateConstraints(), which would never end. Change the constraints directly.":
        "%@ 在自己的 updateConstraints() 里调用 setNeedsUpdateConstraints()，会没完没了。请直接修改约束。",
      "layoutSubviews() of %@ calls setNeedsUpdateConstraints() on %@: constraints come before layout, so all of it runs twice. Call it where the change happens.":
        "%@ 的 layoutSubviews() 对 %@ 调用 setNeedsUpdateConstraints()：约束先于布局，所以全部要做两遍。请在改变发生的地方调用。",
      "layoutSubviews() of %@ calls setNeedsLayout() on %@, which is outside it and may have been laid out already. Invalidate only views inside.":
        "%@ 的 layoutSubviews() 对 %@ 调用 setNeedsLayout()，后者在它之外，可能已经布局过了。请只让里面的视图失效。",
      "layoutSubviews() of %@ changes %@, which is not held inside it, so views that were laid out already are laid out again. Change it before the layout.":
        "%@ 的 layoutSubviews() 修改了 %@，而它不由里面的视图持有，所以已经布局过的视图要重新布局。请在布局之前修改。",
      "updateConstraints() of %@ gives %@ its first constraint, %@%@. It runs after every change, to update constraints. Create constraints where the view is created.":
        "%@ 的 updateConstraints() 给 %@ 添加了第一条约束 %@%@。它在每次改变之后运行，用来更新约束。请在创建视图的地方创建约束。",
      "%@ overrides %@() without calling super.%@().": "%@ 重写了 %@()，却没有调用 super.%@()。",
    ])
}
