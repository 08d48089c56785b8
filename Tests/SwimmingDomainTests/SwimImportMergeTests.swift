import KernelDomain
import SwimmingDomain
import Testing

@Suite struct SwimImportMergeTests {
  let swum = Swim(swim("FFFF"))

  func merged(_ swims: [Swim], into book: SwimBook = SwimBook()) -> (SwimImportMerge, SwimImportMerge.Tally) {
    var merge = SwimImportMerge(into: book)
    let tally = merge.add(swims)
    return (merge, tally)
  }

  @Test func newSwimsAreNamedByTheirStart() {
    let (merge, tally) = merged([swum])
    #expect(merge.book.swims.map(\.id.description) == ["20240601T100000Z"])
    #expect(merge.put == merge.book.swims)
    #expect((tally.new, tally.updated, tally.unchanged) == (1, 0, 0))
  }

  @Test func theSameAgainChangesNothing() {
    let (once, _) = merged([swum])
    let (twice, tally) = merged([swum], into: once.book)
    #expect(twice.book == once.book)
    #expect(twice.put.isEmpty)
    #expect((tally.new, tally.updated, tally.unchanged) == (0, 0, 1))
    #expect(tally.ids == once.book.swims.map(\.id))
  }

  /// What a former version read from a FIT file had the serial number alone.
  @Test func aDeviceThatWasNamedLaterIsTheSameDevice() {
    let old = Swim(swim("FFFF"), source: "3919433028")
    let named = Swim(swim("FFFF"), source: "Garmin Swim 3919433028")
    let (before, _) = merged([old])
    let (after, tally) = merged([named], into: before.book)
    #expect((tally.new, tally.updated, tally.unchanged) == (0, 1, 0))
    #expect(after.book.swims.map(\.source) == ["Garmin Swim 3919433028"])
    #expect(after.book.standing.duplicates.isEmpty)
    for (one, other) in [("Watch 7", "Other 7"), ("Garmin Swim 13919433028", "3919433028"), ("7", ""), ("My x", "x")] {
      #expect(!Swim(swim("F"), source: one).isOfSameDevice(as: Swim(swim("F"), source: other)))
    }
  }

  @Test func othersThatStartInTheSameSecondGetLetters() {
    let b = Swim(swim("FF"), source: "Other")
    let c = Swim(swim("FFF", start: morning + 500), source: "Watch")
    let (merge, tally) = merged([swum, b, c])
    let names = merge.book.swims.map(\.id.description)
    #expect(names == ["20240601T100000Z", "20240601T100000Z-b", "20240601T100000Z-c"])
    #expect(tally.new == 3)
    // However they come, the names stay.
    let (again, _) = merged([c, b, swum], into: merge.book)
    #expect(again.book == merge.book)
  }

  @Test func atMostAsManyAsThereAreLettersAreTakenIn() {
    let (merge, tally) = merged((0..<28).map { Swim(swim("F"), source: "Source \($0)") })
    #expect(merge.book.swims.count == 26)
    #expect(merge.book.swims.last?.id.description == "20240601T100000Z-z")
    #expect(tally.new == 26)
    #expect(tally.unnamed == 2)
  }

  @Test func aNewerReadingTakesThePlaceAndKeepsTheName() {
    let (first, _) = merged([Swim(swim("FF"), source: "Other"), swum])
    let newer = Swim(swim("FFFF", each: 19_000))
    let (merge, tally) = merged([newer], into: first.book)
    #expect(merge.book.swims[1].id.description == "20240601T100000Z-b")
    #expect(merge.book.swims[1].laps == newer.laps)
    #expect(merge.put.map(\.id) == [first.book.swims[1].id])
    #expect((tally.new, tally.updated, tally.unchanged) == (0, 1, 0))
  }

  @Test func aReadingWithoutLapsLeavesThoseThereAre() {
    let (first, _) = merged([swum])
    let (merge, tally) = merged([Swim([], start: morning)], into: first.book)
    #expect(merge.book == first.book)
    #expect(tally.unchanged == 1)
    // The other way round it is an update.
    let (bare, _) = merged([Swim([], start: morning)])
    #expect(merged([swum], into: bare.book).1.updated == 1)
  }

  @Test func theSameSwimTwiceInOneImportIsOne() {
    var merge = SwimImportMerge(into: SwimBook())
    let tallies = [merge.add([swum]), merge.add([swum]), merge.add([Swim(swim("FFFF", each: 21_000))])]
    #expect(tallies.map(\.new) == [1, 0, 0])
    #expect(tallies.map(\.unchanged) == [0, 1, 0])
    #expect(tallies.map(\.updated) == [0, 0, 1])
    #expect(merge.put.count == 1)
    #expect(merge.put[0].laps[0].duration == 21_000)
  }

  @Test func swimsComeInTheOrderOfTheirIDs() {
    let days = [3, 1, 2].map { Swim(swim("FF", start: morning + $0 * 86_400_000)) }
    let (merge, _) = merged(days)
    #expect(merge.book.swims.map(\.id) == merge.book.swims.map(\.id).sorted())
    #expect(merge.put.map(\.id) == merge.book.swims.map(\.id))
  }

  @Test func duplicatesAreCountedForTheFileThatBringsThem() {
    let poor = Swim(swim("FF?"), source: "Other")
    var both = SwimImportMerge(into: SwimBook())
    let tallies = [both.add([swum]), both.add([poor])]
    #expect(both.duplicates(of: tallies) == [0, 1])
    // The richer one comes second: the one in the book is marked in its favour.
    let (first, _) = merged([poor])
    let (second, tally) = merged([swum], into: first.book)
    #expect(second.duplicates(of: [tally]) == [1])
    let (again, same) = merged([swum], into: second.book)
    #expect(again.duplicates(of: [same]) == [0])
    let (marked, mine) = merged([poor], into: second.book)
    #expect(marked.duplicates(of: [mine]) == [1])
  }

  @Test func puttingReplacesByName() {
    var book = SwimBook(swum)
    var changed = swum
    changed.laps.removeLast()
    let later = Swim(swim("FF", start: morning + 1_000_000))
    book.put([later, changed])
    #expect(book.swims == [changed, later])
    #expect(book[swum.id] == changed)
    #expect(book[SwimID(start: morning + 5_000)] == nil)
  }
}
