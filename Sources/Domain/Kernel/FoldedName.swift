/// Normalises a name for comparison, so that different spellings of the name become equal: `van den Šíp` becomes `van
/// den sip`. Letters are converted to lower case and lose their accents. Underscores and repeated spaces become single
/// spaces. Only the first 200 characters are used.
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

/// Maps each accented Latin letter that is a single Unicode scalar to its spelling without accents, such as `ae` for
/// `æ`.
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
