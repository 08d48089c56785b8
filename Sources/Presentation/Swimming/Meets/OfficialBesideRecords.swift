import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The best time that the watch recorded over one distance in one style, either ever or within a certain span of days.
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

/// The times that are shown instead of best times recorded by the watch, if the user has chosen to prefer official
/// times. An official time replaces all times that the watch recorded on the same day in the same style over the same
/// distance. Of the remaining times, the fastest is shown, whether it is official or was recorded by the watch.
struct PreferredOfficialTimes {
  /// The time that is shown instead of the best time recorded by the watch. It is either an official time or a slower
  /// time that the watch recorded on another day.
  struct Time {
    /// The time in hundredths of a second.
    let hundredths: Int
    let day: CivilDay
    let isOfficial: Bool
    /// The segment in which the time was swum; nil if the time is official.
    var segment: SwimSegmentID?
    var isEstimated: Bool?
  }

  /// The times that replace the best times recorded by the watch, by style and distance.
  private var times: [StrokeStyle: [Int: Time]] = [:]

  /// Determines the times that replace the best times recorded by the watch. The watch's other attempts are loaded only
  /// if there is an official result of the same day, in the same style and over the same distance as one of the watch's
  /// best times.
  /// - Parameters:
  ///   - catalog: the use cases.
  ///   - watch: the best times that the watch recorded on the course within `span`.
  ///   - official: the best official results; nil if there are none.
  ///   - course: the course.
  ///   - span: the first and the last day to consider; nil for all days.
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

  /// Returns the time that replaces this best time recorded by the watch; nil if no time replaces it.
  func time(_ record: some WatchTime) -> Time? {
    times[record.style]?[record.distance]
  }
}

extension PreferredOfficialTimes.Time {
  fileprivate init(_ result: OfficialResultView) {
    self.init(hundredths: result.hundredths, day: result.day, isOfficial: true)
  }
}

/// Creates the elements that show official times next to the best times that the watch recorded.
struct OfficialBesideRecords {
  let language: Language
  /// The best official result over each distance in each style on the course.
  let official: [OfficialResultView]
  let preferred: PreferredOfficialTimes

  /// The time that is shown for a distance and style. It is either the best time recorded by the watch, or the time
  /// that replaces it.
  struct ShownTime {
    /// The time to show, in hundredths of a second.
    let hundredths: Int
    var isOfficial = false
    let day: CivilDay
    /// The segment in which the time was swum. If the time is official, this is the segment in which the best time
    /// recorded by the watch was swum.
    let segment: SwimSegmentID
    /// A note that is shown next to the day. It says whether the time is estimated, and states the official time. If
    /// the shown time is the official one, the note states the best time recorded by the watch instead.
    let note: String
  }

  func shown(_ record: some WatchTime) -> ShownTime {
    let estimate = SwimmingStrings(language: language).estimate
    func shown(_ note: String) -> ShownTime {
      ShownTime(
        hundredths: record.hundredths, day: record.day, segment: record.segment, note: estimate(record.estimated) + note
      )
    }
    guard let official = official.first(where: { $0.isOfSame(as: record) }) else { return shown("") }
    let mark = OfficialResultStrings(language: language)
    guard let time = preferred.time(record) else {
      let other = "\(language.time(official.hundredths)) \(language.date(official.day))\(mark.doubt(official))"
      return shown(language.say(cs: ", oficiálně \(other)", en: ", official \(other)"))
    }
    let watch = language.time(record.hundredths) + estimate(record.estimated)
    let beside = language.say(cs: ", hodinky \(watch)", en: ", watch \(watch)")
    if time.isOfficial {
      let note = language.say(cs: ", oficiálně", en: ", official") + mark.doubt(official) + beside
      return ShownTime(
        hundredths: time.hundredths, isOfficial: true, day: time.day, segment: record.segment, note: note)
    }
    // The official time replaces the watch's best time of its day, but on another day the watch recorded a time faster
    // than the official one.
    let counted = language.time(official.hundredths) + mark.doubt(official)
    let note =
      estimate(time.isEstimated) + language.say(cs: ", oficiálně \(counted)", en: ", official \(counted)") + beside
    return ShownTime(hundredths: time.hundredths, day: time.day, segment: time.segment ?? record.segment, note: note)
  }

  /// Returns a row for each official result in this style over a distance for which the watch has recorded no time.
  /// - Parameters:
  ///   - style: the style.
  ///   - watch: the best times that the watch recorded.
  ///   - type: the text style in which the watch's times are shown.
  func rowsWithoutWatch(_ style: StrokeStyle, _ watch: [some WatchTime], type: TypeToken) -> [Element] {
    withoutWatch(style, watch).map { OfficialResultStrings(language: language).row($0, type: type) }
  }

  /// Returns the official results in this style over distances for which the watch has recorded no time.
  func withoutWatch(_ style: StrokeStyle, _ watch: [some WatchTime]) -> [OfficialResultView] {
    official.filter { result in result.style == style && !watch.contains { result.isOfSame(as: $0) } }
  }
}

extension OfficialResultView {
  fileprivate func isOfSame(as record: some WatchTime) -> Bool {
    style == record.style && distance == record.distance
  }
}
