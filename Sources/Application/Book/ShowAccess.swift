package import KernelApplication
package import KernelDomain

package struct ShowAccess: UseCase {
  package static let method = "book.showAccess"
  package static let summary = "Show whether, and from where, the book may read health data."
  package static let kind = UseCaseKind.inspection

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var status: Status
    package var path: String?
    package var lastSync: Timestamp?

    package static let schema = Schema(
      "HealthAccess", "Whether, and from where, the book may read health data.",
      [
        .init("status", Status.schema, "Whether the book may read health data, and if not, why."),
        .optional(
          "path", .path("/home/eva/export.zip"),
          "The path of the file or folder; left out unless permission was granted."),
        .optional("lastSync", Timestamp.schema, "The instant of the last sync; left out before the first."),
      ])

    package enum Status: String, Codable, CaseIterable, Sendable {
      case neverGranted
      case granted
      case revoked
      /// The owner granted access, but the file or folder no longer exists or is no longer readable.
      case pathGone

      package static let schema = Schema(
        "HealthAccessStatus", "Whether the book may read health data, and if not, why.",
        ShowAccess.Output.Status.allCases
      ) { status in
        switch status {
        case .neverGranted: "permission was never granted"
        case .granted: nil
        case .revoked: "permission was revoked"
        case .pathGone: "permission was granted, but the file or folder no longer exists or can no longer be read"
        }
      }
    }

    package init(status: Status, path: String? = nil, lastSync: Timestamp? = nil) {
      self.status = status
      self.path = path
      self.lastSync = lastSync
    }

    init(_ access: HealthAccess, files: any FileImporter) {
      self.path = access.path
      self.lastSync = access.lastSync?.at
      switch access.status {
      case .notDetermined: status = .neverGranted
      case .revoked: status = .revoked
      case .granted: status = access.path.flatMap { try? files.checkReadable($0) } != nil ? .granted : .pathGone
      }
    }
  }

  let repository: any HealthAccessRepository
  let files: any FileImporter

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    try Output(repository.access(), files: files)
  }
}

extension ShowAccess.Output: Announcing {
  package static let changedEvent = "book.accessChanged"

  package static var announced: [EventDescription] {
    [EventDescription(changedEvent, ShowAccess.Output.schema, "Permission to read health data was granted or revoked.")]
  }

  package func events(changed: Bool) -> [BookEvent] {
    changed ? [BookEvent(ShowAccess.Output.changedEvent, self)] : []
  }
}
