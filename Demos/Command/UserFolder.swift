/// A folder of the program's files in one of the user's, as the XDG Base Directory Specification has them.
struct UserFolder {
  /// What the program remembers.
  static let state = UserFolder(variable: "XDG_STATE_HOME", standard: ".local/state")
  /// What the user has set.
  static let configuration = UserFolder(variable: "XDG_CONFIG_HOME", standard: ".config")

  private let variable: String
  private let standard: String

  private init(variable: String, standard: String) {
    self.variable = variable
    self.standard = standard
  }

  /// Returns the value of a variable of the environment; `nil` where it is not set.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Returns the path of the folder; `nil` where the user has no home. A path that is not absolute does not count.
  func path(_ environment: (String) -> String?) -> String? {
    if let folder = environment(variable), folder.hasPrefix("/") { return folder + "/ashlar" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(standard)/ashlar"
  }
}
