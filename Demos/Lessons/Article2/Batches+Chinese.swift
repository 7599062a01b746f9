import Ashlar

extension StringCatalog {
  /// The words of the demo of changes in a batch.
  static let batches = StringCatalog(
    .simplifiedChinese,
    [
      "In batches": "批量更新",
      "section 4": "第 4 节",
      "Many changes can wait for one updateConstraints in a layout.":
        "许多改变可以等到一次 updateConstraints 里一起做。",
      "On the left each setter changes a constraint at once. On the right it only says setNeedsUpdateConstraints, and updateConstraints changes all of them, once before the next layout.":
        "左边每个 setter 立即修改约束。右边只调用 setNeedsUpdateConstraints，由 updateConstraints 在下次布局前一次改完。",
      "Both are solved once, before the next picture: what is saved is the setters' own work. Apple's advice today is to change a constraint at once, unless that has been measured to be slow.":
        "两边都只在下一帧之前求解一次：省下的是 setter 自己的工作。Apple 现在的建议是立即修改约束，除非测量表明太慢。",
      "updateConstraints is called a first time without being asked for. It calls super last, and it is no place to make constraints: they are made with the view.":
        "第一次 updateConstraints 无需请求就会被调用。它最后才调用 super，也不是创建约束的地方：约束随视图一起创建。",
      "Two views with the same three bars. Below each: what was called since the last key.":
        "两个视图各有同样的三根条。下面写着上次按键以来的调用次数。",
      "Set them once: three changes on either side.": "只设置一遍：两边都改三次。",
      "Set all three a hundred times: 300 changes, or 3.": "把三个都设置一百遍：改 300 次，或 3 次。",
      "Set them in two seconds: they come without a key.": "两秒后再设置：不用按键它也会到来。",
      "The article advises against making first constraints in updateConstraints, and its example does that for the address. Here they are made with the view, and updateConstraints only changes them.":
        "文章不建议在 updateConstraints 里创建初始约束，它的例子却为 address 这样做了。这里约束随视图创建，updateConstraints 只修改它们。",
      "The conditions of the article's pseudo-code: here each factor counts.":
        "文章伪代码里的条件判断：这里每个 factor 都起作用。",
      "Set all three factors a hundred times": "把三个 factor 设置一百遍",
      "Set them once": "设置一遍",
      "Set them in two seconds, or not": "两秒后设置，或取消",
      "set": "设置",
      "later": "稍后",
      "At once": "立即修改",
      "In one update": "一次更新",
      "Counted since the last change.": "自上次改变以来的计数。",
      "updateConstraints was called once, and nobody had asked for it.":
        "updateConstraints 已被调用一次，没有人请求过它。",
      "Waiting: in two seconds a task calls the setters.": "等待中：两秒后由一个任务调用 setter。",
      "%@ constraints changed": "修改了 %@ 条约束",
      "%@ setters called": "调用了 %@ 个 setter",
      "%@× updateConstraints": "%@ 次 updateConstraints",
      "bar1.width = %@ of %@: %@ changes at once, %@ in %@ update.":
        "bar1.width = %@／%@：立即修改 %@ 次，%@ 次在 %@ 次更新里。",
    ])
}
