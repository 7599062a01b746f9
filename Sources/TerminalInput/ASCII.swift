/// The ASCII codes that begin, end and interrupt sequences.
enum ASCII {
  static let bell: UInt8 = 0x07
  static let cancel: UInt8 = 0x18
  static let substitute: UInt8 = 0x1a
  static let escape: UInt8 = 0x1b
  static let letterO: UInt8 = 0x4f
  static let openingBracket: UInt8 = 0x5b
  static let backslash: UInt8 = 0x5c
  static let closingBracket: UInt8 = 0x5d
}
