import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// A swim in a month: either a swim with recorded lengths, as its segments, or a swim without recorded lengths.
enum MonthSwim {
  case segments([ShowSegment.Output])
  case lengthless(ListSwims.SwimRow)

  /// Returns the swims of each day of the month, in chronological order within a day.
  static func days(of month: ShowMonth.Output) -> [CivilDay: [MonthSwim]] {
    var swims = month.lengthlessSwims.map { (id: $0.id, day: $0.day, swim: MonthSwim.lengthless($0)) }
    for (id, segments) in Dictionary(grouping: month.segments, by: \.context.id) {
      swims.append((id, segments[0].context.day, .segments(segments)))
    }
    return Dictionary(grouping: swims.sorted { $0.id < $1.id }, by: \.day).mapValues { $0.map(\.swim) }
  }

  /// Whether the swim counts for records and totals. Only duplicate recordings do not count.
  var counts: Bool {
    switch self {
    case .segments(let segments): segments[0].context.state == .counts
    case .lengthless(let swim): swim.state == .counts
    }
  }
}

extension SwimTotal {
  init(_ month: ShowMonth.Output, _ days: [CivilDay: [MonthSwim]], _ language: Language) {
    self.init(language: language, months: [month.total], days: days.values.count { $0.contains(where: \.counts) })
  }
}

/// A line that describes a swim without recorded lengths: where it took place, its distance, duration and time of day.
/// Such a swim has no screen of its own.
struct LengthlessSwimLine {
  private let language: Language
  private let swim: ListSwims.SwimRow

  init(language: Language, swim: ListSwims.SwimRow) {
    self.language = language
    self.swim = swim
  }

  var start: CivilDateTime { CivilDateTime(swim.start, offset: swim.utcOffsetSeconds) }

  var row: Element {
    Element(
      .row, label: spoken, fill: Hue.secondary.fill,
      children: [
        .cell(words(swim.wholeDistance.map { language.distance($0, swim.unit) }), .leading, .body),
        .cell(language.duration(seconds: seconds), .center, .number),
        .cell(language.clock(start.time), .trailing, .caption, Hue.secondary.text), .identifier(swim.id.description),
      ])
  }

  private var seconds: Int { Int(swim.durationMilliseconds / 1_000) }

  /// Returns the kind of swim and its distance: `Open Water 1,500 m`, `Without Lengths 900 m`.
  private func words(_ distance: String?) -> String {
    let name =
      swim.place == .openWater
      ? language.say(cs: "Otevřená voda", en: "Open Water") : SwimmingStrings(language: language).withoutLengths
    return distance.map { "\(name) \($0)" } ?? name
  }

  private var spoken: String {
    [
      words(swim.wholeDistance.map { language.spokenDistance($0, swim.unit) }),
      language.spokenDuration(seconds: seconds),
      language.clock(start.time),
    ].joined(separator: ", ")
  }
}

extension ListSwims.SwimRow {
  /// The distance that the swim contributes to totals. It is rounded down to whole units, unless it is the sum of
  /// recorded lengths.
  var wholeDistance: Double? { lapCount > 0 ? distance : distance?.rounded(.down) }
}
