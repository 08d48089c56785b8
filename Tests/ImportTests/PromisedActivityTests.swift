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

  @Test func anArchiveWithAHealthExportIsReadAsTheExportAlone() {
    let plain = files.outcome("export.zip", ImportFolder.zip(("e/export.xml", AppleHealthSample.xml)))
    let run = TrackText.gpx(type: "running")
    let bytes = ImportFolder.zip(
      ("e/export.xml", AppleHealthSample.xml), ("e/workout-routes/r.gpx", run), ("mine/1.gpx", run))
    for outcome in [files.outcome("a.zip", bytes), files.outcome("b.zip", ImportFolder.zip(("a.zip", bytes)))] {
      #expect(outcome.runs == plain.runs)
      #expect(outcome.swims == plain.swims)
      #expect(outcome.left.contains("besideHealthExport -"))
      #expect(outcome.status == 0)
    }
    // In a folder, the routes belong to the export; other files are read like any others.
    files.write(AppleHealthSample.xml, to: "f/e/export.xml")
    files.write(run, to: "f/e/workout-routes/r.gpx")
    files.write(run, to: "f/mine/1.gpx")
    #expect(files.outcome(of: "f").runs.count == plain.runs.count + 1)
  }
}
