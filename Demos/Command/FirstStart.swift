/// Whether the program is started for the first time, which a file remembers:
/// `$XDG_STATE_HOME/ashlar/started`, of which the folder is `~/.local/state` unless set.
enum FirstStart {
  /// Returns true at the first call, and remembers it. Returns false where nothing can be remembered, since
  /// each start would be the first.
  static func claim(environment: (String) -> String? = UserFolder.variable) -> Bool {
    guard let folder = UserFolder.state.path(environment), makeFolder(folder) else { return false }
    let file = open(folder + "/started", O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    close(file)
    return true
  }

  /// Makes a folder and those that it is in, as far as there are none; returns whether it is there.
  private static func makeFolder(_ path: String) -> Bool {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, let end = path.lastIndex(of: "/"), end > path.startIndex else {
      return false
    }
    return makeFolder(String(path[..<end])) && (mkdir(path, 0o700) == 0 || errno == EEXIST)
  }
}
