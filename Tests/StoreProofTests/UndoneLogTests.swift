import KernelApplication
import TestSupport
import Testing

@testable import StoreProof

/// The exercises that a log adds go when its import is undone, unless something else uses them.
struct UndoneLogTests {
  private static func log(_ book: OpenedBook, day: String, _ exercise: String) throws -> Int {
    let text = """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      \(day) 16:46:13,"Odd",1h,"\(exercise)",1,40,5,0,0,"","",

      """
    let path = book.write(text.utf8, to: "log.csv")
    return try book.ask("book.importFiles", "{\"paths\":[\"\(path)\"],\"unit\":\"kg\"}").number("number")
  }

  private static func own(_ book: OpenedBook) throws -> String {
    try book.ask("strength.searchExercises", #"{"own":true}"#)
  }

  private let book: OpenedBook

  init() throws { book = try OpenedBook([:], at: RichBook.now) }

  @Test func theyComeAndGoWithTheImport() throws {
    let number = try UndoneLogTests.log(book, day: "2025-01-01", "Odd Lift")
    #expect(try UndoneLogTests.own(book).contains("Odd Lift"))
    #expect(try book.ask("book.undo", "{\"change\":\(number)}").number("gone") == 1)
    #expect(try !UndoneLogTests.own(book).contains("Odd Lift"))
    _ = try book.ask("book.redo", "{\"change\":\(number)}")
    #expect(try UndoneLogTests.own(book).contains("Odd Lift"))
  }

  @Test func theirIDsAreNotGivenToOthers() throws {
    let number = try UndoneLogTests.log(book, day: "2025-01-01", "Odd Lift")
    _ = try book.ask("book.undo", "{\"change\":\(number)}")
    _ = try UndoneLogTests.log(book, day: "2025-01-02", "Other Lift")
    #expect(try UndoneLogTests.own(book).contains("own-2"))
    // Except to themselves.
    _ = try UndoneLogTests.log(book, day: "2025-01-01", "Odd Lift")
    #expect(try UndoneLogTests.own(book).contains("own-1"))
    #expect(try !UndoneLogTests.own(book).contains("own-3"))
  }

  @Test func oneThatAnotherLogUsesStaysUntilThatGoesToo() throws {
    let first = try UndoneLogTests.log(book, day: "2025-01-01", "Odd Lift")
    let second = try UndoneLogTests.log(book, day: "2025-01-02", "Odd Lift")
    _ = try book.ask("book.undo", "{\"change\":\(first)}")
    #expect(try UndoneLogTests.own(book).contains("Odd Lift"))
    _ = try book.ask("book.undo", "{\"change\":\(second)}")
    #expect(try !UndoneLogTests.own(book).contains("Odd Lift"))
  }

  @Test func theNamesComeAndGoWithTheImport() throws {
    let number = try UndoneLogTests.log(book, day: "2025-01-01", "Odd Lift")
    let names = try book.ask("strength.listNames")
    #expect(names.contains("own-1"))
    _ = try book.ask("book.undo", "{\"change\":\(number)}")
    #expect(try !book.ask("strength.listNames").contains("Odd Lift"))
    _ = try book.ask("book.redo", "{\"change\":\(number)}")
    #expect(try book.ask("strength.listNames") == names)
  }

  /// "Bench Press" is an exercise of its own because another name held the catalogue's when it came. Found anew, it
  /// would be the catalogue's.
  @Test func aNameThatAnotherLogUsesStaysWhatItIs() throws {
    let holder = try UndoneLogTests.log(book, day: "2025-01-01", "Bench Press (Barbell)")
    let first = try UndoneLogTests.log(book, day: "2025-01-02", "Bench Press")
    let second = try UndoneLogTests.log(book, day: "2025-01-03", "Bench Press")
    for number in [holder, first] { _ = try book.ask("book.undo", "{\"change\":\(number)}") }
    #expect(try book.ask("strength.listNames").contains("\"own-1\""))
    _ = try book.ask("book.undo", "{\"change\":\(second)}")
    _ = try UndoneLogTests.log(book, day: "2025-01-04", "Bench Press")
    #expect(try !book.ask("strength.listNames").contains("\"own-1\""))
  }

  @Test func aNameIsFreeForAnotherOnceItsImportIsUndone() throws {
    let number = try UndoneLogTests.log(book, day: "2025-01-01", "Bench Press (Barbell)")
    _ = try book.ask("book.undo", "{\"change\":\(number)}")
    _ = try UndoneLogTests.log(book, day: "2025-01-02", "Bench Press")
    #expect(try !book.ask("strength.listNames").contains("own-1"))
  }

  @Test func aFavouriteRestsOnTheImport() throws {
    let number = try UndoneLogTests.log(book, day: "2025-01-01", "Odd Lift")
    _ = try book.ask("strength.favouriteExercise", #"{"exercise":"own-1"}"#)
    #expect(throws: Failure.self) { try book.ask("book.undo", "{\"change\":\(number)}") }
    _ = try book.ask("book.undo", "{\"change\":\(number),\"withLater\":true}")
    #expect(try !UndoneLogTests.own(book).contains("Odd Lift"))
    let check = try book.ask("book.checkStore")
    #expect(check.contains("\"sound\":true"))
  }
}
