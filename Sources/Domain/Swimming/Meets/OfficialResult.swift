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
package struct OfficialResultID: Hashable, Sendable {
  private let name: String

  init(of result: OfficialResult) {
    var text = ShortText()
    text.put(result.day.year, width: 4)
    text.put(result.day.month, width: 2)
    text.put(result.day.day, width: 2)
    for word in [result.course.description, result.style.description] {
      text.put("-")
      text.put(words: word)
    }
    for number in [result.distance, result.hundredths] {
      text.put("-")
      text.put(words: String(number))
    }
    if result.round != OfficialResult.timedFinal {
      text.put("-")
      text.put(words: result.round.lowercased())
    }
    name = text.string
  }
}

extension OfficialResultID: LosslessStringConvertible {
  package var description: String { name }

  /// Nil if the text does not have the form of an id. The book need not have such a result.
  package init?(_ text: String) {
    guard text.utf8.count <= 80, text.utf8.prefix(8).allSatisfy({ (0x30...0x39).contains($0) }),
      text.split(separator: "-").count >= 5,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D || $0 == 0x2E })
    else { return nil }
    name = text
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
