/// The names of items and constraints of a tree in logs.
///
/// An identifier is used if there is one. Otherwise a number replaces the address in UIKit's logs. It is
/// assigned when the object is first mentioned, so two runs of a program print the same.
@MainActor final class LogNames {
  private enum Key: Hashable {
    case object(ObjectIdentifier)
    case system(ObjectIdentifier, SystemConstraint.Kind, LayoutAttribute)
  }

  private struct Entry {
    weak var object: AnyObject?
    let number: Int
  }

  private var entries: [Key: Entry] = [:]
  private var last = 0
  /// The number of entries at which the entries of objects that no longer exist are dropped.
  private var limit = 64

  /// Returns a constraint's number, like `0x1`.
  func number(of constraint: LayoutConstraint) -> String {
    number(constraint, .object(ObjectIdentifier(constraint)))
  }

  /// Returns the number of a system constraint, the same each time it is created again.
  func number(of constraint: SystemConstraint) -> String {
    guard let item = constraint.item else { return "(gone)" }
    return number(
      item, .system(ObjectIdentifier(item), constraint.kind, constraint.attribute))
  }

  func number(of item: LayoutItem) -> String { number(item, .object(ObjectIdentifier(item))) }

  /// Returns an item's class with its identifier or number: `Button:save`, `Button:0x2`. Built-in guides have
  /// the same identifiers in every view, so they show both: `LayoutGuide:0x3'layoutMarginsGuide'`.
  func name(of item: LayoutItem?) -> String {
    guard let item else { return "(gone)" }
    let type = String(describing: type(of: item))
    guard let identifier = item.shownIdentifier else { return "\(type):\(number(of: item))" }
    guard let guide = item as? LayoutGuide, guide.kind != .free else {
      return "\(type):\(identifier)"
    }
    return "\(type):\(number(of: guide))'\(identifier)'"
  }

  private func number(_ object: AnyObject, _ key: Key) -> String {
    if let entry = entries[key], entry.object === object { return Self.text(entry.number) }
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(64, 2 * entries.count)
    }
    last += 1
    entries[key] = Entry(object: object, number: last)
    return Self.text(last)
  }

  private static func text(_ number: Int) -> String { "0x" + String(number, radix: 16) }
}

extension LayoutItem {
  /// The log names of this item's tree.
  final var logNames: LogNames { node?.tree.names ?? LogNames() }
}
