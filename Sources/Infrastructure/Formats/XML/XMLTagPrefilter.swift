/// The usual form of an element of interest, `<Record type="`, with which elements of other types are ruled out by one
/// comparison.
///
/// Safe to share: the bytes do not change after the initializer.
final class XMLTagPrefilter: @unchecked Sendable {
  private let bytes: UnsafeMutableRawBufferPointer
  private let values: UnsafeMutableBufferPointer<XMLWord>
  /// The number of bytes needed for a judgement: up to the end of the longest value and its quote.
  private let reach: Int

  /// Nil for an interest that does not depend on an attribute.
  init?(_ interest: XMLInterest) {
    guard let attribute = interest.attribute else { return nil }
    let written = "<\(interest.name) \(attribute)=\""
    bytes = .allocate(byteCount: written.utf8.count, alignment: 8)
    bytes.copyBytes(from: written.utf8)
    values = .allocate(capacity: interest.values.count)
    _ = values.initialize(from: interest.values)
    reach = bytes.count + (values.map(\.count).max() ?? 0) + 1
  }

  deinit {
    bytes.deallocate()
    values.deallocate()
  }

  /// Whether the tag is such an element with a wanted value; `needsMore` if that has to be found out otherwise.
  @inline(__always)
  func match(_ tag: UnsafeRawBufferPointer) -> XMLPrefixMatch {
    guard tag.count >= reach, tag[1] == bytes[1],
      tag.baseAddress!.holds(bytes.baseAddress!, bytes.count)
    else { return .needsMore }
    for value in values where tag[bytes.count + value.count] == UInt8(ascii: "\"") {
      if (tag.baseAddress! + bytes.count).holds(value.start, value.count) { return .wanted }
    }
    return .unwanted
  }
}
