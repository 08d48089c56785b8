/// Tells which of several readers of one document want an element.
package struct XMLReaders: Sendable {
  /// The elements of one name; where an attribute is given, of one value of it.
  private struct Wish {
    let name: XMLWord
    let attribute: XMLWord?
    let value: XMLWord
    let reader: UInt64
  }

  private let wishes: [Wish]

  /// - Parameter interests: each reader's; 64 readers at most.
  package init(_ interests: [[XMLInterest]]) {
    precondition(interests.count <= 64, "more readers than a document can serve")
    wishes = interests.enumerated().flatMap { reader, interests in
      interests.flatMap { interest in
        (interest.attribute == nil ? [XMLWord("")] : interest.values).map {
          Wish(name: interest.name, attribute: interest.attribute, value: $0, reader: 1 << UInt64(reader))
        }
      }
    }
  }

  /// Who wants the element: a bit each, the first reader's the lowest.
  package func readers(of element: XMLElement) -> UInt64 {
    var readers: UInt64 = 0
    var latest: (attribute: XMLWord, value: UnsafeRawBufferPointer?)?
    for wish in wishes where element.name.equals(wish.name) {
      if let attribute = wish.attribute {
        // All mostly ask for the same.
        if latest?.attribute.isSame(attribute) != true { latest = (attribute, element.written(attribute)) }
        guard let value = latest?.value, value.equals(wish.value) else { continue }
      }
      readers |= wish.reader
    }
    return readers
  }
}
