import KernelDomain

/// Text as exercises are searched and matched by: without marks above and below letters, in lower case, all but letters
/// and digits taken for spaces.
package struct SearchText: Hashable, Sendable {
  /// Their letters, as Unicode's numbers.
  package let words: [[UInt32]]

  /// Reads no more than the first 200 characters.
  package init(_ text: String) {
    let text = text.keptName
    var words: [[UInt32]] = []
    var letters: [UInt32] = []
    letters.reserveCapacity(text.utf8.count)
    var start = 0
    func endWord() {
      guard start < letters.count else { return }
      words.append(Array(letters[start...]))
      start = letters.count
    }
    for scalar in text.unicodeScalars where !LetterBase.isMark(scalar) {
      if let letter = SearchText.lowered(scalar) {
        letters.append(letter)
      } else if case let folded = scalar.isASCII ? [] : SearchText.folded(scalar), !folded.isEmpty {
        letters += folded
      } else {
        endWord()
      }
    }
    endWord()
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
