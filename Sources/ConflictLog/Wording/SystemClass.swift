/// What the name of a class says about who wrote it.
enum SystemClass {
  /// Public prefixes of Apple's classes. A class of a Swift module has the module's name before a dot.
  private static let prefixes = [
    "UI", "NS", "MK", "WK", "AV", "SK", "GK", "CN", "MF", "QL", "PK", "TUI", "ASC",
  ]

  /// Beginnings of classes that a program does not lay out itself.
  private static let internals = [
    "UIInputSet", "UITextEffects", "UIKeyboard", "UIInputView", "UIAlertController",
    "UINavigationItem",
    "UINavigationButton", "UIToolbarContent", "UITransitionView", "UIDropShadow",
    "UILayoutContainer",
    "UIViewControllerWrapper", "UIStatusBar", "UITabBarButton", "UISearchBarBackground", "TUI",
    "NSTitlebar", "NSToolbarItemViewer", "NSThemeFrame", "UIInterfaceActionGroup",
    "UIInterfaceActionItem", "UIRemoteKeyboard", "UICompatibilityInput", "UIButtonBar",
    "UIModernBar", "UIWindow",
  ]

  /// Private classes of views that programs lay out, or lay out others in: the view of a hosting controller, the
  /// content view of an effect, guides.
  private static let laidOutByPrograms = [
    "_UITableView", "_UILayout", "_UIHostingView", "NSHostingView", "_UIVisualEffectContentView",
    "_UIScrollViewLayoutGuide",
  ]

  /// Whether a class is private to Apple's frameworks.
  static func isPrivate(_ item: LoggedItem) -> Bool {
    let name = item.plainClass
    if item.className.isEmpty || laidOutByPrograms.contains(where: name.hasPrefix) { return false }
    if let module = MangledName(item.className)?.module {
      return ["UIKit", "SwiftUI", "AppKit", "UIKitCore"].contains(module)
    }
    if name.hasPrefix("_"), !item.className.contains(".") { return true }
    return internals.contains { name.hasPrefix($0) }
  }

  /// Whether a class is one of Apple's, public or private.
  static func isApple(_ item: LoggedItem) -> Bool {
    if item.className.isEmpty { return false }
    if let module = MangledName(item.className)?.module {
      return ["UIKit", "SwiftUI", "AppKit", "UIKitCore", "MapKit", "WebKit"].contains(module)
    }
    if item.className.contains(".") {
      return item.className.hasPrefix("UIKit.") || item.className.hasPrefix("SwiftUI.")
    }
    let name = item.plainClass
    if isPrivate(item) || name.hasPrefix("_UI") || name.hasPrefix("_NS") { return true }
    return prefixes.contains { prefix in
      guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).first else {
        return false
      }
      return next.isUppercase
    }
  }

  /// Whether a class looks like the cell of a table or a collection, its content view, or a header.
  static func isCell(_ item: LoggedItem) -> Bool {
    let name = item.plainClass
    return ["Cell", "HeaderFooter", "TableRow", "RowView", "SectionHeader"].contains {
      name.contains($0)
    }
  }

  /// Whether the names of a log are AppKit's.
  static func isAppKit(_ items: [LoggedItem]) -> Bool {
    !items.contains { $0.className.hasPrefix("UI") || $0.className.hasPrefix("_UI") }
      && items.contains { $0.className.hasPrefix("NS") }
  }
}
