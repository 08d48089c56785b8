import BookApplication
import BookInfrastructure
import TestSupport
import Testing

/// Whatever is called like an activity is read, or is bad: it is never passed over.
struct PromisedActivityTests {
  private let files = ImportFolder()

  @Test(arguments: ["run.fit", "RUN.GPX"])
  func anArchiveOfNothingIsNoActivity(_ name: String) {
    let run = TrackText.gpx(type: "running")
    for junk in [ImportFolder.zip(("photo.jpg", [7])), ZipBuilder().file()] {
      #expect(
        files.outcome("a.zip", ImportFolder.zip((name, junk), ("1.gpx", run))).refused == [
          "a.zip › \(name): notWhatItsNameSays"
        ])
      files.write(junk, to: "n/\(name)")
      files.write(run, to: "n/1.gpx")
      #expect(files.outcome(of: "n").refused == ["n/\(name): notWhatItsNameSays"])
    }
    #expect(files.outcome("b.zip", ImportFolder.zip((name, ImportFolder.zip(("2.gpx", run))))).runs.count == 1)
  }

  @Test func aLinkInATarIsBadUnlessItsFileIsThere() {
    var tar = TarBuilder()
    tar.add("f/1.gpx", TrackText.gpx(type: "running"))
    tar.add("f/g/latest.gpx", [], type: "2", target: "../1.gpx")
    #expect(files.outcome("a.tar", tar.file()).status == 0)
    tar.add("f/gone.fit", [], type: "2", target: "missing.fit")
    #expect(files.outcome("a.tar", tar.file()).refused == ["a.tar › f/gone.fit: linkedFileMissing"])
  }

  @Test(arguments: [("1", "./f/1.gpx"), ("2", "../../f/1.gpx"), ("2", "../h/b.gpx")] as [(Character, String)])
  func aLinkIsFollowedHoweverItIsWritten(_ type: Character, _ target: String) {
    var tar = TarBuilder()
    tar.add("./f/1.gpx", TrackText.gpx(type: "running"))
    tar.add("./h/b.gpx", [], type: "2", target: "../f/1.gpx")
    tar.add("./g/a.gpx", [], type: type, target: target)
    let outcome = files.outcome("a.tar", tar.file())
    #expect(outcome.status == 0)
    #expect(outcome.runs.count == 1)
  }

  @Test func aHardLinkIsBadUnlessItsFileIsThere() {
    var tar = TarBuilder()
    tar.add("1.gpx", TrackText.gpx(type: "running"))
    tar.add("f/gone.fit", [], type: "1", target: "f/missing.fit")
    tar.add("f/itself.fit", [], type: "2", target: "itself.fit")
    let gone = ["f/gone.fit", "f/itself.fit"].map { "a.tar › \($0): linkedFileMissing" }
    #expect(files.outcome("a.tar", tar.file()).refused == gone)
  }

  @Test func entriesOfUnknownTypesAreFiles() {
    var tar = TarBuilder()
    tar.add("1.gpx", TrackText.gpx(type: "running"), type: "Q")
    tar.add("2.gpx", [7], type: "S")
    #expect(files.outcome("a.tar", tar.file()).refused == ["a.tar › 2.gpx: notWhatItsNameSays"])
    #expect(files.outcome("a.tar", tar.file(), skipsBad: true).runs.count == 1)
  }

  @Test func anotherTarBehindTheEndIsReadToo() {
    var (tar, next) = (TarBuilder(), TarBuilder())
    tar.add("1.gpx", TrackText.gpx(type: "running"))
    next.add("2.gpx", TrackText.gpx(type: "running", day: 1))
    #expect(files.outcome("a.tar", tar.file() + next.file()).runs.count == 2)
    #expect(files.outcome("b.tar", tar.file() + [UInt8](repeating: 7, count: 2_000)).runs.count == 1)
  }

  @Test func aLinkInAZipIsBadUnlessItsFileIsThere() {
    func link(_ name: String, to target: String) -> ZipBuilder.Entry {
      var entry = ZipBuilder.Entry(name, Array(target.utf8))
      entry.mode = 0xA1FF
      return entry
    }
    var zip = ZipBuilder()
    zip.add(.init("f/1.gpx", TrackText.gpx(type: "running")))
    zip.add(link("f/g/latest.gpx", to: "../1.gpx"))
    #expect(files.outcome("a.zip", zip.file()).status == 0)
    zip.add(link("f/gone.fit", to: "missing.fit"))
    #expect(files.outcome("a.zip", zip.file()).refused == ["a.zip › f/gone.fit: linkedFileMissing"])
  }

  @Test func anArchiveOfResultsHidesNoActivity() {
    let run = TrackText.gpx(type: "running")
    let mixed = ImportFolder.zip(("meet.hy3", Array("A107".utf8)), ("mine/1.gpx", run))
    files.write(mixed, to: "n/meet.zip")
    for outcome in [files.outcome("meet.zip", mixed), files.outcome(of: "n")] {
      #expect(outcome.runs.count == 1)
      #expect(outcome.left == ["holdsMeets -"])
      #expect(outcome.status == 0)
    }
    files.write(ImportFolder.zip(("meet.hy3", Array("A107".utf8))), to: "m/meet.zip")
    files.write(run, to: "m/1.gpx")
    let beside = files.outcome(of: "m")
    #expect(beside.runs.count == 1)
    #expect(beside.left == ["holdsMeets -"])
  }

  @Test(arguments: [
    ("meet.hy3", "A107Results"), ("meet.sd3", "A01V3"), ("meet.cl2", "A01V3"), ("results", "A107Results"),
    ("MEET.LEF", "<LENEX version=\"3.0\"/>"), ("results.csv", "day;meet;course;style;distance;time\n"),
  ]) func resultsOfMeetsAreSaidHoweverDeepTheyLie(_ name: String, _ text: String) {
    let (meet, run) = (Array(text.utf8), TrackText.gpx(type: "running"))
    var tar = TarBuilder()
    tar.add(name, meet)
    let zip = ImportFolder.zip((name, meet))
    let inside: [(String, [UInt8])] = [
      (name, meet), (name + ".gz", GzipBuilder.file(meet)), ("in.zip", zip), ("in.tar", tar.file()),
      ("in.tgz", GzipBuilder.file(tar.file())), ("in.zip", ImportFolder.zip(("in.zip", zip))),
    ]
    for (name, bytes) in inside {
      let outcome = files.outcome("a.zip", ImportFolder.zip((name, bytes), ("1.gpx", run)))
      #expect(outcome.runs.count == 1)
      #expect(outcome.left == ["holdsMeets -"])
      #expect(outcome.passedOver == 0)
      #expect(
        files.outcome("b.zip", ImportFolder.zip(("in.zip", ImportFolder.zip((name, bytes))))).left == ["holdsMeets -"])
    }
    #expect(files.outcome("a.gz", GzipBuilder.file(meet)).left == ["holdsMeets -"])
  }

  @Test func manyResultsOfMeetsAreSaidAtOnce() throws {
    let meets = (1...9).map { ("\($0).hy3", Array("A107".utf8)) }
    files.write(ImportFolder.zip(meets + [("1.gpx", TrackText.gpx(type: "running"))]), to: "a.zip")
    #expect(Set(try ImportBook().take(files.path + "/a.zip").files.flatMap(\.skipped)).count == 1)
  }

  /// Neither the sessions nor the export promise anything by their names.
  @Test func anArchiveOfResultsHidesNoSessionAndNoExport() {
    let meet = ("meet.hy3", Array("A107".utf8))
    let session = """
      {"exercises": [{"startTime": "2025-09-03T17:00:00.000", "timezoneOffset": 0, "distance": 3600.0,
      "sport": "RUNNING", "duration": "PT1200S"}]}
      """
    let sessions = files.outcome("a.zip", ImportFolder.zip(meet, ("session", Array(session.utf8))))
    #expect(sessions.runs.count == 1)
    #expect(sessions.left == ["holdsMeets -"])
    let export = files.outcome("b.zip", ImportFolder.zip(meet, ("e/export.xml", AppleHealthSample.xml)))
    #expect(export.swims.count == 1)
    #expect(export.passedOver == 1)
  }

  @Test func whatAFolderCannotReadIsBadIfItsNamePromisesAnActivity() {
    let run = TrackText.gpx(type: "running")
    files.write(run, to: "n/.hidden.gpx")
    files.write([1], to: "n/._1.gpx")
    files.link(to: "missing", as: "n/note")
    files.link(to: "missing.fit", as: "n/gone.fit")
    #expect(files.outcome(of: "n").refused == ["n/gone.fit: linkedFileMissing"])
    let rest = files.outcome(of: "n", skipsBad: true)
    #expect(rest.runs.count == 1)
    #expect(rest.status == 1)
  }

  @Test func aHiddenFolderWithActivitiesIsNamed() {
    let run = TrackText.gpx(type: "running")
    files.write(run, to: "h/1.gpx")
    files.write(run, to: "h/.git/objects/1f")
    #expect(files.outcome(of: "h").left == [])
    files.write(TrackText.gpx(type: "running", day: 1), to: "h/.old/deep/2.gpx")
    files.write(TrackText.gpx(type: "running", day: 2), to: "h/.old/3.gpx")
    let outcome = files.outcome(of: "h")
    #expect(outcome.runs.count == 1)
    #expect(outcome.left == ["hiddenFolder -"])
    #expect(outcome.status == 0)
    #expect(files.outcome(of: "h/.old").runs.count == 2)
    files.write(run, to: "i/.old/1.gpx")
    #expect(files.outcome(of: "i").refused == ["i: nothingForTheBook"])
  }
}
