import Localization

extension StringCatalog {
  /// The toolkit's words in Simplified Chinese, in the terms of a Chinese iOS where it has them.
  public static let cellViews = StringCatalog(
    .simplifiedChinese,
    [
      // Commands
      "Scroll up": "向上滚动", "Scroll down": "向下滚动", "scroll": "滚动",
      "A page up": "向上翻页", "A page down": "向下翻页",
      "To the start": "到开头", "To the end": "到末尾", "to an end": "到两端",
      "Next control": "下一个控件", "Control before": "上一个控件", "next": "下一个", "back": "返回",
      "Next group": "下一组", "Group before": "上一组", "next group": "下一组", "group back": "上一组",
      "Undo": "撤销", "Redo": "重做", "Cut": "剪切", "Copy": "拷贝", "Paste": "粘贴",
      "Select all rows": "选择所有行",
      "Find a command": "查找命令", "commands": "命令", "All keys": "所有按键", "help": "帮助",

      // Panels
      "Commands": "命令", "No command has these words.": "没有包含这些词的命令。",
      "Choose the one above": "选择上面一项", "Choose the one below": "选择下面一项",
      "Choose the one before": "选择上一项", "Choose the next one": "选择下一项", "choose": "选择",
      "Do it": "执行", "do it": "执行", "Close": "关闭", "close": "关闭",
      "Keys": "按键", "space": "空格", ", ": "，",

      // Screens in words
      "alert": "提醒", "heading": "标题", "button": "按钮", "switch": "开关", "text field": "文本栏",
      "slider": "滑块", "stepper": "步进器", "segments": "分段控件", "adjustable": "可调整",
      "row": "行", "list": "列表", "scroll view": "滚动视图", "progress": "进度", "text": "文本",
      "view": "视图", "divider": "分隔条",
      "disabled": "已停用", "selected": "已选定", "focused": "焦点所在",
      "on": "打开", "off": "关闭", "in progress": "进行中", "halted": "已停止",
    ])
}
