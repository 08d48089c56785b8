/// `value` in decimal with at least `width` digits, zeros in front.
package func padded(_ value: Int, _ width: Int) -> String {
  let digits = String(value)
  return digits.utf8.count >= width ? digits : String(repeating: "0", count: width - digits.utf8.count) + digits
}

/// The number that ASCII digits spell; nil when there are none, more than eighteen, or anything else among them.
package func number(_ digits: some Collection<UInt8>) -> Int? {
  number(ArraySlice(digits))
}

// Generic code runs unspecialised for callers in other modules, several times slower.
package func number(_ digits: ArraySlice<UInt8>) -> Int? {
  guard !digits.isEmpty, digits.count <= 18 else { return nil }
  var value = 0
  for digit in digits {
    guard (0x30...0x39).contains(digit) else { return nil }
    value = value * 10 + Int(digit - 0x30)
  }
  return value
}

/// The number that the ASCII digits at some places of a text spell; nil when anything else is among them.
/// - Parameter places: at most eighteen, within the text.
package func number(_ text: Span<UInt8>, _ places: Range<Int>) -> Int? {
  var value = 0
  for place in places {
    guard (0x30...0x39).contains(text[place]) else { return nil }
    value = value * 10 + Int(text[place] - 0x30)
  }
  return value
}

extension BinaryInteger {
  /// The quotient rounded towards negative infinity; `divisor` is positive.
  package func flooredQuotient(by divisor: Self) -> Self {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}

/// Decodes a value that is kept as the text its `description` writes.
package func decodeDescription<Value: LosslessStringConvertible>(from decoder: any Decoder) throws -> Value {
  let container = try decoder.singleValueContainer()
  let text = try container.decode(String.self)
  guard let value = Value(text) else {
    throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is no \(Value.self)")
  }
  return value
}

/// Encodes a value as the text its `description` writes.
package func encodeDescription(_ value: some LosslessStringConvertible, to encoder: any Encoder) throws {
  var container = encoder.singleValueContainer()
  try container.encode(value.description)
}

/// A name as it is kept: its first 200 characters.
/// - Parameter name: of any length; counting the characters of all of it may cost the square of that.
package func keptName(_ name: String) -> String {
  guard name.utf8.count > 200 else { return name }
  return String(String(String.UnicodeScalarView(name.unicodeScalars.prefix(4_000))).prefix(200))
}
