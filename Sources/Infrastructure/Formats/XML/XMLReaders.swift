/// Determines which of several readers need an element of an XML text.
package struct XMLReaders: Sendable {
  /// The elements of interest that have the same name. If `attribute` is set, only the elements in which this attribute
  /// has certain values.
  private struct Kind {
    let name: XMLWord
    let attribute: XMLWord?
    /// The values of the attribute. Each is stored with a bit set of the readers that need the elements with this
    /// value. If there is no attribute, the values are empty.
    var wishes: [(value: XMLWord, readers: UInt64)] = []

    func isSame(_ interest: XMLInterest) -> Bool {
      name.isSame(interest.name) && (attribute == nil) == (interest.attribute == nil)
        && attribute.map { attribute in interest.attribute.map { attribute.isSame($0) } ?? false } ?? true
    }
  }

  private var kinds: [Kind] = []

  /// Creates the assignment of elements to readers.
  /// - Parameter interests: the elements that each reader needs. There may be at most 64 readers.
  package init(_ interests: [[XMLInterest]]) {
    precondition(interests.count <= 64, "more readers than a document can serve")
    for (reader, interests) in interests.enumerated() {
      for interest in interests {
        let place = kinds.firstIndex { $0.isSame(interest) } ?? kinds.count
        if place == kinds.count { kinds.append(Kind(name: interest.name, attribute: interest.attribute)) }
        let values = interest.attribute == nil ? [XMLWord("")] : interest.values
        kinds[place].wishes += values.map { ($0, 1 << UInt64(reader)) }
      }
    }
  }

  /// Returns a bit set of the readers that need the element. The lowest bit represents the first reader.
  package func readers(of element: XMLElement) -> UInt64 {
    var readers: UInt64 = 0
    for kind in kinds where element.name.equals(kind.name) {
      guard let attribute = kind.attribute else {
        readers = kind.wishes.reduce(readers) { $0 | $1.readers }
        continue
      }
      guard let value = element.written(attribute) else { continue }
      for wish in kind.wishes where value.equals(wish.value) { readers |= wish.readers }
    }
    return readers
  }
}
