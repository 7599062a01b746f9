/// An attribute of an item in a statement.
package struct StatedPlace: Hashable, Sendable {
  package let item: StatedItem
  package let attribute: StatedAttribute

  package init(item: StatedItem, attribute: StatedAttribute) {
    self.item = item
    self.attribute = attribute
  }

  package init(item: StatedItem, attribute: LayoutAttribute) {
    self.init(item: item, attribute: .known(attribute))
  }
}

/// A sum of places, each times a factor, and a constant.
package struct LinearSum: Hashable, Sendable {
  package struct Part: Hashable, Sendable {
    package let place: StatedPlace
    package var factor: Double
  }

  package var parts: [Part] = []
  package var constant = 0.0

  package init(constant: Double = 0) { self.constant = constant }

  package init(_ place: StatedPlace, factor: Double = 1, constant: Double = 0) {
    parts = [Part(place: place, factor: factor)]
    self.constant = constant
  }

  package static func + (left: LinearSum, right: LinearSum) -> LinearSum {
    var sum = left
    sum.parts += right.parts
    sum.constant += right.constant
    return sum
  }

  package static func * (sum: LinearSum, factor: Double) -> LinearSum {
    var product = sum
    for index in product.parts.indices { product.parts[index].factor *= factor }
    product.constant *= factor
    return product
  }
}
