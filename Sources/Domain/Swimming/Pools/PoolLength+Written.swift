import KernelDomain

extension PoolLength {
  /// Parses a pool length as people write it: `25`, `33.33`, `33,33`, `25 m` or `25yd`. Nil for any other text, or if
  /// the length is outside `valid`.
  package init?(written text: String) {
    var text = text.filter { $0 != " " }
    var centimetresPerUnit = 100.0
    if text.hasSuffix("yd") {
      centimetresPerUnit = Double(LengthUnit.yard.hundredthsOfMillimetre) / 1_000
      text.removeLast(2)
    } else if text.hasSuffix("m") {
      text.removeLast()
    }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count <= 2, let whole = ASCII.integer(Array(parts[0].utf8)), whole <= 1_000 else { return nil }
    var length = Double(whole)
    if parts.count == 2 {
      guard let hundredths = ASCII.integer(Array((parts[1] + "0").utf8.prefix(2))),
        (1...2).contains(parts[1].utf8.count)
      else { return nil }
      length += Double(hundredths) / 100
    }
    self.init(centimetres: Int(length * centimetresPerUnit + 0.5))
  }
}
