package import KernelApplication
package import KernelDomain

/// Whether, and from where, the book may read health data: a file or folder that its owner granted.
package struct HealthAccess: Hashable, Codable, Sendable {
  package var status: Status
  /// Absolute path; nil unless granted.
  package var path: String?
  /// What the last sync read; nil before the first.
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

/// What a sync found, so that the next one reads only what is new.
package struct SyncedFiles: Hashable, Codable, Sendable {
  package var at: Timestamp
  package var files: [File]

  package struct File: Hashable, Codable, Sendable {
    package var path: String
    package var bytes: Int64
    /// Nanoseconds since 1970-01-01T00:00:00Z.
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

/// Keeps whether the book may read health data. A change is durable when it returns.
package protocol HealthAccessRepository: Sendable {
  func access() throws(Failure) -> HealthAccess
  /// Keeps status and path; what was synced is noted by the sync itself.
  func save(_ access: HealthAccess) throws(Failure)
}
