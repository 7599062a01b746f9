import Ashlar

extension StringCatalog {
  /// The words of the demo of an update where a remake is due.
  static let turnOver = StringCatalog(
    .simplifiedChinese,
    [
      "Turn it over": "横竖切换",
      "To turn a layout over, remake constraints; do not update.": "切换布局方向要用 remake，不要用 update。",
      "In a row the address is right of the name, in a column below it. The two need other attributes, and an update changes constants only.":
        "横排时地址在名字右边，竖排时在下面。两者用的属性不同，而 update 只能改 constant。",
      "So an update finds nothing alike and adds what a column needs beside what a row needed. Both together would make the name narrower and lower than nothing.":
        "所以 update 找不到相似的约束，把竖排的约束加在横排的旁边。两者同时成立，名字的宽和高就得小于零。",
      "updateConstraints, the view's method, and updateConstraints of the DSL only share a name: either is used without the other. What is right in both is remakeConstraints.":
        "视图的 updateConstraints 方法和 DSL 的 updateConstraints 只是同名，互不依赖。在两者中，正确的做法都是 remakeConstraints。",
      "A name and an address, and the constraints of the address. The dotted outline is where the address would be in a column.":
        "一个名字、一个地址，以及地址的约束。虚线框是竖排时地址的位置。",
      "Turn it over with an update: nothing moves, two left out.": "用 update 切换：什么都没动，两条被舍弃。",
      "Turn it over with a remake: the address goes below.": "用 remake 切换：地址到了下面。",
      "Turn it over and back with an update: all four stay.": "用 update 切换再切回：四条都留着。",
      "The two seconds after which the article's example turns over: a key does it. The demo of batches has the timer.":
        "文章的例子在两秒后切换：这里用按键。带定时器的是“批量更新”那个示例。",
      "Turn over with updateConstraints, or back": "用 updateConstraints 切换方向",
      "Turn over with remakeConstraints, or back": "用 remakeConstraints 切换方向",
      "address.left = %@: name %@ + 2, top = %@.": "address.left = %@：name %@ + 2，top = %@。",
      "address.left = %@: name %@ + 2; %@ left out, %@ says why.":
        "address.left = %@：name %@ + 2；舍弃 %@ 条，按 %@ 看原因。",
      "address.top = %@: name %@ + 2, left = %@.": "address.top = %@：name %@ + 2，left = %@。",
    ])
}
