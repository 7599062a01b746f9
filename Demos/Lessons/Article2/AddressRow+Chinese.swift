import Ashlar

extension StringCatalog {
  /// The words of the demo of who gives way.
  static let addressRow = StringCatalog(
    .simplifiedChinese,
    [
      "Address row": "地址行",
      "section 1": "第 1 节",
      "Natural sizes are springs in the layout; the softer gives.": "固有尺寸像布局里的弹簧，软的那根让步。",
      "A text says how wide it wants to be. Two constraints come of that: hugging pulls a view back that is wider, and compression resistance pushes against one that is narrower.":
        "文字有自己想要的宽度，由此产生两条约束：抗拉伸把过宽的视图拉回来，抗压缩顶住过窄的视图。",
      "Where two views cannot both have their width, the one with the lower priority gives way, and gives all that is missing: the loss is not shared.":
        "两个视图不能都得到所需宽度时，优先级低的让步，而且缺多少让多少，并不平分。",
      "Equal priorities are a tie: either view could give way, so the layout is ambiguous. Here the one that was added first does.":
        "优先级相等就是平局：哪一个让步都可以，布局有歧义。这里由先添加的让步。",
      "Two rows with the same constraints, a short address and a long one. A spring with its ends turned outwards is pressed, inwards it is pulled, and the number is its strength. The fields are real: Tab goes into them, Enter is the return key.":
        "两行约束相同，地址一短一长。两端朝外的弹簧受压，朝内的受拉，数字是它的强度。输入框是真的：Tab 进入，Enter 是 return 键。",
      "Let the label resist at 1000: now the field is cut.": "让标签的抗压缩为 1000：现在截断的是输入框。",
      "Put the field behind the label: the tie turns round.": "交换添加的先后：平局的结果反过来。",
      "Take words from the long address until both have room.": "删去长地址的词，直到两者都放得下。",
      "Let the label hug less: now it is stretched.": "降低标签的抗拉伸：现在它被拉长。",
      "Give the label 12 columns: its spring still pulls.": "给标签 12 列：它的弹簧仍在拉。",
      "The article says that a natural size acts only where no width is given. It stays in force beside one, at 251 and 750: the key w gives the label a width of 12, which wins where it is required and loses at 200. And its text speaks of a houseNumberTextField that its code calls addressTextField.":
        "文章说固有尺寸只在没有给出宽度时起作用。其实有宽度约束时它仍然有效，优先级是 251 和 750：按 w 给标签 12 列的宽度，必需时它胜出，200 时它落败。另外正文中的 houseNumberTextField 在代码里叫 addressTextField。",
      "Fonts and the yellow line around the field. A text field of a terminal has one row, so its height says nothing new.":
        "字体和输入框的黄色边框。终端里的输入框只有一行，它的高度没有新内容。",
      "A longer address": "地址变长",
      "A shorter address": "地址变短",
      "Compression resistance of the label": "标签的抗压缩",
      "Hugging of the label": "标签的抗拉伸",
      "A width of 12 for the label": "标签宽度 12",
      "Which of the two was added first": "两者谁先添加",
      "text": "文字",
      "hug": "抗拉伸",
      "resist": "抗压缩",
      "order": "先后",
      "width": "宽度",
      "Address": "地址",
      "the field": "输入框",
      "the label": "标签",
      "A tie, %@ and %@: %@ was added first and is stretched.": "平局，%@ 对 %@：先添加的%@被拉长。",
      "A tie, %@ and %@: %@ was added first and is cut.": "平局，%@ 对 %@：先添加的%@被截断。",
      "A width that is said wins over the natural one; the field is cut.": "写明的宽度胜过固有宽度；输入框被截断。",
      "A width that is said wins over the natural one; the label is cut.": "写明的宽度胜过固有宽度；标签被截断。",
      "Both are stretched: the label has a width that is said.": "两者都被拉长：标签有写明的宽度。",
      "Both have the width of their texts.": "两者都恰好是文字的宽度。",
      "Neither has room for its text.": "两者都放不下自己的文字。",
      "The field is cut: %@ is less than %@.": "输入框被截断：%@ 小于 %@。",
      "The label is cut: %@ is less than %@.": "标签被截断：%@ 小于 %@。",
      "The field is stretched: it hugs at %@, the label at %@.": "输入框被拉长：它抗拉伸 %@，标签 %@。",
      "The label is stretched: it hugs at %@, the field at %@.": "标签被拉长：它抗拉伸 %@，输入框 %@。",
      "The label hugs at %@ and resists at %@, the field at 250 and 750.":
        "标签抗拉伸 %@、抗压缩 %@，输入框 250 和 750。",
      "%@: label.width = %@: row %@ - %@ - field %@, not %@.":
        "%@：label.width = %@：行 %@ - %@ - 输入框 %@，不是 %@。",
      "%@: label.width = %@: its text; field %@ - %@ = %@ of %@.":
        "%@：label.width = %@，够宽；输入框 %@ - %@ = %@，要 %@。",
    ])
}
