package import KernelDomain

/// A swimmer's result at a meet, timed by officials. It is stored separately from swims, so it does not add to the
/// distance swum.
package struct OfficialResult: Hashable, Sendable {
  package var day: CivilDay
  package var meet: String
  package var city: String?
  /// The three-letter code of the country in which the meet was held, such as `CZE`.
  package var nation: String?
  package var course: SwimCourse
  /// The style of the event; `mix` means the individual medley.
  package var style: StrokeStyle
  /// The distance of the event, in metres or yards according to the course.
  package var distance: Int
  /// The swimmer's final time, in hundredths of a second.
  package var hundredths: Int
  /// The code of the round in LENEX, the file format of meets. It is `TIM` if the event has only one round, otherwise
  /// `PRE` (heats), `SEM` (semifinals), `FIN` (finals) or another code.
  package var round: String
  /// Whether the swimmer swam out of competition, so that the result was not ranked.
  package var isExhibition: Bool
  /// Whether this is the time of a relay's first leg.
  package var isLeadOff: Bool
  /// The cumulative times at intermediate distances, measured from the start, shortest distance first.
  package var splits: [Split]
  /// The points for the result, as stated in the file or by the user; nil if there are none.
  package var points: Int?
  /// The name of the table that was used to compute `points`.
  package var pointTable: String?
  package var note: String?

  package struct Split: Hashable, Sendable {
    /// The distance from the start of the race, in metres or yards according to the course.
    package let distance: Int
    /// The cumulative time from the start of the race, in hundredths of a second.
    package let hundredths: Int

    package init(distance: Int, hundredths: Int) {
      self.distance = distance
      self.hundredths = hundredths
    }
  }

  /// The round's code in an event that has only one round.
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

  /// Identifies the result. Results with equal ids are the same result.
  package var id: OfficialResultID { OfficialResultID(of: self) }
}

/// Identifies an official result. The id consists of the day, course, style, distance and time in hundredths of a
/// second, and of the round if the event has several: `20251108-scm-freestyle-100-7234`,
/// `20260117-scm-freestyle-100-6499-fin`.
///
/// Hundreds of thousands of ids are created, compared and hashed. So the type stores the characters inline, since a
/// string of this length would need an allocation.
package struct OfficialResultID: Sendable {
  private static let capacity = 48

  /// The first 48 characters of the id in UTF-8, eight in each word, padded with zeros. The first character of a word
  /// is in its highest byte, so that comparing words as numbers compares the characters in order.
  private var words = InlineArray<6, UInt64>(repeating: 0)
  private var count = 0
  /// The characters of the id after the first 48, in UTF-8.
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

  /// Adds a number to the end of the id.
  /// - Parameter width: the number of digits to which the number is padded with leading zeros.
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

  /// Compares the ids as text. Since an id begins with the day, results of earlier days come first.
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

  /// Parses an id; nil if the text does not have the form of an id. Does not check whether the book has such a result.
  package init?(_ text: String) {
    guard text.utf8.count <= 80, text.utf8.prefix(8).allSatisfy({ (0x30...0x39).contains($0) }),
      text.split(separator: "-").count >= 5,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D || $0 == 0x2E })
    else { return nil }
    put(text)
  }
}

extension OfficialResultID: DescriptionCodable {}
