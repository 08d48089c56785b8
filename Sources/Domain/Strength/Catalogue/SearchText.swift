import KernelDomain

/// A text that is normalised for searching and comparing exercise names. It consists of words made up of digits and
/// lowercase letters without accents. All other characters of the original text separate words.
package struct SearchText: Hashable, Sendable {
  /// The words as one text, separated by single spaces.
  package let text: String

  /// Normalises the first 200 characters of a text.
  package init(_ text: String) {
    var text = text.keptName
    self.text = text.withUTF8 { SearchText.normalised(ascii: $0) } ?? SearchText.normalised(text)
  }

  /// Compares scalars: `==` of two strings would ignore how their marks are encoded.
  package static func == (a: SearchText, b: SearchText) -> Bool {
    a.text.utf8.count == b.text.utf8.count && a.text == b.text && a.text.utf8.elementsEqual(b.text.utf8)
  }

  /// The words of the text.
  package var parts: [String] {
    var text = text
    return text.withUTF8 { $0.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) } }
  }

  /// The words of the text, each as its Unicode scalar values.
  package var words: [[UInt32]] {
    text.unicodeScalars.split(separator: " ").map { word in word.map(\.value) }
  }

  /// The number of letters and digits in all words, plus one for each gap between words.
  package var length: Int { text.unicodeScalars.count }

  /// Normalises a text that consists of ASCII characters only, as nearly all names do. This takes a small part of the
  /// time that `normalised(_:)` takes.
  /// - Parameter bytes: the UTF-8 encoding of the text.
  /// - Returns: the normalised text; nil if the text has other characters.
  static func normalised(ascii bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(unsafeUninitializedCapacity: bytes.count) { letters in
      var count = 0
      var hasGap = false
      for byte in bytes {
        let isLetter = (0x61...0x7A).contains(byte | 0x20)
        guard isLetter || (0x30...0x39).contains(byte) else {
          hasGap = count > 0
          continue
        }
        if hasGap {
          letters[count] = 0x20
          count += 1
          hasGap = false
        }
        letters[count] = isLetter ? byte | 0x20 : byte
        count += 1
      }
      return count
    }
  }

  /// Normalises any text.
  static func normalised(_ text: String) -> String {
    var letters = String.UnicodeScalarView()
    var hasGap = false
    for scalar in text.unicodeScalars where !LetterBase.isMark(scalar) {
      if let letter = lowered(scalar) {
        if hasGap { letters.append(" ") }
        letters.append(letter)
      } else {
        let folded = folded(scalar)
        if folded.isEmpty {
          hasGap = !letters.isEmpty
          continue
        }
        if hasGap { letters.append(" ") }
        letters.append(contentsOf: folded)
      }
      hasGap = false
    }
    return String(letters)
  }

  /// Returns what `folded(_:)` returns for most letters and digits; nil for any other scalar. This is a fast path.
  private static func lowered(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "a"..."z", "0"..."9": return scalar
    case "A"..."Z": return Unicode.Scalar(scalar.value + 32)
    case "\0"..."\u{BF}": return nil
    default: break
    }
    if let base = LetterBase.withoutMarks(scalar) { return base }
    return !scalar.properties.changesWhenLowercased && isLetterOrDigit(scalar) ? scalar : nil
  }

  /// Returns the letters and digits for which a scalar stands, in lower case and without marks.
  static func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    scalar.properties.lowercaseMapping.unicodeScalars.compactMap { letter in
      isLetterOrDigit(letter) ? LetterBase.withoutMarks(letter) ?? letter : nil
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
