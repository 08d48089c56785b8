/// Chooses where to split an XML text into chunks: directly before elements of interest, which are usually children of
/// the root element.
///
/// The text may also be split elsewhere, but a chunk that starts inside such an element has to be scanned twice.
package struct XMLChunkBoundaries: Sendable {
  private let interests: [XMLInterest]

  package init(_ interests: [XMLInterest]) { self.interests = interests }

  /// Returns the byte offset of the first position directly before an element of interest; nil if there is none.
  func first(in bytes: UnsafeRawBufferPointer) -> Int? {
    var index = 0
    while let found = bytes.firstIndex(of: UInt8(ascii: "<"), from: index) {
      if isGood(found, in: bytes) { return found }
      index = found + 1
    }
    return nil
  }

  /// Returns the byte offset of the last position directly before an element of interest; nil if there is none.
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
