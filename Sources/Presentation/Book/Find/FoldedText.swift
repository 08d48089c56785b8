package import KernelDomain

/// Text in the form in which searches compare it, so that case and accents don't matter. It is in UTF-8; each word is
/// in lower case, without accents, and preceded by a space.
package struct FoldedText: Sendable {
  let letters: [UInt8]

  package init(_ texts: String?...) {
    var letters: [UInt8] = []
    for text in texts {
      var isInWord = false
      for scalar in (text ?? "").unicodeScalars {
        guard FoldedText.add(scalar, &letters, isInWord) else {
          isInWord = false
          continue
        }
        isInWord = true
      }
    }
    self.letters = letters
  }

  /// Converts a text in every language of the interface, so that the user can search in any of them.
  /// - Parameter words: returns the text in a language; nil if there is no text in that language.
  package init(_ words: (Language) -> String?) {
    self.init(words(.en), words(.cs))
  }

  var words: [[UInt8]] { letters.split(separator: UInt8(ascii: " ")).map(Array.init) }

  /// Whether one of the text's words begins with the given letters; false if no letters are given.
  func hasWord(beginning word: [UInt8]) -> Bool {
    guard !word.isEmpty, letters.count > word.count else { return false }
    for start in 0..<letters.count - word.count where letters[start] == UInt8(ascii: " ") {
      if letters[start + 1] == word[0], letters[(start + 1)...].starts(with: word) { return true }
    }
    return false
  }

  /// Appends a digit, or a letter in lower case and without its accent, to `letters` and returns true. If the character
  /// is neither, appends nothing and returns false. At the beginning of a word (`isInWord` is false), also appends a
  /// space first.
  private static func add(_ scalar: Unicode.Scalar, _ letters: inout [UInt8], _ isInWord: Bool) -> Bool {
    let start = letters.count
    if !isInWord { letters.append(UInt8(ascii: " ")) }
    switch scalar {
    case "a"..."z", "0"..."9": letters.append(UInt8(scalar.value))
    case "A"..."Z": letters.append(UInt8(scalar.value) + 32)
    case _ where scalar.isASCII:
      letters.removeLast(letters.count - start)
      return false
    default: return addAccented(scalar, &letters, since: start)
    }
    return true
  }

  private static func addAccented(_ scalar: Unicode.Scalar, _ letters: inout [UInt8], since start: Int) -> Bool {
    if (0x300...0x36F).contains(scalar.value) {
      letters.removeLast(letters.count - start)
      return true
    }
    let small = scalar.properties.lowercaseMapping
    if let base = small.unicodeScalars.first.flatMap(base) {
      letters.append(base)
    } else if scalar.properties.isAlphabetic {
      letters += small.utf8
    } else {
      letters.removeLast(letters.count - start)
      return false
    }
    return true
  }

  /// Returns the ASCII letter for a lower-case letter with an accent, if a European language has it; nil for any other
  /// character.
  private static func base(_ letter: Unicode.Scalar) -> UInt8? {
    switch letter {
    case "à"..."å", "ā", "ă", "ą": UInt8(ascii: "a")
    case "ç", "ć", "ĉ", "ċ", "č": UInt8(ascii: "c")
    case "ď", "đ", "ð": UInt8(ascii: "d")
    case "è"..."ë", "ē", "ĕ", "ė", "ę", "ě": UInt8(ascii: "e")
    case "ĝ", "ğ", "ġ", "ģ": UInt8(ascii: "g")
    case "ì"..."ï", "ĩ", "ī", "ĭ", "į", "ı": UInt8(ascii: "i")
    case "ĺ", "ļ", "ľ", "ł": UInt8(ascii: "l")
    case "ñ", "ń", "ņ", "ň": UInt8(ascii: "n")
    case "ò"..."ö", "ø", "ō", "ŏ", "ő": UInt8(ascii: "o")
    case "ŕ", "ŗ", "ř": UInt8(ascii: "r")
    case "ś", "ŝ", "ş", "š", "ș": UInt8(ascii: "s")
    case "ţ", "ť", "ț": UInt8(ascii: "t")
    case "ù"..."ü", "ũ", "ū", "ŭ", "ů", "ű", "ų": UInt8(ascii: "u")
    case "ý", "ÿ": UInt8(ascii: "y")
    case "ź", "ż", "ž": UInt8(ascii: "z")
    default: nil
    }
  }
}
