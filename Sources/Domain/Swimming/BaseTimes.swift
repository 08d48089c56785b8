package import KernelDomain

/// The sex by which tables of points differ.
package enum PointsSex: String, Codable, CaseIterable, Sendable {
  case female
  case male
}

/// The times worth 1,000 points: of each edition, course, sex, style and distance.
package struct BaseTimes: Hashable, Sendable {
  package struct Event: Hashable, Sendable {
    package let course: SwimCourse
    package let sex: PointsSex
    package let style: StrokeStyle
    package let distance: Int

    package init(course: SwimCourse, sex: PointsSex, style: StrokeStyle, distance: Int) {
      self.course = course
      self.sex = sex
      self.style = style
      self.distance = distance
    }
  }

  /// By edition and event, in hundredths of a second.
  private var times: [Int: [Event: Int]]

  /// What a base time may be, in hundredths of a second: its cube times 1,000 is a number of 64 bits.
  package static let valid = 1...200_000

  package init(_ rows: [(edition: Int, event: Event, hundredths: Int)] = []) {
    times = [:]
    for row in rows { times[row.edition, default: [:]][row.event] = row.hundredths }
  }

  package var isEmpty: Bool { times.isEmpty }

  /// The editions of a course, oldest first.
  package func editions(of course: SwimCourse) -> [Int] {
    times.filter { $0.value.keys.contains { $0.course == course } }.keys.sorted()
  }

  /// These, but for the editions and courses that the other has: all of hers count.
  package func replacing(with other: BaseTimes) -> BaseTimes {
    var all = self
    for (edition, events) in other.times {
      let courses = Set(events.keys.map(\.course))
      var kept = (all.times[edition] ?? [:]).filter { !courses.contains($0.key.course) }
      kept.merge(events) { $1 }
      all.times[edition] = kept
    }
    return all
  }

  /// The rows in order of editions and events.
  package var rows: [(edition: Int, event: Event, hundredths: Int)] {
    times.keys.sorted().flatMap { edition in
      (times[edition] ?? [:]).sorted { $0.key.rank < $1.key.rank }.map {
        (edition: edition, event: $0.key, hundredths: $0.value)
      }
    }
  }

  func hundredths(_ event: Event, edition: Int) -> Int? {
    times[edition]?[event]
  }
}

extension BaseTimes.Event {
  fileprivate var rank: (String, String, UInt8, Int) {
    (course.description, sex.rawValue, style.rawValue, distance)
  }
}

/// World Aquatics points: ⌊1000 · B³ / T³⌋, both in hundredths, whole numbers throughout.
package struct PointsRule: Sendable {
  private let baseTimes: BaseTimes

  package init(_ baseTimes: BaseTimes) {
    self.baseTimes = baseTimes
  }

  package struct Points: Hashable, Sendable {
    package let points: Int
    /// The edition of the table that they are of.
    package let edition: Int
    /// Whether the table of that day is not known yet, so that the latest one was taken.
    package let isOfOlderTable: Bool

    package init(points: Int, edition: Int, isOfOlderTable: Bool) {
      self.points = points
      self.edition = edition
      self.isOfOlderTable = isOfOlderTable
    }
  }

  /// The edition in force: that of a year holds from its 1 January in long course, from its 1 September in short course;
  /// nil for other courses, of which there is none.
  package static func edition(on day: CivilDay, course: SwimCourse) -> Int? {
    switch course {
    case .longCourseMetres: day.year
    case .shortCourseMetres: day.month >= 9 ? day.year : day.year - 1
    case .shortCourseYards, .other: nil
    }
  }

  /// Nil where there is no table of that day, or it has no such event.
  package func points(
    _ hundredths: Int, _ style: StrokeStyle, _ distance: Int, _ course: SwimCourse, on day: CivilDay, _ sex: PointsSex
  ) -> Points? {
    guard let edition = PointsRule.edition(on: day, course: course),
      let latest = baseTimes.editions(of: course).last
    else { return nil }
    let used = min(edition, latest)
    let event = BaseTimes.Event(course: course, sex: sex, style: style, distance: distance)
    guard let base = baseTimes.hundredths(event, edition: used) else { return nil }
    return Points(
      points: PointsRule.points(hundredths, base: base), edition: used, isOfOlderTable: used < edition)
  }

  /// - Parameter base: one of `BaseTimes.valid`.
  package static func points(_ hundredths: Int, base: Int) -> Int {
    // Beyond this its cube leaves 64 bits, and no base time is worth a point of it.
    guard hundredths > 0, hundredths <= 2_000_000 else { return 0 }
    return 1_000 * base * base * base / (hundredths * hundredths * hundredths)
  }
}
