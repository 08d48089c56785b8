import BookApplication
import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import Testing

@Suite struct ImportListTests {
  private func show(_ language: Language, _ change: (inout BookImport) -> Void) -> String {
    var imported = BookImport(
      number: 12, at: Timestamp(seconds: 1_750_000_000), stands: true, isSync: false, files: ["strava.zip"],
      moreFiles: 0, brought: [BookImport.Brought(feature: "running", new: 214, updated: 0)], left: 4)
    change(&imported)
    let text = ImportListSummary([], language, .usual) { CivilDateTime($0) }.show(imported)
    return text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }

  private func addDetails(_ imported: inout BookImport) {
    imported.options = ["walks": "true", "pool": "25"]
    imported.leftOut = [
      BookImport.LeftOut(what: "cycling", why: "book.nothingOfThisKind", count: 1_412),
      BookImport.LeftOut(what: "", why: "book.untold", count: 2),
      BookImport.LeftOut(what: "running.fixes", why: "running.outOfOrder", count: 3),
      BookImport.LeftOut(what: "book.archived", why: "book.otherKind", count: 2),
    ]
  }

  @Test func itsOptionsAndWhatWasLeftOut() {
    let english = show(.en, addDetails)
    #expect(english.contains("Left out 1,412 cycling, 2 unnamed sport, other: 3\n Options pool 25, walks true"))
    #expect(show(.cs, addDetails).contains("kolo, 2 nepojmenovaný sport, jiné: 3\n Volby pool 25, walks true"))
  }

  @Test func theActivitiesWhoseSportItGuessed() {
    #expect(show(.en) { $0.guessed = 1 }.contains("Guessed sport 1 activity\n"))
    #expect(show(.cs) { $0.guessed = 3 }.contains("Odhadnutý sport 3 aktivity\n"))
  }

  @Test func anOlderImportKeepsOnlyTheirNumber() {
    #expect(show(.en) { _ in }.contains("Left out 4\n"))
  }
}
