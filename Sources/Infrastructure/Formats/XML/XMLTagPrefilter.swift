/// Rules out elements without parsing their tags. It compares the start of a tag with the bytes with which tags of
/// interest usually begin, such as `<Record type="`. If these bytes match, but the attribute value after them is not
/// one that a reader needs, the element is of no interest. A tag that begins differently must be parsed.
final class XMLTagPrefilter: @unchecked Sendable {
  private let bytes: UnsafeMutableRawBufferPointer
  private let values: UnsafeMutableBufferPointer<XMLWord>
  /// The number of bytes that a comparison reads, up to the end of the longest value and the quotation mark after it.
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

  /// Compares the start of a tag with the prefilter's bytes and with each of its values. Returns `wanted` if the bytes
  /// and one value match, `unwanted` if only the bytes match, and `needsMore` if the tag has a different form and must
  /// be parsed.
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
