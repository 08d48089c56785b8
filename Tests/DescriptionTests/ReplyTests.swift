import Composition
import KernelApplication
import TestSupport
import Testing

/// Every method is called over a socket, and what it answers is held against the document.
struct ReplyTests {
  @Test func everyReplyIsAsDescribed() throws {
    let book = try DescribedBook()
    let service = try DescribedService(book)
    var called: Set<String> = []
    _ = try service.call("events.subscribe")

    /// Returns the result. Checks that it and the events before it match the document.
    func result(_ method: JSONTree, _ params: JSONTree) throws -> JSONTree {
      called.insert(method.name)
      let before = service.notifications.count
      let reply = try service.call(method.name, params)
      let result = try #require(reply["result"], "\(method.name) \(params): \(reply)")
      let schema = method["result"]?["schema"] ?? .null
      let problems = book.validator.problems(result, schema) + book.validator.unknown(result, schema)
      #expect(problems.isEmpty, "\(method.name) \(params)")
      for told in service.notifications[before...] { checkEvent(told, of: method, in: book) }
      return result
    }

    for method in book.methods where method.isReading && !DescribedBook.special.contains(method.name) {
      for params in try book.arguments(of: method, result) { _ = try result(method, params) }
    }
    var (code, session) = (JSONTree.null, JSONTree.null)
    for (name, given) in try changes(in: book) {
      let method = try #require(book.methods.first { $0.name == name })
      let params: JSONTree =
        switch name {
        case "account.resetPassword": .object(["code": code, "password": .text("battery staple")])
        case "strength.addPoses", "strength.finishForm":
          .object((given.members ?? [:]).merging(["session": session]) { $1 })
        default: given
        }
      let result = try result(method, params)
      if name == "strength.startForm" { session = result["session"] ?? .null }
      if let codes = result["codes"]?.elements { code = try #require(codes.first) }
    }
    for name in ["events.unsubscribe", "events.subscribe", "$/cancelRequest"] {
      let method = try #require(book.methods.first { $0.name == name })
      _ = try result(method, name.hasPrefix("$") ? .object(["id": .number(1)]) : .object([:]))
    }
    let stop = try #require(book.methods.first { $0.name == "service.stop" })
    let stopped = try #require(service.stop()["result"])
    let problems = book.validator.problems(stopped, stop["result"]?["schema"] ?? .null)
    #expect(problems.isEmpty)
    // Only books of earlier versions have excuses to settle. This one has no guessed runs, and no rest ends in it, at
    // whose end a sound is offered.
    let others: Set = ["service.stop", "prayer.settleExcuse", "running.confirmKinds", "strength.reportCue"]
    #expect(called.union(others) == Set(book.methods.map(\.name)))
    let events = Set(service.notifications.compactMap { $0["params"]?["event"]?.text })
    // What falls due at its time may fall due later.
    let described = book.document.values(at: "x-events/events/*/name").compactMap(\.text)
    #expect(events.union(timed) == Set(described))
  }

  /// The events that are due at certain times. Any method may cause one, as a fix that completes a kilometre does.
  private let timed = App.descriptions.flatMap(\.timed).map(\.name)

  private func checkEvent(_ told: JSONTree, of method: JSONTree, in book: DescribedBook) {
    let name = told["params"]?["event"]?.text ?? "?"
    let known = book.document.values(at: "x-notifications/*").first { $0["name"] == told["method"] }
    let envelope = book.validator.problems(told["params"] ?? .null, known?["params"] ?? .null)
    #expect(envelope.isEmpty, "\(told)")
    let announced = (method["x-events"]?.elements ?? []).compactMap(\.text)
    #expect((announced + timed).contains(name), "\(method.name) tells \(name)")
    let event = book.document.values(at: "x-events/events/*").first { $0.name == name }
    let (details, schema) = (told["params"]?["details"] ?? .null, event?["details"] ?? .null)
    #expect((book.validator.problems(details, schema) + book.validator.unknown(details, schema)).isEmpty, "\(told)")
  }

  /// Every change and task, so that each can be made where it stands.
  private func changes(in book: DescribedBook) throws -> [(String, JSONTree)] {
    let records = try JSONTree(book.app.call(method: "swimming.showRecordsBook", json: []))
    let segment = try #require(records.values(at: "records/*/segment").first?.text)
    let review = try JSONTree(book.app.call(method: "swimming.reviewLaps", json: []))
    let duplicate = try #require(review.values(at: "duplicates/*/swim").first?.text)
    let suspicious = try #require(review.values(at: "suspicious/*/segment").first?.text)
    let shown = try JSONTree(
      book.app.call(method: "swimming.showSegment", json: Array(#"{"segment":"\#(segment)"}"#.utf8)))
    guard case .number(let lap)? = shown.values(at: "laps/*").first else { throw Missing() }
    let swim = try #require(segment.split(separator: ".").first)
    let (number, folder) = (Int(lap), book.folder.path)
    let (steady, fast) = (DescribedRuns.steady, DescribedRuns.fast)
    let live = DescribedLiveRun()
    let another = book.folder.write(TCXBuilder.swim().file(), to: "another.tcx")
    let coming = try JSONTree(
      book.app.call(
        method: "support.receiveMessages",
        json: Array(#"{"paths":["\#(book.support.bundle(1, #"{"metres":150}"#))"]}"#.utf8)))
    let waiting = try #require(coming.values(at: "files/*/message").first?.text)
    let poses = book.folder.write(Array(DescribedWorkouts.poses.utf8), to: "squats.poses.jsonl")
    let names = book.folder.write(
      Array("name,exercise\nZercher Yoke Lunge,Barbell_Squat\n".utf8), to: "names.csv")
    let texts: [(String, String)] =
      book.support.changes(waiting: waiting) + [
        ("book.importFiles", #"{"paths":["\#(book.export)"],"skipBad":true,"pool":"25yd"}"#),
        ("book.importFiles", #"{"paths":["\#(another)"],"pool":25}"#),
        ("swimming.editSegmentStyle", #"{"segment":"\#(segment)","style":"butterfly"}"#),
        ("book.undo", #"{"dryRun":true}"#), ("book.undo", "{}"), ("book.redo", "{}"), ("book.undo", "{}"),
        ("swimming.confirmLaps", #"{"segment":"\#(suspicious)"}"#),
        ("swimming.mergeLaps", #"{"segment":"\#(segment)","laps":[\#(number),\#(number + 1)]}"#), ("book.undo", "{}"),
        ("swimming.splitLap", #"{"segment":"\#(segment)","lap":\#(number),"into":2}"#), ("book.undo", "{}"),
        ("swimming.excludeLaps", #"{"segment":"\#(segment)","laps":[\#(number),\#(number)]}"#),
        ("swimming.setPoolLength", #"{"swim":"\#(swim)","poolMetres":33.33}"#),
        ("swimming.editSwimStyle", #"{"swim":"\#(swim)","style":"freestyle","all":true}"#), ("book.undo", "{}"),
        ("swimming.setZone", #"{"swim":"\#(swim)","zone":"America/New_York"}"#), ("book.undo", "{}"),
        ("swimming.preferDuplicate", #"{"swim":"\#(duplicate)"}"#), ("swimming.removeSwim", #"{"swim":"\#(swim)"}"#),
        ("running.trimRun", #"{"run":"\#(steady)","from":"1:00"}"#),
        ("running.cutGlitch", #"{"run":"\#(steady)","from":"3:00","to":"4:00"}"#), ("book.undo", "{}"),
        ("book.redo", "{}"),
        ("running.confirmEffort", #"{"run":"\#(fast)","distance":"1km"}"#),
        ("running.splitRun", #"{"run":"\#(fast)","at":"5:00"}"#), ("book.undo", "{}"),
        ("running.joinRuns", #"{"run":"\#(fast)","next":"\#(DescribedRuns.later)"}"#), ("book.undo", "{}"),
        ("running.renameRun", #"{"run":"\#(steady)","name":"By the river"}"#),
        ("running.setKind", #"{"run":"\#(DescribedRuns.later)","kind":"walking"}"#),
        ("running.preferRun", #"{"run":"\#(DescribedRuns.twin)"}"#),
        ("running.removeRun", #"{"run":"\#(DescribedRuns.later)"}"#), ("running.setGoal", #"{"kilometres":30}"#),
        ("running.encodeRun", #"{"run":"\#(steady)","format":"fit"}"#),
        ("running.exportRun", #"{"run":"\#(steady)","format":"tcx","path":"\#(folder)/run.tcx"}"#),
        ("running.exportRuns", #"{"path":"\#(folder)/runs.zip"}"#),
        ("running.showRoute", #"{"route":"\#(fast)"}"#),
        ("running.showRun", #"{"run":"\#(fast)","against":"\#(steady)"}"#), ("running.encodeMap", "{}"),
        ("running.renameRoute", #"{"route":"\#(fast)","name":"By the river"}"#),
        ("running.exportMap", #"{"path":"\#(folder)/runs.svg"}"#),
        ("running.addWorkout", #"{"name":"Track","plan":"3x(400m / 90s)"}"#),
        ("running.showWorkout", #"{"workout":"w1"}"#),
        ("running.editWorkout", #"{"workout":"w1","name":"Quarters"}"#),
        ("running.compareWorkout", #"{"run":"\#(fast)","workout":"open"}"#),
        ("running.removeWorkout", #"{"workout":"w1"}"#), ("running.forgetHeartRate", "{}"),
        ("running.addShoes", #"{"name":"Blue","start":"120km"}"#),
        ("running.recalculateEfforts", "{}"), ("running.setGoal", #"{"kilometres":1}"#),
        ("running.addRun", #"{"day":"2015-09-01","distance":"5 km","duration":"25:00","indoor":true,"effort":5}"#),
        ("running.setLength", #"{"run":"r20150901T120000Z","distance":"6 km"}"#),
        ("running.setNote", #"{"run":"r20150901T120000Z","note":"Windy"}"#),
        ("running.tagRun", #"{"run":"r20150901T120000Z","add":["race"]}"#),
        ("running.wearShoes", #"{"run":"r20150901T120000Z","shoes":"Blue"}"#),
        ("running.removeShoes", #"{"name":"Blue"}"#), ("book.undo", "{}"),
        ("running.setExertion", #"{"run":"r20150901T120000Z","effort":7}"#),
        ("running.startRun", #"{"at":"\#(live.start)","indoor":false,"workout":"200m; open"}"#),
        ("running.addFixes", #"{"run":"\#(live.run)","sequence":1,"fixes":\#(live.fixes)}"#),
        ("running.markLap", live.moment),
        ("running.pauseRun", live.moment), ("running.resumeRun", live.moment), ("running.showLive", "{}"),
        ("running.finishRun", "{}"),
        ("running.saveRun", #"{"name":"Evening"}"#), ("running.startRun", #"{"indoor":true}"#),
        ("running.startRun", #"{"takeOver":true}"#), ("running.discardRun", "{}"),
        ("running.replayRun", #"{"path":"\#(folder)/watch.gpx","speed":0}"#), ("running.discardRun", "{}"),
        ("prayer.setPlace", #"{"latitude":50.0875,"longitude":14.4214,"zone":"Europe/Prague","name":"Home"}"#),
        (
          "prayer.setCalculation",
          #"{"method":"custom","custom":{"fajrAngle":18,"ishaMinutes":90},"adjust":{"isha":2}}"#
        ),
        ("prayer.logPrayer", #"{"prayer":"fajr","day":"2026-01-01","at":"2026-01-01T07:00:00+01:00"}"#),
        ("prayer.logPrayer", #"{"prayer":"fajr","day":"2026-01-01","status":"missed"}"#),
        ("prayer.clearEntry", #"{"prayer":"fajr","day":"2026-01-01"}"#), ("book.undo", "{}"),
        ("prayer.logRange", #"{"from":"2026-01-01","to":"2026-01-07","status":"on-time"}"#),
        ("prayer.setDebt", #"{"prayer":"asr","count":3}"#), ("prayer.makeUp", #"{"prayer":"asr","count":2}"#),
        ("prayer.estimateDebt", #"{"from":"2020-01-01","to":"2020-12-31","save":true}"#),
        ("prayer.excuse", #"{"from":{"day":"2026-02-01","prayer":"fajr"},"reason":"menses"}"#),
        ("prayer.endExcuse", #"{"until":{"day":"2026-02-03","prayer":"asr"}}"#), ("prayer.listExcuses", "{}"),
        ("prayer.removeExcuse", #"{"from":{"day":"2026-02-01","prayer":"fajr"}}"#),
        ("prayer.setTravel", #"{"from":"2026-01-01"}"#), ("prayer.endTravel", #"{"until":"2026-01-03"}"#),
        ("prayer.listJourneys", "{}"), ("prayer.removeTravel", #"{"from":"2026-01-01"}"#),
        ("prayer.logExtra", #"{"extra":"witr","day":"2026-01-01","units":3}"#),
        ("prayer.listExtras", "{}"), ("prayer.clearExtra", #"{"extra":"witr","day":"2026-01-01"}"#),
        ("prayer.setFastsOwed", #"{"count":3}"#),
        ("prayer.logFast", #"{"day":"2026-01-01","makeUp":true}"#), ("prayer.showFasts", #"{"year":1447}"#),
        ("prayer.clearFast", #"{"day":"2026-01-01"}"#),
        ("prayer.setHijriMonth", #"{"month":"1447-09","begins":"2026-02-19"}"#), ("prayer.listHijriMonths", "{}"),
        ("prayer.removeHijriMonth", #"{"month":"1447-09"}"#),
        (
          "prayer.exportCalendar",
          #"{"path":"\#(folder)/prayers.ics","from":"2026-01-01","to":"2026-01-02","alarm":10}"#
        ),
        ("prayer.setReminder", #"{"when":"before","minutes":10}"#), ("prayer.listReminders", #"{"hours":48}"#),
        ("prayer.listPrayers", #"{"limit":3}"#),
        ("prayer.removeReminder", #"{"id":"before-10"}"#), ("prayer.exportLog", "{}"),
        ("prayer.showEntry", #"{"day":"2026-01-01","prayer":"fajr"}"#), ("prayer.removePlace", "{}"),
        ("prayer.deleteAll", #"{"confirm":"delete all prayers"}"#),
      ] + book.feed.changes + DescribedWorkouts.changes + [
        ("strength.assignNamesFromFile", #"{"path":"\#(names)"}"#),
        ("strength.startForm", #"{"exercise":"squat","width":1280,"height":720}"#),
        ("strength.addPoses", #"{"frames":\#(DescribedWorkouts.frames)}"#), ("strength.showForm", "{}"),
        ("strength.finishForm", "{}"), ("strength.showForm", "{}"),
        ("strength.replayForm", #"{"path":"\#(poses)"}"#),
        ("strength.exportWorkouts", #"{"format":"strong","unit":"lb","path":"\#(folder)/strong-out.csv"}"#),
        ("strength.deleteAll", #"{"confirm":"delete all workouts"}"#),
        ("swimming.recalculateRecords", "{}"), ("profile.updateProfile", #"{"name":"Eva","avatar":"waves"}"#),
        ("settings.updateSettings", #"{"theme":"dark","language":"system","swimming.longDistances":true}"#),
        ("book.listChanges", "{}"), ("book.review", "{}"), ("book.grantAccess", #"{"path":"\#(book.export)"}"#),
        ("book.showAccess", "{}"), ("book.syncHealthData", "{}"), ("book.revokeAccess", "{}"),
        ("book.exportBook", #"{"path":"\#(folder)/book.json"}"#),
        ("book.exportTables", #"{"path":"\#(folder)/csv"}"#),
        ("screen.exportPages", #"{"path":"\#(folder)/pages","language":"cs"}"#),
        ("theme.exportTheme", #"{"format":"css","path":"\#(folder)/css"}"#), ("book.repairStore", "{}"),
        ("account.signUp", #"{"email":"jana@example.org","password":"correct horse","confirm":"correct horse"}"#),
        ("account.showStatus", "{}"), ("account.newCodes", #"{"password":"correct horse"}"#), ("account.logOut", "{}"),
        ("account.showStatus", "{}"), ("account.logIn", #"{"email":"jana@example.org","password":"correct horse"}"#),
        ("account.resetPassword", "{}"), ("account.removeAccount", #"{"password":"battery staple"}"#),
      ]
    return try (swimming(in: book) + texts).map { ($0, try JSONTree(Array($1.utf8))) }
  }

  /// Gaps, meets and what goes to other programs. A rest of the sample is short enough to be a gap in one swim.
  private func swimming(in book: DescribedBook) -> [(String, String)] {
    let (torn, folder) = ("20250714T174229Z.3", book.folder.path)
    let results = book.folder.write(
      Array("day,meet,course,style,distance,time\n2025-11-08,Cup,scm,fly,50,36.20\n".utf8), to: "results.csv")
    let times = book.folder.write(
      Array("edition,course,sex,style,distance,time\n2027,lcm,female,freestyle,50,23.0\n".utf8), to: "base.csv")
    let standards = book.folder.write(
      Array("name,sex,age_from,age_to,course,style,distance,time\nA,female,,,lcm,freestyle,50,0:30.00\n".utf8),
      to: "standards.csv")
    let lengthless = book.folder.write(
      Array(
        """
        <HealthData><Workout workoutActivityType="HKWorkoutActivityTypeSwimming" duration="10" durationUnit="min" \
        totalDistance="9000" totalDistanceUnit="m" sourceName="Band" startDate="2025-06-10 08:00:00 +0200" \
        endDate="2025-06-10 08:10:00 +0200"><MetadataEntry key="HKSwimmingLocationType" value="2"/></Workout>
        </HealthData>
        """.utf8), to: "lengthless.xml")
    let fast = "20250610T060000Z"
    return [
      ("book.importFiles", #"{"paths":["\#(lengthless)"]}"#),
      ("swimming.confirmDistance", #"{"swim":"\#(fast)"}"#), ("book.undo", "{}"),
      ("swimming.setDistance", #"{"swim":"\#(fast)","metres":1500}"#), ("swimming.forgetHeartRate", "{}"),
      ("swimming.equipSwim", #"{"swim":"20250714T174229Z","segments":[1,2],"equipment":["paddles","pull"]}"#),
      ("swimming.showSwim", #"{"swim":"20250714T174229Z"}"#),
      ("swimming.showSegment", #"{"segment":"20250714T174229Z.1"}"#),
      ("book.undo", "{}"),
      ("swimming.setTarget", #"{"style":"freestyle","distance":100,"course":"scm","time":"1:05.00"}"#),
      ("swimming.setGoal", #"{"goal":"8 km","from":"2026-01-05"}"#), ("swimming.showPlan", "{}"),
      ("swimming.setGoal", #"{"goal":"8 km"}"#), ("swimming.showTargets", "{}"),
      ("swimming.removeTarget", #"{"style":"freestyle","distance":100,"course":"scm"}"#),
      ("swimming.joinSegments", #"{"segment":"\#(torn)"}"#), ("book.undo", "{}"),
      ("swimming.reclaimLengths", #"{"segment":"\#(torn)","lengths":1}"#), ("book.undo", "{}"),
      (
        "swimming.addOfficialResult",
        #"{"day":"2025-11-08","meet":"Cup","course":"scm","style":"freestyle","distance":100,"time":"1:12.34"}"#
      ),
      ("swimming.importOfficialResults", #"{"path":"\#(results)"}"#),
      ("swimming.importOfficialResults", #"{"path":"\#(results)","beside":"Jana"}"#),
      ("swimming.listOfficialResults", "{}"), ("swimming.showBeside", #"{"name":"Jana"}"#),
      ("swimming.removeBeside", #"{"name":"Jana"}"#),
      ("swimming.removeOfficialResult", #"{"result":"20251108-scm-freestyle-100-7234"}"#),
      ("swimming.replaceBaseTimes", #"{"path":"\#(times)"}"#),
      ("swimming.replaceStandards", #"{"path":"\#(standards)"}"#), ("swimming.showStandards", "{}"),
      ("swimming.exportSwim", #"{"swim":"20250714T174229Z","path":"\#(folder)/swim.fit"}"#),
      ("swimming.exportTable", #"{"table":"sets","decimal":"comma","path":"\#(folder)/sets.csv"}"#),
    ]
  }

  private struct Missing: Error {}
}
