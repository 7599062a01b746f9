import Ashlar

// The words of interface files, where they differ from the library's.

extension LayoutAttribute {
  init?(named name: String) {
    let name = name == "baseline" ? "lastBaseline" : name
    guard let attribute = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = attribute
  }
}

extension StackDistribution {
  init(named name: String) { self = Self.allCases.first { "\($0)" == name } ?? .fill }
}

extension StackAlignment {
  init(named name: String) {
    switch name {
    case "top": self = .top
    case "bottom": self = .bottom
    default: self = Self.allCases.first { "\($0)" == name } ?? .fill
    }
  }
}

extension AutoresizingMask {
  init(named names: [String]) {
    let masks: [(String, AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    self = masks.reduce(into: []) { if names.contains($1.0) { $0.insert($1.1) } }
  }
}
