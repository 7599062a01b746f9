import AutoLayout
import CellViews
import Masonry
import Testing

/// The second article, section 4: two things that are called update.
extension SecondArticleTests {
  // MARK: - Three factors that change

  /// A box whose place and width follow three factors.
  private class Factors: View {
    let box = View()
    var factor1 = 0 { didSet { factorChanged() } }
    var factor2 = 0 { didSet { factorChanged() } }
    var factor3 = 0 { didSet { factorChanged() } }
    /// How often constraints were touched.
    private(set) var changes = 0

    override init() {
      super.init()
      addSubview(box)
      box.mas.makeConstraints { make in
        make.left.top.width.equalTo(0)
        make.height.equalTo(1)
      }
    }

    func factorChanged() {}

    final func update() {
      changes += 1
      box.mas.updateConstraints { make in
        if factor1 > 0 { make.left.equalTo(factor1) }
        if factor2 > 0 { make.top.equalTo(factor2) }
        if factor3 > 0 { make.width.equalTo(factor3) }
      }
    }
  }

  /// Changes its constraints whenever a factor does.
  private final class EagerFactors: Factors {
    override func factorChanged() { update() }
  }

  /// Changes its constraints once for all.
  private final class BatchedFactors: Factors {
    override func factorChanged() { setNeedsUpdateConstraints() }

    override func updateConstraints() {
      update()
      super.updateConstraints()
    }
  }

  @Test func `three factors that change make one update`() {
    let (eager, batched) = (EagerFactors(), BatchedFactors())
    for view in [eager, batched] {
      add(view)
      view.frame = Rect(x: 0, y: 0, width: 20, height: 8)
      root.layoutIfNeeded()
      // Each view is asked once before it is shown.
      #expect(view.changes == (view === batched ? 1 : 0))
      view.factor1 = 5
      view.factor2 = 6
      view.factor3 = 7
      #expect(view.changes == (view === batched ? 1 : 3))
      root.layoutIfNeeded()
      #expect(view.changes == (view === batched ? 2 : 3))
      #expect(view.box.frame == Rect(x: 5, y: 6, width: 7, height: 1))
      #expect(view.box.mas.installedConstraints.count == 4)
      root.layoutIfNeeded()
      #expect(view.changes == (view === batched ? 2 : 3))
    }
    #expect(root.reports.isEmpty && root.diagnose().isEmpty)
  }

  // MARK: - Constraints made in updateConstraints

  /// How the constraints of a new layout are said.
  enum Way: CaseIterable {
    case update, make, remake, takeBackAndMake

    var contradicts: Bool { self == .update || self == .make }
  }

  private enum LayoutType { case horizontal, vertical }

  /// A name and an address, side by side or one below the other.
  private final class AutoLayoutView: View {
    let name = Label()
    let address = Label()
    let way: Way
    var layoutType = LayoutType.horizontal { didSet { setNeedsUpdateConstraints() } }
    private(set) var made: [LayoutConstraint] = []

    init(_ way: Way) {
      self.way = way
      super.init()
      addSubview(name)
      addSubview(address)
      name.mas.updateConstraints { $0.left.top.equalTo(self) }
    }

    override func updateConstraints() {
      switch way {
      case .update: made = address.mas.updateConstraints(describe)
      case .make: made = address.mas.makeConstraints(describe)
      case .remake: made = address.mas.remakeConstraints(describe)
      case .takeBackAndMake:
        LayoutConstraint.deactivate(made)
        made = address.mas.makeConstraints(describe)
      }
      super.updateConstraints()
    }

    private func describe(_ make: ConstraintMaker) {
      switch layoutType {
      case .horizontal:
        make.top.equalTo(name)
        make.left.equalTo(name.mas.right).offset(10)
      case .vertical:
        make.left.equalTo(name)
        make.top.equalTo(name.mas.bottom).offset(10)
      }
    }
  }

  /// In the middle of its superview.
  private func shown(_ way: Way, in root: View, _ width: Double, _ height: Double)
    -> AutoLayoutView
  {
    let view = AutoLayoutView(way)
    view.name.text = "name"
    view.address.text = "address"
    root.addSubview(view)
    view.mas.makeConstraints { make in
      make.center.equalTo(root)
      make.size.equalTo(Size(width: width, height: height))
    }
    root.layoutIfNeeded()
    return view
  }

  private static let unmatched = ["update-without-match", "update-without-match"]

