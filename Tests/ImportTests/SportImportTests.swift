import TestSupport
import Testing

/// The sport of an activity is stated, guessed from its speed, or asked for.
struct SportImportTests {
  private let files = ImportFolder()

  @Test(arguments: [
    ("Running", "running -"), ("Laufen", "running -"), ("Trail-Running", "running trail"),
    ("Course à pied", "running -"),
    ("Běh", "running -"), ("treadmill_running", "running treadmill"),
  ])
  func wordsForRunningAreKnown(word: String, kind: String) {
    let outcome = files.outcome("a.tcx", TrackText.tcx(sport: word))
    #expect(outcome.runs.first?.contains(" \(kind) ") == true)
  }

  @Test(arguments: [("Walking", "walking"), ("Hiking", "hiking"), ("Yoga", "yoga"), ("Kite Buggy", "kite buggy")])
  func otherSportsAreLeftOut(word: String, kind: String) {
    let outcome = files.outcome("a.tcx", TrackText.tcx(sport: word))
    #expect(outcome.status == 2)
    #expect(outcome.left == ["otherSport \(kind)"])
  }

  @Test func walksAreKeptWhereTheUserWantsThem() {
    #expect(files.outcome("a.tcx", TrackText.tcx(sport: "Walking"), ["walks": "true"]).runs.count == 1)
    #expect(files.outcome("a.tcx", TrackText.tcx(sport: "Yoga"), ["walks": "true"]).runs.count == 0)
  }

  @Test func whatNobodyNamesIsAskedFor() {
    #expect(files.outcome("a.tcx", TrackText.tcx(sport: "Other")).left == ["askSport -"])
    #expect(files.outcome("a.tcx", TrackText.tcx(sport: "Other"), ["sport": "running"]).runs.count == 1)
    #expect(files.outcome("a.tcx", TrackText.tcx(sport: "Other"), ["sport": "walking"]).runs.count == 1)
    #expect(files.outcome("a.tcx", TrackText.tcx(sport: "Other"), ["sport": "swimming"]).swims.count == 1)
    #expect(files.outcome("a.tcx", TrackText.tcx(sport: "Yoga"), ["sport": "running"]).runs.count == 0)
  }

  @Test(arguments: [
    (8.0, 10, "cycling", true), (3.0, 10, "running", false), (1.5, 10, "walking", true), (8.0, 4, "running", false),
  ])
  func anUntoldTrackIsGuessedByItsMinutes(speed: Double, minutes: Int, kind: String, isGuessed: Bool) {
    let run = files.outcome("a.gpx", TrackText.gpx(speed: speed, minutes: minutes)).runs.first
    #expect(run?.contains(" \(kind) ") == true)
    #expect(run?.contains("guessed") == isGuessed)
  }

  @Test(arguments: [("1", "cycling"), ("9", "running"), ("10", "walking"), ("16", "swimming"), ("rowing", "rowing")])
  func aTrackOfAnyKindIsKept(type: String, kind: String) {
    #expect(files.outcome("a.gpx", TrackText.gpx(type: type)).runs.first?.contains(" \(kind) ") == true)
  }

  @Test func aRunkeeperTrackMayBeNamedAfterItsSport() {
    let text = String(decoding: TrackText.gpx(speed: 3, name: "Cycling 6/17/25"), as: UTF8.self)
    let named = Array(text.replacing("<gpx>", with: "<gpx creator=\"Runkeeper\">").utf8)
    #expect(files.outcome("a.gpx", named).runs.first?.contains(" cycling ") == true)
    #expect(files.outcome("b.gpx", Array(text.utf8)).runs.first?.contains(" running ") == true)
  }

  // MARK: FIT

  private func fit(_ fields: FITBuilder.Fields, records: Int = 0) -> FITBuilder {
    var file = FITBuilder()
    let start: UInt32 = 1_118_934_000
    for second in 0..<UInt32(records) { file.message(20, [253: .uint32(start + second), 5: .uint32(second * 300)]) }
    file.message(18, fields)
    return file
  }

  private let whole: FITBuilder.Fields = [
    253: .uint32(1_118_935_800), 2: .uint32(1_118_934_000), 5: .enumeration(1), 7: .uint32(1_800_000),
    8: .uint32(1_800_000), 9: .uint32(500_000),
  ]

  @Test func totalsCountWhereNothingIsRecorded() {
    let run = files.outcome("a.fit", fit(whole).file()).runs.first
    #expect(run?.contains(" 5000000 total 1800000 1800000 running - - [\"totals\"]") == true)
  }

  @Test func totalsCountWhereAPartIsRecorded() {
    let run = files.outcome("a.fit", fit(whole, records: 300).file()).runs.first
    #expect(run?.contains(" 5000000 total 1800000 1800000 running - - [\"part\"]") == true)
  }

  @Test func impossibleTotalsDoNotCount() {
    let impossible: FITBuilder.Fields = [
      253: .uint32(1_118_934_005), 2: .uint32(1_118_934_000), 5: .enumeration(1), 7: .uint32(5_000), 8: .uint32(5_000),
      9: .uint32(500_000),
    ]
    let run = files.outcome("a.fit", fit(impossible).file()).runs.first
    #expect(run?.contains(" nil none 5000 5000 running - - [\"impossible\", \"totals\"]") == true)
  }

  /// Every length is impossible in no time, so nothing is known.
  @Test func aLengthWithoutATimeIsNoRun() {
    let timeless: FITBuilder.Fields = [
      253: .uint32(1_118_934_000), 2: .uint32(1_118_934_000), 5: .enumeration(1), 7: .uint32(0), 8: .uint32(0),
      9: .uint32(500_000),
    ]
    let outcome = files.outcome("a.fit", fit(timeless).file())
    #expect(outcome.status == 2)
    #expect(outcome.runs == [])
  }

  @Test func bytesBehindAFileAreNotRead() {
    let outcome = files.outcome("a.fit", fit(whole, records: 2_000).file() + Array("something else".utf8))
    #expect(outcome.runs.count == 1)
    #expect(outcome.remarks == ["trailingBytes"])
  }

  @Test func aCutFileIsReadWhereTheUserWantsIt() {
    let cut = Array(fit(whole, records: 2_000).file().dropLast(100))
    #expect(files.outcome("a.fit", cut).refused == ["a.fit: cut"])
    let salvaged = files.outcome("a.fit", cut, ["salvage": "true"])
    #expect(salvaged.runs.count == 1)
    #expect(salvaged.remarks == ["noSession", "salvaged"])
    var damaged = fit(whole, records: 2_000).file()
    damaged[100] ^= 1
    #expect(files.outcome("a.fit", damaged, ["salvage": "true"]).refused == ["a.fit: checksum"])
  }

  @Test func timesWithoutAZoneAreSaid() {
    let text = String(decoding: TrackText.gpx(type: "running"), as: UTF8.self)
    #expect(files.outcome("a.gpx", Array(text.replacing("Z</time>", with: "</time>").utf8)).remarks == ["noZone"])
    for zone in ["z", "+00", "+0000", "+00:00"] {
      let outcome = files.outcome("a.gpx", Array(text.replacing("Z</time>", with: zone + "</time>").utf8))
      #expect(outcome.runs.first?.hasPrefix("2025-06-15T15:06:40Z") == true)
      #expect(outcome.remarks == [])
    }
  }
}
