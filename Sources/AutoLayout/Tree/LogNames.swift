/// What logs call the items and constraints of one tree.
///
/// Where a name is given it is used. Else a number stands in for the address that it would be in
/// UIKit's logs: each object has one of its own, given when the object is first mentioned, so that
/// two runs of a program write the same.
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
  /// The number of entries with which those of objects that are gone are dropped.
  private var limit = 64

  /// A constraint's number, like `0x1`.
  func number(of constraint: LayoutConstraint) -> String {
    number(constraint, .object(ObjectIdentifier(constraint)))
  }

  /// The number of one of the system's constraints, which is the same whenever it is made anew.
  func number(of constraint: SystemConstraint) -> String {
    guard let item = constraint.item else { return "(gone)" }
    return number(
      item, .system(ObjectIdentifier(item), constraint.kind, constraint.attribute))
  }

  func number(of item: LayoutItem) -> String { number(item, .object(ObjectIdentifier(item))) }

  /// An item's class with its identifier, or its number: `Button:save`, `Button:0x2`. The guides that
  /// every view has are called alike, so they have both: `LayoutGuide:0x3'layoutMarginsGuide'`.
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
  /// What logs call the items of this one's tree.
  final var logNames: LogNames { node?.tree.names ?? LogNames() }
}
