import Ashlar

extension StringCatalog {
  /// The words of the demo of bars and the safe area.
  static let guides = StringCatalog(
    .simplifiedChinese,
    [
      "Bars, keyboard": "栏与键盘",
      "case 5": "案例 5",
      "Content that is pinned to the safe area makes room for bars.": "固定到安全区域的内容，会为各种栏让出空间。",
      "The safe area is the container less its insets. A bar that comes adds its height to them.":
        "安全区域是容器减去它的 insets。出现一个栏，它的高度就加进 insets。",
      "The content's constraints name the safe area's edges. They are never changed: the edges move, and the content with them.":
        "内容的约束指向安全区域的边缘，从不修改：边缘移动，内容随之移动。",
      "A keyboard is a bar, too: the field that is pinned to the safe area's bottom rises above it.":
        "键盘也是一种栏：固定在安全区域底部的输入框会升到键盘上方。",
      "A page with a text and a field. A dashed outline is the safe area. Bars cover what is outside of it.":
        "一个页面，有一段文字和一个输入框。虚线框是安全区域，栏覆盖它之外的部分。",
      "Hide the bar at the top: the text moves up.": "隐藏顶部的栏：文字上移。",
      "Show the bar at the bottom: the field moves up.": "显示底部的栏：输入框上移。",
      "Show the keyboard: the field rises above it.": "显示键盘：输入框升到它上方。",
      "The older way by a controller's top and bottom layout guides, which UIKit has deprecated: the safe area is what has replaced them.":
        "以前的做法：控制器的 topLayoutGuide 与 bottomLayoutGuide。UIKit 已弃用，代替它们的就是安全区域。",
      "The text stays one cell inside of the safe area.": "文字始终在安全区域内一格。",
      "› a field": "› 输入框",
      "a bar at the top": "顶部的栏",
      "a bar at the bottom": "底部的栏",
      "a keyboard": "键盘",
      "The bar at the top": "顶部的栏",
      "The bar at the bottom": "底部的栏",
      "The keyboard": "键盘",
      "top": "顶部",
      "bottom": "底部",
      "keyboard": "键盘",
      "text.top = %@; field.bottom = %@ = %@ - %@.": "text.top = %@；field.bottom = %@ = %@ - %@。",
    ])
}
