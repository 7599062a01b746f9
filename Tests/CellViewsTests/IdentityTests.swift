import AutoLayout
import CellViews
import Testing

/// Views, guides, constraints and controllers are equal to themselves alone, as UIKit's objects are.
@MainActor struct IdentityTests {
  @Test func `views are elements of sets and keys of dictionaries`() {
    let (one, other) = (Label("same"), Label("same"))
    #expect(one == one && one != other && (one as View) == one)
    let set: Set<View> = [one, other, one]
    #expect(set.count == 2 && set.contains(other) && !set.contains(Label("same")))
    var notes: [View: String] = [one: "one"]
    notes[other] = "other"
    notes[one] = nil
    #expect(notes == [other: "other"])
    #expect([other, one].firstIndex(of: one) == 1)
  }

  @Test func `and so are guides, constraints and controllers`() {
    let (view, guide) = (View(), LayoutGuide())
    #expect(Set<LayoutItem>([view, guide, view]).count == 2)
    let width = view.widthAnchor.constraint(equalToConstant: 3)
    let twin = view.widthAnchor.constraint(equalToConstant: 3)
    #expect(Set([width, twin, width]).count == 2 && width != twin && width == width)
    let controller = ViewController()
    #expect(Set([controller, ViewController(), controller]).count == 2)
    #expect([controller: 1][controller] == 1)
  }
}
