/// A layout to compute: one root and the views in it, as a line of a corpus describes it.
struct Problem: Decodable {
  let file: String
  let root: String
  let safeAreaInsets: [Double]
  let views: [ProblemView]
  let constraints: [ProblemConstraint]
}

/// A view of a problem. Insets are top, left, bottom, right; frames x, y, width, height; priorities
/// and intrinsic sizes horizontal, vertical.
struct ProblemView: Decodable {
  enum Layout: String, Decodable { case root, fixed, autoresizing, arranged, constraints }

  struct Stack: Decodable {
    let axis: String
    let distribution: String
    let alignment: String
    let spacing: Double
    let marginsRelative: Bool
  }

  let id: String
  let parent: String?
  let layout: Layout
  let alignmentInsets: [Double]
  let layoutMargins: [Double]
  let frame: [Double]?
  let mask: [String]?
  let intrinsic: [Double?]?
  let huggingPriority: [Double]
  let compressionResistancePriority: [Double]
  /// The baselines, below the middle of the view.
  let baselines: [Double]?
  /// The first baseline below the upper edge, the last one above the lower edge: they count where given.
  let baselineInsets: [Double]?
  let stack: Stack?
  let scrolls: Bool?
  let hidden: Bool?
}

/// A constraint of a problem.
struct ProblemConstraint: Decodable {
  struct Item: Decodable {
    let view: String
    let guide: String?
  }

  let first: Item?
  let firstAttribute: String
  let relation: String
  let second: Item?
  let secondAttribute: String?
  let multiplier: Double
  let constant: Double
  let priority: Double
}