  @Test(arguments: Way.allCases)
  func `a layout type that is switched contradicts what was not taken back`(way: Way) {
    let root = View(points: 414, 736)
    let view = shown(way, in: root, 200, 300)
    #expect(view.frame == Rect(x: 107, y: 218, width: 200, height: 300))
    // Nobody has asked for that update.
    #expect(view.name.frame == Rect(x: 0, y: 0, width: 4, height: 1))
    #expect(view.address.frame == Rect(x: 14, y: 0, width: 7, height: 1))
    // That the first constraints are made in an update is possible, and told.
    #expect(
      root.reports == [
        .mistake(
          .firstConstraintInUpdate(
            view: "Label[1]", constraint: "<LayoutConstraint Label[1].top == Label[0].top>",
            source: view.made[0].source, updated: "AutoLayoutView[0]"))
      ])
    root.clearReports()
    view.layoutType = .vertical
    root.layoutIfNeeded()
    let place = way.contradicts ? Point(x: 14, y: 0) : Point(x: 0, y: 11)
    #expect(view.address.frame == Rect(origin: place, size: Size(width: 7, height: 1)))
    #expect(root.conflicts.count == (way.contradicts ? 2 : 0))
    // Only an update may have been meant as something else.
    #expect(root.diagnostics.map(\.name) == (way == .update ? Self.unmatched : []))
    #expect(view.made.map(\.isBroken) == [way.contradicts, way.contradicts])
    #expect(view.address.mas.installedConstraints.count == (way.contradicts ? 4 : 2))
    // What is broken stays so.
    root.frame.size.width = 514
    root.layoutIfNeeded()
    #expect(view.made.map(\.isBroken) == [way.contradicts, way.contradicts])
    #expect(view.address.frame.origin == place)
    #expect(root.conflicts.count == (way.contradicts ? 2 : 0))
    view.layoutType = .horizontal
    root.layoutIfNeeded()
    #expect(view.address.frame.origin == Point(x: 14, y: 0))
  }

  @Test func `right of a name and below it is possible for no name, says the log`() {
    let root = View(points: 414, 736)
    let view = shown(.update, in: root, 200, 300)
    attachKeys(["name": view.name, "address": view.address])
    view.layoutType = .vertical
    root.layoutIfNeeded()
    // The name would be 10 less than nothing wide, and as high.
    #expect(
      root.conflicts.map(\.log) == [
        log(
          "<LayoutConstraint:0x1 'View-Size-Not-Negative' Label:name.width >= 0   (active)>",
          "<LayoutConstraint:0x2 Label:address.left == Label:name.right + 10>",
          "<LayoutConstraint:0x3 Label:address.left == Label:name.left>"),
        log(
          "<LayoutConstraint:0x4 'View-Size-Not-Negative' Label:name.height >= 0   (active)>",
          "<LayoutConstraint:0x5 Label:address.top == Label:name.top>",
          "<LayoutConstraint:0x6 Label:address.top == Label:name.bottom + 10>"),
      ])
  }

  @Test func `an address right of a name and below it is possible for no name`() {
    let name = Label("name")
    let address = Label("address")
    add(name, address)
    name.mas.makeConstraints { $0.left.top.equalTo(root) }
    let beside = address.mas.makeConstraints { make in
      make.top.equalTo(name)
      make.left.equalTo(name.mas.right).offset(10)
    }
    root.layoutIfNeeded()
    #expect(address.frame.origin == Point(x: 14, y: 0))
    let below = address.mas.makeConstraints { make in
      make.left.equalTo(name)
      make.top.equalTo(name.mas.bottom).offset(10)
    }
    root.layoutIfNeeded()
    // It could only be if the name were 10 less than nothing wide, or high.
    #expect(below.map(\.isBroken) == [true, true])
    #expect(address.frame.origin == Point(x: 14, y: 0))
    for conflict in root.conflicts {
      #expect(conflict.members.count == 3)
      #expect(conflict.members.contains { $0.description.contains("Not-Negative") })
    }
    #expect(root.reports.count == 2 && root.conflicts.count == 2)
    LayoutConstraint.deactivate(beside)
    root.layoutIfNeeded()
    #expect(address.frame.origin == Point(x: 0, y: 11))
    #expect(below.map(\.isBroken) == [false, false])
  }

  @Test func `the two layouts on the screen`() {
    let window = Window(40, 20)
    // From 5 to 35, and from 3 to 17.
    let view = shown(.remake, in: window, 30, 14)
    let (five, ten) = (String(repeating: " ", count: 5), String(repeating: " ", count: 10))
    #expect(window.screen[3] == five + "name" + ten + "address")
    view.layoutType = .vertical
    #expect(window.screen[3] == five + "name")
    #expect(window.screen[14] == five + "address")
    #expect(window.conflicts.isEmpty && window.diagnostics.isEmpty)
  }
}
