import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Which records an official time stands for: where she prefers those, one of the same day, stroke and distance counts for
/// the watch's.
struct PreferredOfficialTimes {
  /// What stands for a record of the watch.
  struct Time {
    /// Hundredths of a second.
    let hundredths: Int
    let day: CivilDay
    let isOfficial: Bool
  }

  /// By style and distance.
  private var times: [StrokeStyle: [Int: Time]] = [:]

  init() {}

  /// Asks for the attempts only where the watch's record is of a day with an official result of the same.
  init(
    _ catalog: UseCaseCatalog, _ book: ShowRecordsBook.Output, _ settings: UpdateSettings.Output
  ) throws(Failure) {
    guard settings.isOn(SwimmingSettings.preferOfficial), let official = book.official else { return }
    for record in book.records {
      guard let best = official.first(where: { $0.isOfSame(as: record) }) else { continue }
      let all = try catalog.call(
        ListOfficialResults.self,
        ListOfficialResults.Input(style: record.style, distance: record.distance, course: book.course))
      let days = Set(all.results.map(\.day))
      guard days.contains(record.day) else {
        if best.hundredths < record.hundredths { times[record.style, default: [:]][record.distance] = Time(best) }
        continue
      }
      let history = try catalog.call(
        ShowRecordHistory.self,
        ShowRecordHistory.Input(style: record.style, distance: record.distance, course: book.course))
      let others = history.days.filter { !days.contains($0.day) }.compactMap { day in
        day.bestHundredths.map { Time(hundredths: $0, day: day.day, isOfficial: false) }
      }
      let other = others.min { $0.hundredths < $1.hundredths }
      times[record.style, default: [:]][record.distance] =
        other.flatMap { $0.hundredths < best.hundredths ? $0 : nil } ?? Time(best)
    }
  }

  /// Nil where the watch's time stands.
  func time(_ record: SwimRecordRow) -> Time? {
    times[record.style]?[record.distance]
  }
}

extension PreferredOfficialTimes.Time {
  fileprivate init(_ result: OfficialResultView) {
    self.init(hundredths: result.hundredths, day: result.day, isOfficial: true)
  }
}

/// Official times beside the watch's records.
struct OfficialBesideRecords {
  let language: Language
  let book: ShowRecordsBook.Output
  let preferred: PreferredOfficialTimes

  /// The time that stands for the record, its day, and what is said beside it: the official time, or the watch's where the
  /// official one is preferred.
  func told(_ record: SwimRecordRow) -> (hundredths: Int, day: CivilDay, note: String) {
    guard let official = book.official?.first(where: { $0.isOfSame(as: record) }) else {
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

  /// A row for each official result at what the watch has no record of.
  func rowsWithoutWatch(_ style: StrokeStyle) -> [Element] {
    let words = OfficialResultWords(language: language)
    let mark = language.say(cs: "oficiálně", en: "official")
    let alone = (book.official ?? []).filter { result in
      result.style == style && !book.records.contains { result.isOfSame(as: $0) }
    }
    return alone.map { result in
      Element(
        .row,
        label: [words.swim(result), language.spokenTime(result.hundredths), mark, language.spokenDate(result.day)]
          .joined(separator: ", "),
        hint: language.say(cs: "Ukáže závody", en: "Shows the meets"), fill: style.hue.fill, icon: .forward,
        route: SwimmingRoutes.results, command: ShellCommand.recordbook("swim", "meets"),
        children: [
          .cell(words.swim(result), .leading, .body),
          Element(.text, language.time(result.hundredths), placement: .center, type: .number),
          .cell("\(language.date(result.day)), \(mark)", .trailing, .caption, Hue.secondary.text),
        ])
    }
  }
}

extension OfficialResultView {
  fileprivate func isOfSame(as record: SwimRecordRow) -> Bool {
    style == record.style && distance == record.distance
  }
}
