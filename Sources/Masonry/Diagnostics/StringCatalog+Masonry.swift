import Localization

extension StringCatalog {
  /// The words of the pitfalls of the DSL in Simplified Chinese.
  public static let masonry = StringCatalog(
    .simplifiedChinese,
    [
      // What is refused
      "You didn't pass any attribute to make.attributes(...) (%@). Name at least one.":
        "没有向 make.attributes(...) 传入任何属性（%@）。请至少指定一个。",
      "Redefinition of constraint relation (%@): it was made with %@, and cannot become %@. Make another constraint.":
        "约束的关系被重新定义（%@）：它以 %@ 创建，不能变成 %@。请另外创建一条约束。",
      "Cannot modify constraint multiplier after it has been installed (%@). Uninstall it first, or make another constraint.":
        "约束安装之后不能修改 multiplier（%@）。请先卸载它，或另外创建一条约束。",
      "views to distribute need to bigger than one (%@). Name at least two.":
        "要分布的视图必须多于一个（%@）。请至少指定两个。",
      "Can't constrain views that do not share a common superview. Make sure that all the views in this array have been added into the same view hierarchy (%@).":
        "不能约束没有共同父视图的视图。请确保数组中的所有视图都已加入同一个视图层级（%@）。",

      // Updates
      "updateConstraints found no constraint on this attribute for %@, and added it.":
        "updateConstraints 在这个属性上没有找到与 %@ 对应的约束，于是添加了它。",
      "updateConstraints found nothing like %@, and added it. The nearest is %@%@, which differs in %@. Both are active now: where they contradict each other, one is left out.":
        "updateConstraints 没有找到与 %@ 相同的约束，于是添加了它。最接近的是 %@%@，区别在于%@。现在两条都处于激活状态：如果互相矛盾，其中一条会被舍弃。",
      " and in ": "以及",
      " (%@)": "（%@）",
      "the way it was made": "创建的方式",
      "the %@ (%@ there, %@ here)": "%@（那里是 %@，这里是 %@）",
      "second item": "第二个对象",
      "second attribute": "第二个属性",
      "relation": "关系",
      "multiplier": "multiplier",
      "priority": "优先级",
      "none": "无",
      "An update changes constants only: say makeConstraints for what is new.":
        "更新只改变常数：新的约束请用 makeConstraints。",
      "An update changes constants only: say remakeConstraints to replace what was there.":
        "更新只改变常数：要替换原有的约束请用 remakeConstraints。",
      "The DSL leaves alone what it has not made: deactivate that one, or state it in the DSL.":
        "DSL 不会动不是它创建的约束：请停用那一条，或用 DSL 来写。",

      // Remakes
      "remakeConstraints took out what the DSL had made for %@, but not %@%@, which was made in another way.":
        "remakeConstraints 移除了 DSL 为 %@ 创建的约束，但没有移除以其他方式创建的 %@%@。",
      "Deactivate that one, or state it in the DSL.": "请停用那一条，或用 DSL 来写。",

      // Said in vain
      "%@ is related to a value that speaks of none of its attributes, so they are related to 0.":
        "%@ 的属性对应的值里没有与它们相符的部分，所以都对应到 0。",
      "A size speaks of width and height, a point of centres, insets of edges.":
        "size 用于宽和高，point 用于中心，insets 用于边。",
      "%@ is compared with a number, which a multiplier does not multiply.":
        "%@ 与一个数比较，multiplier 对数不起作用。",
      "Say the number itself, or relate the attribute to one of a view.": "请直接写那个数，或对应到某个视图的属性。",
      "%@ is given a constant that speaks of none of its attributes, so nothing changes.":
        "给 %@ 的常数与它的属性都不相符，所以没有任何变化。",
      "insets are for edges, sizeOffset for width and height, centerOffset for centres; offset for all.":
        "insets 用于边，sizeOffset 用于宽和高，centerOffset 用于中心；offset 都可以用。",
      "%@ is related to itself, which says nothing about where it is.": "%@ 与自身对应，这没有说明它在哪里。",
      "Name another view, another attribute, or a number.": "请写另一个视图、另一个属性，或一个数。",
    ])
}
