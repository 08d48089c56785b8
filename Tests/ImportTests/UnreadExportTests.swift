import BookApplication
import TestSupport
import Testing

@testable import BookInfrastructure

/// Exports of services that are not read, and say so.
struct UnreadExportTests {
  private let files = ImportFolder()

  @Test func sessionsOfAdidasWithoutATrackAreSaid() {
    let session = Array("{\"start_time\":1750000000000,\"sport_type_id\":\"1\"}".utf8)
    let alone = files.outcome("a.zip", ImportFolder.zip(("Sport-sessions/a.json", session)))
    #expect(alone.left == ["notRead -"])
    #expect(alone.status == 2)
    let tracked = files.outcome(
      "b.zip",
      ImportFolder.zip(
        ("Sport-sessions/a.json", session), ("Sport-sessions/b.json", session),
        ("Sport-sessions/GPS-data/b.gpx", TrackText.gpx(type: "running"))))
    #expect(tracked.runs.count == 1)
    #expect(tracked.left == ["notRead -"])
    #expect(tracked.passedOver == 1)
    #expect(files.outcome("a.json", session).left == ["notRead -"])
    // A folder is as its archive: it is not silent.
    files.write(session, to: "f/Sport-sessions/a.json")
    #expect(files.outcome(of: "f").left == ["notRead -"])
    files.write(session, to: "f/Sport-sessions/b.json")
    files.write(TrackText.gpx(type: "running"), to: "f/Sport-sessions/GPS-data/b.gpx")
    let unpacked = files.outcome(of: "f")
    #expect(unpacked.runs.count == 1)
    #expect(unpacked.left == ["notRead -"])
    #expect(unpacked.passedOver == 1)
  }

  @Test func onlyTheListOfActivitiesOfSamsungIsSaid() {
    let run = ("r.gpx", TrackText.gpx(type: "running"))
    let sleep = files.outcome(
      "a.zip",
      ImportFolder.zip(("com.samsung.shealth.sleep.csv", Array("com.samsung.shealth.sleep,1,1\na,b\n".utf8)), run))
    #expect(sleep.left == [])
    #expect(sleep.passedOver == 1)
    let exercise = Array("com.samsung.shealth.exercise,6000007,15\na,b\n".utf8)
    #expect(
      files.outcome("b.zip", ImportFolder.zip(("com.samsung.shealth.exercise.csv", exercise), run)).left == [
        "notRead -"
      ])
  }

  /// A table of a swim says whose it is, and names no app of strength.
  @Test(arguments: [
    ("Swim Title,Swim Date,Swim Start Time,Pool Size\nMorning,2025-06-05,07:00,25\n", BookMessage.Service.form),
    ("\"\",\"Intervals\",\"Swim Stroke\",\"Lengths\",\"Distance\",\"Time\"\n", .garminIntervals),
    ("Date,Pool Length,Stroke,Time\n", .swimTable), ("start,distance,avg swolf\n", .swimTable),
  ]) func tablesOfSwimsAreSaid(text: String, service: BookMessage.Service) {
    #expect(files.outcome("a.csv", Array(text.utf8)).left == ["notRead -"])
    #expect(UnreadExport.service(Array(text.utf8)) == service)
  }

  @Test(arguments: [3, 4]) func upToThreeFilesWithoutAnActivityAreNamed(count: Int) throws {
    let empty = (1...count).map { ("\($0).gpx", Array("<gpx/>".utf8)) }
    let run = ("run.gpx", TrackText.gpx(type: "running"))
    files.write(ImportFolder.zip(run, ("in.zip", ImportFolder.zip(empty))), to: "a.zip")
    let left = try ImportBook().take(files.path + "/a.zip").files.flatMap(\.skipped)
    let whats = empty.map { count > 3 ? BookMessage.file : .entry(name: "in.zip › \($0.0)") }
    #expect(left == whats.map { Skipped(what: .book($0), why: .book(.noActivity)) })
  }

  @Test func rowersHaveStrokesToo() {
    #expect(UnreadExport.service(Array("Date,Stroke Count,Stroke Rate,Work Distance\n".utf8)) == nil)
    #expect(UnreadExport.service(Array("Time,Stroke Length,Distance\n".utf8)) == nil)
  }
}
