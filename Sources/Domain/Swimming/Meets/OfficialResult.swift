package import KernelDomain

/// A time that officials took at a meet. It is not a swim and adds no distance.
package struct OfficialResult: Hashable, Sendable {
  package var day: CivilDay
  package var meet: String
  package var city: String?
  /// The three-letter code of the country, such as `CZE`.
  package var nation: String?
  package var course: SwimCourse
  /// `mix` stands for the individual medley.
  package var style: StrokeStyle
  /// In the course's unit.
  package var distance: Int
  /// The time, in hundredths of a second.
  package var hundredths: Int
  /// The round as LENEX names it: `TIM` if the event had only one, otherwise `PRE`, `SEM`, `FIN` and others.
  package var round: String
  /// Whether the swimmer swam out of competition.
  package var isExhibition: Bool
  /// Whether it is the time of the first leg of a relay.
  package var isLeadOff: Bool
  /// Cumulative times, in order of distance.
  package var splits: [Split]
  /// The points that the file gives or the user entered.
  package var points: Int?
  /// The name of the table that `points` are from.
  package var pointTable: String?
  package var note: String?

  package struct Split: Hashable, Sendable {
    /// In the course's unit.
    package let distance: Int
    /// In hundredths of a second, from the start.
    package let hundredths: Int

    package init(distance: Int, hundredths: Int) {
      self.distance = distance
      self.hundredths = hundredths
    }
  }

  /// The round of an event that has only one.
  package static let timedFinal = "TIM"

  package init(
    day: CivilDay, meet: String, city: String? = nil, nation: String? = nil, course: SwimCourse, style: StrokeStyle,
    distance: Int, hundredths: Int, round: String = OfficialResult.timedFinal, isExhibition: Bool = false,
    isLeadOff: Bool = false, splits: [Split] = [], points: Int? = nil, pointTable: String? = nil, note: String? = nil
  ) {
    self.day = day
    self.meet = meet
    self.city = city
    self.nation = nation
    self.course = course
    self.style = style
    self.distance = distance
    self.hundredths = hundredths
    self.round = round
    self.isExhibition = isExhibition
    self.isLeadOff = isLeadOff
    self.splits = splits
    self.points = points
    self.pointTable = pointTable
    self.note = note
  }

  /// Results with one id are one result.
  package var id: OfficialResultID { OfficialResultID(of: self) }
}

/// The id of an official result: day, course, style, distance and hundredths of a second, and the round if the event
/// had several. Example: `20251108-scm-freestyle-100-7234`, `20260117-scm-freestyle-100-6499-fin`.
///
/// Ids are made, compared and hashed by the hundred thousand, so this holds the letters themselves: a string of this
/// length would be allocated.
package struct OfficialResultID: Sendable {
  private static let capacity = 48

  /// The first letters in UTF-8, eight to a word with the first in the highest byte, and zeros after the last one, so
  /// that words compare as names do.
  private var words = InlineArray<6, UInt64>(repeating: 0)
  private var count = 0
  /// The letters after those.
  private var rest: [UInt8] = []

  init(of result: OfficialResult) {
    put(result.day.year, width: 4)
    put(result.day.month, width: 2)
    put(result.day.day, width: 2)
    put(word: result.course.description)
    put(word: result.style.description)
    put(number: result.distance)
    put(number: result.hundredths)
    if result.round != OfficialResult.timedFinal { put(word: result.round.lowercased()) }
  }

  private mutating func put(_ letter: UInt8) {
    if count < OfficialResultID.capacity {
      words[count / 8] |= UInt64(letter) << UInt64(56 - count % 8 * 8)
    } else {
      rest.append(letter)
    }
    count += 1
  }

  private mutating func put(_ letters: String) {
    for letter in letters.utf8 { put(letter) }
  }

  private mutating func put(word: String) {
    put(UInt8(ascii: "-"))
    put(word)
  }

  private mutating func put(number: Int) {
    put(UInt8(ascii: "-"))
    guard number > 0 else { return put(String(number)) }
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      put(UInt8(truncatingIfNeeded: 0x30 + number / unit % 10))
      unit /= 10
    }
  }

  /// - Parameter width: digits, with zeros in front.
  private mutating func put(_ number: Int, width: Int) {
    put(ASCII.decimal(number, digits: width))
  }
}

extension OfficialResultID: Hashable, Comparable {
  package static func == (one: OfficialResultID, other: OfficialResultID) -> Bool {
    guard one.count == other.count else { return false }
    for place in one.words.indices where one.words[place] != other.words[place] { return false }
    return one.rest == other.rest
  }

  /// Compares the letters, so that ids of earlier days come first.
  package static func < (one: OfficialResultID, other: OfficialResultID) -> Bool {
    for place in one.words.indices where one.words[place] != other.words[place] {
      return one.words[place] < other.words[place]
    }
    return one.rest.lexicographicallyPrecedes(other.rest)
  }

  package func hash(into hasher: inout Hasher) {
    for place in words.indices { hasher.combine(words[place]) }
    if !rest.isEmpty { hasher.combine(rest) }
  }
}

extension OfficialResultID: LosslessStringConvertible {
  package var description: String {
    let short = (0..<min(count, OfficialResultID.capacity)).map { place in
      UInt8(truncatingIfNeeded: words[place / 8] >> UInt64(56 - place % 8 * 8))
    }
    return String(decoding: short + rest, as: UTF8.self)
  }

  /// Nil if the text does not have the form of an id. The book need not have such a result.
  package init?(_ text: String) {
    guard text.utf8.count <= 80, text.utf8.prefix(8).allSatisfy({ (0x30...0x39).contains($0) }),
      text.split(separator: "-").count >= 5,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D || $0 == 0x2E })
    else { return nil }
    put(text)
  }
}

extension OfficialResultID: Codable {
  package init(from decoder: any Decoder) throws {
    try self.init(describedBy: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try encodeDescription(to: encoder)
  }
}
