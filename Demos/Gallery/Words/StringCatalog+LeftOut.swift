import Ashlar

extension StringCatalog {
  /// The words of what no demo shows.
  static let leftOut = StringCatalog(
    .simplifiedChinese,
    [
      // The articles
      "Storyboards": "Storyboard",
      "All constraints of a demo stand in its source, where they can be read and changed.":
        "示例的约束全部写在源码里，可以阅读，也可以修改。",
      "Edges in place of margins": "用边缘代替边距",
      "A later version of the three labels has them; the demo has the margins, as in the article.":
        "三个标签的后续版本这样写；示例与文章一致，使用边距（margin）。",
      "Greetings, sums and links": "致谢、小结与链接",
      "They say nothing of layouts that other lines do not say.": "关于布局，其中没有其他各行未说的内容。",
      "A wrong name in a sample": "样例里写错的变量名",
      "The address row has names of its own.": "地址行的示例用的是自己的命名。",
      "Later versions of the template cell": "模板单元格的后续版本",
      "They mind an index, large screens and new systems, none of which a terminal has.":
        "它们照顾索引条、大屏幕和新系统，终端里都没有。",
      // The cases
      "Top and bottom layout guides, case 5": "topLayoutGuide 与 bottomLayoutGuide（案例 5）",
      "UIKit has deprecated them; Bars, keyboard shows the safe area that has replaced them.":
        "UIKit 已弃用它们；「栏与键盘」展示了代替它们的安全区域。",
      "Pictures, cases 2, 4 and 6": "图片（案例 2、4、6）",
      "A terminal has cells, so boxes of several sizes stand for icons and photographs.":
        "终端只有字符格，所以用大小不同的方块代替图标和照片。",
      "Observing an offset by its key path, case 7": "用 KVO 观察 contentOffset（案例 7）",
      "A delegate is told the same at the same moment, and the compiler checks it.":
        "delegate 在同一时刻得到同样的通知，而且由编译器检查。",
      "Reloading a row with another cell, case 8": "用另一个 cell 重新加载一行（案例 8）",
      "Expanding rows reloads it in one batch of updates; which cell shows it makes no difference.":
        "「展开单元格」在一次批量更新里重新加载；由哪个 cell 显示并无区别。",
      // Masonry's examples
      "Two views above a third": "两个视图在上，一个在下",
      "Equal widths has the same sentences; equal heights are those along the other axis.":
        "「等宽」里有同样的语句；等高只是换了一条轴。",
      "A button that grows, a view that moves": "变大的按钮，移动的视图",
      "Updating and remaking are what article 2 is about: Tied sizes and Turn it over.":
        "update 与 remake 是文章二的主题，见「尺寸相等」与「横竖切换」。",
      "An animation without an end": "没有尽头的动画",
      "A screen that never rests is hard to read, so each key of Chains, insets starts one way.":
        "不停变化的屏幕难以阅读，所以「链式与 insets」每按一次键只走一程。",
      "A long text that is laid out twice": "布局两遍的长文字",
      "A label wraps at the width that it gets; Max width shows what a preferred width is good for.":
        "标签按得到的宽度换行；preferredMaxLayoutWidth 的用处见「最大宽度」。",
      "A scroll view's content as a chain": "用一串约束撑起滚动内容",
      "Keyboard and Pulled header scroll lists; how a chain makes a size is in A row's height.":
        "「键盘」和「下拉头图」里有滚动的列表；一串约束怎样得出尺寸，见「一行有多高」。",
      "Three buttons raised and lowered": "一起升降的三个按钮",
      "Distributed has sentences for several views at once, and Baselines aligns and moves texts.":
        "「等间距排列」里一句话约束多个视图，「基线对齐」里对齐并移动文字。",
      "Margins within margins": "层层嵌套的边距",
      "Three labels has margins; those of views inside of each other are no other rule.":
        "三个标签的示例用到了边距；嵌套视图的边距没有另外的规则。",
    ])
}
