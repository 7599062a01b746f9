import Foundation
import Testing

@testable import AutoLayout
@testable import Masonry

/// The maker, the proxy, the chain and the anchors have a property for each row of the two tables, and no other.
/// The properties are read in the sources, so that none is left out here.
struct AttributeListTests {
  /// A property whose getter says the name of an attribute.
  private struct Property: Equatable {
    let name: String
    let type: String
    /// The attribute or group that the getter names.
    let meaning: String

    /// Whether it stands for several attributes.
    var isGroup: Bool { AttributeListTests.groups[name] != nil }
  }

  /// The kind of each group; `kind` says that of an attribute.
  private static let groups: [String: String] = [
    "edges": "Edges", "horizontalEdges": "Edges", "verticalEdges": "Edges", "margins": "Edges",
    "directionalEdges": "DirectionalEdges", "directionalHorizontalEdges": "DirectionalEdges",
    "directionalVerticalEdges": "DirectionalEdges", "directionalMargins": "DirectionalEdges",
    "size": "Size", "center": "Center", "centerWithinMargins": "Center",
  ]

  /// The names of single attributes with their kinds; the last baseline has two names.
  private static let attributes = Dictionary(
    uniqueKeysWithValues: LayoutAttribute.allCases.map { ("\($0)", kind(of: $0)) }
      + [("baseline", kind(of: .baseline))])

  private static var names: [String: String] { attributes.merging(groups) { first, _ in first } }

  private static func kind(of attribute: LayoutAttribute) -> String {
    switch attribute.kind {
    case .absoluteX: "AbsoluteX"
    case .directionalX: "DirectionalX"
    case .centerX: "CenterX"
    case .y: "Y"
    case .size: "Dimension"
    }
  }

  /// The public properties of a file that name an attribute, behind one text and before another.
  private func properties(
    _ file: String, calling function: String, from start: String? = nil, to end: String? = nil
  ) throws -> [Property] {
    let text = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/\(file)"), encoding: .utf8)
    var part = text[...]
    if let start { part = try part[#require(part.range(of: start)).upperBound...] }
    if let end { part = try part[..<#require(part.range(of: end)).lowerBound] }
    let property = try Regex(
      "public (?:final )?var (\\w+): ([^\\n{]+?) \\{\\s*\(function)\\(\\.(\\w+)\\)\\s*\\}",
      as: (Substring, Substring, Substring, Substring).self)
    let found = part.matches(of: property).map {
      Property(name: String($0.1), type: String($0.2), meaning: String($0.3))
    }
    // Whatever else calls the function is no property that this understands.
    #expect(part.matches(of: try Regex("\(function)\\(\\.")).count == found.count, "\(file)")
    return found
  }

  private var maker: [Property] {
    get throws { try properties("Masonry/Maker/ConstraintMaker.swift", calling: "relatable") }
  }

  private static let chain = "Masonry/Maker/RelatableConstraint+Chaining.swift"

  @Test func `the table of groups is the list of groups`() {
    #expect(Set(AttributeGroup.allCases.map { "\($0)" }) == Set(Self.groups.keys))
  }

  @Test func `the maker has each name once, with its kind`() throws {
    let list = try maker
    #expect(list.map(\.name).sorted() == Self.names.keys.sorted())
    for one in list {
      #expect(one.meaning == one.name)
      #expect(one.type == "RelatableConstraint<any \(Self.names[one.name] ?? "")Target>")
    }
  }

  @Test func `the proxy has the maker's names, in its order`() throws {
    let list =
      try properties("Masonry/Views/MasonryProxy.swift", calling: "attribute")
      + properties("Masonry/Views/MasonryProxy.swift", calling: "group")
    #expect(list.map(\.name) == (try maker).map(\.name))
    for one in list {
      #expect(one.meaning == one.name)
      let type = one.isGroup ? "CompositeAttribute" : "ViewAttribute"
      #expect(one.type == "\(type)<AttributeKinds.\(Self.names[one.name] ?? "")>")
    }
  }

  @Test func `a chain has the maker's names, in its order`() throws {
    let list = try properties(Self.chain, calling: "chain")
    #expect(list.map(\.name) == (try maker).map(\.name))
    for one in list {
      #expect(one.meaning == one.name)
      #expect(one.type == "RelatableConstraint<any ChainTarget>")
    }
  }

  @Test(arguments: Set(attributes.values).sorted())
  func `a chain of one kind has the maker's names of that kind, in its order`(
    kind: String
  ) throws {
    let list = try properties(
      Self.chain, calling: "same", from: "where Target == any \(kind)Target {", to: "\n}\n")
    #expect(list.map(\.name) == (try maker).map(\.name).filter { Self.attributes[$0] == kind })
    for one in list {
      #expect(one.meaning == one.name)
      #expect(one.type == "RelatableConstraint<any \(kind)Target>")
    }
  }

  @Test func `each attribute without margins has an anchor`() throws {
    let list = try properties("AutoLayout/Anchors/LayoutAnchor.swift", calling: "anchor")
    let attributes = LayoutAttribute.allCases.filter { !$0.isMargin }
    #expect(list.map(\.name).sorted() == attributes.map { "\($0)Anchor" }.sorted())
    for one in list {
      #expect(one.name == "\(one.meaning)Anchor")
      let kind = Self.attributes[one.meaning] ?? ""
      let anchor = ["Y": "YAxis", "Dimension": "Dimension"][kind] ?? "XAxis"
      #expect(one.type == "LayoutAnchor<LayoutAnchorKinds.\(anchor)>")
    }
  }

  @Test(arguments: AttributeGroup.allCases)
  func `a group names attributes of one kind on each axis`(group: AttributeGroup) {
    for axis in [LayoutAxis.horizontal, .vertical] {
      let kinds = Set(group.attributes.filter { $0.axis == axis }.map(\.kind))
      #expect(kinds.count <= 1)
    }
    #expect(Set(group.attributes).count == group.attributes.count)
  }
}
