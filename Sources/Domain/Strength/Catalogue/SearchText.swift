import KernelDomain

/// Text as exercises are searched and matched by: without marks above and below letters, in lower case, all but letters
/// and digits taken for spaces.
package struct SearchText: Hashable, Sendable {
  /// Their letters, as Unicode's numbers.
  package let words: [[UInt32]]

  /// Reads no more than the first 200 characters.
  package init(_ text: String) {
    var words: [[UInt32]] = []
    var word: [UInt32] = []
    for scalar in text.keptName.unicodeScalars where !LetterBase.isMark(scalar) {
      if let letter = SearchText.lowered(scalar) {
        word.append(letter)
        continue
      }
      let letters = scalar.isASCII ? [] : SearchText.folded(scalar)
      if letters.isEmpty {
        if !word.isEmpty { words.append(word) }
        word = []
      } else {
        word += letters
      }
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
  }

  /// How many letters and digits there are, and single spaces between.
  package var length: Int { words.reduce(0) { $0 + $1.count } + max(0, words.count - 1) }

  /// Words with single spaces between them.
  package var text: String {
    words.map { word in String(String.UnicodeScalarView(word.compactMap(Unicode.Scalar.init))) }.joined(separator: " ")
  }

  /// The usual case, quickly: a letter or digit of ASCII; nil for anything else.
  private static func lowered(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "a"..."z", "0"..."9": scalar.value
    case "A"..."Z": scalar.value + 32
    default: nil
    }
  }

  private static func folded(_ scalar: Unicode.Scalar) -> [UInt32] {
    scalar.properties.lowercaseMapping.unicodeScalars.compactMap { letter in
      isLetterOrDigit(letter) ? LetterBase.base(of: letter).value : nil
    }
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
