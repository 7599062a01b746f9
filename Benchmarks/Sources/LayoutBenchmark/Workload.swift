import Ashlar

/// A layout in a size, and what is done to it.
@MainActor struct Workload {
  enum Kind: String {
    case rows, siblings, stacks, table, listing, keys, why
    case chain, column, squeezed, form
  }

  let kind: Kind
  let size: Int

  /// How a line names it.
  var label: String {
    switch kind {
    case .rows, .siblings, .why: "\(kind) N=\(size)"
    case .stacks: "stacks depth=\(size)"
    case .table, .listing, .chain, .column, .squeezed, .form: "\(kind) rows=\(size)"
    case .keys: "keys views=\(size)"
    }
  }

  /// All of them, with so many labels.
  static func all(labels sizes: [Int]) -> [Workload] {
    sizes.map { Workload(kind: .rows, size: $0) }
      + sizes.map { Workload(kind: .siblings, size: $0) }
      + [Workload(kind: .stacks, size: 10), Workload(kind: .table, size: 100_000)]
      + [1000, 1_000_000].map { Workload(kind: .listing, size: $0) }
      + [10, 500, 5000].map { Workload(kind: .keys, size: $0) }
      + [Workload(kind: .why, size: 10), Workload(kind: .why, size: 500)]
  }

  /// What is done, in this order, to a layout that is made now.
  ///
  /// - Parameter note: gets what is to be said of an operation besides its cost.
  func operations(note: @escaping (String) -> Void = { _ in }) -> [Operation] {
    switch kind {
    case .rows: rows(note)
    case .siblings: siblings
    case .stacks: stacks
    case .table: table
    case .listing: listing(note)
    case .keys: keys(note)
    case .why: why
    case .chain: diagnosing(Pitfalls.chain)
    case .column: diagnosing { Pitfalls.column($0, isSqueezed: false) }
    case .squeezed: diagnosing { Pitfalls.column($0, isSqueezed: true) }
    case .form: diagnosing(Pitfalls.form)
    }
  }

  private func keys(_ note: @escaping (String) -> Void) -> [Operation] {
    let keystrokes = Keystrokes(views: size)
    return [
      Operation(name: "key", timed: 201) { step in
        keystrokes.press(step)
        if step == 200 { note("key-touches drawn=\(keystrokes.mostDrawn)") }
      }
    ]
  }

  private var why: [Operation] {
    let questions: [(name: String, ask: (Explained) -> Void)] = [
      ("one-left-edge", { $0.explain(.left) }), ("one-bottom-edge", { $0.explain(.bottom) }),
      ("top-of-a-row", { $0.explainRow() }),
    ]
    let edges = questions.map { name, ask in
      // Each question is the first one about its layout.
      let screens = (0..<5).map { _ in Explained(labels: size) }
      return Operation(name: name, timed: screens.count, counted: 1) { ask(screens[$0]) }
    }
    guard size < 100 else { return edges }
    let explained = Explained(labels: size)
    return edges + [
      Operation(name: "all-edges", timed: 3, counted: 1) { _ in explained.explainAll() },
      Operation(name: "sweep-of-100-widths", timed: 3, counted: 1) { _ in explained.sweep() },
    ]
  }

  private func rows(_ note: @escaping (String) -> Void) -> [Operation] {
    let rows = Rows(labels: size)
    let rounds = size > 500 ? 5 : 21
    return [
      Operation(name: "build", timed: rounds, counted: 1) { [size] _ in
        Rows(labels: size).layOut()
      },
      Operation(name: "change", timed: rounds * 2, prepare: rows.layOut) { rows.changeText($0) },
      Operation(
        name: "resize", timed: rounds * 2, prepare: { note(touches(rows.window.lastLayout)) }
      ) { rows.resize($0) },
    ]
  }

  private func touches(_ work: LayoutSummary) -> String {
    """
    change-touches solves=\(work.solves) measured=\(work.measurements) frames=\(work.frames) \
    visited=\(work.visits) laid-out=\(work.layouts) rebuilds=\(work.rebuilds)
    """
  }

  private var siblings: [Operation] {
    let siblings = Siblings(count: size)
    return [
      Operation(name: "update", timed: 5, counted: 4, prepare: siblings.make) {
        siblings.update($0)
      },
      Operation(name: "remake", timed: 5, counted: 4) { siblings.remake($0) },
      Operation(
        name: "diagnose", timed: 3, counted: 1, prepare: siblings.window.layoutIfNeeded
      ) { _ in siblings.look() },
    ]
  }

  private var stacks: [Operation] {
    let nested = Nested(depth: size)
    return [
      Operation(name: "build", timed: 21, counted: 1) { [size] _ in Nested(depth: size).layOut() },
      Operation(name: "resize", timed: 41, prepare: nested.layOut) { nested.resize($0) },
    ]
  }

  private var table: [Operation] {
    let table = LongTable(rows: size)
    return [("top", 0), ("middle", size / 2), ("end", size - 1000)].map { name, place in
      Operation(name: "one-row-at-\(name)", timed: 101, prepare: { table.show(place) }) { _ in
        table.advance()
      }
    }
  }

  private func listing(_ note: @escaping (String) -> Void) -> [Operation] {
    let open = Operation(name: "open", timed: 21, counted: 1) { [size] _ in
      _ = LongListing(rows: size)
    }
    let listing = LongListing(rows: size)
    let steps = [("top", 50), ("middle", size / 2), ("end", size - 120)].map { name, row in
      Operation(name: "step-at-\(name)", timed: 101, prepare: { listing.select(row) }) { _ in
        listing.press(.down)
      }
    }
    let page = Operation(name: "page", timed: 21, prepare: { listing.select(200) }) { step in
      listing.press(.pageDown)
      if step == 20 { note("cells-alive-but-not-visible=\(listing.mostHidden)") }
    }
    return [open] + steps + [page]
  }
}
