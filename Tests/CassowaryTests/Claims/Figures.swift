import Foundation

/// Figures that stand behind what the documentation says; they are printed when `ASHLAR_FIGURES` is set.
enum Figures {
  static func print(_ text: @autoclosure () -> String) {
    if ProcessInfo.processInfo.environment["ASHLAR_FIGURES"] != nil { Swift.print(text()) }
  }
}
