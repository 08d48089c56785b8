package import KernelDomain

/// A time that the swimmer wants to reach in an event.
package struct SwimTarget: Hashable, Sendable {
  package let event: SwimEvent
  package let hundredths: Int
  /// The day by which the swimmer wants to swim this time; nil if there is no such day.
  package let day: CivilDay?
  package let meet: String?

  package enum State: String, CaseIterable, Codable, Sendable {
    case open, reached, past
    /// The swimmer does not have a time in this event yet.
    case noTime
  }

  /// How far the swimmer is from a target.
  package struct Progress: Hashable, Sendable {
    package let state: State
    /// By how much the best time must improve to reach the target, in hundredths of a second; 0 if the target is
    /// reached, nil if there is no time yet.
    package let missing: Int?
    /// The missing time, in thousandths of the best time; nil if nothing is missing.
    package let perMille: Int?
  }

  package init(event: SwimEvent, hundredths: Int, day: CivilDay? = nil, meet: String? = nil) {
    self.event = event
    self.hundredths = hundredths
    self.day = day
    self.meet = meet
  }

  /// Returns how far the swimmer is from the target.
  /// - Parameter best: the swimmer's best time in the event, in hundredths of a second; nil if there is none.
  package func progress(_ best: Int?, on today: CivilDay) -> Progress {
    SwimTarget.progress(best, hundredths, daysLeft: day.map { $0.daysSinceEpoch - today.daysSinceEpoch })
  }

  package static func progress(_ best: Int?, _ target: Int, daysLeft: Int?) -> Progress {
    guard let best else { return Progress(state: .noTime, missing: nil, perMille: nil) }
    guard best > target else { return Progress(state: .reached, missing: 0, perMille: nil) }
    let share = Rounding.nearest(Int64(best - target) * 1_000, over: Int64(best))
    return Progress(state: daysLeft ?? 0 < 0 ? .past : .open, missing: best - target, perMille: share)
  }
}

/// A qualifying or motivational time, from a table that the user imported.
package struct TimeStandard: Hashable, Sendable {
  package let name: String
  package let sex: PointsSex
  /// The lowest age to which the time applies, and `ageTo` the highest; nil if there is no such limit.
  package let ageFrom: Int?
  package let ageTo: Int?
  package let event: SwimEvent
  package let hundredths: Int

  package init(name: String, sex: PointsSex, ageFrom: Int?, ageTo: Int?, event: SwimEvent, hundredths: Int) {
    self.name = name
    self.sex = sex
    self.ageFrom = ageFrom
    self.ageTo = ageTo
    self.event = event
    self.hundredths = hundredths
  }

  /// Whether the time applies to a swimmer.
  /// - Parameter age: the swimmer's age in years. If it is nil because it is unknown, only times for all ages apply.
  func holds(_ sex: PointsSex, age: Int?) -> Bool {
    guard self.sex == sex else { return false }
    if ageFrom == nil, ageTo == nil { return true }
    return age.map { $0 >= ageFrom ?? 0 && $0 <= ageTo ?? .max } ?? false
  }
}

extension [TimeStandard] {
  /// Returns the fastest standard that the swimmer's best time reaches, and the next faster one, which it does not
  /// reach yet.
  package func reached(
    by best: Int, in event: SwimEvent, _ sex: PointsSex, age: Int?
  ) -> (reached: TimeStandard?, next: TimeStandard?) {
    let own = filter { $0.event == event && $0.holds(sex, age: age) }
    return (
      own.filter { best <= $0.hundredths }.min { $0.hundredths < $1.hundredths },
      own.filter { best > $0.hundredths }.max { $0.hundredths < $1.hundredths }
    )
  }
}
