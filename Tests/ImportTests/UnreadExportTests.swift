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

  /// Titles in the user's language do not hide whose a table is.
  @Test(arguments: [
    (
      "Aktivitätstyp,Datum,Favorit,Titel,Distanz,Kalorien,Zeit\nLaufen,2025-06-05 07:00:00,false,a,\"5,0\",1,00:25:00\n",
      BookMessage.Service.garminList
    ),
    ("Startzeit,Endzeit,Schrittzahl\n00:00:00.000+02:00,00:15:00.000+02:00,400\n", .googleFit),
    ("Date Submitted,Workout Date,Activity Type,Distance (km)\n", .mapMyRun),
    ("Log ID,Date,Description,Work Distance\n", .concept2),
    ("Name,Sport,Date,Start time,Duration,Total distance (km)\n", .polarTable),
    ("Workout,Date,Distance,Pool,Total Time\n", .swimTable),
    ("[{\"sport\": \"RUNNING\"}, {\"created_date\": \"2020-05-01\"}, {\"duration_s\": 600}]", .endomondo),
    ("{\"DeviceLog\": {\"Header\": {}}}", .suunto),
    ("[{\"value\": {\"lapDurationSec\": 30, \"swimStrokeType\": \"freestyle\"}}]", .fitbit),
  ]) func exportsOfOtherServicesAreSaid(text: String, service: BookMessage.Service) {
    #expect(UnreadExport.service(Array(text.utf8)) == service)
    let outcome = files.outcome(text.hasPrefix("{") || text.hasPrefix("[") ? "a.json" : "a.csv", Array(text.utf8))
    #expect(outcome.left == ["notRead -"])
    #expect(outcome.status == 2)
  }

  /// An export of Google Fit has a table of each day, in a folder whose name is in the user's language.
  @Test func theSumsOfDaysAreNoNews() {
    let day = Array("Startzeit,Schrittzahl\n00:00:00.000+02:00,400\n".utf8)
    let run = ("r.gpx", TrackText.gpx(type: "running"))
    let outcome = files.outcome("a.zip", ImportFolder.zip(("Fit/Tage/1.csv", day), ("Fit/Tage/2.csv", day), run))
    #expect(outcome.left == [])
    #expect(outcome.passedOver == 2)
    files.write(day, to: "f/Fit/Tage/1.csv")
    files.write(run.1, to: "f/r.gpx")
    #expect(files.outcome(of: "f").left == [])
  }

  @Test func sessionsOfEndomondoAreSaidWithoutTheirTracks() {
    let json = Array("[{\"sport\": \"RUNNING\"}, {\"created_date\": \"\"}, {\"duration_s\": 600}]".utf8)
    let outcome = files.outcome(
      "a.zip",
      ImportFolder.zip(
        ("Workouts/1.json", json), ("Workouts/1.tcx", TrackText.tcx(sport: "Running")), ("Workouts/2.json", json)))
    #expect(outcome.runs.count == 1)
    #expect(outcome.left == ["notRead -"])
    #expect(outcome.passedOver == 1)
  }

  /// There may be activities in an archive that cannot be opened. The name `.gz` alone tells nothing.
  @Test func archivesThatCannotBeOpenedAreNamed() {
    let entries = [
      ("r.gpx", TrackText.gpx(type: "running")), ("old.zip", Array("<html>".utf8)),
      ("old.rar", Array("Rar!\u{1A}\u{7}".utf8)), ("notes.txt.gz", GzipBuilder.file(Array("Dear".utf8))),
    ]
    let outcome = files.outcome("a.zip", ImportFolder.zip(entries))
    #expect(outcome.runs.count == 1)
    #expect(outcome.left == ["notWhatItsNameSays -", "packed by RAR -"])
    #expect(outcome.passedOver == 1)
    for (name, bytes) in entries { files.write(bytes, to: "f/" + name) }
    #expect(files.outcome(of: "f").left == ["notWhatItsNameSays -", "packed by RAR -"])
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
