import KernelApplication
import KernelDomain
import KernelPresentation
import Testing

@testable import KernelCommandLine

@Suite struct FailureWordsTests {
  private static let failures: [(failure: Failure, thing: String, status: KernelCommandLine.ExitStatus)] = [
    (.invalidInput(field: "laps", problem: "there are 4", valid: ["1", "2"]), "laps", .badUsage),
    (.notFound(what: "workout", name: "20230605T060000Z", hint: "See: recordbook swim list"), "20230605", .badUsage),
    (.badFile(path: "/a.zip", problem: "it is cut", place: "byte 7", hint: "Export again."), "7", .badUsage),
    (.accessDenied(path: "/a", hint: "Ask."), "/a", .failed),
    (.conflict(problem: "it was removed", hint: "Undo."), "removed", .failed),
    (.storeBusy(path: "/s", holder: 42), "42", .failed), (.storeBusy(path: "/s", holder: nil), "/s", .failed),
    (.storeDamaged(place: "/s/journal.1.jsonl, line 2", problem: "a wrong CRC"), "line 2", .failed),
    (.storeNewer(path: "/s", found: 2, supported: 1), "/s", .failed), (.storeReadOnly(path: "/s"), "/s", .failed),
    (.diskFull(path: "/s"), "/s", .failed),
    (.system(operation: "open", path: "/s", reason: "too many open files"), "too many", .failed),
    (.cancelled, "", .interrupted),
  ]

  @Test(arguments: failures.indices, Language.allCases)
  func sayThingAndNextStep(index: Int, language: Language) {
    let (failure, thing, _) = FailureWordsTests.failures[index]
    let words = FailureWords(failure, language: language)
    #expect(thing.isEmpty || words.problem.contains(thing))
    #expect(!words.problem.isEmpty && !words.problem.hasSuffix("."))
    #expect(!words.hint.isEmpty)
  }

  @Test(arguments: failures.indices) func exitStatus(index: Int) {
    let (failure, _, status) = FailureWordsTests.failures[index]
    #expect(KernelCommandLine.ExitStatus(failure) == status)
  }

  @Test func whatIsValidIsListed() {
    let failure = Failure.invalidInput(field: "style", problem: "no such style", valid: ["freestyle", "mix"])
    #expect(FailureWords(failure, language: .en).hint == "There are: freestyle, mix")
    #expect(FailureWords(failure, language: .cs).hint == "Na výběr je: freestyle, mix")
  }
}
