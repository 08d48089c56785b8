import TestSupport
import Testing

/// Archives of files of watches and services, and what of them is bad.
struct ArchiveImportTests {
  private let files = ImportFolder()

  @Test func archivesInArchivesAreReadUpToTheFourth() {
    var bytes = ImportFolder.zip(("run.gpx", TrackText.gpx(type: "running")))
    for number in 2...4 { bytes = ImportFolder.zip(("\(number).zip", bytes)) }
    #expect(files.outcome("a.zip", bytes).runs.count == 1)
    let deeper = files.outcome("b.zip", ImportFolder.zip(("5.zip", bytes)))
    #expect(deeper.status == 2)
    #expect(deeper.refused == ["b.zip › 5.zip › 4.zip › 3.zip › 2.zip: nested"])
  }

  @Test func gzipAndTarAddNoNames() {
    let run = TrackText.gpx(type: "running")
    var tar = TarBuilder()
    tar.add("run.gpx.gz", GzipBuilder.file(run))
    tar.add("letter.txt", Array("Dear".utf8))
    let outcome = files.outcome("a.tgz", GzipBuilder.file(tar.file()))
    #expect(outcome.runs.count == 1)
    #expect(outcome.passedOver == 1)
    #expect(files.outcome("run.gpx.gz", GzipBuilder.file(run)).runs.count == 1)
  }

  @Test func oneBadFileSpoilsNoOther() {
    let run = TrackText.gpx(type: "running")
    let bytes = ImportFolder.zip(
      ("1.gpx", run), ("2.fit", Array(FITBuilder.swim().file().dropLast(40))), ("3.fit", []), ("4.tcx", [7]))
    let bad = ["a.zip › 2.fit: cut", "a.zip › 3.fit: empty", "a.zip › 4.tcx: notWhatItsNameSays"]
    let refused = files.outcome("a.zip", bytes)
    #expect(refused.status == 2)
    #expect(refused.refused == bad)
    #expect(refused.runs == [])
    let skipped = files.outcome("a.zip", bytes, skipsBad: true)
    #expect(skipped.status == 1)
    #expect(skipped.bad == bad)
    #expect(skipped.runs.count == 1)
  }

  @Test func whatIsAllBadIsRefusedEvenIfBadFilesAreSkipped() {
    let outcome = files.outcome("a.zip", ImportFolder.zip(("1.fit", [])), skipsBad: true)
    #expect(outcome.status == 2)
    #expect(outcome.refused == ["a.zip › 1.fit: empty"])
  }

  @Test func anEncryptedFileIsBad() {
    var zip = ZipBuilder()
    var entry = ZipBuilder.Entry("secret.fit", FITBuilder.swim().file())
    entry.flags = 1
    zip.add(entry)
    #expect(files.outcome("a.zip", zip.file()).refused == ["a.zip › secret.fit: encrypted"])
  }

  @Test func whatUnpacksToTooMuchIsBadAsAWhole() {
    let zeros = [UInt8](repeating: 0, count: 9 << 20)
    let bytes = ImportFolder.zip(
      ("1.zip", ImportFolder.zip(("a", zeros))), ("2.zip", ImportFolder.zip(("a", zeros))), ("run.gpx", TrackText.gpx())
    )
    for skipsBad in [false, true] {
      #expect(files.outcome("a.zip", bytes, skipsBad: skipsBad).refused == ["a.zip: tooMuch"])
    }
  }

  @Test func namesNeverLeadAnywhere() {
    let run = TrackText.gpx(type: "running")
    let outcome = files.outcome(
      "a.zip", ImportFolder.zip(("../../escaped.gpx", run), ("__MACOSX/._a.gpx", [1]), (".DS_Store", [1])))
    #expect(outcome.runs.count == 1)
    #expect(outcome.passedOver == 0)
    #expect(outcome.status == 0)
  }

