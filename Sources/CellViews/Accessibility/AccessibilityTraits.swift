import Localization
import TextLayout

/// The role and the state of a view for assistive technology. UIKit's name: `UIAccessibilityTraits`.
///
/// If a set has several roles, the first one in this order is read: alert, heading, button, switch, text field, slider,
/// stepper, segments, adjustable, row, list, scroll view, progress, text.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// Creates a set from its bits. Bits from 24 on are free for a program's own traits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A heading of the views that follow it.
  public static let header = AccessibilityTraits(rawValue: 1)
  /// A button.
  public static let button = AccessibilityTraits(rawValue: 2)
  /// A switch, which is on or off.
  public static let toggleButton = AccessibilityTraits(rawValue: 4)
  /// A text that the user edits. (UIKit's trait for it is private.)
  public static let textField = AccessibilityTraits(rawValue: 8)
  /// A value that keys increase or decrease, or a choice among several values.
  public static let adjustable = AccessibilityTraits(rawValue: 16)
  /// A row of a table. (In UIKit the cell's class says so.)
  public static let row = AccessibilityTraits(rawValue: 32)
  /// A list of rows. (UIKit's `accessibilityContainerType`.)
  public static let list = AccessibilityTraits(rawValue: 64)
  /// A view that scrolls its content. (UIKit has this for the content instead.)
  public static let scrollView = AccessibilityTraits(rawValue: 128)
  /// A value that changes by itself, such as a progress view's.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 256)
  /// A text that the user cannot change.
  public static let staticText = AccessibilityTraits(rawValue: 512)
  /// The view is selected.
  public static let selected = AccessibilityTraits(rawValue: 1024)
  /// The view is disabled.
  public static let notEnabled = AccessibilityTraits(rawValue: 2048)
  /// A question that keeps the focus until it is answered. (UIKit has separate views for this.)
  public static let alert = AccessibilityTraits(rawValue: 4096)
  /// An adjustable value, shown as a knob on a line.
  public static let slider = AccessibilityTraits(rawValue: 8192)
  /// An adjustable value that changes in steps.
  public static let stepper = AccessibilityTraits(rawValue: 16384)
  /// An adjustable value that is one of several titles. (UIKit's segments are buttons.)
  public static let segments = AccessibilityTraits(rawValue: 32768)

  /// The word for the role, such as `button`: that of the first role in the order above, or `view` where there is none.
  public var role: LocalizedText {
    let roles: [(AccessibilityTraits, LocalizedText)] = [
      (.alert, LocalizedText("alert", chinese: "提醒")),
      (.header, LocalizedText("heading", chinese: "标题")),
      (.button, LocalizedText("button", chinese: "按钮")),
      (.toggleButton, LocalizedText("switch", chinese: "开关")),
      (.textField, LocalizedText("text field", chinese: "文本栏")),
      (.slider, LocalizedText("slider", chinese: "滑块")),
      (.stepper, LocalizedText("stepper", chinese: "步进器")),
      (.segments, LocalizedText("segments", chinese: "分段控件")),
      (.adjustable, LocalizedText("adjustable", chinese: "可调整")),
      (.row, LocalizedText("row", chinese: "行")), (.list, LocalizedText("list", chinese: "列表")),
      (.scrollView, LocalizedText("scroll view", chinese: "滚动视图")),
      (.updatesFrequently, LocalizedText("progress", chinese: "进度")),
      (.staticText, LocalizedText("text", chinese: "文本")),
    ]
    return roles.first { contains($0.0) }?.1 ?? LocalizedText("view", chinese: "视图")
  }
}

extension AccessibilityTraits: CustomStringConvertible {
  /// The names, such as `[button, notEnabled]`. A program's own traits are shown as their bits in hexadecimal digits.
  public var description: String {
    text(ofBits: [
      "header", "button", "toggleButton", "textField", "adjustable", "row", "list", "scrollView",
      "updatesFrequently", "staticText", "selected", "notEnabled", "alert", "slider", "stepper",
      "segments",
    ])
  }
}
