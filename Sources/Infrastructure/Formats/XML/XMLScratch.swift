/// Memory that a scanner reuses for each tag.
final class XMLScratch {
  let notes = XMLNotes()

  deinit {
    notes.free()
  }
}

/// The ranges of the attributes in the current tag. They are stored in memory of the scanner's `XMLScratch`, which is
/// accessed through pointers: that memory changes with every attribute, and reference counting or exclusivity checks
/// would take longer than the change itself.
struct XMLNotes {
  private struct Tag {
    var attributeCount = 0
    /// The index of the attribute with which the next search starts. Readers usually request attributes in the order in
    /// which the tag contains them.
    var expected = 0
    /// The values of attributes with their references decoded.
    var decoded: [UnsafeMutableRawBufferPointer] = []
    var hasDecoded = false
  }

  static let mostAttributes = 256

  private let tag = UnsafeMutablePointer<Tag>.allocate(capacity: 1)
  private let attributes = UnsafeMutablePointer<XMLAttribute>.allocate(capacity: mostAttributes)

  fileprivate init() {
    tag.initialize(to: Tag())
  }

  fileprivate func free() {
    clear()
    tag.deinitialize(count: 1)
    tag.deallocate()
    attributes.deallocate()
  }

  /// Returns the range of an attribute's value in the tag; nil if the tag has no such attribute.
  @inline(__always)
  func value(of name: XMLWord, in bytes: UnsafeRawBufferPointer) -> Range<Int>? {
    let count = tag.pointee.attributeCount
    var index = tag.pointee.expected
    // Another reader may have asked for this attribute just before.
    if index > 0, attributes[index &- 1].isNamed(name, in: bytes) { return attributes[index &- 1].value }
    for _ in 0..<count {
      if index >= count { index = 0 }
      let attribute = attributes[index]
      index &+= 1
      if attribute.isNamed(name, in: bytes) {
        tag.pointee.expected = index
        return attribute.value
      }
    }
    return nil
  }

  @inline(__always)
  func clear() {
    tag.pointee.attributeCount = 0
    tag.pointee.expected = 0
    if tag.pointee.hasDecoded { clearDecoded() }
  }

  private func clearDecoded() {
    tag.pointee.hasDecoded = false
    for buffer in tag.pointee.decoded { buffer.deallocate() }
    tag.pointee.decoded.removeAll()
  }

  /// Adds an attribute of the current tag and returns true. Returns false if there is no room for it.
  @inline(__always)
  func append(_ attribute: XMLAttribute) -> Bool {
    let count = tag.pointee.attributeCount
    guard count < XMLNotes.mostAttributes else { return false }
    (attributes + count).initialize(to: attribute)
    tag.pointee.attributeCount = count &+ 1
    return true
  }

  /// Decodes the references in the bytes. The result is valid until the next tag is parsed.
  /// - Parameter offset: the byte offset, in the XML text, of the first of the bytes.
  func decode(_ raw: UnsafeRawBufferPointer, at offset: Int64) throws(FormatProblem) -> UnsafeRawBufferPointer {
    var bytes: [UInt8] = []
    try XMLReferences.decode(raw, at: offset, into: &bytes)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    buffer.copyBytes(from: bytes)
    tag.pointee.decoded.append(buffer)
    tag.pointee.hasDecoded = true
    return UnsafeRawBufferPointer(buffer)
  }
}

/// The ranges of an attribute's name and value in a tag.
struct XMLAttribute {
  private let nameStart: UInt32
  private let nameEnd: UInt32
  private let valueStart: UInt32
  private let valueEnd: UInt32

  @inline(__always)
  init(name: Range<Int>, value: Range<Int>) {
    nameStart = UInt32(truncatingIfNeeded: name.lowerBound)
    nameEnd = UInt32(truncatingIfNeeded: name.upperBound)
    valueStart = UInt32(truncatingIfNeeded: value.lowerBound)
    valueEnd = UInt32(truncatingIfNeeded: value.upperBound)
  }

  @inline(__always)
  func isNamed(_ name: XMLWord, in tag: UnsafeRawBufferPointer) -> Bool {
    Int(nameEnd &- nameStart) == name.count && (tag.baseAddress! + Int(nameStart)).holds(name.start, name.count)
  }

  @inline(__always)
  var value: Range<Int> { Range(uncheckedBounds: (Int(valueStart), Int(valueEnd))) }
}
