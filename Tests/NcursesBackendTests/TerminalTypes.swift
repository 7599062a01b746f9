import Glibc

/// The terminfo entries of this machine, of which only a few are there for certain.
enum TerminalTypes {
  static func isInstalled(_ type: String) -> Bool {
    ["/lib/terminfo", "/usr/share/terminfo", "/etc/terminfo"].contains {
      access("\($0)/\(type.prefix(1))/\(type)", R_OK) == 0
    }
  }
}
