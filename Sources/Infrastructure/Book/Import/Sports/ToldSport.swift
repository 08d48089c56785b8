/// What a file or a list calls an activity: its kind, such as `running`, and a detail of it, such as `trail`.
package struct ToldSport: Hashable, Sendable {
  package let kind: String
  package let detail: String?

  package static let running = "running"
  package static let swimming = "swimming"
  private static let walks: Set = ["walking", "hiking"]

  init(_ kind: String, detail: String? = nil) {
    self.kind = kind
    self.detail = detail
  }

  /// - Parameter path: `running/trail`. Nil for `none`, the kind of words that tell nothing.
  init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    guard parts[0] != "none" else { return nil }
    self.init(parts[0], detail: parts.count > 1 ? parts[1] : nil)
  }

  /// The kinds that activities are guessed to be.
  package enum Guess: String { case running, cycling, walking, swimming }

  package init(_ guess: Guess) {
    self.init(guess.rawValue)
  }

  package var isRun: Bool { kind == ToldSport.running }
  package var isSwim: Bool { kind == ToldSport.swimming }
  package var isWalk: Bool { ToldSport.walks.contains(kind) }
}

extension ToldSport {
  /// - Parameter word: as written; nil as an empty one. Nil if it tells nothing; an unknown word is a sport of that name.
  package init?(word: String?) {
    let plain = SportWord.plain(word ?? "")
    if let known = SportTable.words[plain] {
      guard let known else { return nil }
      self = known
    } else {
      self.init(String(plain.prefix(60)))
    }
  }

  /// - Parameter word: nil, as for all of these, if the table lacks it or it tells nothing.
  package init?(known word: String) {
    guard let known = SportTable.words[SportWord.plain(word)], let known else { return nil }
    self = known
  }

  /// - Parameter type: of a GPX track: a word, or Strava's number.
  package init?(gpxType type: String?) {
    if let number = type.flatMap({ Int($0.filter { $0 != " " }) }), let path = SportTable.gpxTypes[number] {
      self.init(path: path)
    } else {
      self.init(word: type)
    }
  }

  /// - Parameters:
  ///   - fitSport: its number in the FIT profile; nil, as for 0, if the file tells none.
  ///   - subSport: says more about it.
  package init?(fitSport: Int?, subSport: Int?) {
    let sub = subSport.flatMap { SportTable.fitSubSports[$0] }.map {
      $0.split(separator: "/", omittingEmptySubsequences: false)
    }
    if let fitSport, fitSport != 0 {
      guard let told = ToldSport(path: SportTable.fitSports[fitSport] ?? "sport \(fitSport)") else { return nil }
      self.init(told.kind, detail: told.isRun && sub?[0].isEmpty == true ? sub.map { String($0[1]) } : told.detail)
    } else {
      guard let sub, !sub[0].isEmpty else { return nil }
      self.init(String(sub[0]))
    }
  }
}

/// Words as the table has them: in small letters without accents, with single spaces between letters and digits.
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

  /// Latin letters with accents, each with the letter below them.
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
