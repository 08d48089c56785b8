import KernelApplication

/// Decodes character references, such as `&#65;`, and the five entities that XML predefines, such as `&amp;`. Entities
/// that the XML text itself declares are never expanded, because a few bytes could expand to gigabytes.
enum XMLReferences {
  /// Decodes the references in the bytes, and appends the result to `decoded`.
  /// - Parameter offset: the byte offset, in the XML text, of the first of the bytes.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, at offset: Int64, into decoded: inout [UInt8]
  ) throws(FormatProblem) {
    var index = 0
    while let ampersand = bytes.firstIndex(of: UInt8(ascii: "&"), from: index) {
      decoded.append(contentsOf: bytes.part(index..<ampersand))
      let place = offset + Int64(ampersand)
      let window = bytes.part(ampersand..<min(bytes.count, ampersand + longest))
      guard let semicolon = window.firstIndex(of: UInt8(ascii: ";"), from: 1) else {
        throw FormatProblem(.noReference, offset: place)
      }
      try append(window.part(1..<semicolon), at: place, to: &decoded)
      index = ampersand + semicolon + 1
    }
    decoded.append(contentsOf: bytes.part(index..<bytes.count))
  }

  /// The maximum length, in bytes, of a reference that is decoded, including `&` and `;`.
  private static let longest = 64

  private static func append(
    _ name: UnsafeRawBufferPointer, at offset: Int64, to decoded: inout [UInt8]
  ) throws(FormatProblem) {
    if name.begins(with: "#") {
      guard let scalar = scalar(name) else {
        throw FormatProblem(.noCharacter(name: name.text), offset: offset)
      }
      return decoded.append(contentsOf: UTF8.encode(scalar)!)
    }
    if name.equals("lt") { return decoded.append(UInt8(ascii: "<")) }
    if name.equals("gt") { return decoded.append(UInt8(ascii: ">")) }
    if name.equals("amp") { return decoded.append(UInt8(ascii: "&")) }
    if name.equals("quot") { return decoded.append(UInt8(ascii: "\"")) }
    if name.equals("apos") { return decoded.append(UInt8(ascii: "'")) }
    throw FormatProblem(
      .ownEntity(name: name.text),
      offset: offset)
  }

  /// Decodes a character reference; nil if it is invalid.
  /// - Parameter name: the reference without `&` and `;`, such as `#65` or `#x41`.
  private static func scalar(_ name: UnsafeRawBufferPointer) -> UnicodeScalar? {
    let isHexadecimal = name.begins(with: "#x")
    let digits = name.part((isHexadecimal ? 2 : 1)..<name.count)
    guard !digits.isEmpty, digits.count <= 9, digits[0] != UInt8(ascii: "+"), digits[0] != UInt8(ascii: "-"),
      let value = UInt32(digits.text, radix: isHexadecimal ? 16 : 10), value != 0
    else { return nil }
    return UnicodeScalar(value)
  }
}
