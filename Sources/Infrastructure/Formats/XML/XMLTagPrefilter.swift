/// The usual first bytes of a tag of interest, such as `<Record type="`. Comparing them once rules out elements whose
/// attribute has another value.
///
/// Safe to share between threads: the bytes do not change after the initializer.
final class XMLTagPrefilter: @unchecked Sendable {
  private let bytes: UnsafeMutableRawBufferPointer
  private let values: UnsafeMutableBufferPointer<XMLWord>
  /// The number of bytes that the comparison reads, up to the end of the longest value and its quote.
  private let reach: Int

  /// Creates a prefilter for an interest; nil if the interest does not depend on an attribute.
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

  /// Examines a tag: whether it begins with these bytes and has one of the values. Returns `needsMore` if the tag has
  /// another form and must be parsed.
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
