package import KernelApplication

package struct ShowAccountStatus: UseCase {
  package static let method = "account.showStatus"
  package static let summary = "Show whether the book is locked by its owner's account."
  package static let kind = UseCaseKind.inspection
  package static let whileLocked = UseWhileLocked.allowed

  package typealias Input = NoInput
  package typealias Output = AccountStatus

  let repository: any AccountRepository
  let clock: any WallClock

  package func callAsFunction(_ input: NoInput) throws(Failure) -> AccountStatus {
    AccountStatus(try repository.account(), by: clock)
  }
}
