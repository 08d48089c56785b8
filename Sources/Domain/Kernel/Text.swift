/// Parses and formats numbers as ASCII digits, without the cost of a formatter.
package enum ASCII {
  /// Returns `value` in decimal, with leading zeros up to at least `count` digits.
  package static func decimal(_ value: Int, digits count: Int) -> String {
    let digits = String(value)
    return digits.utf8.count >= count ? digits : String(repeating: "0", count: count - digits.utf8.count) + digits
  }

  /// Parses ASCII digits as a whole number. Nil if there are no digits, more than eighteen, or any other character.
  package static func integer(_ digits: some Collection<UInt8>) -> Int? {
    integer(ArraySlice(digits))
  }

  // Not generic, unlike the overload above: generic code called from other modules runs unspecialised, several times
  // slower.
  package static func integer(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 18 else { return nil }
    var value = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      value = value * 10 + Int(digit - 0x30)
    }
    return value
  }

  /// Parses the ASCII digits at the given positions of a text. Nil if any other character is there.
  /// - Parameter places: at most eighteen positions, all within the text.
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
  /// Returns the quotient rounded towards negative infinity; `divisor` must be positive.
  package func flooredQuotient(by divisor: Self) -> Self {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}

extension LosslessStringConvertible {
  /// Decodes a value from the text that its `description` returns.
  package init(describedBy decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is no \(Self.self)")
    }
    self = value
  }

  /// Encodes a value as the text that its `description` returns.
  package func encodeDescription(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension String {
  /// The first 200 characters of a name, the most that is stored. Only the first 4,000 Unicode scalars are looked at:
  /// names from files may be very long, and counting characters can take quadratic time.
  package var keptName: String {
    guard utf8.count > 200 else { return self }
    return String(String(String.UnicodeScalarView(unicodeScalars.prefix(4_000))).prefix(200))
  }

  /// A name from a file, made fit to store: cut to 200 characters, with line breaks and tabs replaced by spaces and
  /// other hidden characters removed.
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

  /// A name in kebab case, as the web and the command line write it: `heroNumber` gives `hero-number`.
  package var kebabCased: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }
}
