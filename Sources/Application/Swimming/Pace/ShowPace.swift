package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// Shows the pace at critical swim speed, computed from the latest suitable times: the age of these times, the
/// training zones and send-offs that follow from the pace, and predicted times.
package struct ShowPace: UseCase {
  package static let method = "swimming.showPace"
  package static let summary = "Show the pace at critical swim speed, its zones and send-offs, and predicted times."
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    /// The course (pool length and unit) to show; nil for the course of the latest swim.
    package var course: SwimCourse?
    /// The style for which times are predicted; nil for freestyle.
    package var style: StrokeStyle?

    package static let schema = Schema(
      "The course and style to show.",
      [
        .optional("course", SwimCourse.schema, "The course; if left out, the course of the latest swim."),
        .optional("style", .recordStyle, "The style of the predicted times; if left out, freestyle."),
      ])

    package init(course: SwimCourse? = nil, style: StrokeStyle? = nil) {
      self.course = course
      self.style = style
    }
  }

  package struct Output: Described, Equatable {
    /// The course (pool length and unit) that is shown; nil if the book is empty.
    package var course: SwimCourse?
    package var courses: [SwimCourse]
    package var style: StrokeStyle
    /// The pace at critical swim speed; nil if no pair of times is suitable for computing it.
    package var critical: Critical?
    /// The training zones, each a range of paces; empty if the critical pace is unknown, or if it is too old for
    /// planning. `sendOffs` (how often to start the next repetition) is empty in the same cases.
    package var zones: [Zone]
    package var sendOffs: [SendOff]
    package var predictions: [Prediction]
    /// Whether times can be predicted: there is a table for the course, and the user has chosen the sex whose table to
    /// use.
    package var predicts: Bool

    package static let schema = Schema(
      "The pace at critical swim speed on a course, and what follows from it.",
      [
        .optional("course", SwimCourse.schema, "The course shown; left out if the book is empty."),
        .init("courses", .list(SwimCourse.schema), "Every course of a swim or official result."),
        .style("The style of the predicted times."),
        .optional("critical", ShowPace.Critical.schema, "The pace; left out if no pair of times yields one."),
        .init(
          "zones", .list(ShowPace.Zone.schema), "The pace zones, slowest first; empty without a pace to plan by."),
        .init(
          "sendOffs", .list(ShowPace.SendOff.schema),
          "The send-offs for repetitions at this pace; empty without a pace to plan by."),
        .init("predictions", .list(ShowPace.Prediction.schema), "The predicted times, shortest distance first."),
        .init(
          "predicts", .flag,
          """
          Whether times can be predicted: there are base times for the course, and the setting \
          `swimming.pointsTable` is set.
          """),
      ])
  }

  package struct Critical: Codable, Hashable, Sendable {
    package var paceMilliseconds: Int64
    package var short: EffortView
    package var long: EffortView
    package var day: CivilDay
    package var ageDays: Int
    package var state: CriticalPace.State
    package var shareThousandths: Int
    /// True if the swimmer probably did not make a full effort over one of the two distances from which the pace is
    /// computed; nil otherwise.
    package var doubtful: Bool?
  }

  package struct Zone: Codable, Hashable, Sendable {
    package var zone: SwimPaceZone
    package var slowestMilliseconds: Int64?
    package var fastestMilliseconds: Int64?
  }

  package struct SendOff: Codable, Hashable, Sendable {
    package var distance: Int
    package var repMilliseconds: Int64
    package var seconds: Int
  }

  package struct Prediction: Codable, Hashable, Sendable {
    package var distance: Int
    package var hundredths: Int
    package var fastestHundredths: Int
    package var slowestHundredths: Int
    package var source: EffortView
  }

  /// The number of days, up to today, whose times are used for predictions.
  private static let recentDays = 365

  let swims: any SwimRepository
  let settings: any SettingsRepository
  let files: any MeetFileReader
  let today: @Sendable () -> CivilDay

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let standing = try swims.standingRecords()
    let choice = try SwimCourseChoice(input.course, in: standing.book, official: standing.meets.courses)
    let style = input.style ?? .freestyle
    var output = Output(
      course: choice.course, courses: choice.courses, style: style, critical: nil, zones: [], sendOffs: [],
      predictions: [], predicts: false)
    guard let course = choice.course else { return output }
    let (book, results, today) = (try swims.book(), standing.meets.results, today())
    let efforts = CriticalPace.distances.flatMap { distance in
      book.efforts(in: event(course, .freestyle, distance), official: results)
    }
    if let critical = CriticalPace(efforts) { output.add(critical, on: today) }
    let times = files.shippedBaseTimes.replacing(with: standing.meets.baseTimes)
    if let sex = try settings.settings().pointsSex, !times.editions(of: course).isEmpty {
      output.predicts = true
      output.predictions = predictions(course, style, sex, times, on: today) { event in
        book.efforts(
          in: event, official: results, since: CivilDay(daysSinceEpoch: today.daysSinceEpoch - ShowPace.recentDays))
      }
    }
    return output
  }

  private func event(_ course: SwimCourse, _ style: StrokeStyle, _ distance: Int) -> SwimEvent {
    SwimEvent(course: course, style: style, distance: Distance(distance, course.unit))
  }

  private func predictions(
    _ course: SwimCourse, _ style: StrokeStyle, _ sex: PointsSex, _ times: BaseTimes, on today: CivilDay,
    _ efforts: (SwimEvent) -> [TimedEffort]
  ) -> [Prediction] {
    // Nothing can be predicted from a time over a distance without a base time, such as 300 m or 1,000 m.
    let distances = StandardDistances.all(course.unit).map(\.amount).filter { times.predicts($0, style, course, sex) }
    let known = distances.flatMap { distance in
      best(efforts(event(course, style, distance)).filter { $0.day <= today })
    }
    return distances.compactMap { wanted in
      guard let source = BaseTimes.source(for: wanted, among: known),
        let found = times.prediction(of: wanted, from: source.hundredths, source.distance, style, course, sex)
      else { return nil }
      return Prediction(
        distance: wanted, hundredths: found.hundredths, fastestHundredths: found.fastest,
        slowestHundredths: found.slowest, source: EffortView(source))
    }
  }

  /// Returns the best official time and the best time recorded by the watch, of those that there are.
  private func best(_ efforts: [TimedEffort]) -> [TimedEffort] {
    [true, false].compactMap { isOfficial in
      efforts.filter { $0.isOfficial == isOfficial }.min { ($0.hundredths, $0.day) < ($1.hundredths, $1.day) }
    }
  }
}

extension ShowPace.Output {
  fileprivate mutating func add(_ pace: CriticalPace, on today: CivilDay) {
    let state = pace.state(on: today)
    critical = ShowPace.Critical(
      paceMilliseconds: pace.milliseconds, short: EffortView(pace.short), long: EffortView(pace.long), day: pace.day,
      ageDays: pace.age(on: today), state: state, shareThousandths: pace.share, doubtful: pace.isDoubtful ? true : nil)
    guard state != .past else { return }
    zones = SwimPaceZone.allCases.map { zone in
      ShowPace.Zone(
        zone: zone, slowestMilliseconds: zone.slowest(pace.milliseconds),
        fastestMilliseconds: zone.fastest(pace.milliseconds))
    }
    sendOffs = CriticalSendOff.distances.map { distance in
      let sendOff = CriticalSendOff(distance, critical: pace.milliseconds)
      return ShowPace.SendOff(distance: distance, repMilliseconds: sendOff.repetition, seconds: sendOff.seconds)
    }
  }
}
