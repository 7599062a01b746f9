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
