import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The best time that the watch recorded over one distance in one style, either ever or within a span of days.
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

/// Decides which best times of the watch are replaced, if the swimmer has set to prefer official times. An official
/// time replaces all the watch's times of the same day, style and distance. Of the times that remain, the fastest is
/// shown: an official time of any day, or a time of the watch.
struct PreferredOfficialTimes {
  /// The time that is shown instead of the watch's best time: an official time, or a slower time that the watch
  /// recorded.
  struct Time {
    /// The time in hundredths of a second.
    let hundredths: Int
    let day: CivilDay
    let isOfficial: Bool
    /// The segment in which the time was swum; nil if the time is official.
    var segment: SwimSegmentID?
    var isEstimated: Bool?
  }

  /// The times that replace the watch's best times, by style and distance.
  private var times: [StrokeStyle: [Int: Time]] = [:]

  /// Compares the watch's best times with the official ones. The watch's other attempts are loaded only if an official
  /// result in the same style and over the same distance is of the same day as the watch's best time.
  /// - Parameters:
  ///   - catalog: the use cases.
  ///   - watch: the watch's best times on the course within `span`.
  ///   - official: the best official results; nil if there are none.
  ///   - course: the course.
  ///   - span: the days to consider; nil for all.
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

  /// Returns the time that replaces this time recorded by the watch; nil if none does.
  func time(_ record: some WatchTime) -> Time? {
    times[record.style]?[record.distance]
  }
}

extension PreferredOfficialTimes.Time {
  fileprivate init(_ result: OfficialResultView) {
    self.init(hundredths: result.hundredths, day: result.day, isOfficial: true)
  }
}

/// Shows official times next to those that the watch recorded.
struct OfficialBesideRecords {
  let language: Language
  /// The best official result over each distance in each style on the course.
  let official: [OfficialResultView]
  let preferred: PreferredOfficialTimes

  /// The time that is shown for a distance and style, either the watch's best time or the time that replaces it.
  struct ShownTime {
    /// The time to show, in hundredths of a second.
    let hundredths: Int
    var isOfficial = false
    let day: CivilDay
    /// The segment in which the time was swum; if the time is official, the segment in which the watch's best time was
    /// swum.
    let segment: SwimSegmentID
    /// A note next to the day. It says whether the time is estimated, and names the official time. If the official time
    /// is the one shown, the note names the watch's best time instead.
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

  /// Returns a row for each official result in a style and over a distance for which the watch has no time.
  /// - Parameters:
  ///   - style: the style.
  ///   - watch: the watch's best times.
  ///   - type: the text style of the watch's times.
  func rowsWithoutWatch(_ style: StrokeStyle, _ watch: [some WatchTime], type: TypeToken) -> [Element] {
    withoutWatch(style, watch).map { OfficialResultStrings(language: language).row($0, type: type) }
  }

  /// Returns the official results in this style over distances for which the watch has no time.
  func withoutWatch(_ style: StrokeStyle, _ watch: [some WatchTime]) -> [OfficialResultView] {
    official.filter { result in result.style == style && !watch.contains { result.isOfSame(as: $0) } }
  }
}

extension OfficialResultView {
  fileprivate func isOfSame(as record: some WatchTime) -> Bool {
    style == record.style && distance == record.distance
  }
}
