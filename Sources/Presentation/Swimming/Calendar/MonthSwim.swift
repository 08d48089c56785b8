import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// A swim of a month: its segments, or that no lengths of it were recorded.
enum MonthSwim {
  case segments([ShowSegment.Output])
  case lengthless(ListSwims.SwimRow)

  /// The swims of each day, in the order swum.
  static func days(of month: ShowMonth.Output) -> [CivilDay: [MonthSwim]] {
    var swims = month.lengthlessSwims.map { (id: $0.id, day: $0.day, swim: MonthSwim.lengthless($0)) }
    for (id, segments) in Dictionary(grouping: month.segments, by: \.context.id) {
      swims.append((id, segments[0].context.day, .segments(segments)))
    }
    return Dictionary(grouping: swims.sorted { $0.id < $1.id }, by: \.day).mapValues { $0.map(\.swim) }
  }

  /// Whether records and totals count it: it is not a duplicate recording.
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

/// A swim without lengths in one line: where or what, how far, how long, when. It has no screen of its own.
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

  /// `Open Water 1,500 m`, `Without Lengths 900 m`.
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
  /// The distance as totals count it: where no lengths make it up, whole units, the rest cut off.
  var wholeDistance: Double? { lapCount > 0 ? distance : distance?.rounded(.down) }
}
