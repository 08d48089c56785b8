package import KernelApplication

/// Takes back the permission to read health data. What was imported stays.
package struct RevokeHealthAccess: UseCase {
  package static let method = "swimming.revokeHealthAccess"
  package static let summary = "Take back the permission to read health data; what was imported stays."
  package static let kind = UseCaseKind.change

  package typealias Input = NoInput
  package typealias Output = ShowHealthAccess.Output

  private let store: any SwimStore
  private let files: any SwimFiles

  package init(store: any SwimStore, files: any SwimFiles) {
    self.store = store
    self.files = files
  }

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    var access = try store.healthAccess()
    if access.status != .revoked {
      access.status = .revoked
      access.path = nil
      try store.change { _ throws(Failure) in .setHealthAccess(access) }
    }
    return Output(access, files: files)
  }
}
