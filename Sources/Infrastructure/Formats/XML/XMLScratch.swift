/// Memory that a scanner uses for one tag after another.
final class XMLScratch {
  /// The attributes of the current tag.
  private var attributeCount = 0
  /// Where to look for the next attribute first: readers mostly ask in the order of the document.
  private var expected = 0
  private let storage = UnsafeMutablePointer<XMLAttribute>.allocate(capacity: mostAttributes)
  /// Decoded values of the current tag.
  private var decoded: [UnsafeMutableRawBufferPointer] = []
  private var hasDecoded = false

  static let mostAttributes = 256

  deinit {
    clear()
    storage.deallocate()
  }

  /// Where in the tag the value of that attribute stands.
  @inline(__always)
  func value(of name: XMLWord, in tag: UnsafeRawBufferPointer) -> Range<Int>? {
    var index = expected
    for _ in 0..<attributeCount {
      if index >= attributeCount { index = 0 }
      let attribute = storage + index
      index &+= 1
      if attribute.pointee.isNamed(name, in: tag) {
        expected = index
        return attribute.pointee.value
      }
    }
    return nil
  }

  func clear() {
    attributeCount = 0
    expected = 0
    guard hasDecoded else { return }
    hasDecoded = false
    for buffer in decoded { buffer.deallocate() }
    decoded.removeAll()
  }

  /// False when there is no room for more.
  func append(_ attribute: XMLAttribute) -> Bool {
    guard attributeCount < XMLScratch.mostAttributes else { return false }
    (storage + attributeCount).initialize(to: attribute)
    attributeCount += 1
    return true
  }

  /// The bytes with their references replaced, kept until the next tag.
  func decode(_ raw: UnsafeRawBufferPointer, at offset: Int64) throws(FormatProblem) -> UnsafeRawBufferPointer {
    var bytes: [UInt8] = []
    try XMLReferences.decode(raw, at: offset, into: &bytes)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    buffer.copyBytes(from: bytes)
    decoded.append(buffer)
    hasDecoded = true
    return UnsafeRawBufferPointer(buffer)
  }
}

/// Where in a tag an attribute's name and value stand.
struct XMLAttribute {
  private let nameStart: UInt32
  private let nameEnd: UInt32
  private let valueStart: UInt32
  private let valueEnd: UInt32

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

  var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
}
