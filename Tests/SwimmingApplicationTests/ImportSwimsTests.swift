import KernelApplication
import SwimmingApplication
import SwimmingDomain
import TestSupport
import Testing

struct ImportSwimsTests {
  let store = InMemorySwimStore()
  let files = ScriptedSwimFiles()
  var importing: ImportSwims { ImportSwims(store: store, files: files) }

  @Test func newSwimsSetFirstRecords() throws {
    files.write("/a.fit", [try swim()])
    let output = try importing(.init(paths: ["/a.fit"]))
    let file = try #require(output.files.first)
    #expect(output.files.count == 1)
    #expect(file.path == "/a.fit")
    #expect([file.swims, file.new, file.updated, file.duplicates, file.laps] == [1, 1, 0, 0, 4])
    #expect(file.skipped == [])
    #expect(output.records.map(\.text) == ["freestyle 50 scm: 4100 from -", "freestyle 100 scm: 8600 from -"])
    #expect(store.book().swims == [try swim()])
  }

  @Test func theSameAgainChangesNothing() throws {
    files.write("/a.fit", [try swim()])
    _ = try importing(.init(paths: ["/a.fit"]))
    let before = store.book()
    let output = try importing(.init(paths: ["/a.fit"]))
    let file = try #require(output.files.first)
    #expect([file.swims, file.new, file.updated] == [1, 0, 0])
    #expect(output.records == [])
    #expect(store.book() == before)
    #expect(store.writes == 1)
  }

  @Test func aNewerExportUpdatesAndKeepsCorrections() throws {
    files.write("/a.fit", [try swim()])
    _ = try importing(.init(paths: ["/a.fit"]))
    _ = try EditSegmentStyle(store: store)(.init(segment: morningSegment, style: .backstroke, laps: laps(1, 1)))
    files.write("/a.fit", [try swim(laps: [[20_000, 21_000, 19_000, 23_000]])])
    let output = try importing(.init(paths: ["/a.fit"]))
    let file = try #require(output.files.first)
    #expect([file.swims, file.new, file.updated] == [1, 0, 1])
    #expect(output.records.map(\.text) == ["freestyle 50 scm: 4000 from 4300"])
    #expect(store.book().corrections.count == 1)
    #expect(store.book().corrected(morning)?.laps.map(\.style) == [.backstroke, .freestyle, .freestyle, .freestyle])
  }

  @Test func onlyFasterTimesFall() throws {
    files.write("/a.fit", [try swim()])
    _ = try importing(.init(paths: ["/a.fit"]))
    files.write("/b.fit", [try swim("2024-03-06T06:00:00Z", laps: [[19_000, 20_000, 30_000, 30_000]])])
    let output = try importing(.init(paths: ["/b.fit"]))
    #expect(output.records.map(\.text) == ["freestyle 50 scm: 3900 from 4100"])
  }

  @Test func anotherDevicesRecordingIsNamedAndCountedAsDuplicate() throws {
    files.write("/a.fit", [try swim()])
    files.write("/b.fit", [try swim(source: "Phone")])
    let output = try importing(.init(paths: ["/"]))
    #expect(output.files.map(\.path) == ["/a.fit", "/b.fit"])
    #expect(output.files.map(\.new) == [1, 1])
    #expect(output.files.map(\.duplicates) == [0, 1])
    #expect(store.book().swims.map(\.id.description) == ["20240305T060000Z", "20240305T060000Z-b"])
    #expect(store.writes == 1)
  }

  @Test func moreThanCanBeNamedAreSkipped() throws {
    files.write("/a.fit", try (0..<28).map { try swim(source: "Watch \($0)") })
    let file = try #require(try importing(.init(paths: ["/a.fit"])).files.first)
    #expect([file.swims, file.new] == [26, 26])
    #expect(file.skipped == [Skipped(what: "2 workouts", why: "more than 26 workouts start in the same second")])
    #expect(store.book().swims.last?.id.description == "20240305T060000Z-z")
  }

  @Test func progressSkippedAndPoolArePassedOn() throws {
    let skipped = Skipped(what: "a run", why: "no swim")
    files.write("/a.fit", [try swim()], skipped: [skipped])
    let log = ProgressLog()
    let pool = PoolLength(centimetres: 5_000)
    let output = try importing(.init(paths: ["/a.fit"], pool: pool), progress: log)
    #expect(output.files.first?.skipped == [skipped])
    #expect(log.reports == [Progress(subject: "/a.fit", bytesDone: 10, bytesTotal: 10, found: 1)])
    #expect(files.pools == [pool])
  }

  @Test func refusalsLeaveTheBookAsItWas() throws {
    #expect(
      throws: Failure.invalidInput(field: "paths", problem: "name at least one file or folder to import")
    ) { try importing(.init(paths: [])) }
    files.write("/a.fit", [try swim()])
    #expect(throws: Failure.cancelled) {
      try importing(.init(paths: ["/a.fit"]), progress: ProgressLog(isCancelled: true))
    }
    let damaged = Failure.badFile(path: "/b.fit", problem: "cut short", place: "byte 9", hint: "Export it anew.")
    files.damage("/b.fit", damaged)
    #expect(throws: damaged) { try importing(.init(paths: ["/"])) }
    #expect(files.read == ["/a.fit", "/a.fit", "/b.fit"])
    #expect(store.book() == SwimBook())
    #expect(store.writes == 0)
  }
}
