import Foundation

/// Something in a folder.
struct Entry: Comparable {
  enum Kind { case folder, file, other }
  var name: String
  var kind = Kind.file
  var size = 0

  var isFolder: Bool { kind == .folder }

  /// The size in few columns: `812 B`, `1.2 kB`; empty for what has none.
  var sizeText: String {
    guard kind == .file else { return "" }
    var (size, units) = (Double(size), ["B", "kB", "MB", "GB", "TB"][...])
    while size >= 999.5, units.count > 1 {
      size /= 1000
      units.removeFirst()
    }
    let hasTenth = units.first != "B" && size < 9.95
    return String(format: hasTenth ? "%.1f" : "%.0f", size) + " \(units.first ?? "")"
  }

  /// Whether the name contains some letters, large or small; no letters are in every name.
  func contains(_ part: String) -> Bool {
    part.isEmpty || name.localizedCaseInsensitiveContains(part)
  }

  /// Folders come first, and 2 before 10.
  static func < (one: Entry, other: Entry) -> Bool {
    if one.isFolder != other.isFolder { return one.isFolder }
    return one.name.localizedStandardCompare(other.name) == .orderedAscending
  }
}

/// Where files are: on a disk, or made up by a test.
protocol FileTree {
  /// The entries of a folder, in no order.
  func entries(of folder: URL) throws -> [Entry]
  /// The first bytes of a file, at most as many as asked for.
  func start(of file: URL, count: Int) throws -> Data
}

extension FileTree {
  /// The content of an entry as a text to be read: the names in a folder, the start of a file, or the reason why there is none.
  func preview(of entry: Entry, in folder: URL) -> String {
    do { return try content(of: entry, in: folder) } catch { return error.localizedDescription }
  }

  private func content(of entry: Entry, in folder: URL) throws -> String {
    let url = folder.appendingPathComponent(entry.name)
    let limit = 65536
    switch entry.kind {
    case .other: return "Neither a file nor a folder"
    case .folder:
      let names = try entries(of: url).sorted().map { $0.name.withVisibleControls() }
      return names.isEmpty ? "Empty" : names.joined(separator: "\n")
    case .file:
      let data = try start(of: url, count: limit)
      if data.contains(0) { return "Binary, \(entry.sizeText)" }
      let text = String(decoding: data, as: UTF8.self).withVisibleControls(keepingLines: true)
      return data.count < limit ? text : text + "\n\n[The start of \(entry.sizeText)]"
    }
  }
}

/// The files of the computer.
struct Disk: FileTree {
  func entries(of folder: URL) throws -> [Entry] {
    let manager = FileManager.default
    return try manager.contentsOfDirectory(atPath: folder.path).map { name in
      let file = folder.appendingPathComponent(name).resolvingSymlinksInPath()
      let attributes = try? manager.attributesOfItem(atPath: file.path)
      let kind: Entry.Kind =
        switch attributes?[.type] as? FileAttributeType {
        case .typeDirectory: .folder
        case .typeRegular: .file
        default: .other
        }
      return Entry(name: name, kind: kind, size: (attributes?[.size] as? NSNumber)?.intValue ?? 0)
    }
  }

  func start(of file: URL, count: Int) throws -> Data {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    return try handle.read(upToCount: count) ?? Data()
  }
}

extension String {
  /// The text with its control characters as they are typed, such as `^[` for an escape.
  func withVisibleControls(keepingLines: Bool = false) -> String {
    var text = UnicodeScalarView()
    for scalar in replacing("\r\n", with: "\n").unicodeScalars {
      let isControl = scalar.value < 32 || scalar.value == 127
      if isControl, !keepingLines || scalar != "\n" && scalar != "\t" {
        text.append(contentsOf: "^\(Unicode.Scalar(UInt8(scalar.value ^ 64)))".unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
