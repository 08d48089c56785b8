/// Chooses where a document is cut into chunks: before an element of interest, which mostly is a child of the root.
///
/// Any other place does too, but a reading that began inside such an element would have to be made again.
package struct XMLChunkBoundaries: Sendable {
  private let interests: [XMLInterest]

  package init(_ interests: [XMLInterest]) {
    self.interests = interests
  }

  /// The first good place in those bytes.
  func first(in bytes: UnsafeRawBufferPointer) -> Int? {
    var index = 0
    while let found = bytes.firstIndex(of: UInt8(ascii: "<"), from: index) {
      if isGood(found, in: bytes) { return found }
      index = found + 1
    }
    return nil
  }

  /// The last good place in those bytes.
  func last(in bytes: UnsafeRawBufferPointer) -> Int? {
    var end = bytes.count
    while let found = bytes.lastIndex(of: UInt8(ascii: "<"), before: end) {
      if isGood(found, in: bytes) { return found }
      end = found
    }
    return nil
  }

  private func isGood(_ place: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    interests.contains { $0.isNamed(in: bytes, at: place + 1) }
  }
}

extension XMLInterest {
  fileprivate func isNamed(in bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
    let end = start + name.count
    return end < bytes.count && bytes.part(start..<end).equals(name) && bytes[end].endsXMLName
  }
}
