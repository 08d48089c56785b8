import KernelApplication
import KernelDomain
import Testing

@testable import KernelPresentation

/// Failures as pages show them, without commands, folders and members of the wire.
@Suite struct PageFailureTests {
  private func shown(_ failure: Failure, _ program: Program = .usual) -> (problem: String, hint: String?) {
    FailureStrings(failure, language: .en, program: program).onPage(of: failure, program)
  }

  @Test func aFieldIsNotNamedByItsMember() {
    let shown = shown(.invalidInput(field: "paths", problem: .input(.noFileChosen), valid: []))
    #expect(shown.problem == "No file was chosen")
  }

  @Test func aHintEndsBeforeItsCommand() {
    let program = Program(line: "recordbook --store /tmp/book")
    let shown = shown(.storeDamaged(place: "years/2025", problem: .store(.missing)), program)
    #expect(shown.hint == "Repair it, keeping a copy of what is replaced.")
  }

  @Test func ofADamagedFileTheFoldersOfTheBookAreLeftOut() {
    let place = "/home/eva/book/running/journal.3.jsonl, line 2"
    let shown = shown(.storeDamaged(place: place, problem: .store(.missing)))
    #expect(shown.problem == "The book is damaged, running/journal.3.jsonl, line 2: it is missing")
  }

  @Test func aHintEndsBeforeItsOption() {
    let shown = shown(.storeReadOnly(path: "/home/eva/book"))
    #expect(shown.problem == "The book can't be written to")
    #expect(shown.hint == "Allow writing to that folder, or choose another.")
  }

  @Test func aTextEndsBeforeTheOptionThatAnswersIt() {
    #expect(FailureStrings.withoutOption("25 m fits: --pool 'my swim.tcx=25'") == "25 m fits")
    #expect(FailureStrings.withoutOption("is empty") == "is empty")
  }

  @Test func ofAFileOnlyTheNameIsShown() {
    let shown = shown(.accessDenied(path: "/tmp/recordbook-open-x/1/export.zip", problem: .input(.noFileChosen)))
    #expect(shown.problem == "export.zip: access denied")
  }
}
