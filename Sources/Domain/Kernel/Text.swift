/// Numbers in ASCII digits, without the cost of formatting for people.
package enum ASCII {
  /// `value` in decimal with at least so many digits, zeros in front.
  package static func decimal(_ value: Int, digits count: Int) -> String {
    let digits = String(value)
    return digits.utf8.count >= count ? digits : String(repeating: "0", count: count - digits.utf8.count) + digits
  }

  /// The number that ASCII digits spell; nil when there are none, more than eighteen, or anything else among them.
  package static func integer(_ digits: some Collection<UInt8>) -> Int? {
    integer(ArraySlice(digits))
  }

  // Generic code runs unspecialised for callers in other modules, several times slower.
  package static func integer(_ digits: ArraySlice<UInt8>) -> Int? {
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
  package static func integer(_ text: Span<UInt8>, _ places: Range<Int>) -> Int? {
    var value = 0
    for place in places {
      guard (0x30...0x39).contains(text[place]) else { return nil }
      value = value * 10 + Int(text[place] - 0x30)
    }
    return value
  }
}

extension BinaryInteger {
  /// The quotient rounded towards negative infinity; `divisor` is positive.
  package func flooredQuotient(by divisor: Self) -> Self {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}

extension LosslessStringConvertible {
  /// Decodes a value that is kept as the text its `description` writes.
  package init(describedBy decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is no \(Self.self)")
    }
    self = value
  }

  /// Encodes a value as the text its `description` writes.
  package func encodeDescription(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension String {
  /// A name as it is kept: its first 200 characters. The name may be of any length; counting the characters of all of it
  /// may cost the square of that.
  package var keptName: String {
    guard utf8.count > 200 else { return self }
    return String(String(String.UnicodeScalarView(unicodeScalars.prefix(4_000))).prefix(200))
  }

  /// A name that somebody wrote into a file, as it is kept: without what is hidden; a space stands for what would break
  /// the line.
  package var cleanName: String {
    let name = keptName
    guard !NamedTextRule.hidesNothing(name) else { return name }
    var kept = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if !Printable.isHidden(scalar) {
        kept.append(scalar)
      } else if scalar.properties.isWhitespace {
        kept.append(" ")
      }
    }
    return String(kept)
  }

  /// A name of several words as the web and the command line write it: `heroNumber` as `hero-number`.
  package var kebabCased: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }
}
