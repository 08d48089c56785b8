import KernelDomain
import SwimmingDomain
import Testing

/// What becomes of corrections when a newer export changes the laps.
@Suite struct SetAsideTests {
  let edited: SwimBook

  init() throws {
    edited = try SwimBook(Swim(swim("FFFF").swim("BBBB", gap: 20_000))).correcting(.style(.mix, laps(5, 6)))
  }

  func imported(_ laps: [SwimLap]) -> SwimBook {
    var merge = SwimImportMerge(into: edited)
    _ = merge.add([Swim(laps, start: morning)])
    return merge.book
  }

  @Test func theSameLapsKeepIt() {
    #expect(imported(edited.swims[0].laps) == edited)
  }

  /// One that does not fit any more stands in nobody's way; nor does one of another lap, or another swim.
  @Test func whatStandsInTheWayIsWhatMadeItSo() throws {
    let swims = [Swim(swim("FFFFFFFF")), Swim(swim("FFFF"), start: morning + 86_400_000)]
    var book = SwimBook(swims: swims)
    for (id, change) in [
      (swims[1].id, .split(lap: 2, into: 2)), (swims[0].id, .split(lap: 1, into: 2)),
      (swims[0].id, .split(lap: 2, into: 2)), (swims[0].id, .exclude(laps(4, 5))), (swims[0].id, .merge(laps(6, 7))),
      (swims[0].id, .remove), (swims[0].id, .style(.mix, laps(2, 2))),
    ] as [(SwimID, SwimCorrection.Change)] {
      let laps = book[id]!.laps
      let touched = change.laps.map { laps[$0.indices].map(SwimCorrection.Stamp.init) } ?? []
      book.corrections.append(SwimCorrection(swim: id, change: change, touched: touched))
    }
    book.corrections.append(
      SwimCorrection(swim: swims[0].id, change: .split(lap: 2, into: 3), touched: [.init(start: morning, duration: 1)]))
    let id = swims[0].id
    #expect(book.obstacle(of: .split(lap: 2), in: id) == 2)
    #expect(book.obstacle(of: .split(lap: 1), in: id) == 1)
    #expect(book.obstacle(of: .split(lap: 2), in: swims[1].id) == 0)
    #expect(book.obstacle(of: .excluded(lap: 5), in: id) == 3)
    #expect(book.obstacle(of: .merged(laps(6, 7)), in: id) == 4)
    #expect(book.obstacle(of: .removed, in: id) == 5)
    #expect(book.obstacle(of: .oneLap, in: id) == nil)
    #expect(book.obstacle(of: .removed, in: swims[1].id) == nil)
  }

  @Test func changesOfOtherLapsLeaveIt() {
    var newer = edited.swims[0].laps
    newer[0] = SwimLap(start: newer[0].start, duration: 19_000, style: .freestyle, strokes: 9, isAfterRestMarker: false)
    let book = imported(newer)
    #expect(book.first.setAside.isEmpty)
    #expect(book.first.laps.map(\.isEdited) == [false, false, false, false, true, true, false, false])
  }

  @Test func otherNumbersOfTheSameLapsAreFollowed() {
    let book = imported(Array(edited.swims[0].laps.dropFirst(2)))
    #expect(book.first.setAside.isEmpty)
    #expect(book.first.laps.map(\.isEdited) == [false, false, true, true, false, false])
  }

  @Test func aChangedLapSetsItAside() {
    var newer = edited.swims[0].laps
    newer[4] = SwimLap(
      start: newer[4].start, duration: 20_001, style: .breaststroke, strokes: 9, isAfterRestMarker: false)
    let book = imported(newer)
    #expect(book.first.setAside == Array(edited.corrections))
    #expect(book.first.laps.allSatisfy { !$0.isEdited })
    #expect(SwimReview(of: book).setAside == Array(edited.corrections))
    #expect(book.corrections == edited.corrections)
  }

  @Test func anInsertedLapSetsItAside() {
    var newer = edited.swims[0].laps
    newer.insert(
      SwimLap(start: newer[4].end, duration: 0, style: .breaststroke, strokes: nil, isAfterRestMarker: false), at: 5)
    #expect(imported(newer).first.setAside == Array(edited.corrections))
  }

  @Test func theOldLapsMakeItFitAgain() {
    var merge = SwimImportMerge(into: imported([edited.swims[0].laps[0]]))
    #expect(merge.book.first.setAside == Array(edited.corrections))
    _ = merge.add(edited.swims)
    #expect(merge.book == edited)
  }

  @Test func severalPlacesAreNone() throws {
    let twin = SwimLap(start: morning, duration: 20_000, style: .drill, strokes: nil, isAfterRestMarker: false)
    let other = SwimLap(start: morning, duration: 25_000, style: .drill, strokes: nil, isAfterRestMarker: false)
    let book = try SwimBook(Swim([twin, other])).correcting(.style(.freestyle, laps(1, 1)))
    var merge = SwimImportMerge(into: book)
    _ = merge.add([Swim([other, twin, twin], start: morning)])
    #expect(merge.book.first.setAside == Array(book.corrections))
    _ = merge.add([Swim([other, twin], start: morning)])
    #expect(merge.book.first.laps.map(\.style) == [.drill, .freestyle])
  }

  @Test func aMergeThatWouldCrossASegmentIsSetAside() throws {
    let book = try SwimBook(Swim(swim("FFFF"))).correcting(.merge(laps(2, 3)))
    var newer = book.swims[0].laps
    newer[2] = SwimLap(start: newer[2].start, duration: 20_000, style: .freestyle, strokes: 9, isAfterRestMarker: true)
    var merge = SwimImportMerge(into: book)
    _ = merge.add([Swim(newer, start: morning)])
    #expect(merge.book.first.setAside.isEmpty)
    // The lap before is the same by start and duration, but a lap between the two is new.
    let apart = swim("FF").swim("F", gap: 12_000)
    let stamps = [SwimCorrection.Stamp(apart.laps[1]), SwimCorrection.Stamp(apart.laps[2])]
    let crossing = SwimCorrection(swim: SwimID(start: morning), change: .merge(laps(2, 3)), touched: stamps)
    #expect(CorrectedSwim(Swim(apart), corrections: [crossing]).setAside == [crossing])
  }

  @Test func laterCorrectionsThatRelyOnAMergeSetAsideStandAlone() throws {
    let book = try SwimBook(Swim(swim("FFFF"))).correcting(.merge(laps(1, 2)), .style(.mix, laps(3, 4)))
    var newer = book.swims[0].laps
    newer[0] = SwimLap(start: newer[0].start, duration: 19_990, style: .freestyle, strokes: 9, isAfterRestMarker: false)
    var merge = SwimImportMerge(into: book)
    _ = merge.add([Swim(newer, start: morning)])
    #expect(merge.book.first.setAside == [book.corrections[0]])
    #expect(merge.book.first.laps.map(\.style) == [.freestyle, .freestyle, .mix, .mix])
  }

  @Test func correctionsOfUnknownSwimsAreReported() {
    let stray = SwimCorrection(swim: SwimID(start: morning + 5_000), change: .remove, touched: [])
    let book = SwimBook(swims: edited.swims, corrections: [stray])
    #expect(SwimReview(of: book).setAside == [stray])
  }
}
