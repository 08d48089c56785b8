/// Parses and formats numbers as ASCII digits, faster than a formatter.
package enum ASCII {
  /// Returns `value` in decimal with at least `count` digits, with leading zeros if necessary.
  package static func decimal(_ value: Int, digits count: Int) -> String {
    let digits = String(value)
    return digits.utf8.count >= count ? digits : String(repeating: "0", count: count - digits.utf8.count) + digits
  }

  /// Parses ASCII digits as a whole number. Nil if there are no digits, more than eighteen, or other characters.
  package static func integer(_ digits: some Collection<UInt8>) -> Int? {
    integer(ArraySlice(digits))
  }

  // This overload is not generic, because generic code that is called from another module is not specialised, and is
  // several times slower.
  package static func integer(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 18 else { return nil }
    var value = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      value = value * 10 + Int(digit - 0x30)
    }
    return value
  }

  /// Parses the ASCII digits at the given byte offsets of a text as a whole number. Nil if there are other characters
  /// among them.
  /// - Parameter places: a range of at most eighteen bytes inside the text.
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
  /// Returns the quotient, rounded down. The divisor must be positive.
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

/// A value whose coded form is the text that its `description` returns.
package protocol DescriptionCodable: LosslessStringConvertible, Codable {}

extension DescriptionCodable {
  package init(from decoder: any Decoder) throws { try self.init(describedBy: decoder) }
  package func encode(to encoder: any Encoder) throws { try encodeDescription(to: encoder) }
}

extension String {
  /// The first 200 characters of a name, which are all that is stored. Only the first 4,000 Unicode scalars are
  /// examined: names in files may be very long, and the time for counting characters can grow with the square of the
  /// length.
  package var keptName: String {
    guard utf8.count > 200 else { return self }
    return String(String(String.UnicodeScalarView(unicodeScalars.prefix(4_000))).prefix(200))
  }

  /// A name from a file, in a form that can be stored: shortened to 200 characters, with line breaks and tabs replaced
  /// by spaces and without other hidden characters.
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

  /// A name in kebab case, as used on the web and on the command line: `hero-number` for `heroNumber`.
  package var kebabCased: String {
    var kebab = ""
    for letter in self {
      if letter.isUppercase { kebab.append("-") }
      kebab += letter.isUppercase ? letter.lowercased() : String(letter)
    }
    return kebab
  }
}

extension [String] {
  /// Joins the strings, with `separator` between them.
  ///
  /// The first call of the standard library's function has the runtime look through all conformances of the program,
  /// a fifth of the instructions of a short command.
  package func joined(separator: String = "") -> String {
    var joined = ""
    for (index, string) in enumerated() {
      if index > 0 { joined += separator }
      joined += string
    }
    return joined
  }
}
