import BookPresentation
import Composition
import JSONCoding
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import SwimmingApplication
import Testing

@testable import BookApplication

/// How the result of an import reads, in a terminal and on a page.
@Suite struct ImportResultTests {
  private func file(
    _ name: String, _ counts: RunFilePart.Counts?, service: String? = nil, alsoIn: RunTwinView? = nil,
    _ skipped: [Skipped] = []
  ) -> ImportedFile {
    var parts = FeatureParts()
    if let counts {
      var part = RunFilePart(runs: counts)
      part.alsoIn = alsoIn.map { [$0] }
      parts.add(part, of: .running)
    }
    return ImportedFile(path: "/home/eva/\(name)", kind: "zip", service: service, parts: parts, skipped: skipped)
  }

  private func counts(_ found: Int, guessed: Int = 0, byHand: Int? = nil) -> RunFilePart.Counts {
    var counts = RunFilePart.Counts(found: found, new: found, fixes: found * 100)
    if guessed > 0 { (counts.guessed, counts.others) = (["cycling": guessed], guessed) }
    if guessed > 0 { counts.untold = 41 }
    counts.byHand = byHand
    return counts
  }

  private func left(_ sport: BookMessage.Sport, _ count: Int, _ why: BookMessage = .nothingOfThisKind) -> [Skipped] {
    (0..<count).map {
      Skipped(what: .book(.activity(sport: sport, start: "2025-06-05T15:06:4\($0 % 10)Z")), why: .book(why))
    }
  }

  private func output(
    _ files: [ImportedFile], number: Int? = 12, passedOver: Int? = nil, bad: [BadFile]? = nil, review: Int = 0
  ) -> ImportFiles.Output {
    var parts = FeatureParts()
    let whole = files.compactMap { $0.parts.part(of: .running, as: RunFilePart.self)?.runs }
      .reduce(RunFilePart.Counts()) { $0 + $1 }
    if whole.found > 0 { parts.add(RunImportPart(runs: whole, efforts: []), of: .running) }
    return ImportFiles.Output(
      number: number, files: files, bad: bad, passedOver: passedOver, parts: parts, changed: number != nil,
      awaitsReview: review)
  }

  /// The text without the lines on records and where to see the runs, which are the features' own.
  private func text(_ output: ImportFiles.Output, _ language: Language = .en) -> [String] {
    ImportSummary(App.strings, language, .usual).text(output).split(separator: "\n").map(String.init).filter { line in
      !["No best", "See the", "Žádný nej", "Běhy uk"].contains { line.hasPrefix($0) }
    }
  }

  private var strava: ImportFiles.Output {
    let skipped =
      left(.cycling, 412) + left(.walking, 88) + left(.named(name: "strength training"), 40)
      + [Skipped(what: .book(.otherFiles(count: 1_204)), why: .book(.otherKind))]
    return output(
      [file("export_123.zip", counts(217, guessed: 3, byHand: 3), service: "Strava", skipped)], passedOver: 1_204)
  }

  @Test func anUndoneImportNamesWhatGoes() {
    let things = MovedThings([
      MovedThings.Kind(feature: "running", kind: "runs", gone: 1),
      MovedThings.Kind(feature: "strength", kind: "workouts", gone: 3),
      MovedThings.Kind(feature: "swimming", kind: "workouts", asBefore: 2),
    ])
    #expect(ImportedWords(App.strings, .en).moved(things) == "gone: 1 run, 3 workouts; as before: 2 swims")
    #expect(ImportedWords(App.strings, .cs).moved(things) == "pryč: 1 běh, 3 tréninky; jako předtím: 2 tréninky")
    #expect(ImportedWords(App.strings, .en).moved(MovedThings([])) == "nothing changed")
  }

  @Test func whatIsDeletedForGoodIsNotOfferedAgain() throws {
    let undone = try JSONDocument.decode(
      UndoChange.Output.self,
      from: Array(
        #"{"change":1,"dryRun":false,"things":{"gone":0,"asBefore":0,"back":0,"kinds":[]},"parts":{}}"#.utf8))
    func text(_ language: Language) -> String {
      ChangeSummary(App.strings, language, .usual, localTime: LocalTime.show).undone(undone, isForGood: true)
    }
    #expect(text(.en) == "Deleted for good (1): import\n")
    #expect(text(.cs) == "Smazáno natrvalo (1): import\n")
  }

  @Test func anExportOfAService() {
    #expect(
      text(strava) == [
        "Import 12: Strava: 214 runs, 3 other activities, 3 of the runs by hand",
        "  left out    412 rides, 88 walks (take them in: --walks), 40 strength training",
        "  passed over 1,204 other files",
        "  3 of 41 tracks without a sport look like rides: recordbook review",
        "Take it back: recordbook undo 12",
      ])
    #expect(
      text(strava, .cs) == [
        "Import 12: Strava: 214 běhů, 3 jiné aktivity, z běhů zapsáno ručně 3",
        "  vynecháno   412 jízd, 88 procházek (načte je --walks), 40 strength training",
        "  pominuto    1 204 jiných souborů",
        "  3 ze 41 tras bez sportu vypadají na jízdu: recordbook review",
        "Vzít zpět: recordbook undo 12",
      ])
  }