  @Test func aStoredArchiveIsNotTakenForTheTextInIt() {
    var zip = ZipBuilder()
    var entry = ZipBuilder.Entry("a.tcx", TrackText.tcx(sport: "Running"))
    entry.isDeflated = false
    zip.add(entry)
    #expect(files.outcome("a.zip", zip.file()).runs.count == 1)
  }

  @Test func aFolderIsReadAsAnArchiveIs() {
    files.write(GzipBuilder.file(TrackText.gpx(type: "running")), to: "f/1.gpx.gz")
    files.write(Array("Dear".utf8), to: "f/letter.txt")
    files.write([], to: "f/2.fit")
    #expect(files.outcome(of: "f").refused == ["f/2.fit: empty"])
    let outcome = files.outcome(of: "f", skipsBad: true)
    #expect(outcome.status == 1)
    #expect(outcome.runs.count == 1)
    #expect(outcome.passedOver == 1)
  }

  @Test func aStoredArchiveWithAWrongChecksumIsBad() {
    let run = TrackText.gpx(type: "running")
    var entry = ZipBuilder.Entry("inner.zip", ImportFolder.zip(("1.gpx", run)))
    entry.isDeflated = false
    entry.checksum = 7
    var bytes = ZipBuilder()
    bytes.add(entry)
    bytes.add(.init("2.gpx", run))
    let outcome = files.outcome("a.zip", bytes.file(), skipsBad: true)
    #expect(outcome.bad == ["a.zip › inner.zip: zipChecksum"])
    #expect(outcome.runs.count == 1)
  }

  @Test func aNameThatPromisesAnActivityIsNeverLeftToAService() {
    let outcome = files.outcome(
      "a.zip", ImportFolder.zip(("1.fit", Array("[{\"logId\": 1}]".utf8)), ("2.gpx", TrackText.gpx())))
    #expect(outcome.refused == ["a.zip › 1.fit: notWhatItsNameSays"])
  }

