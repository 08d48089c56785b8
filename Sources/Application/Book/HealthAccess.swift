package import KernelApplication
package import KernelDomain

/// Whether the book may read the owner's health data, and the file or folder from which it may read them.
package struct HealthAccess: Hashable, Codable, Sendable {
  package var status: Status
  /// The absolute path of the granted file or folder; nil unless `status` is granted.
  package var path: String?
  /// The files that the last sync found, and the time of that sync; nil before the first sync.
  package var lastSync: SyncedFiles?

  package enum Status: String, Codable, Sendable {
    case notDetermined
    case granted
    case revoked
  }

  package init(status: Status = .notDetermined, path: String? = nil, lastSync: SyncedFiles? = nil) {
    self.status = status
    self.path = path
    self.lastSync = lastSync
  }
}

/// The files that a sync found. The next sync reads only files that are not among them.
package struct SyncedFiles: Hashable, Codable, Sendable {
  package var at: Timestamp
  package var files: [File]

  package struct File: Hashable, Codable, Sendable {
    package var path: String
    package var bytes: Int64
    /// The file's modification time, in nanoseconds since 1970-01-01T00:00:00Z.
    package var modified: Int64

    package init(path: String, bytes: Int64, modified: Int64) {
      self.path = path
      self.bytes = bytes
      self.modified = modified
    }
  }

  package init(at: Timestamp, files: [File]) {
    self.at = at
    self.files = files
  }
}

/// Stores whether the book may read health data. A change is durable when the call returns.
package protocol HealthAccessRepository: Sendable {
  func access() throws(Failure) -> HealthAccess
  /// Stores the status and path of `access`, and ignores its `lastSync`, which only a sync writes.
  func save(_ access: HealthAccess) throws(Failure)
}
