import Ashlar

extension StringCatalog {
  /// The words of the demo of views without a common ancestor.
  static let noSuperview = StringCatalog(
    .simplifiedChinese,
    [
      "No superview": "没有父视图",
      "section 3": "第 3 节",
      "A constraint needs a view in the layout that holds both.": "布局中的约束需要一个同时包含两者的视图。",
      "Three views take part: the one that is laid out, the one that it is compared with, and an ancestor of both. The nearest one holds the constraint.":
        "参与的视图有三个：被布局的视图、与之比较的视图，以及两者的共同祖先。约束由最近的祖先持有。",
      "Without such an ancestor Masonry ends the program. Here the constraint stays inactive and has an error, which names both views, the way up from each, and the line.":
        "没有共同祖先时，Masonry 会让程序崩溃。在这里约束保持未激活并带有错误，错误写明两个视图、各自的祖先链和代码行。",
      "A closure that comes late may find no owner. Added to nothing, its views have no superview, so it has to be right for an owner that is gone, too.":
        "迟到的闭包可能找不到主人。视图没有加到任何地方，就没有父视图，所以闭包也要考虑主人已经不在的情形。",
      "The frame is a screen. Below it are the constraints that were made, with what holds them or why they were refused. The dotted outline is where a view would be.":
        "边框代表屏幕。下面列出创建的约束：由谁持有，或为何被拒绝。虚线框是视图本应出现的位置。",
      "Center a view that was added nowhere: that is refused.": "让一个没有添加的视图居中：被拒绝。",
      "Add it to the screen first: it stands in the middle.": "先把它加到屏幕上：它居中了。",
      "Let a closure come when its owner is gone.": "让闭包在主人消失后才到来。",
      "Let it return where there is no owner: no error.": "没有主人就返回：没有错误。",
      "A network that really answers late: the closure is called when the page is made. And the crash.":
        "真正迟到的网络应答：这里的闭包在页面创建时就被调用。还有崩溃本身。",
      "Two views in one": "同一视图里的两个视图",
      "A view without a superview; again: its cure": "没有父视图的视图；再按一次：解决办法",
      "A closure that comes late; again: its cure": "迟到的闭包；再按一次：解决办法",
      "The owner of sample 3: there, or gone": "示例 3 的主人：在或不在",
      "sample": "示例",
      "owner": "主人",
      "1: v1 and v2 are both in v0.": "1：v1 和 v2 都在 v0 里。",
      "2: lone was added to no view.": "2：lone 没有加到任何视图。",
      "2: lone was added to the screen first.": "2：lone 先加到了屏幕上。",
      "3: the owner is gone when the answer comes.": "3：应答到来时主人已经不在。",
      "3: the owner is gone, and the closure returns at once.": "3：主人已经不在，闭包立即返回。",
      "3: the owner is there when the answer comes.": "3：应答到来时主人还在。",
      "%@.left = %@, and it holds %@ constraints.": "%@.left = %@，它持有 %@ 条约束。",
      "lone.centerX = %@: screen %@ × 1/2.": "lone.centerX = %@：屏幕 %@ × 1/2。",
      "screen %@ × %@: %@ refused, %@ views in it.": "屏幕 %@ × %@：%@ 条被拒绝，其中有 %@ 个视图。",
      "screen %@ × %@: nothing was made, nothing is in it.": "屏幕 %@ × %@：什么都没创建，里面是空的。",
    ])
}
