import ConstraintNotation

/// What the name of a class says about who wrote it.
enum SystemClass {
  /// Prefixes of Apple's frameworks. A class of a Swift module has the module's name before a dot.
  private static let prefixes = [
    "UI", "NS", "MK", "WK", "AV", "SK", "GK", "CN", "MF", "QL", "PK",
  ]

  /// Whether a class is private to Apple's frameworks: by the underscore that its name begins with, by a module of
  /// Apple's, or since it is known to be (``privateClasses``). A prefix says nothing: programs use all of them.
  static func isPrivate(_ item: StatedItem) -> Bool {
    if item.className.isEmpty { return item.name.map(privateNames.contains) ?? false }
    let name = item.plainClass
    if laidOutByPrograms.contains(where: name.hasPrefix) { return false }
    if let module = MangledName(item.className)?.module { return modules.contains(module) }
    // A mangled name that is cut does not say whose module it is.
    let hasUnderscore = name.hasPrefix("_") && !name.hasPrefix("_Tt")
    return privateClasses.contains(name) || hasUnderscore && !item.className.contains(".")
  }

  /// Whether a class is one of Apple's, public or private.
  static func isApple(_ item: StatedItem) -> Bool {
    if item.className.isEmpty { return false }
    if let module = MangledName(item.className)?.module {
      return modules.contains(module) || ["MapKit", "WebKit"].contains(module)
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
  static func isCell(_ item: StatedItem) -> Bool {
    let name = item.plainClass
    return ["Cell", "HeaderFooter", "TableRow", "RowView", "SectionHeader"].contains {
      name.contains($0)
    }
  }

  /// Whether the names of a log are AppKit's.
  static func isAppKit(_ items: [StatedItem]) -> Bool {
    !items.contains { $0.className.hasPrefix("UI") || $0.className.hasPrefix("_UI") }
      && items.contains { $0.className.hasPrefix("NS") }
  }
}
