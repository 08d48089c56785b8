import BookApplication
import KernelApplication
package import KernelDomain
package import RunningDomain

/// The settings of running. The store keeps them with the book's other settings.
package enum RunningSettings {
  package static let units = Setting("running.units", .choice(RunUnits.allCases.map(\.rawValue)), default: .text("km"))
  package static let weekStart = Setting(
    "running.weekStart", .choice(["territory"] + WeekStart.choices.map(\.rawValue)), default: .text("territory"))
  package static let goal = Setting("running.goal", .checkedText(.goal), default: .text(""))
  /// The body mass in kilograms; empty if unknown.
  package static let bodyMass = Setting("running.bodyMass", .checkedText(.bodyMass), default: .text(""))
  package static let zone = Setting("running.zone", .checkedText(.zone), default: .text(""))
  package static let autoPause = Setting("running.autoPause", isOnByDefault: true)
  package static let notifications = Setting("running.notifications", isOnByDefault: true)
  package static let location = Setting(
    "running.location", .choice(LocationSource.allCases.map(\.rawValue)), default: .text(LocationSource.any.rawValue))

  /// The radius, in metres, around a run's start and end within which maps for other people leave out its route.
  package static let hideRadius = Setting("running.hideRadius", .number(100...1_000), default: .number(300))
  /// Places, besides a run's start and end, near which maps for other people leave out its route, such as `50.0875
  /// 14.4214, 49.1951 16.6068`; empty for none.
  package static let privatePlaces = Setting("running.privatePlaces", .checkedText(.places), default: .text(""))
  package static let welcomed = Setting(welcome: "running.welcomed")

  package static let all =
    [units, weekStart, goal, bodyMass, zone, autoPause, notifications, location, hideRadius, privatePlaces] + heartRates
    + [welcomed]
}

