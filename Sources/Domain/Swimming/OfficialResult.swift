package import KernelDomain

/// A time that officials took at a meet. It is no swim and adds no distance.
package struct OfficialResult: Hashable, Sendable {
  package var day: CivilDay
  package var meet: String
  package var city: String?
  /// Three letters, as files have it: `CZE`.
  package var nation: String?
  package var course: SwimCourse
  /// `mix` is the individual medley.
  package var style: StrokeStyle
  /// In the course's unit.
  package var distance: Int
  /// Hundredths of a second.
  package var hundredths: Int
  /// `TIM` where the event was swum once, else what it was: `PRE`, `SEM`, `FIN` and others of LENEX.
  package var round: String
  /// Whether she swam out of competition.
  package var isExhibition: Bool
  /// Whether she began a relay with it.
  package var isLeadOff: Bool
  /// Cumulative, by distance.
  package var splits: [Split]
  /// As the file or she told them.
  package var points: Int?
  /// That of the file's points.
  package var pointTable: String?
  package var note: String?

  package struct Split: Hashable, Sendable {
    /// In the course's unit.
    package let distance: Int
    /// Hundredths of a second.
    package let hundredths: Int

    package init(distance: Int, hundredths: Int) {
      self.distance = distance
      self.hundredths = hundredths
    }
  }

  /// The round of an event that was swum once.
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

  /// Two results of one id are one.
  package var id: OfficialResultID { OfficialResultID(of: self) }
}

/// The name of an official result: day, course, style, distance and hundredths, and the round where there were several:
/// `20251108-scm-freestyle-100-7234`, `20260117-scm-freestyle-100-6499-fin`.
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

  /// Nil for what names no result, whatever is in the book.
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
