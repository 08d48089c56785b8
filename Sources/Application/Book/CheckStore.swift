package import KernelApplication

/// Looks at every byte kept, and changes none.
package struct CheckStore: UseCase {
  package static let method = "book.checkStore"
  package static let summary = "Check every file of the store; changes nothing."
  package static let kind = UseCaseKind.examination
  package static let whileLocked = UseWhileLocked.repair
  package static let failures: [FailureKind] = [.storeNewer, .accessDenied, .diskFull, .system]

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var sound: Bool
    package var fileCount: Int
    package var bytes: Int64
    package var findings: [StoreFinding]

    package static let schema = Schema(
      "What looking at every byte of the store found.",
      [
        .init("sound", .flag, "Nothing was found."),
        .init("fileCount", .integer, "How many files the store has.", unit: .of("files")),
        .init("bytes", .integer, "How long they are together.", unit: .bytes),
        .init("findings", .list(StoreFinding.schema), "What is wrong."),
      ])
  }

  let maintenance: any StoreMaintenance
  let account: any AccountRepository

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    var examined = try maintenance.examine()
    // Its parts may each be as they were written, and not belong together.
    if (try? account.account())?.isDamaged == true {
      examined.findings.append(StoreFinding(place: "account", problem: .account(.damaged)))
    }
    return Output(
      sound: examined.findings.isEmpty, fileCount: examined.files, bytes: examined.bytes, findings: examined.findings)
  }
}
