import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// A best time of the watch at one style and distance, of whatever days.
protocol WatchTime {
  var style: StrokeStyle { get }
  var distance: Int { get }
  var hundredths: Int { get }
  var day: CivilDay { get }
  var segment: SwimSegmentID { get }
  var estimated: Bool? { get }
}

extension SwimRecordRow: WatchTime {}
extension BestRow: WatchTime {}

/// Which best times an official one stands for: if the swimmer prefers those, one of the same day, stroke and distance counts
/// for the watch's.
struct PreferredOfficialTimes {
  /// What stands for a best time of the watch.
  struct Time {
    /// Hundredths of a second.
    let hundredths: Int
    let day: CivilDay
    let isOfficial: Bool
    /// Of the watch's, the segment that it lies in.
    var segment: SwimSegmentID?
    var isEstimated: Bool?
  }

  /// By style and distance.
  private var times: [StrokeStyle: [Int: Time]] = [:]

  /// Asks for the attempts only where the watch's best is of a day with an official result of the same.
  /// - Parameters:
  ///   - watch: the best times of the watch on the course, of some days.
  ///   - official: the best official times, as for `records`.
  ///   - span: these days; nil is all.
  init(
    _ catalog: UseCaseCatalog, _ watch: [some WatchTime], _ official: [OfficialResultView]?, _ course: SwimCourse?,
    in span: ClosedRange<CivilDay>? = nil
  ) throws(Failure) {
    guard let official, try catalog.call(ShowSettings.self, NoInput()).isOn(SwimmingSettings.preferOfficial) else {
      return
    }
    for record in watch {
      guard let best = official.first(where: { $0.isOfSame(as: record) }) else { continue }
      let all = try catalog.call(
        ListOfficialResults.self,
        ListOfficialResults.Input(style: record.style, distance: record.distance, course: course))
      let days = Set(all.results.map(\.day))
      guard days.contains(record.day) else {
        if best.hundredths < record.hundredths { times[record.style, default: [:]][record.distance] = Time(best) }
        continue
      }
      let history = try catalog.call(
        ShowRecordHistory.self,
        ShowRecordHistory.Input(style: record.style, distance: record.distance, course: course))
      let known = history.days.filter { !days.contains($0.day) && span?.contains($0.day) ?? true }
      let others = known.compactMap { day in
        day.attempts.first { $0.suspicious != true && $0.hundredths == day.bestHundredths }.map { attempt in
          Time(
            hundredths: attempt.hundredths, day: day.day, isOfficial: false, segment: attempt.segment,
            isEstimated: attempt.estimated)
        }
      }
      let other = others.min { $0.hundredths < $1.hundredths }
      times[record.style, default: [:]][record.distance] =
        other.flatMap { $0.hundredths < best.hundredths ? $0 : nil } ?? Time(best)
    }
  }

  /// Nil where the watch's time stands.
  func time(_ record: some WatchTime) -> Time? {
    times[record.style]?[record.distance]
  }
}

extension PreferredOfficialTimes.Time {
  fileprivate init(_ result: OfficialResultView) {
    self.init(hundredths: result.hundredths, day: result.day, isOfficial: true)
  }
}

/// Official times beside the watch's.
struct OfficialBesideRecords {
  let language: Language
  /// The best of each style and distance on the course.
  let official: [OfficialResultView]
  let preferred: PreferredOfficialTimes

  /// What is shown of a time of the watch.
  struct Told {
    /// Of the time that stands for it.
    let hundredths: Int
    var isOfficial = false
    let day: CivilDay
    /// The segment of the time, or of the watch's where an official one stands for it.
    let segment: SwimSegmentID
    /// Beside the day: whether the time is estimated, and the official time, or the watch's where the official one is
    /// preferred.
    let note: String
  }

  func told(_ record: some WatchTime) -> Told {
    let estimate = SwimmingStrings(language: language).estimate
    func told(_ note: String) -> Told {
      Told(
        hundredths: record.hundredths, day: record.day, segment: record.segment, note: estimate(record.estimated) + note
      )
    }
    guard let official = official.first(where: { $0.isOfSame(as: record) }) else { return told("") }
    let mark = OfficialResultStrings(language: language)
    guard let time = preferred.time(record) else {
      let other = "\(language.time(official.hundredths)) \(language.date(official.day))\(mark.doubt(official))"
      return told(language.say(cs: ", oficiálně \(other)", en: ", official \(other)"))
    }
    let watch = language.time(record.hundredths) + estimate(record.estimated)
    let beside = language.say(cs: ", hodinky \(watch)", en: ", watch \(watch)")
    if time.isOfficial {
      let note = language.say(cs: ", oficiálně", en: ", official") + mark.doubt(official) + beside
      return Told(
        hundredths: time.hundredths, isOfficial: true, day: time.day, segment: record.segment, note: note)
    }
    // The day of the watch's best has an official time, which is not faster than this one.
    let counted = language.time(official.hundredths) + mark.doubt(official)
    let note =
      estimate(time.isEstimated) + language.say(cs: ", oficiálně \(counted)", en: ", official \(counted)") + beside
    return Told(hundredths: time.hundredths, day: time.day, segment: time.segment ?? record.segment, note: note)
  }

  /// A row for each official result at what the watch has no time of.
  /// - Parameter type: how the watch's times are set.
  func rowsWithoutWatch(_ style: StrokeStyle, _ watch: [some WatchTime], type: TypeToken) -> [Element] {
    withoutWatch(style, watch).map { OfficialResultStrings(language: language).row($0, type: type) }
  }

  /// The official results at what the watch has no time of.
  func withoutWatch(_ style: StrokeStyle, _ watch: [some WatchTime]) -> [OfficialResultView] {
    official.filter { result in result.style == style && !watch.contains { result.isOfSame(as: $0) } }
  }
}

extension OfficialResultView {
  fileprivate func isOfSame(as record: some WatchTime) -> Bool {
    style == record.style && distance == record.distance
  }
}
