import Ashlar

extension StringCatalog {
  /// The words of the demo of names in logs.
  static let names = StringCatalog(
    .simplifiedChinese,
    [
      "Names in logs": "日志里的名字",
      "debugging": "调试",
      "A log is read by its names: of views, and of constraints.": "日志靠名字来读：视图的名字，约束的名字。",
      "Without names a log has addresses: which of three boxes is meant, one has to find out. attachKeys names several views in one call.":
        "没有名字，日志里只有地址：三个方块指的是哪一个，还得去找。attachKeys 一次给多个视图命名。",
      "A sentence can have a name, too: key says what it is for. One about two edges names each of them, with an index.":
        "一句约束也能有名字：用 key 说明它的用途。一句说两条边的，每条各有一个带序号的名字。",
      "The members of the log are all needed for the contradiction: without any one of them the others agree. The last one made is left out.":
        "日志列出的约束缺一不可：少了任何一条，其余的就不冲突。最后建立的那条被舍弃。",
      "A box with a menu and a text, which were to be wider than there is room: the dotted outline. Below stand the constraints of the log, last the one that is left out.":
        "一个框里有菜单和文字，想要的宽度放不下：见虚线框。下面是日志里的约束，被舍弃的在最后。",
      "Name the views: menu and text in place of addresses.": "给视图命名：menu 和 text 代替地址。",
      "Name the sentences: what each of them is for.": "给约束命名：说明各自的用途。",
      "Make the text 17 wide: nothing is left out.": "把文字改为 17 列宽：没有约束被舍弃。",
      "The rest of the log, the same for every conflict. The page of reports has all of it, with the sum and the lines of the source.":
        "日志的其余部分，每次冲突都一样。报告页有全文，还有算式和源码行号。",
      "no log: all constraints hold": "没有日志：所有约束都成立",
      "%@ %@": "%@ %@",
      "Name the views, or not": "给视图命名，或不命名",
      "views": "视图",
      "Name the sentences, or not": "给约束命名，或不命名",
      "sentences": "约束",
      "The text 17 wide, or 30": "文字 17 列宽，或 30",
      "fits": "放得下",
      "1 + 20 + 1 + 17 + 1 = 40: nothing is left out.": "1 + 20 + 1 + 17 + 1 = 40：没有约束被舍弃。",
      "1 + 20 + 1 + 30 + 1 = 53 ≠ 40: one of %@ is left out.":
        "1 + 20 + 1 + 30 + 1 = 53 ≠ 40：%@ 条约束里舍弃一条。",
    ])
}
