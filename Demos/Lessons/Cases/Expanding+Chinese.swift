import Ashlar

extension StringCatalog {
  /// The words of the demo of rows that open.
  static let expanding = StringCatalog(
    .simplifiedChinese,
    [
      "Expanding rows": "展开单元格",
      "case 8": "案例 8",
      "A height at 750 is switched off, and the row grows.": "停用一条 750 的高度约束，单元格随之变高。",
      "Closed, a constraint at 750 holds the text at two rows. Its own resistance is 740, and yields.":
        "收起时，一条 750 的约束把文字限制在两行以内。文字自己的抗压缩优先级是 740，所以让步。",
      "Opened, that constraint is inactive. The text takes the height that it needs, and the row, which is fitted to its content, with it.":
        "展开时这条约束停用。文字取得所需的高度，按内容测量的单元格也随之变高。",
      "The row is measured again by reloading it, in one batch of updates.":
        "在一次批量更新中重新加载该行，它就会被重新测量。",
      "A table of texts. Closed rows show two lines of their text, open ones all of it.":
        "一个文字表格。收起的行只显示两行文字，展开的行显示全部。",
      "Open the row: the rows below make room.": "展开这一行：下面的行让出位置。",
      "Open all of them: every text is whole.": "全部展开。",
      "Open it on a narrow stage: it is higher there.": "在窄舞台上展开它：那里它更高。",
      "The animation of the rows below. UIKit's table animates a batch of updates.":
        "下面各行的动画。UIKit 的表格会为批量更新加上动画。",
      "Open or close the row": "展开或收起这一行",
      "open": "展开",
      "Open all rows, or close them": "全部展开或收起",
      "open all": "全部展开",
      "%@ rows are open.": "展开了 %@ 行。",
      "row%@.height = %@ = title 1 + text %@ + 1: open.":
        "row%@.height = %@ = 标题 1 + 文字 %@ + 1：展开。",
      "row%@.height = %@ = title 1 + text %@ + 1: text ≤ 2 at 750.":
        "row%@.height = %@ = 标题 1 + 文字 %@ + 1：文字 ≤ 2（750）。",
    ])
}
