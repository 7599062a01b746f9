import Ashlar

/// Something that the articles or the example collections contain but no demo shows.
public struct LeftOut: Sendable {
  /// A name in a few words.
  public let title: LocalizedText
  /// The reason in a sentence.
  public let reason: LocalizedText
  /// The lines of the articles that it represents, numbered as on the page of the articles: `1.16a`.
  public let lines: [String]

  private init(_ title: LocalizedText, lines: [String] = [], _ reason: LocalizedText) {
    self.title = title
    self.reason = reason
    self.lines = lines
  }

  /// All of them: from the articles, from the cases, and from Masonry's own examples.
  public static let all = articles + cases + masonry

  /// Returns a line for each: the title, a tab, the reason.
  public static func listing(_ localizer: Localizer) -> String {
    all.map { "\(localizer.string($0.title))\t\(localizer.string($0.reason))" }
      .joined(separator: "\n")
  }

  private static let articles = [
    LeftOut(
      LocalizedText("Storyboards", chinese: "Storyboard"), lines: ["1.01", "1.34d"],
      LocalizedText(
        "All constraints of a demo stand in its source, where they can be read and changed.",
        chinese: "示例的约束全部写在源码里，可以阅读，也可以修改。")),
    LeftOut(
      LocalizedText("Edges in place of margins", chinese: "用边缘代替边距"), lines: ["1.16a"],
      LocalizedText(
        "A later version of the three labels has them; the demo has the margins, as in the article.",
        chinese: "三个标签的后续版本这样写；示例与文章一致，使用边距（margin）。")),
    LeftOut(
      LocalizedText("Greetings, sums and links", chinese: "致谢、小结与链接"),
      lines: ["1.03", "1.50", "2.40", "3.51a", "4.52"],
      LocalizedText(
        "They say nothing of layouts that other lines do not say.", chinese: "关于布局，其中没有其他各行未说的内容。")),
    LeftOut(
      LocalizedText("A wrong name in a sample", chinese: "样例里写错的变量名"), lines: ["2.07a"],
      LocalizedText("The address row has names of its own.", chinese: "地址行的示例用的是自己的命名。")),
    LeftOut(
      LocalizedText("Later versions of the template cell", chinese: "模板单元格的后续版本"), lines: ["4.52a"],
      LocalizedText(
        "They mind an index, large screens and new systems, none of which a terminal has.",
        chinese: "它们照顾索引条、大屏幕和新系统，终端里都没有。")),
  ]

  private static let cases = [
    LeftOut(
      LocalizedText(
        "Top and bottom layout guides, case 5", chinese: "topLayoutGuide 与 bottomLayoutGuide（案例 5）"),
      LocalizedText(
        "UIKit has deprecated them; Bars, keyboard shows the safe area that has replaced them.",
        chinese: "UIKit 已弃用它们；「栏与键盘」展示了代替它们的安全区域。")),
    LeftOut(
      LocalizedText("Pictures, cases 2, 4 and 6", chinese: "图片（案例 2、4、6）"),
      LocalizedText(
        "A terminal has cells, so boxes of several sizes stand for icons and photographs.",
        chinese: "终端只有字符格，所以用大小不同的方块代替图标和照片。")),
    LeftOut(
      LocalizedText(
        "Observing an offset by its key path, case 7", chinese: "用 KVO 观察 contentOffset（案例 7）"),
      LocalizedText(
        "A delegate is told the same at the same moment, and the compiler checks it.",
        chinese: "delegate 在同一时刻得到同样的通知，而且由编译器检查。")),
    LeftOut(
      LocalizedText("Reloading a row with another cell, case 8", chinese: "用另一个 cell 重新加载一行（案例 8）"),
      LocalizedText(
        "Expanding rows reloads it in one batch of updates; which cell shows it makes no difference.",
        chinese: "「展开单元格」在一次批量更新里重新加载；由哪个 cell 显示并无区别。")),
  ]

  private static let masonry = [
    LeftOut(
      LocalizedText("Two views above a third", chinese: "两个视图在上，一个在下"),
      LocalizedText(
        "Equal widths has the same sentences; equal heights are those along the other axis.",
        chinese: "「等宽」里有同样的语句；等高只是换了一条轴。")),
    LeftOut(
      LocalizedText("A button that grows, a view that moves", chinese: "变大的按钮，移动的视图"),
      LocalizedText(
        "Updating and remaking are what article 2 is about: Tied sizes and Turn it over.",
        chinese: "update 与 remake 是文章二的主题，见「尺寸相等」与「横竖切换」。")),
    LeftOut(
      LocalizedText("An animation without an end", chinese: "没有尽头的动画"),
      LocalizedText(
        "A screen that never rests is hard to read, so each key of Chains, insets starts one way.",
        chinese: "不停变化的屏幕难以阅读，所以「链式与 insets」每按一次键只走一程。")),
    LeftOut(
      LocalizedText("A long text that is laid out twice", chinese: "布局两遍的长文字"),
      LocalizedText(
        "A label wraps at the width that it gets; Max width shows what a preferred width is good for.",
        chinese: "标签按得到的宽度换行；preferredMaxLayoutWidth 的用处见「最大宽度」。")
    ),
    LeftOut(
      LocalizedText("A scroll view's content as a chain", chinese: "用一串约束撑起滚动内容"),
      LocalizedText(
        "Keyboard and Pulled header scroll lists; how a chain makes a size is in A row's height.",
        chinese: "「键盘」和「下拉头图」里有滚动的列表；一串约束怎样得出尺寸，见「一行有多高」。")),
    LeftOut(
      LocalizedText("Three buttons raised and lowered", chinese: "一起升降的三个按钮"),
      LocalizedText(
        "Distributed has sentences for several views at once, and Baselines aligns and moves texts.",
        chinese: "「等间距排列」里一句话约束多个视图，「基线对齐」里对齐并移动文字。")),
    LeftOut(
      LocalizedText("Margins within margins", chinese: "层层嵌套的边距"),
      LocalizedText(
        "Three labels has margins; those of views inside of each other are no other rule.",
        chinese: "三个标签的示例用到了边距；嵌套视图的边距没有另外的规则。")),
  ]
}
