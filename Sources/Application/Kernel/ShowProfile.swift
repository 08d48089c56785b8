package import KernelDomain

package struct ShowProfile: UseCase {
  package static let method = "profile.showProfile"
  package static let summary = "Show the name and picture of the book's owner."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput
  package typealias Output = Profile

  let profiles: any ProfileRepository

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Profile {
    try profiles.profile()
  }
}
