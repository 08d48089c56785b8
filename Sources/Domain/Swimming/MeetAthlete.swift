package import KernelDomain

/// An athlete of a meet file, with what of her results counts.
package struct MeetAthlete: Hashable, Sendable {
  /// As the file has it, first name first.
  package var name: String
  /// Each way in which the file writes it.
  package var writtenNames: [String]
  /// 1 January may stand for a day that the file does not tell.
  package var birth: CivilDay?
  package var licence: String?
  package var club: String?
  package var results: [OfficialResult]
  /// How many of her results do not count, and why.
  package var skipped: [MeetSkip: Int]
  /// Results whose splits were left out, since they do not grow up to the result's.
  package var splitsLeftOut: Int
  /// Legs of relays that others began: she swam them from a flying start, so that they are no results.
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

  /// How many of her results and legs do not count, and why.
  package var leftOut: [MeetSkip: Int] {
    otherLegs > 0 ? skipped.merging([.relayLeg: otherLegs], uniquingKeysWith: +) : skipped
  }
}

/// Why a result of a meet does not count.
package enum MeetSkip: String, Codable, CaseIterable, Hashable, Sendable {
  case noTime
  case didNotStart
  case didNotFinish
  case disqualified
  case withdrawn
  case sick
  /// A status of which nothing is known.
  case otherStatus
  /// Fins, kick or another technique than swimming.
  case technique
  case stroke
  /// Open water, or a pool of no known length.
  case course
  case unknownEvent
  /// A leg of a relay whose time is no record: not the first, of a mixed or a disqualified relay.
  case relayLeg
  /// No whole number of lengths of the pool.
  case distance
  /// A day that is yet to come, or was before meets were.
  case day
  /// One of her name and year whose day of birth is not told, where another is of her very day.
  case namesake
}

/// Who of a meet's athletes she is.
package struct AthleteQuery: Hashable, Sendable {
  /// Any order of its words, capitals, accents and hyphens do not matter.
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

    /// The day where it is known: of 1 January only the year is believed.
    var day: CivilDay? {
      if case .day(let day) = self, !(day.month == 1 && day.day == 1) { day } else { nil }
    }
  }

  package init(name: String? = nil, birth: Birth? = nil, licence: String? = nil) {
    self.name = name
    self.birth = birth
    self.licence = licence
  }

  /// Who she is: those of her licence; else, of those without a licence where she told one, those of her name and birth. Of
  /// several of one name the birth day tells, where the file has it.
  package func matches(among athletes: [MeetAthlete]) -> [MeetAthlete] {
    if let licence {
      let same = athletes.filter { $0.licence.map(AthleteQuery.licence) == AthleteQuery.licence(licence) }
      if !same.isEmpty { return same }
    }
    let found = athletes.filter { (licence == nil || $0.licence == nil) && isNamed(as: $0) }
    let exact = found.filter { birth?.day != nil && $0.birth == birth?.day }
    return exact.isEmpty ? found : exact
  }

  /// Those of her name and year whose day of birth is not told, where others are of her very day.
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

  /// The athletes whose names are most like hers, at most so many: words that are the same count most, then words of which
  /// one begins the other, or in which a letter or two differ.
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

  /// 3 for the same word, 2 for one that begins the other or differs in a letter, 1 for a long one that differs in two.
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
