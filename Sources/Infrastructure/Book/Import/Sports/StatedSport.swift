/// A sport as stated by a file or a list: its kind, such as `running`, and optionally a detail, such as `trail`.
package struct StatedSport: Hashable, Sendable {
  package let kind: String
  package let detail: String?

  package static let running = "running"
  package static let swimming = "swimming"
  private static let walks: Set = ["walking", "hiking"]

  init(_ kind: String, detail: String? = nil) {
    self.kind = kind
    self.detail = detail
  }

  /// Creates a stated sport; nil if the kind is `none`, which stands for words that mean no particular sport.
  /// - Parameter path: the kind, optionally followed by a slash and the detail, such as `running/trail`.
  init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    guard parts[0] != "none" else { return nil }
    self.init(parts[0], detail: parts.count > 1 ? parts[1] : nil)
  }

  /// The kinds of sport that an import may guess if no source states a sport.
  package enum Guess: String { case running, cycling, walking, swimming }

  package init(_ guess: Guess) {
    self.init(guess.rawValue)
  }

  package var isRun: Bool { kind == StatedSport.running }
  package var isSwim: Bool { kind == StatedSport.swimming }
  package var isWalk: Bool { StatedSport.walks.contains(kind) }
}

extension StatedSport {
  /// Creates the sport that a word means; nil if the word means no particular sport. An unknown word becomes a separate
  /// sport.
  /// - Parameter word: the word as written; nil is treated as an empty word.
  package init?(word: String?) {
    let plain = SportWord.plain(word ?? "")
    if let known = SportTable.words[plain] {
      guard let known else { return nil }
      self = known
    } else {
      self.init(String(plain.prefix(60)))
    }
  }

  /// Creates the sport that a known word means; nil if the table lacks the word, or if the word means no particular
  /// sport.
  /// - Parameter word: the word as written.
  package init?(known word: String) {
    guard let known = SportTable.words[SportWord.plain(word)], let known else { return nil }
    self = known
  }

  /// Creates the sport of a workout in an Apple Health export; nil if its type means no particular sport.
  /// - Parameter type: the type as written, such as `HKWorkoutActivityTypeRunning`.
  package init?(healthKit type: String) {
    let prefix = "HKWorkoutActivityType"
    var words = ""
    for character in type.hasPrefix(prefix) ? type.dropFirst(prefix.count) : type[...] {
      if character.isUppercase { words.append(" ") }
      words.append(character)
    }
    self.init(word: words)
  }

  /// Creates the sport of a GPX track.
  /// - Parameter type: the track's `type`, which is a word or one of Strava's codes.
  package init?(gpxType type: String?) {
    if let number = type.flatMap({ Int($0.filter { $0 != " " }) }), let path = SportTable.gpxTypes[number] {
      self.init(path: path)
    } else {
      self.init(word: type)
    }
  }

  /// Creates the sport from the codes in a FIT file; nil if the codes mean no particular sport. An unknown code becomes
  /// a separate sport, such as `sport 99`.
  /// - Parameters:
  ///   - fitSport: the code of the sport in the FIT profile; nil if the file states none, which means the same as 0.
  ///   - subSport: the code of the sub-sport, which adds a detail; nil if the file states none.
  package init?(fitSport: Int?, subSport: Int?) {
    let sub = subSport.flatMap { SportTable.fitSubSports[$0] }.map {
      $0.split(separator: "/", omittingEmptySubsequences: false)
    }
    if let fitSport, fitSport != 0 {
      guard let stated = StatedSport(path: SportTable.fitSports[fitSport] ?? "sport \(fitSport)") else { return nil }
      self.init(
        stated.kind, detail: stated.isRun && sub?[0].isEmpty == true ? sub.map { String($0[1]) } : stated.detail)
    } else {
      guard let sub, !sub[0].isEmpty else { return nil }
      self.init(String(sub[0]))
    }
  }
}

/// Normalises words so that they can be looked up in `SportTable`: lower case, no accents, and single spaces between
/// groups of letters and digits.
enum SportWord {
  static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.lowercased().unicodeScalars where !(0x300...0x36F).contains(scalar.value) {
      let base = bases[scalar] ?? scalar
      if base.properties.isAlphabetic || base.properties.numericType != nil {
        plain.unicodeScalars.append(base)
      } else if !plain.isEmpty, plain.last != " " {
        plain.append(" ")
      }
    }
    if plain.last == " " { plain.removeLast() }
    return plain
  }

  /// The base letter of each Latin letter with an accent.
  private static let bases: [Unicode.Scalar: Unicode.Scalar] = {
    let letters: [(Unicode.Scalar, String)] = [
      ("a", "àáâãäåāăąǎ"), ("c", "çćĉċč"), ("d", "ď"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥȟ"),
      ("i", "ìíîïĩīĭįǐ"),
      ("j", "ĵǰ"), ("k", "ķ"), ("l", "ĺļľ"), ("n", "ñńņňǹ"), ("o", "òóôõöōŏőǒ"), ("r", "ŕŗř"), ("s", "śŝşšș"),
      ("t", "ţťț"),
      ("u", "ùúûüũūŭůűųǔ"), ("w", "ŵẁẃẅ"), ("y", "ýÿŷỳ"), ("z", "źżž"),
    ]
    var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (base, accented) in letters { for scalar in accented.unicodeScalars { bases[scalar] = base } }
    return bases
  }()
}
