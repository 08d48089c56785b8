import KernelDomain

/// A text that is normalised for searching and comparing exercise names. It consists of words made up of digits and
/// lowercase letters without accents. All other characters of the original text separate words.
package struct SearchText: Hashable, Sendable {
  /// The words of the text, each as its Unicode scalar values.
  package let words: [[UInt32]]

  /// Normalises the first 200 characters of a text.
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

  /// The number of letters and digits in all words, plus one for each gap between words.
  package var length: Int { words.reduce(0) { $0 + $1.count } + max(0, words.count - 1) }

  /// The words as one text, separated by single spaces.
  package var text: String {
    words.map { word in String(String.UnicodeScalarView(word.compactMap(Unicode.Scalar.init))) }.joined(separator: " ")
  }

  /// Returns the lowercase value of an ASCII letter or digit; nil for any other scalar. This is a fast path.
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
