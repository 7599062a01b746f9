import AutoLayout
import Masonry
import Testing

/// A remake takes out what the DSL made; what it leaves on the same attributes is told.
@MainActor final class RemakeBesideOthersTests: Scene {
  @Test func `a constraint of another origin on an attribute that is stated anew`() throws {
    let line = #line
    try LayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, constant: 10,
      source: SourceLocation(file: #fileID, line: line + 1)
    ).isActive = true
    view.mas.makeConstraints { $0.width.height.greaterThanOrEqualTo(2) }
    view.mas.remakeConstraints { $0.width.height.equalTo(20) }
    #expect(
      root.reports == [
        .diagnostic(
          LayoutDiagnostic(
            name: "remake-leaves-others",
            sentence: """
              remakeConstraints took out what the DSL had made for LayoutNode:view, but not \
              LayoutNode:view.width == 10 (RemakeBesideOthersTests.swift:\(line + 1)), which was \
              made in another way.
              """,
            source: SourceLocation(file: #fileID, line: line + 6),
            cure: "Deactivate that one, or state it in the DSL."))
      ])
  }

  @Test func `what speaks of other attributes, or of other views, is none`() {
    view.heightAnchor.constraint(equalToConstant: 4).isActive = true
    other.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    view.mas.remakeConstraints { $0.width.equalTo(20) }
    view.mas.makeConstraints { $0.height.equalTo(2) }
    view.mas.updateConstraints { $0.width.equalTo(21) }
    #expect(root.reports.isEmpty)
  }
}
