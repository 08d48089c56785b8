import Libc
import TestSupport
import Testing

/// A place that was named and has no book may have been mistyped.
@Suite struct MissingBookTests {
  private let sandbox = Sandbox()

  private func run(_ words: [String], _ environment: [String: String] = [:]) -> Program.Result {
    var program = Program(sandbox: sandbox)
    program.environment = environment
    return program.launch([Program.path] + words)
  }

  @Test(arguments: [["check"], ["export", "--format", "json", "x.json"], ["export", "--format", "html", "x"]])
  func checkingAndExportingNothingIsRefused(words: [String]) {
    let place = sandbox.path + "/typo"
    let refused = run(["--store", place] + words)
    #expect(refused.status == 2)
    #expect(refused.words.hasPrefix("recordbook: there is no book at \(place)\n"), "\(refused.words)")
    #expect(run(["--json", "--store", place] + words).words.hasPrefix(#"{"error":{"code":-32001,"#))
    #expect(
      run(["--language", "cs"] + words, ["RECORDBOOK_STORE": place]).words.contains("na místě \(place) kniha není"))
    #expect(run(words).status == 2)
    #expect(Sandbox.names(in: sandbox.path).allSatisfy { $0.hasPrefix("std") })
  }

  @Test(arguments: [["swim", "records"], ["swim", "list"], ["review"], ["changes"]])
  func emptyScreensNameThePlace(words: [String]) {
    let place = sandbox.path + "/typo"
    let empty = run(["--store", place] + words)
    #expect(empty.status == 0)
    #expect(empty.words == "recordbook: there is no book at \(place)\n")
    #expect(run(words).words.isEmpty)
    #expect(run(["--json", "--store", place] + words).words.isEmpty)
  }

  @Test(arguments: [["Karachi"], ["24.8667,67.05", "--zone", "Asia/Karachi"]])
  func prayerTimesOfAnyPlaceNeedNoBook(place: [String]) {
    let words = ["--language", "cs", "prayer", "times", "--day", "2026-11-27", "--method", "karachi", "--at"] + place
    let (standard, hanafi) = (run(words), run(words + ["--school", "hanafi"]))
    #expect(standard.status == 0 && standard.words.isEmpty, "\(standard)")
    #expect(standard.output.contains("27. 11. 2026   5:36           6:56  12:20  15:22    17:42  19:02"), "\(standard)")
    #expect(hanafi.output.contains("27. 11. 2026   5:36           6:56  12:20  16:06    17:42  19:02"), "\(hanafi)")
  }

  /// An empty book in the browser, in the usual place or in another.
  @Test(arguments: [false, true]) func opensABookThatIsNotThereYet(isElsewhere: Bool) {
    let program = Program(sandbox: sandbox)
    let folder = sandbox.makeFolder("open")
    let (output, errors) = (Fifo(folder + "/out"), Fifo(folder + "/words"))
    let place = isElsewhere ? sandbox.path + "/elsewhere" : sandbox.store
    let process = program.start(
      (isElsewhere ? ["--store", place] : []) + ["open", "--no-browser"], output: output.path, errors: errors.path)
    #expect(output.becomes { $0.contains("The book is open; stop it with Ctrl-C: http://127.0.0.1:") })
    #expect(errors.text == "recordbook: there is no book at \(place)\n")
    kill(process, SIGINT)
    #expect(Program.wait(for: process) == 0)
  }

  @Test func aBookThatLostItsListIsThereThough() {
    let book = SampleBook()
    #expect(book.program("check").status == 0)
    #expect(book.program("swim", "list").words.isEmpty)
    let listed = book.program.launch(["rm", book.sandbox.store + "/manifest.json"])
    #expect(listed.status == 0)
    #expect(book.program("check").status == 1)
  }
}
