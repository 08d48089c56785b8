import Composition
import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingPresentation
import Testing

@testable import KernelCommandLine

@Suite struct FailureStringsTests {
  private static let failures: [(failure: Failure, thing: String, status: KernelCommandLine.ExitStatus)] = [
    (.invalidInput(field: "laps", problem: .swimming(.lapNumber), valid: ["1", "2"]), "laps", .badUsage),
    (.notFound(.swimming(.noSuchSwim(name: "20230605T060000Z"))), "20230605", .badUsage),
    (.badFile(path: "/a.zip", problem: .format(.checksum), place: .byte(at: 7)), "7", .badUsage),
    (.accessDenied(path: "/a", problem: .file(.mayNotBeRead)), "/a", .failed),
    (.conflict(.swimming(.lapWasSplit(lap: 4, change: 41))), "4", .failed),
    (.storeBusy(path: "/s", holder: 42), "42", .failed), (.storeBusy(path: "/s", holder: nil), "/s", .failed),
    (.storeDamaged(place: "/s/journal.1.jsonl, line 2", problem: .store(.checksum)), "line 2", .failed),
    (.storeNewer(path: "/s", found: 2, supported: 1), "/s", .failed),
    (.storeNewer(path: "/s", found: 1, supported: 2), "d4573b06", .failed), (.storeReadOnly(path: "/s"), "/s", .failed),
    (.diskFull(path: "/s"), "/s", .failed),
    (.system(operation: "open", path: "/s", reason: "too many open files"), "too many", .failed),
    (.cancelled, "", .interrupted),
  ]

  private func words(_ failure: Failure, _ language: Language, program: KernelPresentation.Program = .usual)
    -> FailureStrings
  {
    FailureStrings(failure, language: language, program: program, [SwimmingFeatureStrings()])
  }

  @Test(arguments: failures.indices, Language.allCases)
  func sayThingAndNextStep(index: Int, language: Language) {
    let (failure, thing, _) = FailureStringsTests.failures[index]
    let words = words(failure, language)
    #expect(thing.isEmpty || words.problem.contains(thing))
    #expect(!words.problem.isEmpty && !words.problem.hasSuffix("."))
    #expect(words.hint?.isEmpty == false)
  }

  /// Waiting for a writer that does nothing does not help.
  @Test(arguments: Language.allCases) func aStoppedWriterIsToldToContinue(language: Language) {
    let words = words(.storeBusy(path: "/s", holder: 42, isStopped: true), language)
    #expect(words.hint?.hasSuffix(": kill -CONT 42") == true)
    let wait = WaitSummary.text(.writer(42, isStopped: true), language, .usual)
    #expect(wait.hasSuffix(": kill -CONT 42\n"))
    #expect(!WaitSummary.text(.writer(42, isStopped: false), language, .usual).contains("kill"))
  }

  @Test(arguments: failures.indices) func exitStatus(index: Int) {
    let (failure, _, status) = FailureStringsTests.failures[index]
    #expect(KernelCommandLine.ExitStatus(failure) == status)
  }

  @Test func whatIsValidIsListed() {
    let failure = Failure.invalidInput(field: "theme", problem: .input(.settingIsChoice), valid: ["light", "dark"])
    #expect(words(failure, .en).hint == "There are: light, dark")
    #expect(words(failure, .cs).hint == "Na výběr je: light, dark")
  }

  /// Nothing is advised where no advice helps.
  @Test func otherValuesAreNotAdvisedBlindly() {
    let failure = Failure.invalidInput(field: "laps", problem: .swimming(.lapsOutsideSwim(swim: "S", laps: 4)))
    #expect(Language.allCases.allSatisfy { words(failure, $0).hint == nil })
  }

  /// Obeying the hint takes back nothing of another book.
  @Test func hintsActOnTheBookThatWasLookedAt() {
    let failure = Failure.conflict(.swimming(.lapWasSplit(lap: 4, change: 41)))
    let options = GlobalOptions(store: "/tmp/a book", socket: "/s")
    let program = "recordbook --store '/tmp/a book' --socket /s"
    #expect(words(failure, .en, program: options.program).hint == "Undo that first: \(program) undo 41")
    #expect(words(failure, .cs, program: options.program).hint == "Nejdřív to vezměte zpět: \(program) undo 41")
    #expect(words(failure, .en, program: GlobalOptions().program).hint == "Undo that first: recordbook undo 41")
  }
}
