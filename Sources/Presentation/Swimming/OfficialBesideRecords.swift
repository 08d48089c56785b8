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
}

extension SwimRecordRow: WatchTime {}
extension BestRow: WatchTime {}

/// Which best times an official one stands for: where she prefers those, one of the same day, stroke and distance counts
/// for the watch's.
struct PreferredOfficialTimes {
  /// What stands for a best time of the watch.
  struct Time {
    /// Hundredths of a second.
    let hundredths: Int
    let day: CivilDay
    let isOfficial: Bool
  }

  /// By style and distance.
  private var times: [StrokeStyle: [Int: Time]] = [:]

  /// Asks for the attempts only where the watch's best is of a day with an official result of the same.
  /// - Parameters:
  ///   - watch: the best times of the watch on the course, of some days.
  ///   - official: the best official ones, likewise.
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
        day.bestHundredths.map { Time(hundredths: $0, day: day.day, isOfficial: false) }
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

  /// The time that stands for the watch's, its day, and what is said beside it: the official time, or the watch's where the
  /// official one is preferred.
  func told(_ record: some WatchTime) -> (hundredths: Int, day: CivilDay, note: String) {
    guard let official = official.first(where: { $0.isOfSame(as: record) }) else {
      return (record.hundredths, record.day, "")
    }
    if let time = preferred.time(record) {
      let mark = time.isOfficial ? language.say(cs: ", oficiálně", en: ", official") : ""
      let watch = language.time(record.hundredths)
      return (time.hundredths, time.day, mark + language.say(cs: ", hodinky \(watch)", en: ", watch \(watch)"))
    }
    let told = "\(language.time(official.hundredths)) \(language.date(official.day))"
    return (record.hundredths, record.day, language.say(cs: ", oficiálně \(told)", en: ", official \(told)"))
  }

  /// A row for each official result at what the watch has no time of.
  /// - Parameter type: how the watch's times are set.
  func rowsWithoutWatch(_ style: StrokeStyle, _ watch: [some WatchTime], type: TypeToken) -> [Element] {
    official.filter { result in result.style == style && !watch.contains { result.isOfSame(as: $0) } }
      .map { OfficialResultWords(language: language).row($0, type: type) }
  }
}

extension OfficialResultView {
  fileprivate func isOfSame(as record: some WatchTime) -> Bool {
    style == record.style && distance == record.distance
  }
}
