import Ashlar

extension StringCatalog {
  static let preferredWidth = StringCatalog(
    .simplifiedChinese,
    [
      "Max width": "最大宽度",
      "preferredMaxLayoutWidth": "preferredMaxLayoutWidth",
      "Measuring follows the maximum width, showing the constraint.":
        "计算 size 以最大宽度为准，显示以宽度约束为准。",
      """
      A text that wraps has no height before it has a width. preferredMaxLayoutWidth is the width at \
      which the label measures itself: it is meant for labels without a width constraint.
      """:
        """
      会换行的文字，要先有宽度才有高度。preferredMaxLayoutWidth 就是 label 计算自身尺寸时用的宽度，\
      适用于没有宽度约束的 label。
      """,
      """
      With both, the intrinsic size is that of the preferred width, but the lines break at the width \
      that the constraint gives. Where they differ, lines are missing or rows stay empty.
      """:
        """
      两者都设置时，固有尺寸按 preferredMaxLayoutWidth 计算，换行却按约束给出的宽度。\
      两者不一致，就会缺行或空行。
      """,
      """
      Without a preferred width, 0, the layout measures again at the width that the label has got, \
      and the height is right.
      """:
        "不设置（为 0）时，布局会用 label 实际得到的宽度再计算一次，高度就对了。",
      """
      Two rulers: the width at which the text is measured, and the width at which it is shown. The \
      block below is the label, as high as it was measured; a dotted outline is all of the measured size.
      """:
        "两把尺：计算文字时用的宽度，和显示文字时的宽度。下面的色块是 label，高度就是计算出来的高度；虚线框是计算出来的整个大小。",
      "Measure 8 columns narrower: more rows than lines.": "计算时窄 8 列：行高多于文字行数。",
      "No preferred width: measured as it is shown.": "不设最大宽度：按显示的宽度计算。",
      "No width constraint: shown as it was measured.": "去掉宽度约束：按计算的结果显示。",
      "Make the stage narrow: the shown width follows it.": "把舞台变窄：显示的宽度随之变化。",
      """
      Setting preferredMaxLayoutWidth to the label's own width in layoutSubviews, which old systems \
      needed: a preferred width of 0 does that by itself.
      """:
        "在 layoutSubviews 里把 preferredMaxLayoutWidth 设成 label 自己的宽度（旧系统需要这样做）：设为 0 就会自动完成。",
      "measured at the maximum, %@": "按 preferredMaxLayoutWidth %@ 计算",
      "no preferredMaxLayoutWidth: measured at its own width":
        "没有 preferredMaxLayoutWidth：按自身宽度计算",
      "shown at its own width, %@": "按宽度约束显示，%@",
      "no width constraint: shown as measured, %@": "没有宽度约束：按计算的结果显示，%@",
      "The label is as high as its text.": "label 的高度与文字相符。",
      "The label is not as high as its text: %@.": "label 的高度与文字不符：%@。",
      "%@ cut": "截掉 %@ 行",
      "%@ empty": "空出 %@ 行",
      "all there": "完整",
      "as measured": "计算的大小",
      "measure at": "计算宽度",
      "show at": "显示宽度",
      "max width": "最大宽度",
      "its width": "宽度约束",
      "Measured a column narrower": "计算时窄一列",
      "Measured a column wider": "计算时宽一列",
      "Shown a column narrower": "显示时窄一列",
      "Shown a column wider": "显示时宽一列",
      "The preferred width, or none": "设置或不设最大宽度",
      "The width constraint, or none": "有或没有宽度约束",
      "measured at %@: %@ rows; shown at %@: %@ lines, %@.":
        "按 %@ 计算：高 %@ 行；按 %@ 显示：%@ 行文字，%@。",
      "measured at its own %@: %@ rows; %@ lines, %@.": "按自身 %@ 计算：高 %@ 行；%@ 行文字，%@。",
    ])
}
