import KernelDomain

extension App {
  /// Escapes the characters in JSON that must not be written to a terminal (`Printable.isHidden`). A program that reads
  /// the JSON gets the original strings.
  package static func shown(json: [UInt8]) -> [UInt8] {
    json.withUnsafeBufferPointer { bytes in
      guard let first = bytes.indices.first(where: { bytes[$0] >= 0x7F && isHidden(bytes, at: $0) }) else {
        return json
      }
      var shown = Array(bytes[..<first])
      for scalar in String(decoding: bytes[first...], as: UTF8.self).unicodeScalars {
        if scalar.value >= 0x7F, Printable.isHidden(scalar) {
          let digits = String(scalar.value, radix: 16)
          shown += "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8
        } else {
          shown += UTF8.encode(scalar)!
        }
      }
      return shown
    }
  }

  private static func isHidden(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    guard Printable.mayNeedCare(bytes, at: place) else { return false }
    let character = UnsafeBufferPointer(rebasing: bytes[place..<min(place + 4, bytes.count)])
    return String(decoding: character, as: UTF8.self).unicodeScalars.first.map(Printable.isHidden) ?? false
  }
}
