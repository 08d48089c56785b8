import Composition
import KernelApplication
import TestSupport
import Testing

@testable import StoreProof

/// The book that the program of format 2 left opens, answers and restores as it did then.
struct FormatTwoBookTests {
  private let fixture = StoreFixture.formatTwo

  @Test func everyQueryIsAmongTheQuestions() throws {
    let catalog = try OpenedBook([:], at: StoreFixture.now).app.catalog
    let asked = Set(try fixture.questions().map(\.method))
    let queries = catalog.methods.filter { catalog[$0]?.kind == .query }
    #expect(queries.count > 40)
    // The answer of the last is a sound, which no data of the book changes.
    let newer = [
      "book.listImports", "book.showBodyWeights", "book.showImport", "prayer.listPrayers",
      "running.compareWorkout", "running.showHeartRateZones", "running.showRoute", "running.showRoutes",
      "running.showShoes", "running.showWorkout", "running.showWorkouts", "strength.draftRoutine",
      "strength.listMeasures", "strength.listNames",
    ]
    let swimming = [
      "swimming.convertTime", "swimming.showAgeGroups", "swimming.showBeside", "swimming.showEventSeasons",
    ]
    #expect(
      queries.filter { !asked.contains($0) } == newer + [
        "strength.renderCue", "strength.showPlates", "strength.showWarmup",
      ] + swimming)
  }

  @Test func itIsSound() throws {
    for store in ["store", "locked"] {
      let book = try OpenedBook(fixture.files(of: store), at: StoreFixture.now)
      if store == "locked" { try FormatTwoBookTests.unlock(book) }
      let answer = try book.ask("book.checkStore")
      #expect(answer.contains("\"sound\":true") && answer.contains("\"findings\":[]"), "\(answer)")
    }
  }

  @Test func theLockedBookOpensWithItsPassword() throws {
    let book = try OpenedBook(fixture.files(of: "locked"), at: StoreFixture.now)
    #expect(throws: Failure.self) { try book.ask("profile.showProfile") }
    try FormatTwoBookTests.unlock(book)
    #expect(try book.ask("profile.showProfile").contains("Eva"))
  }

  /// What strength recorded before the book kept body weights is shown until the book has that day's.
  @Test func itsBodyWeightIsReadAndRecordedAnew() throws {
    let book = try OpenedBook(fixture.files(), at: StoreFixture.now)
    let old = try book.ask("strength.listBodyWeights")
    #expect(old.contains(#""thousandths":63500"#))
    #expect(try book.ask("book.showBodyWeights").contains(#""weights":[]"#))
    let change = try book.ask(
      "strength.logBodyWeight", #"{"day":"2026-06-20","weight":{"thousandths":63500,"unit":"kg"}}"#
    ).number("change")
    #expect(try book.ask("book.showBodyWeights").contains(#""day":"2026-06-20""#))
    #expect(try book.ask("strength.listBodyWeights") == old)
    _ = try book.ask("strength.logBodyWeight", #"{"day":"2026-06-20","withoutWeight":true}"#)
    #expect(try book.ask("strength.listBodyWeights").contains(#""weights":[]"#))
    _ = try book.ask("book.undo")
    _ = try book.ask("book.undo", "{\"change\":\(change)}")
    #expect(try book.ask("strength.listBodyWeights") == old)
    #expect(try book.ask("book.showBodyWeights").contains(#""weights":[]"#))
    let changed = book.files.filter { $0.key.hasSuffix(".jsonl") && fixture.files()[$0.key] != $0.value }.map(\.key)
    #expect(changed.allSatisfy { $0.hasPrefix("book/") }, "\(changed)")
  }

  private static func unlock(_ book: OpenedBook) throws {
    _ = try book.ask("account.logIn", #"{"email":"eva@example.org","password":"correct horse battery"}"#)
  }

  /// A backup holds nothing that is under way.
  @Test func theBackupRestoresIntoAnEmptyBook() throws {
    let book = try OpenedBook([:], at: StoreFixture.now)
    let path = book.write(fixture.backup, to: "backup.json")
    _ = try book.ask("book.importFiles", "{\"paths\":[\"\(path)\"]}")
    try fixture.expectAnswers(of: book, leavingOut: StoreFixture.underWay)
  }

  @Test func whatItHeldStaysAsItIsWhenItIsEdited() throws {
    let book = try OpenedBook(fixture.files(), at: StoreFixture.now)
    _ = try book.ask("profile.updateProfile", #"{"name":"Eva N."}"#)
    _ = try book.ask("swimming.editSegmentStyle", #"{"segment":"20250203T070000Z.1","style":"backstroke"}"#)
    _ = try book.ask("running.renameRun", #"{"run":"r20250615T100000Z","name":"Along the river"}"#)
    _ = try book.ask("prayer.logPrayer", #"{"prayer":"fajr","day":"2026-06-20","status":"late"}"#)
    _ = try book.ask("strength.logSet", #"{"reps":5}"#)
    _ = try book.ask("support.createPlan", #"{"name":"Monday"}"#)
    _ = try book.ask("feed.commentOnPost", #"{"post":"me.10","text":"Again"}"#)
    let files = book.files
    for (name, bytes) in fixture.files()
    where name != "lock" && name != "manifest.json" && !name.contains("/derived/") {
      #expect(files[name]?.starts(with: bytes) == true, "\(name)")
    }
    let answer = try OpenedBook(files, at: StoreFixture.now).ask("book.checkStore")
    #expect(answer.contains("\"sound\":true"), "\(answer)")
    #expect(files.filter { $0.key.contains("/journal.") && fixture.files()[$0.key] != $0.value }.count == 7)
  }
}
