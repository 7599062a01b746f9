import Localization

/// The parts of a table from top to bottom: for each section an optional header, its rows, and an optional footer.
///
/// Row indices and part indices both count through all sections. In a table without headers and footers they are equal.
struct TableParts {
  /// A part of a table.
  enum Part: Equatable {
    case header(section: Int)
    case row(Int)
    case footer(section: Int)
  }

  /// A section as the data source describes it.
  struct Section: Equatable {
    var rowCount: Int
    var header: String?
    var footer: String?
  }

  /// A section with the indices of its first row and of its first part.
  private struct Place {
    let section: Section
    let firstRow: Int
    let firstPart: Int

    var headerCount: Int { section.header == nil ? 0 : 1 }
    var rows: Range<Int> { firstRow..<firstRow + section.rowCount }
    var end: Int {
      firstPart + headerCount + section.rowCount + (section.footer == nil ? 0 : 1)
    }
  }

  private let places: [Place]
  /// The number of rows in all sections.
  let rowCount: Int
  /// The number of all parts.
  let count: Int

  /// Creates the parts for some sections.
  init(_ sections: [Section]) {
    var places: [Place] = []
    for section in sections {
      places.append(
        Place(
          section: section, firstRow: places.last?.rows.upperBound ?? 0,
          firstPart: places.last?.end ?? 0))
    }
    self.places = places
    rowCount = places.last?.rows.upperBound ?? 0
    count = places.last?.end ?? 0
  }

  /// Creates the parts for rows without headers and footers.
  init(rowCount: Int) { self.init([Section(rowCount: rowCount)]) }

  /// The number of sections.
  var sectionCount: Int { places.count }

  subscript(part: Int) -> Part {
    let section = lastSection { $0.firstPart <= part }
    let place = places[section]
    let row = part - place.firstPart - place.headerCount
    if row < 0 { return .header(section: section) }
    return row < place.section.rowCount
      ? .row(place.firstRow + row) : .footer(section: section)
  }

  /// Returns the row of a part; `nil` for a header, a footer, or an index out of range.
  func row(ofPart part: Int) -> Int? {
    guard (0..<count).contains(part), case .row(let row) = self[part] else { return nil }
    return row
  }

  /// Returns the part of a row.
  func part(ofRow row: Int) -> Int {
    guard rowCount > 0 else { return 0 }
    let place = places[section(ofRow: row)]
    return place.firstPart + place.headerCount + row - place.firstRow
  }

  /// Returns the section of a row.
  func section(ofRow row: Int) -> Int {
    lastSection { $0.firstRow <= row }
  }

  /// Returns the rows of a section.
  func rows(inSection section: Int) -> Range<Int> {
    places.indices.contains(section) ? places[section].rows : 0..<0
  }

  /// Returns the title of a header or footer.
  func title(of part: Part) -> String? {
    switch part {
    case .header(let section): places[section].section.header
    case .footer(let section): places[section].section.footer
    case .row: nil
    }
  }

  /// Returns the parts to show together with a row: the row itself, the header if the row is the first of its section,
  /// and the footer if it is the last.
  func surroundings(ofRow row: Int) -> ClosedRange<Int> {
    let part = part(ofRow: row)
    let place = places[section(ofRow: row)]
    let isFirst = row == place.firstRow
    let isLast = row == place.rows.upperBound - 1
    return (isFirst ? place.firstPart : part)...(isLast ? place.end - 1 : part)
  }

  /// Returns the last section that satisfies `isTrue`. All sections before it have to satisfy it too.
  private func lastSection(where isTrue: (Place) -> Bool) -> Int {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if isTrue(places[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}

extension TableParts.Part {
  /// The identifier of the part's cell: `row3`, `header0`.
  var identifier: String {
    switch self {
    case .row(let row): "row\(row)"
    case .header(let section): "header\(section)"
    case .footer(let section): "footer\(section)"
    }
  }

  /// The part in a sentence: `row 3`.
  var name: LocalizedText {
    switch self {
    case .row(let row): LocalizedText("row \(row)", chinese: "第 \(row) 行")
    case .header(let section):
      LocalizedText("the header of section \(section)", chinese: "第 \(section) 组的页眉")
    case .footer(let section):
      LocalizedText("the footer of section \(section)", chinese: "第 \(section) 组的页脚")
    }
  }
}

/// Converts updates of a table's rows to changes of its parts. Headers and footers get new cells.
struct PartChanges {
  let old: TableParts
  let new: TableParts
  /// The updates, in order.
  let updates: [RowUpdates]

  /// Returns the new index of the part of a row that keeps its cell and its height. Returns `nil` for a row that is
  /// deleted or reloaded, and for a header or footer.
  func keptPart(of part: Int) -> Int? {
    guard var row = old.row(ofPart: part) else { return nil }
    for updates in updates {
      guard !updates.isReloaded(row), let next = updates.newRow(of: row) else { return nil }
      row = next
    }
    return row < new.rowCount ? new.part(ofRow: row) : nil
  }

  /// Whether rows were moved.
  var haveMoves: Bool { updates.contains { !$0.movedRows.isEmpty } }
  /// Whether rows were inserted, deleted or moved.
  var changeRows: Bool { updates.contains(where: \.changesPlaces) }

  /// Returns the new index of a row; `nil` if it is deleted.
  func newRow(of row: Int) -> Int? {
    updates.reduce(row) { row, updates in row.flatMap(updates.newRow) }
  }

  /// Whether a row is neither deleted nor moved.
  func stays(_ row: Int) -> Bool {
    updates.reduce(row) { row, updates in row.flatMap(updates.stayingRow) } != nil
  }

  /// Returns the scroll position of the same row after the updates, or of the next row that was neither deleted nor
  /// moved; and whether it is the same row. A header counts as a part of the row below it.
  func position(of position: RowPosition) -> (place: RowPosition, isSame: Bool) {
    var part = position.part
    while part < old.count, old.row(ofPart: part) == nil { part += 1 }
    var row = old.row(ofPart: part) ?? old.rowCount - 1
    var isSame = part == position.part
    var count = old.rowCount
    for updates in updates {
      let next = updates.successor(of: row, rowCount: count)
      row = next.row
      isSame = isSame && next.isSame
      count = updates.rowCount(after: count)
    }
    guard new.rowCount > 0 else { return (.start, isSame: false) }
    let newPart = new.part(ofRow: min(max(0, row), new.rowCount - 1))
    if part == position.part + 1, newPart > 0, case .header = new[newPart - 1] {
      return (RowPosition(part: newPart - 1, offset: position.offset), isSame: true)
    }
    return (RowPosition(part: newPart, offset: isSame ? position.offset : 0), isSame)
  }
}
