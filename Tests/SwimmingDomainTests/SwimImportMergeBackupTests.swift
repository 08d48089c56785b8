import KernelDomain
import SwimmingDomain
import Testing

struct SwimImportMergeBackupTests {
  let morning = Swim(swim("FFFF"))
  let evening = Swim(swim("KK", start: SwimmingDomainTests.morning + 40_000_000))

  private func confirm(_ lap: Int, of swim: Swim) -> SwimCorrection {
    SwimCorrection(swim: swim.id, change: .confirm(SwimLapRange(lap)), touched: [])
  }

  private func restored(
    _ swims: [Swim], _ corrections: [SwimCorrection], into book: SwimBook
  ) -> (book: SwimBook, tally: SwimImportMerge.Tally, put: [Swim]) {
    var merge = SwimImportMerge(into: book)
    let tally = merge.restore(swims, corrections)
    return (merge.book, tally, merge.put)
  }

  @Test func anEmptyBookBecomesTheBackup() {
    var second = morning
    second.source = "Phone"
    second.id = SwimID(start: morning.start, ordinal: 1)
    let book = SwimBook(
      swims: [morning, second, evening],
      corrections: [confirm(1, of: second), confirm(2, of: morning), confirm(1, of: second)])
    let (restored, tally, put) = restored(book.swims, Array(book.corrections), into: SwimBook())
    #expect(restored == book)
    #expect(put == book.swims)
    #expect(tally.new == 3 && tally.corrections == 3)
  }

  @Test func theSameBackupAgainChangesNothing() {
    let book = SwimBook(
      swims: [morning, evening],
      corrections: [confirm(1, of: morning), confirm(2, of: morning), confirm(1, of: morning)])
    let (restored, tally, put) = restored(book.swims, Array(book.corrections), into: book)
    #expect(restored == book)
    #expect(put.isEmpty)
    #expect(tally.unchanged == 2 && tally.corrections == 0)
  }

  @Test func whatTheBookHasStaysAndWhatItLacksComes() {
    var newer = morning
    newer.duration += 5
    let book = SwimBook(swims: [newer], corrections: [confirm(3, of: morning), confirm(1, of: morning)])
    let backup = [confirm(1, of: morning), confirm(2, of: morning), confirm(1, of: morning)]
    let (restored, tally, put) = restored([morning, evening], backup, into: book)
    #expect(restored.swims == [newer, evening])
    #expect(put == [evening])
    #expect(
      Array(restored.corrections) == Array(book.corrections) + [confirm(2, of: morning), confirm(1, of: morning)])
    #expect(tally.new == 1 && tally.unchanged == 1 && tally.updated == 0 && tally.corrections == 2)
  }

  @Test func lapsThatOnlyTheBackupHasCome() {
    var bare = morning
    bare.laps = []
    #expect(restored([morning], [], into: SwimBook(swims: [bare])).book.swims == [morning])
    #expect(restored([bare], [], into: SwimBook(swims: [morning])).book.swims == [morning])
  }

  /// In whatever order they come: moving all that are there for each of them would take minutes.
  @Test func aHundredThousandComeInSeconds() {
    let all = (0..<100_000).map { Swim([], start: SwimmingDomainTests.morning + $0 * 60_000) }
    let own = all.indices.filter { $0 % 2 == 1 }.map { all[$0] }
    let backup = all.indices.filter { $0 % 2 == 0 }.reversed().map { all[$0] }
    let (restored, tally, put) = restored(backup, [], into: SwimBook(swims: own))
    #expect(restored.swims.map(\.id) == all.map(\.id))
    #expect(put.count == 50_000 && tally.new == 50_000)
    var book = SwimBook(swims: own)
    book.put(put)
    #expect(book.swims.map(\.id) == all.map(\.id))
  }

  @Test func aNameThatIsMissingAmongThoseOfASecondIsGivenFirst() {
    let swims = ["Watch", "Phone", "Other"].map { Swim(swim("FF"), source: $0) }
    var book = restored(swims, [], into: SwimBook()).book
    book.swims.remove(at: 1)
    let (again, tally, _) = restored([swims[1]], [], into: book)
    #expect(again.swims.map(\.source) == ["Watch", "Phone", "Other"])
    #expect(again.swims.map(\.id.ordinal) == [0, 1, 2] && tally.new == 1)
  }

  @Test func correctionsFollowASwimThatHasAnotherNameHere() {
    var other = morning
    other.source = "Phone"
    let book = SwimBook(swims: [other])
    let (restored, _, _) = restored([morning], [confirm(1, of: morning)], into: book)
    let name = SwimID(start: morning.start, ordinal: 1)
    #expect(restored.swims.map(\.id) == [morning.id, name])
    #expect(restored.corrections.map(\.swim) == [name])
  }
}
