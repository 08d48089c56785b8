import BookApplication
import BookInfrastructure
import TestSupport
import Testing

/// The files of an Apple Health export, and what lies among them that the export does not refer to.
struct HealthExportFileTests {
  private let files = ImportFolder()
  private let run = TrackText.gpx(type: "running")

  /// An export of a workout that begins as the track of this day does.
  private func export(day: Int = 0, _ sport: String = "Running", route: String? = nil) -> [UInt8] {
    let reference = route.map { "<WorkoutRoute><FileReference path=\"/workout-routes/\($0)\"/></WorkoutRoute>" } ?? ""
    return Array(
      """
      <HealthData><Workout workoutActivityType="HKWorkoutActivityType\(sport)" duration="10" durationUnit="min" \
      sourceName="Watch" startDate="2025-06-\(15 + day) 15:06:40 +0000" endDate="2025-06-\(15 + day) 15:16:40 +0000">\
      <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="1.8" unit="km"/>\(reference)\
      </Workout></HealthData>
      """.utf8)
  }

  @Test func anArchiveWithAnExportIsReadAsTheExportAlone() {
    let plain = files.outcome("export.zip", ImportFolder.zip(("e/export.xml", AppleHealthSample.xml)))
    let bytes = ImportFolder.zip(
      ("e/export.xml", AppleHealthSample.xml), ("mine/1.gpx", run), ("mine.zip", ImportFolder.zip(("1.gpx", run))))
    for outcome in [files.outcome("a.zip", bytes), files.outcome("b.zip", ImportFolder.zip(("a.zip", bytes)))] {
      #expect(outcome.runs == plain.runs)
      #expect(outcome.swims == plain.swims)
      #expect(outcome.left.count { $0 == "besideHealthExport -" } == 2)
      #expect(outcome.status == 0)
    }
    files.write(AppleHealthSample.xml, to: "f/e/export.xml")
    files.write(run, to: "f/mine/1.gpx")
    #expect(files.outcome(of: "f").runs.count == plain.runs.count + 1)
  }

  @Test(arguments: ["q.gpx", "q.fit", "in.zip"]) func aRouteToWhichNoWorkoutRefersIsNamed(_ name: String) {
    let route = name.hasSuffix(".zip") ? ImportFolder.zip(("q.gpx", run)) : name.hasSuffix(".fit") ? fit : run
    let (text, own) = (export(route: "r.gpx"), ("e/workout-routes/r.gpx", run))
    let plain = files.outcome("plain.zip", ImportFolder.zip(("e/export.xml", text), own))
    #expect(plain.left == [])
    let bytes = ImportFolder.zip(("e/export.xml", text), own, ("e/workout-routes/\(name)", route))
    files.write(text, to: "f/e/export.xml")
    files.write(run, to: "f/\(own.0)")
    files.write(route, to: "f/e/workout-routes/\(name)")
    let outcomes = [
      files.outcome("a.zip", bytes), files.outcome("b.zip", ImportFolder.zip(("a.zip", bytes))), files.outcome(of: "f"),
    ]
    for outcome in outcomes {
      #expect(outcome.runs == plain.runs)
      #expect(outcome.left == ["routeOfNoWorkout -"])
      #expect(outcome.status == 0)
    }
  }

  private var fit: [UInt8] { FITBuilder.swim().file() }

  @Test func theRouteOfAWorkoutThatTheBookDoesNotKeepIsReferredTo() {
    let ride = export("Cycling", route: "r.gpx")
    let outcome = files.outcome("a.zip", ImportFolder.zip(("e/export.xml", ride), ("e/workout-routes/r.gpx", run)))
    #expect(outcome.left == ["otherSport cycling"])
  }

  @Test func textsInOneFolderShareItsRoutes() {
    files.write(export(route: "r.gpx"), to: "f/export 2.xml")
    files.write(export(day: 1, route: "q.gpx"), to: "f/export.xml")
    files.write(run, to: "f/workout-routes/r.gpx")
    files.write(TrackText.gpx(day: 1), to: "f/workout-routes/q.gpx")
    let outcome = files.outcome(of: "f")
    #expect(outcome.runs.count == 2)
    #expect(outcome.left == [])
  }

  @Test func theRoutesOfAnExportAreThoseBesideIt() {
    let parts = (0..<2).map { day in
      [("export.xml", export(day: day, route: "r.gpx")), ("workout-routes/r.gpx", TrackText.gpx(day: Int64(day)))]
    }
    let alone = parts.enumerated().map { number, part in files.outcome("\(number).zip", ImportFolder.zip(part)).runs }
    #expect(alone.allSatisfy { $0.count == 1 && !$0[0].contains("totals") })
    let both = zip(["a/", "b/"], parts).flatMap { folder, part in part.map { (folder + $0.0, $0.1) } }
    let outcome = files.outcome("a.zip", ImportFolder.zip(both))
    #expect(outcome.runs == alone.flatMap { $0 })
    #expect(outcome.left == [])
  }

  @Test func anExportThatIsCutKeepsNoOtherOut() {
    let cut = Array(export(day: 1).dropLast(20))
    let both = ImportFolder.zip(("a/export.xml", cut), ("b/export.xml", export()))
    let outcome = files.outcome("a.zip", ImportFolder.zip(("in.zip", both)), skipsBad: true)
    #expect(outcome.runs.count == 1)
    #expect(outcome.bad.count == 1)
    #expect(outcome.bad.first?.hasPrefix("a.zip › in.zip › a/export.xml: ") == true)
    #expect(outcome.status == 1)
  }

