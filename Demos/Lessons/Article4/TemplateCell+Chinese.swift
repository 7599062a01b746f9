import Ashlar

extension StringCatalog {
  /// The words of the lesson on the template cell, and of its demo.
  static let templateCell = StringCatalog(
    .simplifiedChinese,
    [
      "Template cell": "模板 cell",
      "the height of a cell before its layout": "Cell 的动态高度计算",
      "A cell that is never shown says how high the rows are.": "用一个从不显示的 cell 算出每行的高度。",
      """
      A table needs heights before it lays out rows. So one cell of each class, the template, shows the content of \
      each row in turn, and is measured at the width that the row will give it.
      """:
        "UITableView 在布局之前就要知道行高。所以每个 cell 类都有一个模板 cell，依次填入各行的内容，按这一行将来的宽度计算高度。",
      """
      Fitting alone would let a label grow to the right. A required constraint, the width fence, makes it wrap; after \
      the fitting it is taken away again.
      """:
        "只做 fitting 的话，label 会一直向右变宽。加一条必需的宽度约束（width fence），它才会换行；算完再移除。",
      """
      Four ways in turn: the constraints; one warning where they give 0; sizeThatFits, for cells laid out by frames; \
      the height that rows have anyway. A separator comes on top.
      """:
        "依次尝试四步：约束；得到 0 就警告一次；用 frame 布局的 cell 调用 sizeThatFits；最后用默认行高。有分隔线再加上它的高度。",
      """
      A height is kept for its row or key, for each width of the table. A content that changes has to be told.
      """:
        "高度按行或按 key 缓存，每种表格宽度各存一份。内容变了，要主动让缓存失效。",
      """
      On the left the table; beside it the way to the height of the row that is selected, with the numbers of the real \
      run. Below, the template as it is at the step that is lit; then what is kept, and the log up to there.
      """:
        "左边是表格；右边是选中行的高度怎样一步步算出来，数字来自真实的运行。下面是点亮的那一步时的模板 cell，再下面是缓存和到此为止的日志。",
      "Read on to the fence: the template wraps its text.": "往下走到 width fence：模板 cell 的文字换行了。",
      "Put an accessory beside the text: less width.": "加上 accessory：内容变窄。",
      "Change the text: only this height is measured anew.": "换一段文字：只有这一行重新计算。",
      "Leave the bottom loose: 0, a warning, 3 as rows have.": "底边不约束：得到 0，警告，用默认行高 3。",
      "Lay the cell out by frames: it is asked what fits.": "改用 frame 布局：调用 sizeThatFits。",
      "Make the stage narrow: another width, other heights.": "把舞台变窄：换了宽度，高度另算另存。",
      """
      The names and the order are those of FDTemplateLayoutCell; its sums for screens, section indexes and later \
      systems have no meaning in a terminal.
      """:
        "名称和顺序沿用 FDTemplateLayoutCell；它针对屏幕、索引条和新系统的修正，在终端里没有意义。",
      "Constraints": "约束从上撑到下",
      "A loose bottom": "底边没有约束",
      "Frames": "frame 布局，实现了 sizeThatFits",
      "Frames without an answer": "frame 布局，没有实现 sizeThatFits",
      "One step on; from the last to the first": "前进一步（末步之后回到第一步）",
      "One step back; from the first to the last": "后退一步（第一步之前是末步）",
      "The next row": "下一行",
      "The row before": "上一行",
      "An accessory: none, glyphs, a view": "accessory：无、符号、视图",
      "Another text": "换一段文字",
      "Ask once more: with the kept heights, or without": "再问一次：用缓存，或清空缓存",
      "Keep heights by row, or by key": "按行缓存，或按 key 缓存",
      "Separators, or none": "有或没有分隔线",
      "step": "步骤",
      "row": "行",
      "accessory": "accessory",
      "text": "文字",
      "cell": "cell",
      "again": "再问",
      "by row": "按行",
      "separators": "分隔线",
      "row %@": "第 %@ 行",
      "key %@": "key %@",
      "%@ %@": "%@ %@",
      "asked: %@, not kept yet": "询问：%@，还没有缓存",
      "asked: %@, kept: %@": "询问：%@，缓存 %@",
      "configure: %@": "填入内容：%@",
      "configure: no constraints": "填入内容：没有约束",
      "width: %@": "宽度：%@",
      "width: %@ - %@ = %@": "宽度：%@ - %@ = %@",
      "fence: width == %@": "fence：width == %@",
      "constraints: %@": "约束算出：%@",
      "warning": "警告",
      "sizeThatFits: %@": "sizeThatFits：%@",
      "default: %@": "默认行高：%@",
      "separator: + %@ = %@": "分隔线：+ %@ = %@",
      "keep %@ for %@": "缓存 %@（%@）",
      "hits %@, misses %@; kept, %@ wide: %@": "命中 %@，未命中 %@；缓存（宽 %@）：%@",
      "The template is 0 high.": "模板 cell 的高度是 0。",
      "The template is not asked: the height was kept.": "命中缓存，用不到模板 cell。",
      "The template is empty: it is configured next.": "模板 cell 还是空的：下一步才配置。",
      "No constraints, and no size yet.": "没有约束，还没有尺寸。",
      "The table asks for no row.": "表格没有要显示的行。",
      "%@ of %@: %@": "第 %@/%@ 步：%@",
      "for %@ nothing is kept, %@ wide.": "%@ 在宽 %@ 时还没有缓存。",
      "%@ is kept for %@: nothing to measure.": "命中缓存：%@（%@），不用计算。",
      "the template shows the note: %@, not wrapped.": "模板 cell 填入内容：%@，还没有换行。",
      "the template shows the note, without constraints.": "模板 cell 填入内容，没有约束。",
      "%@: all of the row is the content's.": "%@：整行都是内容的宽度。",
      "%@: the accessory takes its part.": "%@：accessory 占去一部分。",
      "contentView.width == %@, required: it wraps.": "contentView.width == %@（必需）：文字换行。",
      "the constraints give no height: 0.": "约束给不出高度：0。",
      "as small as the constraints allow: %@.": "约束允许的最小尺寸：%@。",
      "once only the log warns: no height by constraints.": "日志只警告一次：约束给不出高度。",
      "no height by constraints; the log has warned of it.": "约束给不出高度；日志已警告过。",
      "sizeThatFits says nothing, either: 0.": "sizeThatFits 也没有给出：0。",
      "sizeThatFits(%@, 0) is %@ high.": "sizeThatFits(%@, 0) 的高度是 %@。",
      "nothing gave a height: %@, as rows have.": "都没有给出高度：用默认行高 %@。",
      "%@ + %@ of the separator = %@.": "%@ + 分隔线 %@ = %@。",
      "%@ is kept for %@, %@ wide.": "缓存 %@（%@，宽 %@）。",
    ])
}
