import Composition
import KernelApplication
import TestSupport
import Testing

/// Each kind of failure that a method declares is one that it can meet, and no other comes.
struct FailureTests {
  let book: DescribedBook

  init() throws {
    book = try DescribedBook()
  }

  private func declared(_ app: App, _ kind: FailureKind) -> Set<String> {
    Set(app.catalog.methods.filter { app.catalog[$0]?.description.failures.contains(kind) ?? false })
  }

  /// How each method fails with what would otherwise do.
  private func failures(_ app: App) throws -> [String: FailureKind] {
    var found: [String: FailureKind] = [:]
    for method in app.catalog.methods {
      do throws(Failure) {
        _ = try app.call(method: method, json: Array(input(method).utf8))
      } catch {
        found[method] = FailureKind(error)
        let declares = app.catalog[method]?.description.failures.contains(FailureKind(error)) ?? false
        #expect(declares || FailureKind(error) == .invalidInput, "\(method): \(error)")
      }
    }
    return found
  }

  private func input(_ method: String) -> String {
    let run = DescribedRuns.fast
    return switch method {
    case "book.importFiles": #"{"paths":["\#(book.export)"]}"#
    case "book.grantAccess": #"{"path":"\#(book.export)"}"#
    case "book.exportBook": #"{"path":"\#(book.folder.path)/book.json"}"#
    case "book.exportTables": #"{"path":"\#(book.folder.path)/tables"}"#
    case "screen.exportPages": #"{"path":"\#(book.folder.path)/pages"}"#
    case "theme.exportTheme": #"{"format":"css","path":"\#(book.folder.path)/css"}"#
    case "screen.show", "screen.render": #"{"route":"recordbook://settings"}"#
    case "book.find": #"{"query":"freestyle"}"#
    case let method where method.hasPrefix("prayer."): prayerInput(method)
    case let method where method.hasPrefix("swimming."): swimmingInput(method)
    case "account.signUp", "account.logIn": #"{"email":"jana@example.org","password":"correct horse"}"#
    case "account.resetPassword": #"{"code":"7K3QZ-M0XV4","password":"correct horse"}"#
    case "account.newCodes", "account.removeAccount": #"{"password":"correct horse"}"#
    case let method where method.hasPrefix("running."): runningInput(method, run, in: book.folder.path)
    case "strength.showWorkout", "strength.removeWorkout": #"{"workout":"\#(DescribedWorkouts.first)"}"#
    case "strength.removeSet", "strength.confirmSet", "strength.editSet":
      #"{"workout":"\#(DescribedWorkouts.heavy)","set":1\#(method == "strength.editSet" ? #","reps":5"# : "")}"#
    case "strength.addSet", "strength.logWorkout", "strength.decideTwins", "strength.logMeasure", "strength.moveBlock",
      "strength.noteWorkout", "strength.planBlock", "strength.setTimes", "strength.setTrainingMax",
      "strength.showPlates", "strength.showWarmup", "strength.swapExercise", "strength.deloadRoutine",
      "strength.showToday", "strength.reportCue":
      strengthInput(method)
    case "strength.renameWorkout": #"{"workout":"\#(DescribedWorkouts.first)","name":"Legs"}"#
    case "strength.showRecords", "strength.showHistory", "strength.favouriteExercise", "strength.addExercise":
      #"{"exercise":"Barbell_Squat"}"#
    case "strength.splitExercise": #"{"exercise":"Barbell_Squat"}"#
    case "strength.assignNames": #"{"names":[{"name":"Zercher Yoke Lunge","exercise":"Barbell_Squat"}]}"#
    case "strength.mergeExercise": #"{"from":"\#(DescribedWorkouts.ownExercise)","into":"Barbell_Squat"}"#
    case "strength.showChart", "strength.renderChartAudio": #"{"name":"oneRepMax","exercise":"Barbell_Squat"}"#
    case "strength.renderCue": #"{"cue":"end"}"#
    case "strength.logSet": #"{"reps":5}"#
    case "strength.startForm": #"{"exercise":"squat","width":1,"height":1}"#
    case "strength.addPoses": #"{"session":1,"frames":[]}"#
    case "strength.finishForm": #"{"session":1}"#
    case "strength.assignNamesFromFile": #"{"path":"\#(file("names.csv", "name,exercise\nA,Plank\n"))"}"#
    case "strength.replayForm": #"{"path":"/nowhere/at/all"}"#
    case "strength.logBodyWeight", "book.recordBodyWeight": #"{"withoutWeight":true}"#
    case "strength.adjustRest": #"{"seconds":15}"#
    case "strength.saveExercise": #"{"exercise":"\#(DescribedWorkouts.ownExercise)","name":"Sandbag"}"#
    case "strength.saveRoutine": #"{"name":"Legs","blocks":[{"exercise":"Barbell_Squat"}]}"#
    case "book.showImport": #"{"import":1}"#
    case "strength.draftRoutine": #"{"name":"Legs","blocks":[],"change":"addSet","block":0}"#
    case "strength.removeRoutine", "strength.startWorkout": #"{"routine":"r99"}"#
    case "strength.scheduleWorkout": #"{"routine":"r99","weekdays":[1]}"#
    case "strength.unscheduleWorkout": #"{"schedule":"p99"}"#
    case "strength.deleteAll": #"{"confirm":"delete all workouts"}"#
    case "strength.exportWorkouts": #"{"format":"hevy","path":"\#(book.folder.path)/hevy.csv"}"#
    case "support.createPlan": #"{"name":"Sunday"}"#
    case "support.updatePlan", "support.showPlan", "support.removePlan", "support.listMessages", "support.startRun":
      #"{"plan":"p000000"}"#
    case "support.sharePlan": #"{"plan":"p000000","friend":"Sarah"}"#
    case "support.showShare", "support.revokeShare": #"{"share":"00000000000000000000000000"}"#
    case "support.exportShare":
      #"{"share":"\#(book.support.share)","path":"\#(book.folder.path)/sarah.html"}"#
    case "support.receiveMessages": #"{"paths":["\#(book.support.bundle(3))"]}"#
    case "support.showMessage", "support.playMessage", "support.deleteMessage": #"{"message":"m000000"}"#
    case "support.favourMessage": #"{"message":"m000000","isFavourite":true}"#
    case "support.replyToMessage": #"{"message":"m000000","text":"Thank you"}"#
    case "support.showRun": #"{"run":"\#(run)"}"#
    case "support.reportPlayback": #"{"delivery":"m000000.1","report":"started"}"#
    case "support.readCue": #"{"delivery":"m000000.1"}"#
    case "feed.createPost", "feed.previewPost": #"{"workout":"\#(DescribedWorkouts.first)"}"#
    case "feed.showPost", "feed.likePost", "feed.unlikePost": #"{"post":"me.99"}"#
    case "feed.sharePost": #"{"post":"me.99","audience":"all"}"#
    case "feed.commentOnPost": #"{"post":"me.99","text":"Well done"}"#
    case "feed.deleteItem": #"{"item":"me.99"}"#
    case "feed.listPosts": #"{"before":"me.99"}"#
    case "feed.pairPerson": #"{"name":"Marie"}"#
    case "feed.renamePerson": #"{"person":"Nobody","name":"Marie"}"#
    case "feed.showPerson", "feed.followPerson", "feed.unfollowPerson", "feed.mutePerson", "feed.unmutePerson",
      "feed.blockPerson", "feed.unblockPerson", "feed.forgetPerson":
      #"{"person":"Nobody"}"#
    case "feed.exportBundle": #"{"person":"Jana","path":"\#(book.folder.path)/for-jana.json"}"#
    case "feed.importBundle": #"{"path":"\#(book.feed.bundle)"}"#
    case "profile.updateProfile": #"{"name":"Jana"}"#
    case "settings.updateSettings": #"{"theme":"dark"}"#
    default: "{}"
    }
  }

