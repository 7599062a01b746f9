import ConflictAnalysis
import Localization

/// The origin of a constraint, as far as its class and its identifier show it.
extension MemberOrigin {
  init(_ constraint: LoggedConstraint) {
    let identifier = constraint.bareIdentifier
    self =
      if constraint.className.contains("Prototyping") {
        .prototyping
      } else if constraint.className.hasPrefix("_UILayoutSupport") {
        .marginGuide
      } else if identifier.hasPrefix("UISV-hiding") {
        .hiding
      } else if identifier.hasPrefix("UISV-") || identifier.hasPrefix("NSStackView") {
        .stack
      } else if identifier.contains("View-Encapsulated-Layout") {
        .encapsulated
      } else if identifier.contains("TemporaryLayout") {
        .temporary
      } else if identifier.hasPrefix("fittingSize") {
        .fitting
      } else if identifier.contains("SafeAreaLayoutGuide") {
        .safeArea
      } else if identifier.contains("guide-constraint") || identifier.contains("View-Layout-Guide")
      {
        .marginGuide
      } else if identifier.hasPrefix("UI") || identifier.hasPrefix("NS") {
        .system
      } else if constraint.isAutoresizing { .autoresizing } else if constraint.isContentSize {
        .contentSize
      } else if constraint.className.hasPrefix("MAS") {
        .masonry
      } else if constraint.className.hasPrefix("Snap") {
        .snapKit
      } else if SystemClass.areSystems(
        constraint.items, isNamed: constraint.identifier != nil)
      {
        .system
      } else {
        .program
      }
  }

  /// Returns the words for the origin, to follow the constraint's sentence.
  func phrase(_ constraint: LoggedConstraint) -> LocalizedText {
    let place = constraint.source.map { source in
      let file = source.file.split(separator: "/").last.map(String.init) ?? source.file
      let name = file.hasSuffix(".swift") || file.contains(".") ? file : file + ".swift"
      return ", \(name):\(source.line)"
    }
    let identifier = constraint.identifier.map { " '\($0)'" } ?? ""
    return switch self {
    case .program where constraint.items.contains(where: SystemClass.isPrivate):
      LocalizedText("your code or storyboard, or the system", chinese: "你的代码或 storyboard，也可能是系统")
        + identifier
        + (place ?? "")
    case .program:
      LocalizedText("your code or storyboard", chinese: "你的代码或 storyboard") + identifier
        + (place ?? "")
    case .masonry:
      LocalizedText("your code, Masonry", chinese: "你的代码（Masonry）") + identifier + (place ?? "")
    case .snapKit:
      LocalizedText("your code, SnapKit", chinese: "你的代码（SnapKit）") + identifier + (place ?? "")
    case .hiding: LocalizedText("the stack view, for a hidden view", chinese: "stack view 为隐藏的视图添加")
    case .stack: LocalizedText("a stack view", chinese: "stack view 添加") + identifier
    case .encapsulated:
      LocalizedText("the system, a size given from outside", chinese: "系统从外部给定的尺寸")
    case .temporary:
      LocalizedText("the system, before the first layout", chinese: "系统在首次布局之前添加")
    case .fitting: LocalizedText("the system, to measure the view", chinese: "系统测量视图时添加")
    case .autoresizing:
      LocalizedText(
        "a frame and its autoresizing mask", chinese: "由 frame 与 autoresizing mask 转换而来")
    case .contentSize: LocalizedText("the intrinsic content size", chinese: "固有内容尺寸")
    case .marginGuide: LocalizedText("a layout guide of the system", chinese: "系统的 layout guide")
    case .prototyping:
      LocalizedText("Interface Builder, in place of yours", chinese: "Interface Builder 自动补上")
    case .safeArea: LocalizedText("the safe area", chinese: "安全区域")
    case .implicit, .system:
      LocalizedText("the system's own views", chinese: "系统自带的视图") + identifier
    }
  }
}
