/// A city of the system's list of time zones.
package struct City: Hashable, Sendable {
  /// The zone's IANA name, `America/Argentina/Buenos_Aires`.
  package let zone: String
  /// Degrees.
  package let latitude: Double
  package let longitude: Double

  package init(zone: String, latitude: Double, longitude: Double) {
    self.zone = zone
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The last part of the zone's name, `Buenos Aires`.
  package var name: String {
    String((zone.split(separator: "/").last ?? "").map { $0 == "_" ? " " : $0 })
  }
}

/// Finding a city by its name: letters' case and accents do not matter, and a low line is a space.
package enum CitySearch {
  /// The cities of that name; several where the name is that of several.
  package static func cities(named name: String, among cities: [City]) -> [City] {
    let wanted = folded(name)
    return wanted.isEmpty ? [] : cities.filter { folded($0.name) == wanted || folded($0.zone) == wanted }
  }

  /// The cities whose names contain the text.
  package static func cities(containing text: String, among cities: [City]) -> [City] {
    let wanted = folded(text)
    return wanted.isEmpty ? [] : cities.filter { folded($0.name).contains(wanted) }
  }

  /// The cities that a name may mean that the list does not have: those whose names contain it, else those that begin with
  /// its first three letters, as `Praha` and `Prague` do.
  package static func cities(near name: String, among cities: [City]) -> [City] {
    let containing = self.cities(containing: name, among: cities)
    let beginning = folded(name).prefix(3)
    guard containing.isEmpty, beginning.count == 3 else { return containing }
    return cities.filter { folded($0.name).hasPrefix(beginning) }
  }

  /// The name in small letters without accents, its spaces single.
  static func folded(_ name: String) -> String {
    var letters = ""
    for scalar in name.prefix(200).lowercased().unicodeScalars {
      switch scalar {
      case "_", " ": letters.append(" ")
      case "\u{300}"..."\u{36F}": continue
      default: letters += plain[scalar] ?? String(Character(scalar))
      }
    }
    return letters.split(separator: " ").joined(separator: " ")
  }

  /// Latin letters with accents that are one character, by the letters without.
  private static let plain: [Unicode.Scalar: String] = {
    let letters = [
      "a": "àáâãäåāăą", "ae": "æ", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ", "i": "ìíîïĩīĭįı",
      "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉ", "o": "òóôõöøōŏő", "oe": "œ", "r": "ŕŗř", "s": "śŝşšș", "ss": "ß",
      "t": "ţťŧț", "th": "þ", "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źżž",
    ]
    return letters.reduce(into: [:]) { table, entry in
      for scalar in entry.value.unicodeScalars { table[scalar] = entry.key }
    }
  }()
}
