package import KernelDomain

/// The name and picture of the book's owner.
package struct ShowProfile: UseCase {
  package static let method = "profile.showProfile"
  package static let summary = "Show the name and picture of the book's owner."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput
  package typealias Output = Profile

  private let store: any ProfileRepository

  package init(store: any ProfileRepository) {
    self.store = store
  }

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Profile {
    try store.profile()
  }
}
