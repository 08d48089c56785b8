/// A name in small letters without accents, its spaces single, for finding it however it is written: `van den Šíp` is
/// `van den sip`. Of a very long one only the beginning counts.
package func foldedName(_ name: String) -> String {
  var letters = ""
  for scalar in name.prefix(200).lowercased().unicodeScalars {
    switch scalar {
    case "_", " ": letters.append(" ")
    case "\u{300}"..."\u{36F}": continue
    default: letters += plainLetters[scalar] ?? String(Character(scalar))
    }
  }
  return letters.split(separator: " ").joined(separator: " ")
}

/// Latin letters with accents that are one character, by the letters without.
private let plainLetters: [Unicode.Scalar: String] = {
  let letters = [
    "a": "àáâãäåāăą", "ae": "æ", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ", "i": "ìíîïĩīĭįı",
    "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉ", "o": "òóôõöøōŏő", "oe": "œ", "r": "ŕŗř", "s": "śŝşšș", "ss": "ß",
    "t": "ţťŧț", "th": "þ", "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źżž",
  ]
  return letters.reduce(into: [:]) { table, entry in
    for scalar in entry.value.unicodeScalars { table[scalar] = entry.key }
  }
}()
