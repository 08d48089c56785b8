import JSONCoding
import KernelApplication
import KernelDomain
import Storage
import System
import TestSupport
import Testing

@testable import Composition

/// Whatever sequence of use cases is called, successfully or not: events, the list of changes, error messages, tables
/// and exported pages contain neither the user's coordinates nor the reason for an excuse.
struct PrayerPrivacyTests {
  private static let secrets = ["12.34", "12,34", "98.76", "98,76", "postnatal", "childbirth", "šestined"]
  private static let prayers = ["fajr", "dhuhr", "asr", "maghrib", "isha"]

  /// A book on the disk at an instant of the user's days, which goes on with each operation.
  private final class World {
    let folder = TemporaryFolder()
    var random: SeededGenerator
    private var hour = 0
    private(set) var told: [(what: String, text: String)] = []
    private(set) var made = 0
    private(set) var refused = 0

    init(_ seed: UInt64) { random = SeededGenerator(seed: seed) }

    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    func app() throws -> App {
      let now = instant("2026-11-01T00:00:00Z") + Int64(hour) * 3_600_000
      return try App(
        App.Configuration(store: folder.path + "/book", language: .cs) { name in
          name == "RECORDBOOK_CLOCK" ? now.description : nil
        })
    }

    func day() -> String { CivilDay(daysSinceEpoch: 20_758 - 3 + hour / 24 + number(0..<5)).description }
    func prayer() -> String { PrayerPrivacyTests.prayers[number(0..<5)] }

    /// - Parameter isTold: whether the answer is for others' eyes.
    func call(_ method: String, _ json: String, isTold: Bool = false) throws {
      hour += number(0..<9)
      let app = try app()
      let entry = try #require(app.catalog[method])
      do throws(Failure) {
        let output = try entry.call(JSONInput(Array(json.utf8)), progress: NoProgress())
        made += 1
        for event in (output as? any Announcing)?.events(changed: true) ?? [] {
          told.append(("event \(event.name)", try text(event.details)))
        }
        if isTold { told.append((method, try text(output))) }
      } catch {
        told.append(("failure of \(method) \(json)", "\(error)"))
        refused += 1
      }
    }

    private func text(_ value: some Encodable) throws(Failure) -> String {
      String(decoding: try App.json(value), as: UTF8.self)
    }

    func operation() throws {
      let from = #"{"day":"\#(day())","prayer":"\#(prayer())"}"#
      switch number(0..<14) {
      case 0: try call("prayer.setPlace", #"{"latitude":12.3456,"longitude":-98.7654,"zone":"America/Mexico_City"}"#)
      case 1:
        let (zone, latitude) = number(0..<2) == 0 ? ("Nowhere/Town", "12.3456") : ("Europe/Prague", "91.2345")
        try call("prayer.setPlace", #"{"latitude":\#(latitude),"longitude":-98.7654,"zone":"\#(zone)"}"#)
      case 2: try call("prayer.removePlace", #"{"from":"2026-11-0\#(number(1..<9))T00:00:00Z"}"#)
      case 3: try call("prayer.excuse", #"{"from":\#(from),"reason":"postnatal"}"#)
      case 4: try call("prayer.excuse", #"{"from":\#(from),"until":\#(from),"reason":"postnatal"}"#)
      case 5: try call("prayer.endExcuse", #"{"until":\#(from)}"#)
      case 6: try call("prayer.removeExcuse", #"{"from":\#(from)}"#)
      case 7: try call("prayer.setCalculation", #"{"method":"karachi","adjust":{"isha":\#(number(-40..<40))}}"#)
      case 8: try call("prayer.setReminder", #"{"prayers":["\#(prayer())"],"when":"at"}"#)
      case 9: try call("book.undo", "{}")
      case 10: try call("prayer.logRange", #"{"from":"\#(day())","to":"\#(day())","status":"on-time"}"#)
      default: try call("prayer.logPrayer", #"{"prayer":"\#(prayer())","day":"\#(day())"}"#)
      }
    }

    /// All that is on the disk, by path.
    func files() throws -> [String: [UInt8]] {
      try files(below: folder.path)
    }

    private func files(below path: String) throws -> [String: [UInt8]] {
      let disk = PosixFileSystem()
      var found: [String: [UInt8]] = [:]
      for name in try disk.list(path) {
        let inner = path + "/" + name
        if (try? disk.list(inner)) != nil {
          found.merge(try files(below: inner)) { $1 }
        } else {
          found[inner] = try disk.readAll(inner)
        }
      }
      return found
    }

    /// What the book tells and writes for others.
    func lookAround() throws {
      for method in [
        "book.listChanges", "book.showOverview", "book.review", "prayer.exportLog", "prayer.showHeatMap",
        "prayer.showStatistics",
      ] { try call(method, method == "prayer.showHeatMap" ? #"{"year":2026}"# : "{}", isTold: true) }
      try app().timers.fire().forEach { told.append(("reminder", try text($0.details))) }
      for (method, name) in [("screen.exportPages", "pages"), ("book.exportTables", "tables")] {
        try call(method, #"{"path":"\#(folder.path)/\#(name)"}"#)
      }
    }
  }

  @Test(arguments: UInt64(1)...4) func nothingTellsPlacesOrReasons(seed: UInt64) throws {
    let world = World(seed)
    // So that there is something to tell.
    try world.call("prayer.setPlace", #"{"latitude":12.3456,"longitude":-98.7654,"zone":"America/Mexico_City"}"#)
    try world.call("prayer.excuse", #"{"from":{"day":"2026-10-20","prayer":"asr"},"reason":"postnatal"}"#)
    try world.call("prayer.endExcuse", #"{"until":{"day":"2026-10-22","prayer":"asr"}}"#)
    for _ in 0..<60 { try world.operation() }
    try world.lookAround()
    for (what, text) in world.told { expectNothing(of: Self.secrets, text, what) }
    var (pages, tables) = (0, 0)
    for (path, bytes) in try world.files() where !path.contains("/book/") {
      expectNothing(of: Self.secrets, String(decoding: bytes, as: UTF8.self), path)
      pages += path.contains("/pages/") && path.contains("prayer") ? 1 : 0
      tables += path.hasSuffix("prayer/log.csv") ? 1 : 0
    }
    #expect(pages > 1 && tables == 1)
    #expect(world.made > 30 && world.refused > 5)
    #expect(world.told.contains { $0.what == "event prayer.placeChanged" })
    // They are in the book, where nothing else is to be found.
    let book = try world.files().filter { $0.key.contains("/book/prayer/") }.values.map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(book.contains { $0.contains("12.3456") } && book.contains { $0.contains("postnatal") })
    try world.call("prayer.deleteAll", #"{"confirm":"delete all prayers"}"#)
    for (path, bytes) in try world.files() where path.contains("/book/") {
      expectNothing(of: Self.secrets, String(decoding: bytes, as: UTF8.self), path)
    }
  }

  private func expectNothing(of secrets: [String], _ text: String, _ what: String) {
    for secret in secrets { #expect(!text.contains(secret), "\(secret) in \(what): \(text.prefix(300))") }
  }
}

private func instant(_ text: String) -> Timestamp {
  guard let instant = Timestamp(text) else { preconditionFailure("\(text) is no instant") }
  return instant
}
