package import KernelApplication

package struct RevokeAccess: UseCase {
  package static let method = "book.revokeAccess"
  package static let summary = "Revoke the permission to read health data; data that was imported stays."
  package static let kind = UseCaseKind.change

  package typealias Input = NoInput
  package typealias Output = ShowAccess.Output

  let repository: any HealthAccessRepository
  let files: any FileImporter

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    var access = try repository.access()
    if access.status != .revoked {
      access.status = .revoked
      access.path = nil
      try repository.save(access)
    }
    return Output(access, files: files)
  }
}
