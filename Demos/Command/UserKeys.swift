import Ashlar

/// The user's key bindings for the gallery, in the file `$XDG_CONFIG_HOME/ashlar/keys`; the folder is `~/.config`
/// unless the variable is set.
enum UserKeys {
  /// The reason why the file cannot be used.
  struct Failure: Error, CustomStringConvertible {
    /// The file and the reason, such as `/home/mason/.config/ashlar/keys: Line 3: …`.
    let description: String

    init(_ path: String, _ reason: String) {
      description = "\(path.escapedForTerminal()): \(reason)"
    }
  }

  /// Returns the key bindings in the file; if there is no file, the commands keep their own keys.
  ///
  /// - Parameter commands: the names of the commands.
  /// - Throws: an error that names the file and the first invalid line.
  static func read(
    for commands: [String], environment: (String) -> String? = UserFolder.variable
  ) throws(Failure) -> KeyBindings {
    guard let path = UserFolder.configuration.path(environment).map({ $0 + "/keys" }),
      let text = try text(of: path)
    else { return KeyBindings() }
    do {
      return try KeyBindings(parsing: text, for: commands)
    } catch {
      throw Failure(path, "\(error)")
    }
  }

  /// Returns the text of a file; `nil` if there is none.
  private static func text(of path: String) throws(Failure) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw Failure(path, "It cannot be read: \(String(cString: strerror(errno))).")
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    while bytes.count < limit {
      guard let more = Descriptor(number: file).bytes(limit: 1 << 12) else {
        throw Failure(path, "It cannot be read: \(String(cString: strerror(errno))).")
      }
      if more.isEmpty { break }
      bytes += more
    }
    guard bytes.count < limit else { throw Failure(path, "It has more than \(limit) bytes.") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(path, "It is no text in UTF-8.")
    }
    return text
  }

  private static let limit = 1 << 16
}
