package import KernelApplication

/// Lets the book read health data at a path, now and at each sync.
package struct GrantHealthAccess: UseCase {
  package static let method = "swimming.grantHealthAccess"
  package static let summary = "Let the book read health data from a file or folder."
  package static let kind = UseCaseKind.change

  package struct Input: Codable, Hashable, Sendable {
    package var path: String

    package init(path: String) {
      self.path = path
    }
  }

  package typealias Output = ShowHealthAccess.Output

  private let store: any SwimStore
  private let files: any SwimFiles

  package init(store: any SwimStore, files: any SwimFiles) {
    self.store = store
    self.files = files
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let path = files.absolute(input.path)
    try files.checkReadable(path)
    var access = try store.healthAccess()
    if access.status != .granted || access.path != path {
      access.status = .granted
      access.path = path
      try store.change { _ throws(Failure) in .setHealthAccess(access) }
    }
    return Output(access, files: files)
  }
}

extension GrantHealthAccess.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}
