/// Returns a name of an exercise without the grip that the catalogue adds: `Barbell Bench Press - Medium Grip` is
/// `Barbell Bench Press`, unless another of the names would be the same.
/// - Parameter names: the names of the different exercises that are shown together, this one included.
package func withoutGrip(_ name: String, among names: [String]) -> String {
  guard let short = withoutGrip(name) else { return name }
  return names.count { (withoutGrip($0) ?? $0) == short } == 1 ? short : name
}

/// Returns a name without the grip at its end, which the catalogue separates by a dash; nil if it has none.
private func withoutGrip(_ name: String) -> String? {
  guard name.hasSuffix(" Grip") else { return nil }
  let bytes = Array(name.utf8)
  return (1..<bytes.count).last { bytes[$0 - 1] == UInt8(ascii: " ") && bytes[$0] == UInt8(ascii: "-") }.map {
    String(decoding: bytes[..<($0 - 1)], as: UTF8.self)
  }
}
