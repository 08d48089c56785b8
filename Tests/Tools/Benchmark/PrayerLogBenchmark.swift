import BookInfrastructure
import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain
import PrayerInfrastructure
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import System

/// `prayer fill STORE YEARS` records this many years of prayers up to today in a new store, one change per day, at a
/// place of moderate latitude. It prints them as rows for other programs: day, prayer, status, congregation.
///
/// Witr, which the user counts as owed, is recorded on nine of ten days.
///
/// `prayer log STORE` holds that store as the service does, and answers each line on standard input with milliseconds:
/// `statistics` counts everything, `calendar` reads the days of a year, `entry` records a prayer durably, `kept` writes
/// the derived files.
///
/// `prayer swims STORE` does the same with 6,000 swims; `entry` corrects a style.
enum PrayerLogBenchmark {
  static func run(_ arguments: [String]) throws -> Int32 {
    switch (arguments.first, arguments.count) {
    case ("fill", 3): try fill(arguments[1], years: Int(arguments[2]) ?? 0)
    case ("log", 2): try answer(arguments[1])
    case ("swims", 2): try SwimEditing(store: arguments[1]).answer()
    default: return 2
    }
    return 0
  }

  private static func store(_ path: String) -> Store {
    Store(path: path, clock: SystemClock(), reducers: [PrayerReducer(), BookReducer()])
  }

  private static func fill(_ path: String, years: Int) throws {
    let held = try store(path).holding()
    defer { held.release() }
    let prayers = FilePrayerRepository(store: held, documents: BookDocuments(store: held))
    let place = try PrayerPlace(latitude: 41.0082, longitude: 28.9784, zone: "Europe/Istanbul", name: "Istanbul")
    let period = PrayerPeriod(from: nil, place: place, calculation: try PrayerCalculation())
    _ = try prayers.change { _ in ([.putPeriod(period)], ()) }
    let today = CivilDateTime(SystemClock().now()).day.daysSinceEpoch
    var failure: Failure?
    try held.group {
      for number in today - years * 36_525 / 100..<today {
        let edits = Prayer.allCases.compactMap { edit(number, $0) } + [witr(number)].compactMap(\.self)
        do throws(Failure) {
          _ = try prayers.change { _ in (edits, ()) }
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw failure }
    let settings = FileSettingsRepository(documents: BookDocuments(store: held))
    try settings.change { known in
      var known = known
      known.values[PrayerSettings.witr.name] = .text(PrayerSettings.wajib)
      return known
    }
    // Makes sure that the next change begins with a compaction.
    _ = try prayers.change { _ in ([.setEstimate(.fajr, 1)], ()) }
  }

  /// The record of a prayer; nil for about one in twenty.
  private static func edit(_ day: Int, _ prayer: Prayer) -> PrayerEdit? {
    let draw = (day &* 2_654_435_761 &+ prayer.index &* 40_503) & 0xFFFF
    guard draw % 20 != 7 else { return nil }
    let status: PrayerStatus =
      switch draw % 16 {
      case 0: .late
      case 1: .madeUp
      case 2: .missed
      case 3: .excused
      default: .onTime
      }
    let begin = [18_000, 39_000, 48_000, 59_000, 66_000][prayer.index]
    let entry = PrayerEntry(
      status, at: draw % 3 == 0 ? nil : Timestamp(seconds: Int64(day) * 86_400 + Int64(begin + draw % 3_000)),
      inCongregation: draw % 5 == 0)
    let one = PrayerOfDay(prayer, of: CivilDay(daysSinceEpoch: day))
    print("\(one.day),\(prayer.rawValue),\(status.rawValue),\(entry.inCongregation ? 1 : 0)")
    return .log(one, entry)
  }

  /// The record of a day's Witr; nil for one in ten.
  private static func witr(_ day: Int) -> PrayerEdit? {
    guard day % 10 != 3 else { return nil }
    let status: ExtraEntry.Status = day % 7 == 0 ? .missed : day % 11 == 0 ? .madeUp : .prayed
    let witr = ExtraOfDay(.witr, of: CivilDay(daysSinceEpoch: day))
    return (try? ExtraEntry(units: 3, status)).map { .logExtra(witr, $0) }
  }

  private static func answer(_ path: String) throws {
    let held = try store(path).holding()
    defer { held.release() }
    let documents = BookDocuments(store: held)
    let prayers = FilePrayerRepository(store: held, documents: documents)
    let reader = PrayerReader(
      repository: prayers, zones: SystemZones(), settings: FileSettingsRepository(documents: documents),
      clock: SystemClock()
    ) { CivilDateTime($0) }
    let useCases = UseCases.prayer(reader, calendar: NoCalendars(), writer: DraftFileWriter())
    let catalog = UseCaseCatalog([UseCaseCatalog.Group(["prayer"]) { useCases }])
    let year = CivilDateTime(SystemClock().now()).day.year - 1
    var turn = 0
    while let line = readLine() {
      switch line {
      case "statistics":
        print(
          try StoreBenchmark.milliseconds {
            _ = try catalog.call(PrayerApplication.ShowStatistics.self, .init(period: .all))
          })
      case "calendar":
        print(try StoreBenchmark.milliseconds { _ = try catalog.call(ShowHeatMap.self, .init(year: year)) })
      case "entry":
        turn += 1
        let entry = PrayerEntry(turn % 2 == 0 ? .late : .onTime)
        guard let one = CivilDay(year: year, month: 6, day: 1).map({ PrayerOfDay(.asr, of: $0) }) else { return }
        print(try held.durably { () throws(Failure) in _ = try prayers.change { _ in ([.log(one, entry)], ()) } })
      case "kept": print(StoreBenchmark.milliseconds { held.writeDerived() })
      default: return
      }
      ThisProcess.flushPrinted()
    }
  }
}

/// Makes corrections in a book of swims, which this process holds as the service does.
private struct SwimEditing {
  private let held: Store
  private let swims: FileSwimRepository
  private let book: SwimBook

  init(store path: String) throws {
    held = try Store(path: path, clock: SystemClock(), reducers: [SwimmingReducer(followsChanges: true)]).holding()
    swims = FileSwimRepository(store: held)
    book = SyntheticBook.book(swims: 6_000, lapsEach: 60)
    let all = book.swims
    try swims.change { _ in .put(all) }
  }

  func answer() throws {
    defer { held.release() }
    var turn = 0
    while let line = readLine() {
      switch line {
      case "entry":
        turn += 1
        let swim = book.swims[turn * 37 % book.swims.count]
        // Setting the style that the lap already has would not be a change.
        let style: StrokeStyle = swim.laps[2].style == .backstroke ? .butterfly : .backstroke
        let correction = try book.correction(.style(style, SwimLapRange(3)), of: swim.id)
        print(try held.durably { () throws(Failure) in try swims.change { _ in .correct([correction]) } })
      case "kept": print(StoreBenchmark.milliseconds { held.writeDerived() })
      default: return
      }
      ThisProcess.flushPrinted()
    }
  }
}

extension Store {
  /// Makes a change in a group of its own, as the service does, and returns the milliseconds until the change is
  /// durable.
  fileprivate func durably(_ change: () throws(Failure) -> Void) throws -> Double {
    var failure: Failure?
    let duration = try StoreBenchmark.milliseconds {
      try group {
        do throws(Failure) { try change() } catch { failure = error }
      }
    }
    if let failure { throw failure }
    return duration
  }
}

/// A calendar encoder that writes nothing, because nothing that is measured needs a calendar file.
private struct NoCalendars: CalendarEncoder {
  func encode(_ calendar: CalendarToWrite) -> [UInt8] { [] }
}
