import ConstraintNotation

/// Classification of items by the names of their classes: the system's or a program's.
package enum SystemClass {
  /// Prefixes of Apple's frameworks. A class of a Swift module has the module's name and a dot before it.
  private static let prefixes = [
    "UI", "NS", "MK", "WK", "AV", "SK", "GK", "CN", "MF", "QL", "PK",
  ]

  /// Whether a class is private to Apple's frameworks: its name begins with an underscore, belongs to one of
  /// Apple's modules, or is listed in ``privateClasses``. A prefix proves nothing, since programs use all of them.
  package static func isPrivate(_ item: StatedItem) -> Bool {
    if item.className.isEmpty { return item.name.map(privateNames.contains) ?? false }
    let name = item.plainClass
    if laidOutByPrograms.contains(where: name.hasPrefix) { return false }
    if let module = MangledName(item.className)?.module { return modules.contains(module) }
    // If a mangled name is cut, its module is unknown.
    let hasUnderscore = name.hasPrefix("_") && !name.hasPrefix("_Tt")
    return privateClasses.contains(name) || hasUnderscore && !item.className.contains(".")
  }

  /// Whether a class is Apple's, public or private.
  package static func isApple(_ item: StatedItem) -> Bool {
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
  package static func isCell(_ item: StatedItem) -> Bool {
    let name = item.plainClass
    return ["Cell", "HeaderFooter", "TableRow", "RowView", "SectionHeader"].contains {
      name.contains($0)
    }
  }

  /// Whether the names in a log are AppKit's.
  package static func isAppKit(_ items: [StatedItem]) -> Bool {
    !items.contains { $0.className.hasPrefix("UI") || $0.className.hasPrefix("_UI") }
      && items.contains { $0.className.hasPrefix("NS") }
  }
}
