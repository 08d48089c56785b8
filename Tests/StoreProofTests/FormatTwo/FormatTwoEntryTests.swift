import JSONCoding
import KernelApplication
import Testing

@testable import FeedInfrastructure
@testable import PrayerInfrastructure
@testable import RunningApplication
@testable import RunningInfrastructure
@testable import Storage
@testable import StrengthInfrastructure
@testable import SupportInfrastructure
@testable import SwimmingApplication
@testable import SwimmingInfrastructure

/// Each entry of the fixture is written again byte for byte, and none of a kind is missing.
struct FormatTwoEntryTests {
  /// The lines of all journals, by section.
  private static let journals: [String: [[UInt8]]] = files(named: "/journal.")
  private static let live: [String: [[UInt8]]] = files(named: "/live.")

  private static func files(named part: String) -> [String: [[UInt8]]] {
    var found: [String: [[UInt8]]] = [:]
    for store in ["store", "locked"] {
      for (name, bytes) in StoreFixture.formatTwo.files(of: store) where name.contains(part) {
        found[String(name.prefix { $0 != "/" }), default: []] += StoreFixture.lines(bytes)
      }
    }
    return found
  }

  private static func line(_ bytes: [UInt8]) throws -> JournalLine {
    try bytes.withUnsafeBytes { (bytes) throws(JSONError) in try JournalLine(bytes) }
  }

  private func entries(_ section: String) throws -> [Entry] {
    try #require(FormatTwoEntryTests.journals[section]).filter { !$0.starts(with: Array("{\"line\":0,".utf8)) }
      .flatMap { try FormatTwoEntryTests.line($0).changes.flatMap(\.entries) }
  }

  @Test func eachLineIsWrittenAgain() throws {
    #expect(FormatTwoEntryTests.journals.count == 7)
    for bytes in FormatTwoEntryTests.journals.values.joined() {
      if bytes.starts(with: Array("{\"line\":0,".utf8)) {
        #expect(try bytes.withUnsafeBytes { (bytes) throws(JSONError) in try JournalHeader(bytes).bytes } == bytes)
      } else {
        #expect(try FormatTwoEntryTests.line(bytes).bytes == bytes)
      }
    }
  }

  /// Decodes each entry of a section and encodes it: nil where the section knows none such.
  private func expectRoundTrips(_ section: String, _ again: (String, [UInt8], Entry) throws -> Entry?) throws {
    var count = 0
    for entry in try entries(section) {
      switch entry {
      case .undo: continue
      case .add(let kind, let value), .set(let kind, let value):
        let written = try again(kind, value, entry)
        #expect(written == entry, "\(String(decoding: value, as: UTF8.self)) \(String(describing: written))")
        count += 1
      }
    }
    #expect(count > 9)
  }

  @Test func entriesOfSwimming() throws {
    try expectRoundTrips("swimming") { kind, value, _ in
      if kind == SwimmingReducer.correction {
        return .add(kind, SwimCorrectionCoding.encode(try JSONReader.read(value, SwimCorrectionCoding.read)))
      }
      return try SwimMeetsCoding.edit(kind, value).map(SwimMeetsCoding.entry).map { .add($0.kind, $0.value) }
    }
  }

  @Test func entriesOfRunning() throws {
    try expectRoundTrips("running") { kind, value, _ in
      .add(kind, RunCorrectionCoding.encode(try JSONReader.read(value, RunCorrectionCoding.read)))
    }
  }

  @Test func entriesOfPrayer() throws {
    try expectRoundTrips("prayer") { kind, value, _ in
      PrayerEditCoding.read(kind, value).map { PrayerEditCoding.entry($0.edit, replacing: $0.replaced, $0.news) }
    }
  }

  @Test func entriesOfStrength() throws {
    try expectRoundTrips("strength") { _, _, entry in StrengthEditCoding.read(entry).map(StrengthEditCoding.entry) }
  }

  @Test func entriesOfSupport() throws {
    try expectRoundTrips("support") { _, _, entry in SupportEditCoding.read(entry).map(SupportEditCoding.entry) }
  }

