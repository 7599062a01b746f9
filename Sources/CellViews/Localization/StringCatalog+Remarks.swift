import Localization

extension StringCatalog {
  /// The sentences of views about themselves, which are among the reports, in Simplified Chinese.
  static let remarks = StringCatalog(
    .simplifiedChinese,
    [
      // Tables
      "The constraints of %@ give its row no height at a width of %@. Connect what is in contentView from its top to its bottom, without a gap, and see that something in between has a height. Until then such rows are %@ cells high.":
        "在宽度为 %2$@ 时，%1$@ 的约束没有给出行高。请把 contentView 里的内容从顶部到底部连续地连接起来，并确保中间有东西有高度。在此之前，这样的行高 %3$@ 格。",
      "After the updates the table should have %@ rows, but its data source has %@. Tell the table of every row that is inserted or deleted. All rows were reloaded.":
        "更新之后表格应有 %@ 行，但数据源有 %@ 行。请把每一行的插入和删除都告诉表格。所有行都已重新载入。",
      "Updates of a table of %@ rows name a row that it does not have, or one place twice. Rows to delete, reload or move are counted before the updates, inserted ones after them. All rows were reloaded.":
        "对一个 %@ 行表格的更新提到了不存在的行，或同一位置提到两次。要删除、重新载入或移动的行按更新之前计数，插入的行按更新之后计数。所有行都已重新载入。",
      "%@ The snapshot was made without that: each section and each item is in it once, and has to be there to be named.":
        "%@ 快照中没有它：每个分区和每个项目在其中只出现一次，而且必须先在其中才能被提到。",

      // Controllers
      "%@ cannot be a child of itself, or of what is inside of it.":
        "%@ 不能是它自己的子控制器，也不能是其内部控制器的子控制器。",
      "%@ cannot present %@: it is in no window.": "%@ 不能呈现 %@：它不在任何窗口中。",
      "%@ cannot present %@: one of them is shown already.": "%@ 不能呈现 %@：两者之一已经显示。",

      // Subviews
      "insertSubview(_:aboveSubview:) has no subview %@: %@ is in front of all others.":
        "insertSubview(_:aboveSubview:) 没有子视图 %@：%@ 位于所有其他视图之前。",
      "insertSubview(_:belowSubview:) has no subview %@: %@ is behind all others.":
        "insertSubview(_:belowSubview:) 没有子视图 %@：%@ 位于所有其他视图之后。",
      "%@ has no subview %@: nothing was moved.": "%@ 没有子视图 %@：什么都没有移动。",
      "exchangeSubview(at: %@, withSubviewAt: %@) counts from 0, and there are %@ subviews: nothing was exchanged.":
        "exchangeSubview(at: %@, withSubviewAt: %@) 从 0 开始计数，而子视图有 %@ 个：什么都没有交换。",

      // Focus
      "Views answer the change of the first responder with another one again and again. It stays with %@.":
        "视图对第一响应者的改变一再以另一次改变作答。它留在 %@。",
      "Views answer the change of the first responder with another one again and again. It stays with nobody.":
        "视图对第一响应者的改变一再以另一次改变作答。现在没有第一响应者。",
      "beginModalSession(for:) has no %@ in this window: nothing is modal.":
        "beginModalSession(for:) 在此窗口中没有 %@：没有模态会话。",
    ])
}
