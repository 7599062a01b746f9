import Localization
import TextLayout

/// What a view is, and its state, as they are said of it. UIKit's name: `UIAccessibilityTraits`.
///
/// The first of the roles counts, in this order: alert, heading, button, switch, text field, slider, stepper, segments,
/// adjustable, row, list, scroll view, progress, text.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// Creates a set from its bits. Those from 24 on are free for a program's own.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A heading of what follows.
  public static let header = AccessibilityTraits(rawValue: 1)
  /// It is pressed.
  public static let button = AccessibilityTraits(rawValue: 2)
  /// It is on or off.
  public static let toggleButton = AccessibilityTraits(rawValue: 4)
  /// Its text is edited. (UIKit keeps its own to itself.)
  public static let textField = AccessibilityTraits(rawValue: 8)
  /// It has a value that keys make larger or smaller, or that is one of several.
  public static let adjustable = AccessibilityTraits(rawValue: 16)
  /// A row of a table. (UIKit's are known by their cells.)
  public static let row = AccessibilityTraits(rawValue: 32)
  /// It has rows. (UIKit's `accessibilityContainerType`.)
  public static let list = AccessibilityTraits(rawValue: 64)
  /// It scrolls what is in it. (UIKit says it of its contents.)
  public static let scrollView = AccessibilityTraits(rawValue: 128)
  /// Its value changes by itself, as that of a progress view.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 256)
  /// A text that does not change by being used.
  public static let staticText = AccessibilityTraits(rawValue: 512)
  /// It is selected.
  public static let selected = AccessibilityTraits(rawValue: 1024)
  /// It cannot be used now.
  public static let notEnabled = AccessibilityTraits(rawValue: 2048)
  /// It asks something, and keeps the focus until it has an answer. (UIKit's are views of their own.)
  public static let alert = AccessibilityTraits(rawValue: 4096)
  /// It is adjustable, as a knob on a line.
  public static let slider = AccessibilityTraits(rawValue: 8192)
  /// It is adjustable by steps.
  public static let stepper = AccessibilityTraits(rawValue: 16384)
  /// It is adjustable: one of several titles. (UIKit's are buttons.)
  public static let segments = AccessibilityTraits(rawValue: 32768)

  /// The word for the role: `button`; of several the first, and `view` where there is none.
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
  /// The names: `[button, notEnabled]`; of a program's own the bits, in hexadecimal digits.
  public var description: String {
    text(ofBits: [
      "header", "button", "toggleButton", "textField", "adjustable", "row", "list", "scrollView",
      "updatesFrequently", "staticText", "selected", "notEnabled", "alert", "slider", "stepper",
      "segments",
    ])
  }
}