  @Test(arguments: ["a.fit.gz", "a.FIT.GZ.gz", "f\\a.tcx", "a.kml"])
  func whatANamePromisesIsNeverPassedOver(_ name: String) {
    let junk = Array("Dear".utf8)
    var packed = junk
    for _ in name.lowercased().split(separator: ".").dropFirst().filter({ $0 == "gz" }) {
      packed = GzipBuilder.file(packed)
    }
    let run = TrackText.gpx(type: "running")
    let inside = ImportFolder.zip((name, packed), ("run.gpx", run))
    let shown = name.replacing("\\", with: "/")
    #expect(files.outcome("a.zip", inside).refused == ["a.zip › \(shown): notWhatItsNameSays"])
    #expect(
      files.outcome("b.zip", ImportFolder.zip(("inner.zip", inside))).refused == [
        "b.zip › inner.zip › \(shown): notWhatItsNameSays"
      ])
    var tar = TarBuilder()
    tar.add(name, packed)
    tar.add("run.gpx", run)
    #expect(files.outcome("a.tgz", GzipBuilder.file(tar.file())).refused == ["a.tgz › \(shown): notWhatItsNameSays"])
    guard !name.contains("\\") else { return }
    files.write(packed, to: "n/\(name)")
    files.write(run, to: "n/run.gpx")
    #expect(files.outcome(of: "n").refused == ["n/\(name): notWhatItsNameSays"])
  }

  @Test func backslashesSeparateFoldersToo() {
    let bytes = ImportFolder.zip(
      ("activities\\1.gpx", TrackText.gpx(type: "running")), ("activities.csv", Array(list.utf8)))
    #expect(files.outcome("a.zip", bytes, ["walks": "true"]).runs.contains { $0.contains(" walking - Named ") })
  }

  @Test func aTextThatOnlyQuotesTCXIsNone() {
    let page = Array("<html><!-- <TrainingCenterDatabase> --><body/></html>".utf8)
    let outcome = files.outcome(
      "a.zip", ImportFolder.zip(("page.html", page), ("run.gpx", TrackText.gpx(type: "running"))))
    #expect(outcome.status == 0)
    #expect(outcome.passedOver == 1)
  }

  @Test func aHealthExportInAnotherArchiveIsRead() {
    let export = ImportFolder.zip(("apple_health_export/export.xml", AppleHealthSample.xml))
    let plain = files.outcome("export.zip", export)
    #expect(!plain.swims.isEmpty)
    #expect(files.outcome("a.zip", ImportFolder.zip(("export.zip", export))).swims == plain.swims)
    #expect(files.outcome("export.zip.gz", GzipBuilder.file(export)).swims == plain.swims)
    #expect(files.outcome("export.xml.gz", GzipBuilder.file(AppleHealthSample.xml)).swims == plain.swims)
    let outer = files.outcome(
      "b.zip", ImportFolder.zip(("export.zip", export), ("run.gpx", TrackText.gpx(type: "running"))))
    #expect(outer.swims == plain.swims)
    #expect(outer.runs.count == 1)
  }

  @Test func aHealthExportThatIsCutInAnotherArchiveIsBad() {
    let cut = Array(AppleHealthSample.xml.dropLast(200))
    let outcome = files.outcome(
      "a.zip", ImportFolder.zip(("export.zip", ImportFolder.zip(("export.xml", cut))), ("1.gpx", TrackText.gpx())))
    #expect(outcome.status == 2)
    #expect(outcome.refused.count == 1)
  }

  @Test func foldersOfOldTarsAreNoFiles() {
    var tar = TarBuilder()
    tar.add("runs.fit/", [], type: "\0")
    tar.add("runs.fit/1.gpx", TrackText.gpx(type: "running"))
    let outcome = files.outcome("a.tar", tar.file())
    #expect(outcome.status == 0)
    #expect(outcome.runs.count == 1)
    #expect(outcome.passedOver == 0)
  }

  @Test func nothingForTheBookChangesNothingEvenIfBadFilesAreSkipped() {
    #expect(files.outcome("a.tcx", TrackText.tcx(sport: "Yoga"), skipsBad: true).status == 2)
  }

  // MARK: Lists of services

  private let list = """
    Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Commute,Gear,Filename
    1,"Jun 15, 2025, 3:06:40 PM",Named,Walk,,600,1.80,false,Shoes,activities/1.gpx
    2,"Jun 16, 2025, 3:06:40 PM",By hand,Run,,1500,"5,01",true,,
    3,"Jun 17, 2025, 3:06:40 PM",Gone,Run,,1200,4,false,,activities/3.gpx
    4,"Jun 18, 2025, 3:06:40 PM",Bench,Weight Training,,1200,0,false,,
    5,"Jun 19, 2025, 3:06:40 PM",Laps,Swim,,1200,1,false,,
    """

  @Test func aListTellsWhatItsFilesAre() {
    let bytes = ImportFolder.zip(
      ("activities/1.gpx", TrackText.gpx(type: "running")), ("activities.csv", Array(list.utf8)))
    let plain = files.outcome("a.zip", bytes)
    #expect(
      plain.runs == [
        "2025-06-16T15:06:40Z 5010000 total 1500000 1500000 running - By hand [\"byHand\", \"totals\"]",
        "2025-06-17T15:06:40Z 4000000 total 1200000 1200000 running - Gone [\"totals\"]",
      ])
    #expect(plain.swims == ["2025-06-19T15:06:40Z unknown 0 0 1000000"])
    #expect(plain.left == ["otherSport walking", "otherSport weight training"])
    #expect(plain.remarks == ["fileMissing"])
    #expect(files.outcome("a.zip", bytes, ["walks": "true"]).runs.count == 3)
  }

  @Test func ofAListedFileWithoutATrackTheTotalsCount() {
    let list = list.replacing("activities/1.gpx", with: "")
    let outcome = files.outcome(
      "a.zip", ImportFolder.zip(("activities/3.gpx", Array("<gpx/>".utf8)), ("activities.csv", Array(list.utf8))))
    #expect(outcome.runs.contains { $0.contains(" - Gone ") && $0.contains("totals") })
    #expect(outcome.left.contains("nothingIn -"))
  }

  @Test func aListTellsItsFilesWhetherTheyAreCompressedOrNot() {
    let (run, list) = (TrackText.gpx(type: "running"), list.replacing("3.gpx", with: "3.gpx.gz"))
    let bytes = ImportFolder.zip(
      ("activities/1.gpx.gz", GzipBuilder.file(run)), ("activities/3.gpx", TrackText.gpx(type: "running", day: 2)),
      ("activities.csv", Array(list.utf8)))
    let outcome = files.outcome("a.zip", bytes)
    #expect(outcome.left == ["otherSport walking", "otherSport weight training"])
    #expect(outcome.remarks == [])
    #expect(outcome.runs.contains { $0.contains(" - Gone ") && !$0.contains("totals") })
  }

  @Test func aListCountsInATarThatIsCut() {
    var tar = TarBuilder()
    tar.add("activities.csv", Array(list.utf8))
    tar.add("activities/1.gpx", TrackText.gpx(type: "running"))
    tar.add("activities/3.gpx", TrackText.gpx(type: "running"))
    let cut = Array(tar.file(hasEnd: false).dropLast(2_000))
    let outcome = files.outcome("a.tar", cut, ["walks": "true"], skipsBad: true)
    #expect(outcome.bad == ["a.tar: tarCut"])
    #expect(outcome.runs.contains { $0.contains(" walking - Named ") })
  }

  @Test func aListCountsInATarInATar() {
    var inner = TarBuilder()
    inner.add("activities/1.gpx", TrackText.gpx(type: "running"))
    inner.add("activities.csv", Array(list.utf8))
    var tar = TarBuilder()
    tar.add("inner.tar", inner.file())
    #expect(files.outcome("a.tar", tar.file(), ["walks": "true"]).runs.contains { $0.contains(" walking - Named ") })
  }

  @Test func rowsWithDatesInUnknownFormsTellWhatTheirFilesAre() {
    let list = """
      Numéro,Date,Nom,Type,Description,Temps,Distance,Trajet,Matériel,Fichier
      1,"15. kesäk. 2025 klo 15.06.40",Sortie,Ride,,600,"1,80",false,Vélo,activities/1.gpx
      2,"16. kesäk. 2025 klo 15.06.40",Footing,Run,,600,"1,80",false,,
      """
    let outcome = files.outcome(
      "a.zip",
      ImportFolder.zip(
        ("activities.csv", Array(list.utf8)), ("activities/1.gpx", TrackText.gpx(type: "running")),
        ("other.gpx", TrackText.gpx(type: "running"))))
    #expect(outcome.runs.count == 1)
    #expect(outcome.left == ["noDate -", "otherSport cycling"])
  }

  @Test func valuesBelowZeroAreNone() {
    let list = """
      Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Filename
      1,"Jun 15, 2025, 3:06:40 PM",Back,Run,,-600,-1.80,
      2,"Jun 16, 2025, 3:06:40 PM",Back,Swim,,-600,1.80,
      """
    let outcome = files.outcome("a.zip", ImportFolder.zip(("activities.csv", Array(list.utf8))))
    #expect(outcome.runs == [])
    #expect(outcome.swims == ["2025-06-16T15:06:40Z unknown 0 0 1800000"])
  }

  @Test func aListInAFolderTellsTheFilesBelowIt() {
    files.write(TrackText.gpx(type: "running"), to: "f/activities/1.gpx")
    files.write(Array(list.utf8), to: "f/activities.csv")
    let outcome = files.outcome(of: "f")
    #expect(outcome.runs.count == 2)
    #expect(outcome.left == ["otherSport walking", "otherSport weight training"])
  }

  @Test func aFormatThatIsKnownAndNotReadIsNamed() {
    let outcome = files.outcome("fitbit.json", Array("[{\"logId\": 1, \"activityName\": \"Run\"}]".utf8))
    #expect(outcome.status == 2)
    #expect(outcome.left == ["notRead -"])
  }
}
