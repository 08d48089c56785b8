package import KernelDomain

/// An athlete in a meet file, together with those of the athlete's results that count as official times.
package struct MeetAthlete: Hashable, Sendable {
  /// The name as in the file, but with the first name first.
  package var name: String
  /// All spellings of the athlete's name in the file.
  package var writtenNames: [String]
  /// The athlete's date of birth; nil if the file does not state it. 1 January often means that only the year is known.
  package var birth: CivilDay?
  package var licence: String?
  package var club: String?
  package var results: [OfficialResult]
  /// The number of the athlete's results that do not count, by the reason.
  package var skipped: [MeetSkip: Int]
  /// The number of results whose splits were discarded as invalid, because they do not increase up to the final time.
  package var splitsLeftOut: Int
  /// The number of relay legs that are not first legs. In such a leg, the swimmer takes off while the previous swimmer
  /// is still moving, so the time is not an official result.
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

  /// The number of the athlete's results and relay legs that do not count, by the reason.
  package var leftOut: [MeetSkip: Int] {
    otherLegs > 0 ? skipped.merging([.relayLeg: otherLegs], uniquingKeysWith: +) : skipped
  }
}

/// The reason why a result in a meet file does not count.
package enum MeetSkip: String, Codable, CaseIterable, Hashable, Sendable {
  case noTime
  case didNotStart
  case didNotFinish
  case disqualified
  case withdrawn
  case sick
  /// The file states a status of the result that this program does not know.
  case otherStatus
  /// The event was not swum in one of the strokes, but for example with fins or with kick only.
  case technique
  case stroke
  /// The event took place in open water, or in a pool whose length is unknown.
  case course
  case unknownEvent
  /// The result is that of a relay leg that does not count, because it is not the first leg, or because the relay was
  /// mixed or disqualified.
  case relayLeg
  /// The distance is not a whole number of pool lengths.
  case distance
  /// The round of the event is unknown.
  case round
  /// The day is in the future, or too long ago to be correct.
  case day
  /// The athlete may be another person of the same name. The name and year of birth match the swimmer's, but the file
  /// does not state this athlete's date of birth, and it contains another athlete whose date of birth matches exactly.
  case namesake
}

/// The known facts about the swimmer, by which the swimmer is found among the athletes of a meet.
package struct AthleteQuery: Hashable, Sendable {
  /// The swimmer's name. Comparisons ignore case, accents, hyphens and the order of words.
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

    /// The swimmer's date of birth; nil if it is unknown. 1 January counts as unknown, since files use it if only the
    /// year is known.
    var day: CivilDay? {
      if case .day(let day) = self, !(day.month == 1 && day.day == 1) { day } else { nil }
    }
  }

  package init(name: String? = nil, birth: Birth? = nil, licence: String? = nil) {
    self.name = name
    self.birth = birth
    self.licence = licence
  }

  /// Returns the athletes whose name and birth match this query. If the exact date of birth matches for some of them,
  /// only these are returned. If several people remain, only those with the query's licence are returned, if there are
  /// any. A query without a name returns the people with its licence. Each person is returned with all entries, also
  /// those with another licence.
  package func matches(among athletes: [MeetAthlete]) -> [MeetAthlete] {
    guard name != nil else { return AthleteQuery.entries(of: licensed(among: athletes), among: athletes) }
    let named = athletes.filter(isNamed)
    let exact = named.filter { birth?.day != nil && $0.birth == birth?.day }
    let found = exact.isEmpty ? named : exact
    guard AthleteQuery.persons(found).count > 1 else { return found }
    let licensed = licensed(among: found)
    return licensed.isEmpty ? found : AthleteQuery.entries(of: licensed, among: found)
  }

  /// Returns the athletes that have the query's licence; none if the query has no licence.
  package func licensed(among athletes: [MeetAthlete]) -> [MeetAthlete] {
    guard let licence = licence.map(AthleteQuery.licence) else { return [] }
    return athletes.filter { $0.licence.map(AthleteQuery.licence) == licence }
  }

  /// Returns one athlete for each person: the person's first one in the order of `athletes`. Athletes with the same
  /// name and date of birth are treated as the same person.
  package static func persons(_ athletes: [MeetAthlete]) -> [MeetAthlete] {
    var known: Set<Person> = []
    return athletes.filter { known.insert(Person($0)).inserted }
  }

  /// Returns these athletes together with all other entries of the same people. A person can have several entries, such
  /// as one for each club. Equal names without a date of birth do not show that two athletes are one person.
  private static func entries(of members: [MeetAthlete], among athletes: [MeetAthlete]) -> [MeetAthlete] {
    let persons = Set(members.map { Person($0) })
    let undated = Set(members.filter { $0.birth == nil })
    return athletes.filter { athlete in
      athlete.birth == nil ? undated.contains(athlete) : persons.contains(Person(athlete))
    }
  }

  /// What identifies a person among athletes: the name and the date of birth.
  private struct Person: Hashable {
    let name: Set<String>
    let birth: CivilDay?

    init(_ athlete: MeetAthlete) {
      name = AthleteQuery.words(athlete.name)
      birth = athlete.birth
    }
  }

  /// Returns athletes who may be other people with the swimmer's name. Their name and year of birth match, but their
  /// date of birth is unknown, while another athlete matches with the exact date. Empty if there are none.
  package func namesakes(among athletes: [MeetAthlete]) -> [MeetAthlete] {
    let found = matches(among: athletes)
    guard let birth, let day = birth.day, found.contains(where: { $0.birth == day }) else { return [] }
    let alike = AthleteQuery(name: name, birth: .year(birth.year)).matches(among: athletes)
    let known = Set(found)
    return alike.filter { athlete in
      !known.contains(athlete) && (licence == nil || athlete.licence == nil)
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

  /// Returns at most `most` athletes with names similar to the query's, the most similar first. Each word of the
  /// query's name adds to the similarity. It adds most if the athlete's name contains the word, and less if that name
  /// contains a word that begins with it or differs in one or two letters.
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

  /// Returns how similar two words are. The result is 3 if they are equal, 2 if one begins with the other or they
  /// differ in one letter, 1 if they differ in two letters and have at least six, otherwise 0.
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

  /// Returns the distinct words of a name, in lower case and without accents. Two names are the same if their sets of
  /// words are equal.
  static func words(_ name: String) -> Set<String> {
    Set(foldedName(name).split { !($0.isLetter || $0.isNumber) }.map(String.init))
  }

  private static func licence(_ text: String) -> String {
    text.filter { !$0.isWhitespace }.uppercased()
  }
}
