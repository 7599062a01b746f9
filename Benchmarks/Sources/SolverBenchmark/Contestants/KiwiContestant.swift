import CKiwi
import Cassowary

/// kiwi threw an exception in one of a stream's operations.
struct KiwiRefusal: Error, CustomStringConvertible {
  var description: String
}

/// kiwi, in C++: the priorities are weights to it.
final class KiwiContestant: Contestant {
  private let run: OpaquePointer
  private let variableCount: Int
  private var calls: [kiwi_operation] = []
  /// Where each of the stream's operations begins in `calls`.
  private var starts: [Int] = []

  init(_ stream: Stream) {
    run = kiwi_make(Int32(stream.variableCount))
    variableCount = stream.variableCount
    for constraint in stream.constraints {
      kiwi_make_constraint(
        run, constraint.terms.map { Int32($0.variable) }, constraint.terms.map(\.coefficient),
        constraint.terms.count, constraint.constant, KiwiContestant.code(of: constraint.relation),
        constraint.strength?.weight ?? -1)
    }
    for operation in stream.operations {
      starts.append(calls.count)
      switch operation {
      case .add(let constraint): call(kiwi_add, constraint)
      case .remove(let constraint): call(kiwi_remove, constraint)
      case .edit(let variable, let strength): call(kiwi_edit, variable, strength.weight)
      case .suggest(let values):
        for (variable, value) in values { call(kiwi_suggest, variable, value) }
      case .update: call(kiwi_update, 0)
      }
    }
    starts.append(calls.count)
  }

  deinit { kiwi_free(run) }

  private func call(_ kind: kiwi_kind, _ index: Int, _ number: Double = 0) {
    calls.append(
      kiwi_operation(kind: Int32(kind.rawValue), index: Int32(index), number: number))
  }

  private static func code(of relation: Relation) -> Int32 {
    let code =
      switch relation {
      case .lessThanOrEqual: kiwi_at_most
      case .equal: kiwi_equal
      case .greaterThanOrEqual: kiwi_at_least
      }
    return Int32(code.rawValue)
  }

  func perform(_ operations: Range<Int>) throws {
    let range = starts[operations.lowerBound]..<starts[operations.upperBound]
    let done = calls.withUnsafeBufferPointer { calls in
      calls.baseAddress.map { kiwi_perform(run, $0 + range.lowerBound, range.count) } ?? 0
    }
    if done < range.count {
      let call = range.lowerBound + done
      throw KiwiRefusal(description: "\(String(cString: kiwi_error(run))) (call \(call))")
    }
  }

  var values: [Double] { (0..<variableCount).map { kiwi_value(run, Int32($0)) } }
}
