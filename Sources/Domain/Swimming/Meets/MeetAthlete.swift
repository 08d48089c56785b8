package import KernelDomain

/// An athlete in a meet file, with the results that count as official times.
package struct MeetAthlete: Hashable, Sendable {
  /// The name as in the file, with the first name first.
  package var name: String
  /// All spellings of the name in the file.
  package var writtenNames: [String]
  /// The day of birth; nil if the file has none. 1 January often means that only the year is known.
  package var birth: CivilDay?
  package var licence: String?
  package var club: String?
  package var results: [OfficialResult]
  /// For each reason, the number of results that do not count because of it.
  package var skipped: [MeetSkip: Int]
  /// The number of results whose splits were dropped, because they do not increase up to the final time.
  package var splitsLeftOut: Int
  /// The number of relay legs after the first. They begin with a flying start, so their times are no official results.
  package var otherLegs = 0

  package init(
    name: String, writtenNames: [String], birth: CivilDay? = nil, licence: String? = nil, club: String? = nil,
    results: [OfficialResult] = [], skipped: [MeetSkip: Int] = [:], splitsLeftOut: Int = 0
  ) {
    self.name = name
    self.writtenNames = writtenNames
    self.birth = birth
    self.licence = licence
    self.club = club
    self.results = results
    self.skipped = skipped
    self.splitsLeftOut = splitsLeftOut
  }

  /// For each reason, the number of results and relay legs that do not count because of it.
  package var leftOut: [MeetSkip: Int] {
    otherLegs > 0 ? skipped.merging([.relayLeg: otherLegs], uniquingKeysWith: +) : skipped
  }
}

/// A reason why a result from a meet file does not count.
package enum MeetSkip: String, Codable, CaseIterable, Hashable, Sendable {
  case noTime
  case didNotStart
  case didNotFinish
  case disqualified
  case withdrawn
  case sick
  /// The file gives a status that this program does not know.
  case otherStatus
  /// The technique is not one of the strokes: fins, kick or another.
  case technique
  case stroke
  /// The event was in open water, or in a pool of unknown length.
  case course
  case unknownEvent
  /// The result is of a relay leg whose time does not count: it is not the first leg, or the relay was mixed or
  /// disqualified.
  case relayLeg
  /// The distance is not a whole number of pool lengths.
  case distance
  /// The day is in the future, or too long ago to be right.
  case day
  /// The athlete may be another person: name and year of birth match, but the file has no day of birth, while the day
  /// of another athlete in the file matches, too.
  case namesake
}

/// What is known about the swimmer, to find the swimmer among the athletes of a meet.
package struct AthleteQuery: Hashable, Sendable {
  /// The name. The order of the words, capitals, accents and hyphens do not matter in comparisons.
  package var name: String?
  package var birth: Birth?
  package var licence: String?

  package enum Birth: Hashable, Sendable {
    case day(CivilDay)
    case year(Int)

    var year: Int {
      switch self {
      case .day(let day): day.year
      case .year(let year): year
      }
    }

    /// The day of birth; nil if unknown. 1 January is ignored, since files use it if only the year is known.
    var day: CivilDay? {
      if case .day(let day) = self, !(day.month == 1 && day.day == 1) { day } else { nil }
    }
  }

  package init(name: String? = nil, birth: Birth? = nil, licence: String? = nil) {
    self.name = name
    self.birth = birth
    self.licence = licence
  }

  /// The athletes that match. If an athlete has the licence of the query, only the licence counts. Otherwise name and
  /// birth must match, and athletes with another licence are left out. If the exact day of birth matches some of those
  /// found, only they are returned.
  package func matches(among athletes: [MeetAthlete]) -> [MeetAthlete] {
    if let licence {
      let same = athletes.filter { $0.licence.map(AthleteQuery.licence) == AthleteQuery.licence(licence) }
      if !same.isEmpty { return same }
    }
    let found = athletes.filter { (licence == nil || $0.licence == nil) && isNamed(as: $0) }
    let exact = found.filter { birth?.day != nil && $0.birth == birth?.day }
    return exact.isEmpty ? found : exact
  }

  /// The athletes with the same name and year of birth but an unknown day of birth, if the exact day of another athlete
  /// matches. Otherwise empty.
  package func namesakes(among athletes: [MeetAthlete]) -> [MeetAthlete] {
    let found = matches(among: athletes)
    guard let birth, let day = birth.day, found.contains(where: { $0.birth == day }) else { return [] }
    let alike = AthleteQuery(name: name, birth: .year(birth.year)).matches(among: athletes)
    return alike.filter { athlete in
      !found.contains(athlete) && (licence == nil || athlete.licence == nil)
        && athlete.birth.flatMap { Birth.day($0).day } == nil
    }
  }

  private func isNamed(as athlete: MeetAthlete) -> Bool {
    let words = AthleteQuery.words(name ?? "")
    guard !words.isEmpty, athlete.writtenNames.contains(where: { AthleteQuery.words($0) == words }) else {
      return false
    }
    guard let birth else { return true }
    guard let other = athlete.birth.map(Birth.day) else { return false }
    if let day = birth.day, let otherDay = other.day { return day == otherDay }
    return birth.year == other.year
  }

  /// The athletes with the most similar names, at most `most` of them, best first. Each word of the name adds to the
  /// similarity: most if the athlete's name has the same word, less if it has one that begins alike or differs in one
  /// or two letters.
  package func nearest(among athletes: [MeetAthlete], most: Int) -> [MeetAthlete] {
    let words = AthleteQuery.words(name ?? "")
    let ranked = athletes.enumerated().map { place, athlete in
      let likeness = athlete.writtenNames.map { AthleteQuery.likeness(of: words, to: AthleteQuery.words($0)) }.max()
      return (likeness: likeness ?? 0, place: place, athlete: athlete)
    }
    return ranked.filter { $0.likeness > 0 }.sorted { ($1.likeness, $0.place) < ($0.likeness, $1.place) }.prefix(most)
      .map(\.athlete)
  }

  private static func likeness(of words: Set<String>, to others: Set<String>) -> Int {
    words.reduce(0) { sum, word in sum + (others.map { likeness(of: word, to: $0) }.max() ?? 0) }
  }

  /// How similar two words are: 3 if they are equal; 2 if one begins with the other or they differ in one letter; 1 if
  /// they are long and differ in two letters; otherwise 0.
  private static func likeness(of word: String, to other: String) -> Int {
    if word == other { return 3 }
    let shorter = min(word.count, other.count)
    guard shorter >= 3 else { return 0 }
    if word.hasPrefix(other) || other.hasPrefix(word) { return 2 }
    guard shorter >= 4, abs(word.count - other.count) <= 2 else { return 0 }
    switch editDistance(Array(word), Array(other)) {
    case 1: return 2
    case 2: return shorter >= 6 ? 1 : 0
    default: return 0
    }
  }

  private static func words(_ name: String) -> Set<String> {
    Set(foldedName(name).split { !($0.isLetter || $0.isNumber) }.map(String.init))
  }

  private static func licence(_ text: String) -> String {
    text.filter { !$0.isWhitespace }.uppercased()
  }
}
