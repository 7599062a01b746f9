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