  @Test func severalFilesHaveALineEach() {
    let skipped = [Skipped(what: .book(.archived(name: "a.jpg")), why: .book(.otherKind))]
    let two = output([file("a.gpx", counts(1)), file("b.zip", counts(2), skipped)], passedOver: 1)
    #expect(
      text(two) == [
        "Import 12: 3 runs", "  /home/eva/a.gpx: 1 run", "  /home/eva/b.zip: 2 runs", "  passed over b.zip › a.jpg",
        "Take it back: recordbook undo 12",
      ])
  }

  @Test func aFileWithoutAnythingForTheBookSaysSo() {
    let two = output([file("a.gpx", counts(1)), file("ride.gpx", counts(0), left(.cycling, 1))])
    #expect(
      text(two) == [
        "Import 12: 1 run", "  /home/eva/a.gpx: 1 run", "  /home/eva/ride.gpx: nothing for this book",
        "  left out    1 ride", "Take it back: recordbook undo 12",
      ])
  }

  @Test func tablesOfAFolderAreNamedAndNoFilesThatWereRead() {
    let table = Skipped(
      what: .book(.table(name: "notes/food.csv")), why: Message(FormatMessage.csvFewFields(found: 1, expected: 2)))
    let folder = ImportedFile(folder: "/home/eva/export", skipped: [table])
    let both = output([file("a.gpx", counts(1)), folder], passedOver: 3)
    #expect(
      text(both) == [
        "Import 12: 1 run", "  /home/eva/a.gpx: 1 run", "  /home/eva/export: other files",
        "    table notes/food.csv: is damaged: a row has 1 fields of 2", "  passed over 2 other files",
        "Take it back: recordbook undo 12",
      ])
    let notes = ImportPage(App.strings, .en, localTime: LocalTime.show).content(both).flatMap(\.selfAndDescendants)
    #expect(notes.contains { $0.text == "1 of 1 files" })
  }

  @Test func ofManyFilesTheFirstAreListed() {
    let many = output((0..<1_000).map { file("\($0).fit", counts(1)) })
    #expect(text(many).count == 23)
    #expect(text(many)[21] == "  and 980 other files")
  }

  @Test func aDryRunSaysWhatWouldBe() {
    let twin = RunTwinView(
      run: RunID(start: Timestamp(seconds: 1_700_000_000)), source: "StravaGPX", format: .gpx, counts: false)
    var dry = output([file("run.fit", counts(1), alsoIn: twin)], number: nil)
    (dry.dryRun, dry.wouldBe) = (true, 14)
    #expect(
      text(dry) == [
        "Would be import 14: 1 run, also in Strava's GPX: this one would count", "Nothing was changed.",
      ])
    #expect(text(dry, .cs)[0] == "Byl by to import 14: 1 běh, také v GPX (Strava): počítal by se tento")
  }

  @Test func nothingNewIsSaid() {
    var again = counts(2)
    again.new = 0
    #expect(text(output([file("a.zip", again)], number: nil)) == ["Nothing new: 2 runs, 0 new"])
  }

  @Test func damagedFilesAreListed() {
    let bad = (1...2).map { number in
      BookMessage.Damaged(
        path: "/x/export_123.zip › activities/\(number).fit",
        problem: number == 1 ? Message(FormatMessage.gzipCut) : Message(FormatMessage.cutFIT(end: 9_310)),
        byte: number == 1 ? 4_096 : 8_200)
    }
    let failure = Failure.badFile(
      path: "/x/export_123.zip", problem: .book(.severalBad(bad: bad, more: 0, all: 3_012)))
    let words = FailureStrings(failure, language: .en, program: .usual, App.strings)
    #expect(words.problem == "2 of 3,012 files are damaged; nothing was imported")
    #expect(
      words.lines == [
        "/x/export_123.zip › activities/1.fit: ends at byte 4,096 in the middle",
        "/x/export_123.zip › activities/2.fit: ends after 8,200 of 9,310 bytes; --salvage reads those",
      ])
    #expect(words.hint == "Take the others: recordbook import /x/export_123.zip --skip-bad")
  }

  @Test func anActivityOfWhichAFileSaysNothingIsAskedFor() {
    let what = Message.book(.whatWasIt(word: "Other", millimetres: 3_990_000, milliseconds: 4_495_000))
    let failure = Failure.badFile(
      path: "walk.tcx",
      problem: .book(
        .nothingForBook(what: .book(.activity(sport: .unnamed, start: "2025-06-16T15:06:40Z")), why: what, more: 0)))
    let words = FailureStrings(failure, language: .en, program: .usual, App.strings)
    #expect(words.problem == "walk.tcx: says \"Other\", 3.99 km in 1:14:55: a walk, a run or a swim?")
    #expect(words.hint == "--sport walking, running or swimming (pool: --pool 25)")
  }

  private var poolless: [Skipped] {
    (1...12).map { number in
      Skipped(
        what: .book(.activity(sport: .swimming, start: "2025-06-05T15:06:40Z")),
        why: .swimming(.noPool(file: "\(number).tcx", fits: ["25"])))
    }
  }

  @Test func eachOfSeveralReasonsHasALine() {
    let lines = text(output([file("a.zip", counts(1), left(.cycling, 1) + poolless)]))
    #expect(lines[1] == "  left out    1 ride")
    #expect(lines[2] == "              1 swim: how long was the pool? 25 m fits: --pool 1.tcx=25")
    #expect(lines[12] == "              and 2 more")
  }

  @Test func eachOfSeveralSwimsWithoutAPoolIsNamed() {
    let several = BookMessage.nothingOfSeveral(left: Array(poolless.prefix(10)), more: 2)
    let failure = Failure.badFile(path: "/x/1.tcx", problem: .book(several))
    let words = FailureStrings(failure, language: .en, program: .usual, App.strings)
    #expect(words.problem == "nothing for this book; left out: 12")
    #expect(
      words.lines.first
        == "swimming of 2025-06-05T15:06:40Z: how long was the pool? 25 m fits: --pool 1.tcx=25")
    #expect(words.lines.count == 11 && words.lines.last == "and 2 more")
    #expect(words.hint == "For all files at once: --pool 25")
    #expect(FailureStrings(failure, language: .cs, program: .usual, App.strings).lines.last == "a další: 2")
  }

  @Test func aFileInAnArchiveFollowsItAsInAPath() {
    let failure = Failure.badFile(
      path: "zepp.zip", problem: .book(.encryptedExport(service: .zepp)),
      place: .byte(at: 0, entry: "SPORT/SPORT_1.csv"))
    let words = FailureStrings(failure, language: .en, program: .usual, App.strings)
    #expect(words.problem == "zepp.zip › SPORT/SPORT_1.csv: is encrypted")
    #expect(words.hint == "In Zepp open a workout, Share, Export as FIT, TCX or GPX: those files are read.")
  }

  // MARK: The page

  private func lists(_ output: ImportFiles.Output, _ language: Language) -> [String: [String]] {
    let sections = ImportPage(App.strings, language, localTime: LocalTime.show).content(output).filter {
      $0.role == .section
    }
    return Dictionary(
      uniqueKeysWithValues: sections.map { section in
        (section.text ?? "", section.children.map { $0.label ?? $0.text ?? "" })
      })
  }

  @Test func thePageListsWhatBecameOfTheFiles() {
    var strava = self.strava
    strava.bad = [BadFile(path: "/up/old-watch.fit", problem: Message(FormatMessage.checksum), place: nil)]
    strava.awaitsReview = 1
    let english = lists(strava, .en)
    #expect(Set(english.keys) == ["Files", "Left Out", "To Decide"])
    #expect(
      english["Files"]?.first == "export_123.zip, Taken, Strava, 214 runs, 3 other activities, 3 of the runs by hand")
    #expect(
      english["Left Out"] == ["412 rides", "88 walks", "40 strength training", "Passed over: 1,204 other files"])
    #expect(english["Files"]?.dropFirst().first?.hasPrefix("old-watch.fit, Damaged, is damaged") == true)
    #expect(english["To Decide"] == ["3 of 41 tracks without a sport look like rides", "In all: 1"])
    #expect(Set(lists(strava, .cs).keys) == ["Soubory", "Vynecháno", "K rozhodnutí"])
    // What there is to decide is counted once.
    let content = ImportPage(App.strings, .en, localTime: LocalTime.show).content(strava).flatMap(\.selfAndDescendants)
    #expect(!content.contains { $0.role == .stat && $0.text == "To Decide" })
  }

  @Test func thePageOffersToTakeItBackAndToChooseAgain() {
    var strava = self.strava
    let buttons = ImportPage(App.strings, .en, localTime: LocalTime.show).content(strava).flatMap(\.selfAndDescendants)
      .filter {
        $0.role == .button
      }
    #expect(buttons.contains { $0.label == "Take Back: Import" && $0.action?.method == UndoChange.method })
    #expect(!buttons.contains { $0.action?.method == ImportFiles.method })
    strava.bad = [BadFile(path: "/up/a.fit", problem: Message(FormatMessage.checksum), place: nil)]
    let again = ImportPage(App.strings, .en, localTime: LocalTime.show).content(strava).flatMap(\.selfAndDescendants)
    #expect(again.contains { $0.action?.method == ImportFiles.method })
  }
}
