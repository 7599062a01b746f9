/// What a constraint says, as a sentence and as a short equation.
struct ConstraintSentence {
  let names: ItemNames

  /// Returns the sentence without its full stop: `UILabel'Title' is 100 high`.
  func phrase(_ statement: LinearStatement) -> Phrase {
    let statement = Self.fromInside(statement)
    guard statement.isSimple, let first = statement.first, let axis = first.attribute.axis else {
      return Phrase(equation(statement))
    }
    if first.attribute.role == .size { return size(statement, first, axis) }
    guard let second = statement.second, statement.multiplier == 1, second.attribute.role != .size
    else { return Phrase(equation(statement)) }
    return position(statement, first, second, axis)
  }

  /// Returns a constraint as an equation of places: `UILabel.top = UIView.top + 10`.
  func equation(_ statement: LinearStatement) -> String {
    "\(text(statement.left)) \(statement.relation.sign) \(text(statement.right))"
  }

  /// Returns the statement about the inner view: a distance to the far edge of a superview counts from the view.
  static func fromInside(_ statement: LinearStatement) -> LinearStatement {
    guard statement.form == .visual, let first = statement.first, let second = statement.second,
      first.attribute.role == .far, second.attribute.role == .far
    else { return statement }
    return LinearStatement(
      left: LinearSum(second), relation: statement.relation.flipped,
      right: LinearSum(first, constant: -statement.constant), form: .visual,
      decimals: statement.decimals)
  }

  // MARK: - Sizes

  private func size(
    _ statement: LinearStatement, _ first: Place, _ axis: LoggedAttribute.Axis
  ) -> Phrase {
    let bound = statement.relation.bound
    let name = article(first.item) + names(first.item)
    guard let second = statement.second else {
      let amount = statement.constant.short
      return Phrase(
        "\(name) is \(bound.english)\(amount) \(axis.extent.english)",
        "\(name) 的\(first.attribute.words.chinese)\(bound.chinese.isEmpty ? "为 " : bound.chinese)\(amount)"
      )
    }
    guard second.attribute == first.attribute, statement.multiplier == 1 else {
      return Phrase(equation(statement))
    }
    let other = names(second.item)
    let amount = statement.constant
    if amount == 0 {
      return Phrase(
        "\(name) is \(bound.english)as \(axis.extent.english) as \(other)",
        "\(name) 与 \(other) 的\(first.attribute.words.chinese)\(statement.relation == .equal ? "相等" : "：前者\(bound.chinese)等于后者")"
      )
    }
    let more = amount > 0
    return Phrase(
      "\(name) is \(bound.english)\(abs(amount).short) \(more ? Self.comparative(axis) : Self.lesser(axis)) than \(other)",
      "\(name) 比 \(other) \(bound.chinese)\(more ? "大" : "小") \(abs(amount).short)（\(first.attribute.words.chinese)）"
    )
  }

  private static func comparative(_ axis: LoggedAttribute.Axis) -> String {
    axis == .horizontal ? "wider" : "higher"
  }

  private static func lesser(_ axis: LoggedAttribute.Axis) -> String {
    axis == .horizontal ? "narrower" : "lower"
  }

  // MARK: - Positions

  private func position(
    _ statement: LinearStatement, _ first: Place, _ second: Place, _ axis: LoggedAttribute.Axis
  ) -> Phrase {
    let amount = statement.constant
    let (one, other) = (place(first), place(second))
    if amount == 0, statement.relation == .equal {
      return Phrase(
        "\(one.english) is at \(other.english)",
        "\(one.chinese.spaced("与")) \(other.chinese.spaced("对齐"))")
    }
    if amount == 0 {
      let side = statement.relation == .lessThanOrEqual ? axis.before : axis.behind
      return Phrase(
        "\(one.english) is at or \(side.english) \(other.english)",
        "\(one.chinese.spaced("与")) \(other.chinese.spaced("对齐，或在其"))\(side.chinese)")
    }
    // "At least 10 behind" is "at most 10 before", turned round.
    let isBehind = amount >= 0
    let bound = (isBehind ? statement.relation : statement.relation.flipped).bound
    let side = isBehind ? axis.behind : axis.before
    return Phrase(
      "\(one.english) is \(bound.english)\(abs(amount).short) \(side.english) \(other.english)",
      "\(one.chinese.spaced("在")) \(other.chinese.spaced(side.chinese))\(bound.chinese.isEmpty ? " " : bound.chinese)\(abs(amount).short) 处"
    )
  }

  private func place(_ place: Place) -> Phrase {
    let words = place.attribute.words
    let name = names(place.item)
    return Phrase(
      "the \(words.english) of \(article(place.item))\(name)", "\(name) 的".spaced(words.chinese))
  }

  /// Guides of the system have no class in their name.
  private func article(_ item: LoggedItem) -> String {
    item.isGuide && names(item).first?.isLowercase == true ? "the " : ""
  }

  // MARK: - Equations

  private func text(_ sum: LinearSum) -> String {
    var text = ""
    for part in sum.parts {
      let sign = part.factor < 0 ? "− " : text.isEmpty ? "" : "+ "
      let factor = abs(part.factor) == 1 ? "" : "\(abs(part.factor).short) × "
      text += (text.isEmpty ? "" : " ") + sign + factor + names(part.place)
    }
    if text.isEmpty { return sum.constant.short }
    if sum.constant == 0 { return text }
    return text + (sum.constant < 0 ? " − " : " + ") + abs(sum.constant).short
  }
}
