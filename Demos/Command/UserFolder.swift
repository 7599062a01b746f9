import Ashlar

/// A folder for the program's files in one of the user's base directories (XDG Base Directory Specification).
struct UserFolder {
  /// Data that the program records.
  static let state = UserFolder(variable: "XDG_STATE_HOME", standard: ".local/state")
  /// Settings of the user.
  static let configuration = UserFolder(variable: "XDG_CONFIG_HOME", standard: ".config")

  private let variable: String
  private let standard: String

  private init(variable: String, standard: String) {
    self.variable = variable
    self.standard = standard
  }

  /// Returns the value of an environment variable; `nil` if it is not set.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Returns the path of the folder; `nil` if the user has no home directory. A variable with a relative path is
  /// ignored.
  func path(_ environment: (String) -> String?) -> String? {
    if let folder = environment(variable), folder.hasPrefix("/") { return folder + "/ashlar" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(standard)/ashlar"
  }
}

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

/// Whether the program is started for the first time. A file records this: `$XDG_STATE_HOME/ashlar/started`; the folder
/// is `~/.local/state` unless the variable is set.
enum FirstStart {
  /// Returns true at the first call, and records it. Returns false if it cannot be recorded, since otherwise every
  /// start would be the first.
  static func claim(environment: (String) -> String? = UserFolder.variable) -> Bool {
    guard let folder = UserFolder.state.path(environment), makeFolder(folder) else { return false }
    let file = open(folder + "/started", O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    close(file)
    return true
  }

  /// Creates a folder and its missing parent folders; returns whether it exists then.
  private static func makeFolder(_ path: String) -> Bool {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, let end = path.lastIndex(of: "/"), end > path.startIndex else {
      return false
    }
    return makeFolder(String(path[..<end])) && (mkdir(path, 0o700) == 0 || errno == EEXIST)
  }
}