  /// - Returns: the path.
  func file(_ name: String, _ text: String) -> String { book.folder.write(Array(text.utf8), to: name) }

  private func opened(_ manifest: String) throws -> App {
    _ = book.folder.write(Array(manifest.utf8), to: "store/manifest.json")
    return try App(App.Configuration(store: book.store, environment: { _ in nil }))
  }

  @Test func damageIsMetByAllThatReadTheBook() throws {
    let app = try opened("{}")
    // A repair, which comes between, would put it right.
    var failures: [String: FailureKind] = [:]
    for method in app.catalog.methods where method != "book.repairStore" {
      do throws(Failure) {
        _ = try app.call(method: method, json: Array(input(method).utf8))
      } catch {
        failures[method] = FailureKind(error)
      }
    }
    #expect(Set(failures.filter { $0.value == .storeDamaged }.keys) == declared(app, .storeDamaged))
  }

  @Test func aNewerStoreIsMetByAllThatOpenIt() throws {
    let app = try opened(
      #"{"format":99,"book":"6f0c2a91d3b7e845","generation":1,"sections":{},"crc":"00000000"}"# + "\n")
    let failures = try failures(app)
    #expect(Set(failures.filter { $0.value == .storeNewer }.keys) == declared(app, .storeNewer))
  }

  @Test func namesThatAreNotThere() throws {
    let missing = [
      "book.undo": #"{"change":4711}"#, "book.showImport": #"{"import":4711}"#,
      "book.importFiles": #"{"paths":["/nowhere/at/all"]}"#, "book.grantAccess": #"{"path":"/nowhere/at/all"}"#,
      "screen.show": #"{"route":"recordbook://nowhere"}"#, "screen.render": #"{"route":"recordbook://nowhere"}"#,
      "swimming.showRecordsBook": #"{"course":"scy"}"#,
      "swimming.showPace": #"{"course":"scy"}"#, "swimming.showAgeGroups": #"{"course":"scy"}"#,
      "swimming.showEventSeasons": #"{"style":"freestyle","distance":50,"course":"scy"}"#,
      "swimming.removeTarget": #"{"style":"butterfly","distance":200,"course":"scy"}"#,
      "swimming.showBests": #"{"course":"scy"}"#, "swimming.showProgress": #"{"course":"scy"}"#,
      "swimming.removeOfficialResult": #"{"result":"20010101-scm-freestyle-100-7234"}"#,
      "swimming.importOfficialResults": #"{"path":"/nowhere/at/all"}"#,
      "swimming.showBeside": #"{"name":"Jana"}"#,
      "swimming.replaceBaseTimes": #"{"path":"/nowhere/at/all"}"#,
      "swimming.replaceStandards": #"{"path":"/nowhere/at/all"}"#,
      "strength.assignNamesFromFile": #"{"path":"/nowhere/at/all"}"#,
      "running.removeShoes": #"{"name":"None"}"#, "running.removeWorkout": #"{"workout":"w99"}"#,
      "running.editWorkout": #"{"workout":"w99","name":"Track"}"#,
      "running.showWorkout": #"{"workout":"w99"}"#,
      "running.replayRun": #"{"path":"/nowhere/at/all"}"#,
      "support.receiveMessages": #"{"paths":["/nowhere/at/all"]}"#,
      "feed.exportBundle": #"{"person":"Nobody","path":"/nowhere/at/all"}"#,
      "feed.importBundle": #"{"path":"/nowhere/at/all"}"#,
      "support.exportShare": #"{"share":"00000000000000000000000000","path":"/nowhere/at/all"}"#,
      "prayer.removePlace": #"{"from":"2001-01-01T00:00:00Z"}"#, "prayer.setPlace": #"{"city":"Atlantis"}"#,
      "prayer.showTimes": #"{"place":{"city":"Atlantis"}}"#,
      "swimming.showRecordHistory": #"{"style":"freestyle","distance":50,"course":"scy"}"#,
    ]
    var found: Set<String> = []
    // Of a run under way another has to be there.
    _ = try book.app.call(method: "running.startRun", json: [])
    // So has a workout that is on, to which an exercise is added.
    _ = try book.app.call(method: "strength.startWorkout", json: [])
    for method in book.app.catalog.methods {
      if method == "strength.startWorkout" { _ = try? book.app.call(method: "strength.discardWorkout", json: []) }
      let input =
        missing[method]
        ?? input(method).replacing("20250809T174358Z", with: "20010101T000000Z")
        .replacing("r20260503T", with: "r20010101T").replacing("s202501", with: "s200101")
        .replacing("Barbell_Squat", with: "nothing").replacing("own-1", with: "own-99")
      do throws(Failure) {
        _ = try book.app.call(method: method, json: Array(input.utf8))
      } catch {
        if FailureKind(error) == .notFound { found.insert(method) }
      }
    }
    // A sync finds nothing where what was granted has gone, which takes a grant before it.
    let gone = book.folder.write(Array("no export".utf8), to: "gone.xml")
    #expect(throws: Failure.self) {
      try book.app.call(method: "book.grantAccess", json: Array(#"{"path":"\#(gone)/none"}"#.utf8))
    }
    // Where there is no book there is nothing to export.
    let nothing = try App(App.Configuration(store: book.folder.path + "/nothing", environment: { _ in nil }))
    let failure = #expect(throws: Failure.self) {
      try nothing.call(method: "book.exportBook", json: Array(#"{"path":"\#(book.folder.path)/none.json"}"#.utf8))
    }
    #expect(failure.map { FailureKind($0) } == .notFound)
    #expect(found.union(["book.syncHealthData", "book.exportBook"]) == declared(book.app, .notFound))
  }

  /// The rest can't be brought about here for each; the reasons are those of `FailureKind`'s sets.
  @Test func theRestGoesWithWhatAMethodDoes() {
    let app = book.app
    let all = app.catalog.methods
    let writers: Set = [
      "screen.exportPages", "book.exportBook", "book.exportTables", "theme.exportTheme", "running.exportRun",
      "running.exportMap", "running.exportRuns", "strength.exportWorkouts", "support.exportShare",
      "swimming.exportSwim",
      "swimming.exportTable", "prayer.exportCalendar",
    ]
    // Sessions and offers of sounds are in memory, files of poses are nobody's book.
    let ofNoBook: Set = [
      "strength.startForm", "strength.addPoses", "strength.finishForm", "strength.showForm", "strength.replayForm",
      "strength.reportCue",
    ]
    let changing = Set(
      all.filter { app.catalog[$0].map { [.change, .live, .task].contains($0.kind) } ?? false }
    ).subtracting(writers).subtracting(ofNoBook)
    let reading = declared(app, .storeDamaged)
    #expect(declared(app, .storeBusy) == changing)
    #expect(declared(app, .storeReadOnly) == changing)
    // An empty book is not exported.
    let exports: Set = [
      "book.exportBook", "book.exportTables", "running.encodeRun", "running.exportRun",
      "strength.exportWorkouts", "swimming.exportSwim", "swimming.exportTable",
    ]
    // Without a place there are no times.
    let times: Set = ["prayer.showTimes", "prayer.exportCalendar"]
    // A message from a friend can't be read before it was heard.
    let secrets: Set = ["support.showMessage"]
    // Laps that were no swimming have no splits.
    let splits: Set = ["swimming.showSplits", "swimming.compareSwims"]
    // A run without positions has no route, and one without laps nothing to compare with a workout.
    let routes: Set = ["running.compareWorkout", "running.encodeMap", "running.showRoute", "running.showRun"]
    // A workout that is still on is no post.
    let previews: Set = ["feed.previewPost"]
    // Screens without figures have no picture.
    #expect(
      declared(app, .conflict)
        == changing.subtracting(["book.repairStore"]).union(exports).union(times).union(secrets)
        .union(splits).union(previews).union(routes)
        .union(["running.exportMap", "strength.reportCue", "strength.startForm", "screen.render"]))
    #expect(
      declared(app, .badFile)
        == writers.union([
          "book.importFiles", "book.syncHealthData", "book.grantAccess", "running.replayRun", "strength.replayForm",
          "swimming.importOfficialResults", "swimming.replaceBaseTimes", "swimming.replaceStandards",
          "strength.assignNamesFromFile",
        ])
        .union(["support.sharePlan", "support.replyToMessage", "support.receiveMessages"])
        .union(["feed.exportBundle", "feed.importBundle"]))
    // The list of cities is the machine's, sounds and factors are the same in every book, a draft is not in it yet.
    let ofBook = Set(all).subtracting([
      "prayer.findCities", "strength.renderCue", "strength.draftRoutine", "swimming.convertTime",
    ])
    .subtracting(ofNoBook)
    #expect(declared(app, .accessDenied) == ofBook.union(["strength.replayForm"]))
    #expect(declared(app, .diskFull) == ofBook)
    #expect(declared(app, .system) == Set(all))
    #expect(reading == ofBook.subtracting(["book.checkStore", "book.repairStore", "theme.exportTheme"]))
    #expect(declared(app, .storeNewer) == ofBook.subtracting(["theme.exportTheme"]))
    #expect(declared(app, .invalidInput).isEmpty && declared(app, .cancelled).isEmpty)
  }

  @Test func filesThatAreThereAreNotWrittenOver() throws {
    for method in [
      "screen.exportPages", "book.exportBook", "book.exportTables", "theme.exportTheme", "running.exportRun",
      "strength.exportWorkouts", "support.exportShare", "swimming.exportSwim", "swimming.exportTable",
    ] {
      let input = Array(input(method).utf8)
      _ = try book.app.call(method: method, json: input)
      let failure = #expect(throws: Failure.self) { try book.app.call(method: method, json: input) }
      #expect(failure.map { FailureKind($0) } == .badFile)
    }
  }
}
