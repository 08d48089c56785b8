package import KernelApplication

/// Allows the book to read health data at a path, now and at each sync.
package struct GrantAccess: UseCase {
  package static let method = "book.grantAccess"
  package static let summary = "Let the book read health data from a file or folder."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + .readingFiles

  package struct Input: Described, Equatable {
    package var path: String

    package static let schema = Schema(
      "The file or folder that the book may read.",
      [
        .init(
          "path", .path("/home/eva/export.zip"), "The path of the file or folder, which is read at each sync.")
      ])

    package init(path: String) { self.path = path }
  }

  package typealias Output = ShowAccess.Output

  let repository: any HealthAccessRepository
  let files: any FileImporter

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let path = files.absolute(input.path)
    try files.checkReadable(path)
    var access = try repository.access()
    if access.status != .granted || access.path != path {
      access.status = .granted
      access.path = path
      try repository.save(access)
    }
    return Output(access, files: files)
  }
}

extension GrantAccess.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}