  @Test func entriesOfTheFeed() throws {
    try expectRoundTrips("feed") { _, _, entry in FeedEditCoding.read(entry).map(FeedEditCoding.entry) }
  }

  @Test func whatIsUnderWay() throws {
    for (section, lines) in FormatTwoEntryTests.live {
      for bytes in lines.dropFirst() {
        let line = try bytes.withUnsafeBytes { (bytes) throws(JSONError) in try LiveLine(bytes) }
        #expect(line.bytes == bytes)
        for entry in line.entries where section == "running" {
          #expect(LiveEntryCoding.encode(try LiveEntryCoding.decode(entry)) == entry)
        }
        for entry in line.entries where section == "support" {
          #expect((DeliveryStartLine(entry)?.bytes ?? DeliveryLine(entry)?.bytes) == entry)
        }
      }
    }
    #expect(Set(FormatTwoEntryTests.live.keys) == ["running", "support"])
  }

  // MARK: None is missing

  /// The words that entries have in a member, and the kinds of entries.
  private func words(_ section: String, _ member: String? = nil, of only: String? = nil) throws -> Set<String> {
    var found: Set<String> = []
    for entry in try entries(section) {
      guard case .add(let kind, let value) = entry else { continue }
      guard let member else {
        found.insert(kind)
        continue
      }
      if let only, only != kind { continue }
      let parts = String(decoding: value, as: UTF8.self).split(separator: "\"\(member)\":\"", maxSplits: 1)
      if parts.count == 2 { found.insert(String(parts[1].prefix { $0 != "\"" })) }
    }
    return found
  }

  @Test func noKindIsMissing() throws {
    #expect(try words("swimming") == ["correction", "officialResult", "officialResultRemoval", "baseTimes"])
    // These came later, with the true distances of swims.
    let later: Set<SwimCorrectionKind> = [.styleOfUnknown, .distance, .confirmDistance, .utcOffset, .equip]
    let kinds = SwimCorrectionKind.allCases.filter { !later.contains($0) }.map(\.rawValue)
    #expect(try words("swimming", "change") == Set(kinds))
    #expect(try words("running") == ["correction"])
    // These came later, with runs that are added by hand, planned workouts and routes.
    let laterOfRuns: Set<RunCorrectionKind> = [
      .add, .note, .tags, .shoes, .exertion, .length, .workout, .removeWorkout, .addShoes, .removeShoes,
      .defaultShoes, .route,
    ]
    let kindsOfRuns = RunCorrectionKind.allCases.filter { !laterOfRuns.contains($0) }.map(\.rawValue)
    #expect(try words("running", "change") == Set(kindsOfRuns))
    #expect(
      try words("prayer") == [
        "log", "clear", "period", "removePeriod", "excuse", "removeExcuse", "debt", "reminder", "removeReminder",
        "sent",
      ])
    #expect(
      try words("strength") == [
        "start", "step", "told", "correction", "exercise", "rest", "favourite", "merge", "routine", "removeRoutine",
        "schedule", "removeSchedule", "weight",
      ])
    #expect(
      try words("strength", "step") == [
        "addBlock", "logSet", "editSet", "removeSet", "pause", "resume", "adjustRest", "skipRest", "finish",
        "finishAtLastSet", "discard",
      ])
    #expect(try words("strength", "change") == ["editSet", "removeSet", "confirmSet", "name", "remove"])
    #expect(
      try words("support") == [
        "plan", "share", "revoke", "message", "fate", "favourite", "reply", "ran", "forgotten",
      ])
    #expect(try words("support", "fate", of: "fate") == ["waiting", "played", "skipped", "failed"])
    #expect(try words("feed") == ["person", "wrote", "shared", "received", "deleted", "sent", "took"])
    #expect(try words("feed", "kind", of: "wrote") == ["post", "comment", "like", "unlike"])
    let set = try entries("feed").compactMap { entry in
      if case .set(let kind, _) = entry { String(kind.prefix { $0 != "." }) } else { nil }
    }
    #expect(Set(set) == ["key", "name", "relation"])
    #expect(
      try ["book", "swimming", "running"].allSatisfy {
        try entries($0).contains { entry in
          if case .undo = entry { true } else { false }
        }
      })
  }
}
