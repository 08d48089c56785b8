package import KernelDomain

/// The sex for which World Aquatics points are computed. Women and men have different tables.
package enum PointsSex: String, Codable, CaseIterable, Sendable {
  case female
  case male
}

/// The base times of World Aquatics points. A time equal to the base time is worth 1,000 points. Each edition of the
/// table is named after a year, and contains a time for each course, sex, style and distance.
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

  /// The base times, in hundredths of a second, by edition and event.
  private var times: [Int: [Event: Int]]

  /// The valid base times, in hundredths of a second: those that are valid as results.
  package static let valid = OfficialResultRule.times

  package init(_ rows: [(edition: Int, event: Event, hundredths: Int)] = []) {
    times = [:]
    for row in rows { times[row.edition, default: [:]][row.event] = row.hundredths }
  }

  package var isEmpty: Bool { times.isEmpty }

  /// Returns the editions that have base times for this course, oldest first.
  package func editions(of course: SwimCourse) -> [Int] {
    times.filter { $0.value.keys.contains { $0.course == course } }.keys.sorted()
  }

  /// Returns a copy of these base times, updated from `other`. For each edition and course that `other` contains, all
  /// base times are replaced with those in `other`.
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

  /// All base times, sorted by edition and event.
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

/// Computes World Aquatics points: ⌊1000 · B³ / T³⌋, where B is the base time and T the swimmer's time, both in
/// hundredths of a second. The computation uses whole numbers.
package struct PointsRule: Sendable {
  private let baseTimes: BaseTimes

  package init(_ baseTimes: BaseTimes) { self.baseTimes = baseTimes }

  package struct Points: Hashable, Sendable {
    package let points: Int
    /// The edition of the table that contains the base time.
    package let edition: Int
    /// Whether an older table was used, because the program does not have the table that was in force on the day of the
    /// swim.
    package let isOfOlderTable: Bool
  }

  /// Returns the edition of the table that is in force on a day. New editions take effect on 1 January for long course
  /// and on 1 September for short course. Nil for other courses, which have no points.
  package static func edition(on day: CivilDay, course: SwimCourse) -> Int? {
    switch course {
    case .longCourseMetres: day.year
    case .shortCourseMetres: day.month >= 9 ? day.year : day.year - 1
    case .shortCourseYards, .other: nil
    }
  }

  /// Returns the points for a time in hundredths of a second. Nil if there is no table for the course, or if the table
  /// does not contain the event.
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

  /// Returns the points for a time in hundredths of a second.
  /// - Parameter base: the base time in hundredths of a second, within `BaseTimes.valid`.
  package static func points(_ hundredths: Int, base: Int) -> Int {
    // A longer time is no valid result. The cubes of valid times fit into 128 bits.
    guard OfficialResultRule.times.contains(hundredths) else { return 0 }
    let (time, full) = (Int128(hundredths), Int128(base))
    return Int(clamping: 1_000 * full * full * full / (time * time * time))
  }
}
