import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import TestSupport
import Testing

/// Body weights lie in section `book`, a document for each day.
struct BodyWeightTests {
  private let book = DocumentsUnderTest()
  private let monday = CivilDay(year: 2026, month: 6, day: 1)!
  private let tuesday = CivilDay(year: 2026, month: 6, day: 2)!

  private func kilograms(_ thousandths: Int) -> Load { Load(thousandths: thousandths, unit: .kilogram)! }

  @Test func theLatestUntilADayCounts() throws {
    _ = try book.weights.record(kilograms(82_000), on: tuesday, isDryRun: false)
    _ = try book.weights.record(kilograms(83_000), on: monday, isDryRun: false)
    let weights = try book.weights.weights()
    #expect(weights.latest(on: CivilDay(year: 2026, month: 5, day: 31)!) == nil)
    #expect(weights.latest(on: monday) == kilograms(83_000))
    #expect(weights.latest(on: CivilDay(year: 2027, month: 1, day: 1)!) == kilograms(82_000))
  }

  @Test func sayingItAgainOrTryingWritesNothing() throws {
    let made = try book.weights.record(kilograms(82_000), on: monday, isDryRun: false)
    #expect(made.change == 1 && made.before == nil)
    let again = try book.weights.record(kilograms(82_000), on: monday, isDryRun: false)
    #expect(again.change == nil && again.before == kilograms(82_000))
    let tried = try book.weights.record(nil, on: monday, isDryRun: true)
    #expect(tried.change == nil && tried.before == kilograms(82_000))
    #expect(try book.weights.record(nil, on: tuesday, isDryRun: false).change == nil)
    #expect(try book.weights.weights() == BodyWeights([monday: kilograms(82_000)]))
  }

  @Test func aChangeSaysItAndIsUndoneAlone() throws {
    _ = try book.weights.record(kilograms(82_000), on: monday, isDryRun: false)
    _ = try book.weights.record(kilograms(81_000), on: tuesday, isDryRun: false)
    let change = try #require(try book.log.changes(of: .book).last)
    let part = change.parts.part(of: .book, as: DocumentChangePart.self)
    #expect(part?.bodyWeights == [BodyWeightChanged(day: monday, weight: kilograms(82_000))])
    #expect(part?.values == [])
    _ = try book.log.undo(1, of: nil, isDryRun: false)
    #expect(try book.weights.weights() == BodyWeights([tuesday: kilograms(81_000)]))
  }

  @Test func aRemovedDayHidesWhatWasRecordedElsewhere() throws {
    let earlier = [monday: kilograms(84_000)]
    #expect(try book.weights.weights().joined(with: earlier) == earlier)
    let removed = try book.weights.record(nil, on: monday, isDryRun: false, over: earlier)
    #expect(removed.change == 1 && removed.before == kilograms(84_000))
    #expect(try book.weights.weights().joined(with: earlier).isEmpty)
    _ = try book.weights.record(kilograms(85_000), on: monday, isDryRun: false, over: earlier)
    #expect(try book.weights.weights().joined(with: earlier) == [monday: kilograms(85_000)])
  }
}
