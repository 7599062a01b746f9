import TextLayout

/// The sections and items of a table at one moment, by identity. UIKit's name: `NSDiffableDataSourceSnapshot`.
///
///     var snapshot = source.snapshot()
///     snapshot.appendItems(["pear", "plum"], toSection: "fruit")
///     source.apply(snapshot)
///
/// Every identifier is unique in a snapshot. A call ignores identifiers that it needs but that are missing, and
/// identifiers that it adds but that exist already. The table reports them when the snapshot is applied (UIKit raises
/// an exception).
public struct DiffableDataSourceSnapshot<SectionIdentifier: Hashable, ItemIdentifier: Hashable> {
  private struct Section {
    let identifier: SectionIdentifier
    var items: [ItemIdentifier] = []
  }

  private var sections: [Section] = []
  private var sectionOfItem: [ItemIdentifier: SectionIdentifier] = [:]
  /// The items whose cells are requested again when the snapshot is applied.
  private(set) var reloaded: Set<ItemIdentifier> = []
  /// Sentences that name the ignored identifiers.
  private(set) var mistakes: [String] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: - What there is

  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { sectionOfItem.count }
  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifier] { sections.map(\.identifier) }
  /// The identifiers of all items, in order.
  public var itemIdentifiers: [ItemIdentifier] { sections.flatMap(\.items) }

  /// The number of items in each section.
  var itemCounts: [Int] { sections.map(\.items.count) }

  /// Returns the number of items in a section; 0 if there is no such section.
  public func numberOfItems(inSection section: SectionIdentifier) -> Int {
    itemIdentifiers(inSection: section).count
  }

  /// Returns the items of a section in order; an empty array if there is no such section.
  public func itemIdentifiers(inSection section: SectionIdentifier) -> [ItemIdentifier] {
    indexOfSection(section).map { sections[$0].items } ?? []
  }

  /// Returns the section of an item; `nil` if there is no such item.
  public func sectionIdentifier(containingItem item: ItemIdentifier) -> SectionIdentifier? {
    sectionOfItem[item]
  }

  /// Returns the index of an item among all items; `nil` if there is no such item.
  ///
  /// - Complexity: O(items).
  public func indexOfItem(_ item: ItemIdentifier) -> Int? {
    guard let place = place(of: item) else { return nil }
    return sections[..<place.section].reduce(place.index) { $0 + $1.items.count }
  }

  /// Returns the index of a section; `nil` if there is no such section.
  public func indexOfSection(_ section: SectionIdentifier) -> Int? {
    sections.firstIndex { $0.identifier == section }
  }

  private func place(of item: ItemIdentifier) -> (section: Int, index: Int)? {
    guard let section = sectionOfItem[item].flatMap(indexOfSection),
      let index = sections[section].items.firstIndex(of: item)
    else { return nil }
    return (section, index)
  }

  // MARK: - Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifier]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier], beforeSection section: SectionIdentifier
  ) {
    if let index = index(ofKnown: section) { insert(identifiers, at: index) }
  }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier], afterSection section: SectionIdentifier
  ) {
    if let index = index(ofKnown: section) { insert(identifiers, at: index + 1) }
  }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifier]) {
    for identifier in identifiers {
      guard let index = index(ofKnown: identifier) else { continue }
      for item in sections.remove(at: index).items { forget(item) }
    }
  }

  /// Moves a section with its items before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifier, beforeSection section: SectionIdentifier
  ) { move(identifier, beside: section, isAfter: false) }

  /// Moves a section with its items after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifier, afterSection section: SectionIdentifier
  ) { move(identifier, beside: section, isAfter: true) }

  private mutating func move(
    _ identifier: SectionIdentifier, beside section: SectionIdentifier, isAfter: Bool
  ) {
    guard identifier != section, let index = index(ofKnown: identifier),
      self.index(ofKnown: section) != nil
    else { return }
    let moved = sections.remove(at: index)
    guard let place = indexOfSection(section) else { return }
    sections.insert(moved, at: isAfter ? place + 1 : place)
  }

  private mutating func insert(_ identifiers: [SectionIdentifier], at index: Int) {
    var known = Set(sectionIdentifiers)
    var added: [Section] = []
    for identifier in identifiers {
      if known.insert(identifier).inserted {
        added.append(Section(identifier: identifier))
      } else {
        mistakes.append("There is a section \("\(identifier)".quoted()) already.")
      }
    }
    sections.insert(contentsOf: added, at: index)
  }

  private mutating func index(ofKnown section: SectionIdentifier) -> Int? {
    if let index = indexOfSection(section) { return index }
    mistakes.append("There is no section \("\(section)".quoted()).")
    return nil
  }

  // MARK: - Items

  /// Adds items at the end of a section; with `nil`, of the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifier], toSection section: SectionIdentifier? = nil
  ) {
    guard let section = section ?? sections.last?.identifier else {
      mistakes.append("There is no section for items: append one first.")
      return
    }
    guard let index = index(ofKnown: section) else { return }
    insert(identifiers, at: (index, sections[index].items.count))
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier], beforeItem item: ItemIdentifier
  ) {
    if let place = place(ofKnown: item) { insert(identifiers, at: place) }
  }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier], afterItem item: ItemIdentifier
  ) {
    if let place = place(ofKnown: item) {
      insert(identifiers, at: (place.section, place.index + 1))
    }
  }

  /// Removes items.
  ///
  /// - Complexity: O(items).
  public mutating func deleteItems(_ identifiers: [ItemIdentifier]) {
    var deleted: Set<ItemIdentifier> = []
    for item in identifiers where deleted.insert(item).inserted {
      if sectionOfItem[item] == nil { mistakes.append("There is no item \("\(item)".quoted()).") }
      forget(item)
    }
    for index in sections.indices { sections[index].items.removeAll(where: deleted.contains) }
  }

  /// Removes all items and all sections. UIKit's name.
  public mutating func deleteAllItems() {
    sections = []
    sectionOfItem = [:]
    reloaded = []
  }

  /// Moves an item before another one, also to another section.
  public mutating func moveItem(_ identifier: ItemIdentifier, beforeItem item: ItemIdentifier) {
    move(identifier, beside: item, isAfter: false)
  }

  /// Moves an item after another one, also to another section.
  public mutating func moveItem(_ identifier: ItemIdentifier, afterItem item: ItemIdentifier) {
    move(identifier, beside: item, isAfter: true)
  }

  /// Requests new cells for items when the snapshot is applied, because their content has changed.
  public mutating func reloadItems(_ identifiers: [ItemIdentifier]) {
    for item in identifiers where place(ofKnown: item) != nil { reloaded.insert(item) }
  }

  private mutating func move(
    _ identifier: ItemIdentifier, beside item: ItemIdentifier, isAfter: Bool
  ) {
    guard identifier != item, let place = place(ofKnown: identifier),
      self.place(ofKnown: item) != nil
    else { return }
    sections[place.section].items.remove(at: place.index)
    guard let target = self.place(of: item) else { return }
    sections[target.section].items.insert(identifier, at: target.index + (isAfter ? 1 : 0))
    sectionOfItem[identifier] = sections[target.section].identifier
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifier], at place: (section: Int, index: Int)
  ) {
    var added: [ItemIdentifier] = []
    for item in identifiers {
      if sectionOfItem[item] == nil {
        sectionOfItem[item] = sections[place.section].identifier
        added.append(item)
      } else {
        mistakes.append("There is an item \("\(item)".quoted()) already.")
      }
    }
    sections[place.section].items.insert(contentsOf: added, at: place.index)
  }

  private mutating func forget(_ item: ItemIdentifier) {
    sectionOfItem[item] = nil
    reloaded.remove(item)
  }

  private mutating func place(ofKnown item: ItemIdentifier) -> (section: Int, index: Int)? {
    if let place = place(of: item) { return place }
    mistakes.append("There is no item \("\(item)".quoted()).")
    return nil
  }

  /// Forgets what the snapshot had to apply, after it was applied.
  mutating func forgetApplied() {
    reloaded = []
    mistakes = []
  }
}

extension DiffableDataSourceSnapshot: CustomStringConvertible {
  /// `<DiffableDataSourceSnapshot: 2 sections, 5 items>`.
  public var description: String {
    "<DiffableDataSourceSnapshot: \(numberOfSections) sections, \(numberOfItems) items>"
  }
}
