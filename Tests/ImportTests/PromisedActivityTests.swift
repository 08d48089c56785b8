import TestSupport
import Testing

/// Whatever is called like an activity is read, or is bad: it is never passed over.
struct PromisedActivityTests {
  private let folder = TemporaryFolder()

  private func outcome(
    _ name: String, _ bytes: [UInt8], _ options: [String: String] = [:], skipsBad: Bool = false
  ) -> ImportOutcome {
    folder.write(bytes, to: name)
    return ImportOutcome.of(name, in: folder.path + "/", options, skipsBad: skipsBad)
  }

  private func zip(_ entries: (String, [UInt8])...) -> [UInt8] {
    var zip = ZipBuilder()
    for (name, contents) in entries { zip.add(.init(name, contents)) }
    return zip.file()
  }

  @Test(arguments: ["run.fit", "RUN.GPX"])
  func anArchiveOfNothingIsNoActivity(_ name: String) {
    let run = TrackText.gpx(type: "running")
    for junk in [zip(("photo.jpg", [7])), ZipBuilder().file()] {
      #expect(outcome("a.zip", zip((name, junk), ("1.gpx", run))).refused == ["a.zip › \(name): notWhatItsNameSays"])
      folder.write(junk, to: "n/\(name)")
      folder.write(run, to: "n/1.gpx")
      #expect(ImportOutcome.of("n", in: folder.path + "/").refused == ["n/\(name): notWhatItsNameSays"])
    }
    #expect(outcome("b.zip", zip((name, zip(("2.gpx", run))))).runs.count == 1)
  }

  @Test func aLinkInATarIsBadUnlessItsFileIsThere() {
    var tar = TarBuilder()
    tar.add("f/1.gpx", TrackText.gpx(type: "running"))
    tar.add("f/g/latest.gpx", [], type: "2", target: "../1.gpx")
    #expect(outcome("a.tar", tar.file()).status == 0)
    tar.add("f/gone.fit", [], type: "2", target: "missing.fit")
    #expect(outcome("a.tar", tar.file()).refused == ["a.tar › f/gone.fit: linkedFileMissing"])
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
    #expect(outcome("a.zip", zip.file()).status == 0)
    zip.add(link("f/gone.fit", to: "missing.fit"))
    #expect(outcome("a.zip", zip.file()).refused == ["a.zip › f/gone.fit: linkedFileMissing"])
  }

  @Test func anArchiveOfResultsHidesNoActivity() {
    let run = TrackText.gpx(type: "running")
    let mixed = zip(("meet.hy3", Array("A107".utf8)), ("mine/1.gpx", run))
    folder.write(mixed, to: "n/meet.zip")
    for outcome in [outcome("meet.zip", mixed), ImportOutcome.of("n", in: folder.path + "/")] {
      #expect(outcome.runs.count == 1)
      #expect(outcome.left == ["holdsMeets -"])
      #expect(outcome.status == 0)
    }
    folder.write(zip(("meet.hy3", Array("A107".utf8))), to: "m/meet.zip")
    folder.write(run, to: "m/1.gpx")
    let beside = ImportOutcome.of("m", in: folder.path + "/")
    #expect(beside.runs.count == 1)
    #expect(beside.left == ["holdsMeets -"])
  }

  @Test func whatAFolderCannotReadIsBadIfItsNamePromisesAnActivity() {
    let run = TrackText.gpx(type: "running")
    folder.write(run, to: "n/.hidden.gpx")
    folder.write([1], to: "n/._1.gpx")
    folder.link(to: "missing", as: "n/note")
    folder.link(to: "missing.fit", as: "n/gone.fit")
    #expect(ImportOutcome.of("n", in: folder.path + "/").refused == ["n/gone.fit: linkedFileMissing"])
    let rest = ImportOutcome.of("n", in: folder.path + "/", skipsBad: true)
    #expect(rest.runs.count == 1)
    #expect(rest.status == 1)
  }

  @Test func anArchiveWithAHealthExportIsReadAsTheExportAlone() {
    let plain = outcome("export.zip", zip(("e/export.xml", AppleHealthSample.xml)))
    let run = TrackText.gpx(type: "running")
    let bytes = zip(("e/export.xml", AppleHealthSample.xml), ("e/workout-routes/r.gpx", run), ("mine/1.gpx", run))
    for outcome in [outcome("a.zip", bytes), outcome("b.zip", zip(("a.zip", bytes)))] {
      #expect(outcome.runs == plain.runs)
      #expect(outcome.swims == plain.swims)
      #expect(outcome.left.contains("besideHealthExport -"))
      #expect(outcome.status == 0)
    }
    // In a folder, the routes belong to the export; other files are read like any others.
    folder.write(AppleHealthSample.xml, to: "f/e/export.xml")
    folder.write(run, to: "f/e/workout-routes/r.gpx")
    folder.write(run, to: "f/mine/1.gpx")
    #expect(ImportOutcome.of("f", in: folder.path + "/").runs.count == plain.runs.count + 1)
  }
}