extension RunningSettings {
  /// Descriptions of the settings for clients of the service, each with the meaning of the setting in one sentence.
  static var described: [Schema.Member] {
    var members: [Schema.Member] = [
      .init(units, "The unit in which distances and paces are shown."),
      .init(
        weekStart,
        "The day on which weeks begin; `territory` stands for the usual day in the user's country."),
      .init(
        goal, "The weekly goal: kilometres or a number of runs; empty if there is none.",
        examples: [#""30 km""#, #""4 runs""#]),
      .init(
        bodyMass,
        """
        The runner's mass on days before the first recorded body weight, to estimate missing calories; empty if \
        unknown.
        """,
        unit: .of("kilograms"), examples: [#""63.5""#]),
      .init(
        zone, "The time zone of runs whose files do not contain one; empty for UTC.",
        examples: [#""Europe/Prague""#]),
      .init(autoPause, "Whether standing still pauses a live run."),
      .init(
        notifications, "Whether kilometres, pauses and the signal are announced during a live run."),
      .init(
        location,
        """
        Who may send fixes to a live run: `any` allows programs and the browser, and `programs` only programs; with \
        `nobody`, live runs are possible only indoors.
        """),
      .init(
        hideRadius,
        "The distance around the starts and ends of runs within which maps for others do not show them.", unit: .metres,
        examples: ["300"]),
      .init(
        privatePlaces,
        """
        Further places around which maps for others do not show runs: latitude and longitude in degrees, with commas \
        between places.
        """,
        examples: [#""50.0875 14.4214""#]),
    ]
    members += describedHeartRates
    members.append(.init(welcomed, "Whether the user went on from the welcome screen."))
    return members
  }
}

/// The unit in which distances and paces of runs are shown.
package enum RunUnits: String, CaseIterable, Codable, Hashable, Sendable {
  case kilometres = "km"
  case miles = "mi"
}

/// Which clients may send positions to a live run.
package enum LocationSource: String, CaseIterable, Codable, Hashable, Sendable {
  /// Any program of this user, and pages in the browser.
  case any
  /// Only programs of this user, not pages in the browser.
  case programs
  case nobody
}

extension Settings {
  package var runUnits: RunUnits {
    word(of: RunningSettings.units).flatMap { RunUnits(rawValue: $0) } ?? .kilometres
  }

  package var runGoal: RunGoal? { word(of: RunningSettings.goal).flatMap { RunGoal($0) } }

  /// The body mass in grams; nil if unknown.
  package var bodyMass: Int64? { word(of: RunningSettings.bodyMass).flatMap { BodyMass.grams($0) } }

  /// The first day of the week, as the user chose it; nil if it depends on the region of the user's locale.
  package var weekStart: WeekStart? { word(of: RunningSettings.weekStart).flatMap { WeekStart(rawValue: $0) } }

  /// The time zone for runs whose files do not state one: the setting of running or, if that is empty, the book's
  /// setting; nil for UTC.
  package var runZone: String? { word(of: RunningSettings.zone) ?? bookZone }

  package var hideRadius: Int {
    if case .number(let metres) = value(of: RunningSettings.hideRadius) { metres } else { 300 }
  }

  var privatePlaces: [RunPosition] {
    word(of: RunningSettings.privatePlaces).flatMap { PrivatePlaces.read($0) } ?? []
  }

  package var locationSource: LocationSource {
    word(of: RunningSettings.location).flatMap { LocationSource(rawValue: $0) } ?? .any
  }

  /// Returns the setting's text; nil if the text is empty.
  func word(of setting: Setting) -> String? {
    guard case .text(let text) = value(of: setting), !text.isEmpty else { return nil }
    return text
  }
}

extension Setting.TextForm {
  fileprivate static let goal = Setting.TextForm(examples: ["30 km", "12.5 km", "4 runs"]) { RunGoal($0) != nil }
  fileprivate static let places = Setting.TextForm(
    examples: ["50.0875 14.4214", "50.0875 14.4214, 49.1951 16.6068"]
  ) { PrivatePlaces.read($0) != nil }
  fileprivate static let bodyMass = Setting.TextForm(examples: ["63.5", "70"]) { BodyMass.grams($0) != nil }
}

/// A goal is written as `30 km`, `12.5 km` or `4 runs`.
extension RunGoal: LosslessStringConvertible {
  /// The weekly distances that a goal may have, in metres.
  package static let metres = 100...1_000_000
  package static let runCounts = 1...100

  package init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2 else { return nil }
    switch words[1] {
    case "runs", "run":
      guard let count = Int(words[0]), RunGoal.runCounts.contains(count) else { return nil }
      self = .runs(count)
    case "km":
      guard let metres = Thousandths.read(words[0]), RunGoal.metres.contains(metres) else { return nil }
      self = .length(Int64(metres) * 1_000)
    default: return nil
    }
  }

  package var description: String {
    switch self {
    case .runs(let count): "\(count) runs"
    case .length(let millimetres): "\(Thousandths.text(Int(millimetres / 1_000))) km"
    }
  }
}

/// Parses places, each given by its latitude and longitude in degrees. It accepts two forms: places separated by
/// commas, as in `50.0875 14.4214, 49.1951 16.6068`, and the form in which online maps give coordinates for copying, as
/// in `50.0875, 14.4214; 49.1951N 16.6068E`.
private enum PrivatePlaces {
  /// The maximum number of places.
  private static let most = 20

  static func read(_ text: String) -> [RunPosition]? {
    let parts = text.split(separator: ",").map { $0.split(separator: " ").compactMap { Double($0) } }
    let pairs = parts.allSatisfy { $0.count == 2 } ? parts.flatMap { $0.map(Optional.some) } : copied(text)
    let numbers = pairs.compactMap { $0 }
    guard numbers.count == pairs.count, numbers.count.isMultiple(of: 2), (1...most).contains(numbers.count / 2) else {
      return nil
    }
    let places = stride(from: 0, to: numbers.count, by: 2).compactMap { place(numbers[$0], numbers[$0 + 1]) }
    return places.count == numbers.count / 2 ? places : nil
  }

  private static func place(_ latitude: Double, _ longitude: Double) -> RunPosition? {
    guard latitude.isFinite, longitude.isFinite, abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    return RunPosition(latitude: Int64((latitude * 1e7).rounded()), longitude: Int64((longitude * 1e7).rounded()))
  }

  /// Parses coordinates that were copied from an online map, and returns them in degrees: latitudes and longitudes
  /// alternate. An element is nil if that part of the text is not a number. In a number without a point, a comma is the
  /// decimal mark.
  private static func copied(_ text: String) -> [Double?] {
    let words = text.split { $0.isWhitespace || $0 == ";" }.flatMap { word in
      word.contains(".") ? word.split(separator: ",") : [word.last == "," ? word.dropLast() : word]
    }
    return words.filter { !$0.isEmpty }.enumerated().map { index, word in
      degrees(word, index.isMultiple(of: 2) ? ("N", "S") : ("E", "W"))
    }
  }

  private static func degrees(_ word: Substring, _ letters: (positive: Character, negative: Character)) -> Double? {
    var word = word
    let isNegative = word.last == letters.negative
    if isNegative || word.last == letters.positive { word.removeLast() }
    if word.last == "°" { word.removeLast() }
    return Double(String(word.map { $0 == "," ? "." : $0 })).map { isNegative ? -$0 : $0 }
  }
}

/// Parses a body mass that is written in kilograms.
private enum BodyMass {
  private static let range = 20_000...400_000

  static func grams(_ text: String) -> Int64? {
    Thousandths.read(text[...]).flatMap { range.contains($0) ? Int64($0) : nil }
  }
}

/// Parses numbers with up to three decimals, and returns them as integers in thousandths.
enum Thousandths {
  /// Parses a text such as `12.5`, and returns it in thousandths (12,500); nil if the text is not such a number.
  static func read(_ text: Substring) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, let whole = digits(first), parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return whole * 1_000 }
    guard (1...3).contains(parts[1].count), let rest = digits(parts[1]) else { return nil }
    return whole * 1_000 + rest * [100, 10, 1][parts[1].count - 1]
  }

  static func text(_ thousandths: Int) -> String {
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1_000)
    guard rest > 0 else { return "\(whole)" }
    var decimals = String(String(rest + 1_000).dropFirst())
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(whole).\(decimals)"
  }

  private static func digits(_ text: Substring) -> Int? {
    (1...6).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
