package import KernelApplication

/// Reads every byte of the book and reports damage; changes nothing.
package struct CheckStore: UseCase {
  package static let method = "book.checkStore"
  package static let summary = "Check every file of the store, without changing anything."
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
      "The result of checking every file of the store.",
      [
        .init("sound", .flag, "Whether the store is free of faults."),
        .init("fileCount", .integer, "The number of files in the store.", unit: .of("files")),
        .init("bytes", .integer, "The total size of these files, in bytes.", unit: .bytes),
        .init("findings", .list(StoreFinding.schema), "The faults that were found."),
      ])
  }

  let maintenance: any StoreMaintenance
  let account: any AccountRepository

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    var examined = try maintenance.examine()
    // The account's two parts (the account and its logins) may each be intact and still not belong together.
    if (try? account.account())?.isDamaged == true {
      examined.findings.append(StoreFinding(place: "account", problem: .account(.damaged)))
    }
    return Output(
      sound: examined.findings.isEmpty, fileCount: examined.files, bytes: examined.bytes, findings: examined.findings)
  }
}