  @Test func ofAnArchiveWithTwoExportsTheWholeOneIsRead() {
    let cut = Array(export(day: 1).dropLast(20))
    let both = ImportFolder.zip(("a/export.xml", cut), ("b/export.xml", export()))
    #expect(files.outcome("a.zip", both).status == 2)
    let outcome = files.outcome("a.zip", both, skipsBad: true)
    #expect(outcome.runs.count == 1)
    #expect(outcome.bad.count == 1)
    #expect(outcome.bad.first?.hasPrefix("a.zip › a/export.xml: ") == true)
    #expect(files.outcome("b.zip", ImportFolder.zip(("a/export.xml", cut)), skipsBad: true).status == 2)
  }

  @Test func aRouteThatIsCutIsBadAndItsRunHasTotalsOnly() {
    let text = export(route: "r.gpx")
    let bytes = ImportFolder.zip(("e/export.xml", text), ("e/workout-routes/r.gpx", Array(run.dropLast(40))))
    files.write(text, to: "f/export.xml")
    files.write(Array(run.dropLast(40)), to: "f/workout-routes/r.gpx")
    files.write(bytes, to: "a.zip")
    files.write(ImportFolder.zip(("in.zip", bytes)), to: "b.zip")
    for name in ["a.zip", "b.zip", "f"] {
      #expect(files.outcome(of: name).refused.count == 1)
      #expect(files.outcome(of: name).status == 2)
      let outcome = files.outcome(of: name, skipsBad: true)
      #expect(outcome.runs.count == 1)
      #expect(outcome.runs.allSatisfy { $0.contains("totals") })
      #expect(outcome.bad.count == 1)
      #expect(outcome.status == 1)
    }
  }

  @Test func theRoutesOfAnExportInATarAreRead() {
    let entries: [(String, [UInt8])] = [("e/export.xml", export(route: "r.gpx")), ("e/workout-routes/r.gpx", run)]
    let others: [(String, [UInt8])] = [
      ("e/workout-routes/q.gpx", TrackText.gpx(day: 1)), ("mine/1.gpx", run), ("e/notes.txt", [7]),
    ]
    let zipped = files.outcome("a.zip", ImportFolder.zip(entries + others))
    #expect(zipped.runs.count == 1 && zipped.runs.allSatisfy { !$0.contains("totals") })
    #expect(zipped.left.count == 2)
    // The routes are before the export or behind it.
    for all in [entries + others, Array((entries + others).reversed())] {
      var tar = TarBuilder()
      for (name, bytes) in all { tar.add(name, bytes) }
      let (plain, packed) = (tar.file(), GzipBuilder.file(tar.file()))
      for (name, bytes) in [
        ("a.tar", plain), ("a.tgz", packed), ("b.zip", ImportFolder.zip(("a.tar", plain), ("notes.md", [7]))),
      ] as [(String, [UInt8])] {
        let outcome = files.outcome(name, bytes)
        #expect(outcome.runs == zipped.runs)
        #expect(outcome.left == zipped.left)
        #expect(outcome.passedOver == (name == "b.zip" ? 2 : 1))
        #expect(outcome.status == 0)
      }
    }
  }

  /// What comes before the cut counts, as of every tar archive.
  @Test func anExportInATarThatIsCutIsReadUpToTheCut() {
    var tar = TarBuilder()
    tar.add("e/export.xml", export(route: "r.gpx"))
    tar.add("e/workout-routes/r.gpx", run)
    let outcome = files.outcome("a.tar", Array(tar.file().dropLast(3_000)), skipsBad: true)
    #expect(outcome.runs.count == 1)
    #expect(outcome.status == 1)
  }

  /// Beside the archive there are routes of another export.
  @Test func anExportInATarTakesNoRouteOfTheDisk() {
    var tar = TarBuilder()
    tar.add("e/export.xml", export(route: "r.gpx"))
    files.write(run, to: "f/workout-routes/r.gpx")
    let outcome = files.outcome("f/a.tar", tar.file())
    #expect(outcome.runs.count == 1)
    #expect(outcome.runs.allSatisfy { $0.contains("totals") })
  }

  @Test func tablesOfAnUnpackedExportAreItsOwn() throws {
    files.write(export(), to: "f/export.xml")
    files.write(Array("Name,Eva\nClassification,Sinus Rhythm\n".utf8), to: "f/electrocardiograms/ecg.csv")
    let found = try ImportBook().importer.find([files.path + "/f"], skipsBad: false)
    #expect(found.folders.isEmpty)
    #expect(found.passedOver == 1)
  }

  @Test func onlyWhatIsNoPartOfAnExportIsPassedOver() {
    let own: [(String, [UInt8])] = [
      ("e/Exportieren.xml", export()), ("e/export_cda.xml", Array("<ClinicalDocument/>".utf8)),
      ("e/electrocardiograms/ecg.csv", [7]), ("e/clinical-records/1.json", [7]), ("__MACOSX/._e", [7]),
    ]
    #expect(files.outcome("a.zip", ImportFolder.zip(own)).passedOver == 0)
    let more = ImportFolder.zip(own + [("e/notes.txt", [7]), ("photo.jpg", [7])])
    #expect(files.outcome("b.zip", more).passedOver == 2)
    #expect(files.outcome("c.zip", ImportFolder.zip(("b.zip", more), ("1.gpx", run))).passedOver == 2)
  }
}
