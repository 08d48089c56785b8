package import KernelApplication
package import SwimmingDomain

/// Finds and reads files that hold workouts.
package protocol SwimFiles: Sendable {
  /// The files among and below `paths` that hold workouts, told by content, never by name; in order of path.
  ///
  /// A path given that is itself a file of another kind, is missing or may not be read fails, and so does a folder
  /// without any such file.
  func find(_ paths: [String]) throws(Failure) -> [SwimFile]

  /// Reads one of them whole.
  /// - Parameter pool: for files that do not say (TCX); fails with `invalidInput` where it is needed and missing.
  func read(_ file: SwimFile, pool: PoolLength?, progress: any ProgressSink) throws(Failure) -> ReadSwims

  /// Fails unless the file or folder is there and may be read.
  func checkReadable(_ path: String) throws(Failure)

  /// The path from the root, as given to other processes.
  func absolute(_ path: String) -> String
}

/// A file that holds workouts.
package struct SwimFile: Hashable, Sendable {
  package let path: String
  package let kind: Kind
  package let bytes: Int64
  /// Nanoseconds since 1970-01-01T00:00:00Z.
  package let modified: Int64

  package enum Kind: String, Codable, Sendable {
    case appleHealthZip = "apple-health-zip"
    case appleHealthXML = "apple-health-xml"
    case fit
    case tcx
    /// What `ExportBook` wrote as JSON. Only taken for one when the user named the very file.
    case backup = "recordbook"
  }

  package init(path: String, kind: Kind, bytes: Int64, modified: Int64) {
    self.path = path
    self.kind = kind
    self.bytes = bytes
    self.modified = modified
  }
}

/// What a file holds.
package struct ReadSwims: Hashable, Sendable {
  package var swims: [Swim]
  package var skipped: [Skipped]
  /// Of a backup; nil for files of other kinds.
  package var others: BookBackup.Others?

  package init(swims: [Swim] = [], skipped: [Skipped] = [], others: BookBackup.Others? = nil) {
    self.swims = swims
    self.skipped = skipped
    self.others = others
  }
}

/// Something in a file that could not be used, or not wholly, and why; worded for the swimmer.
package struct Skipped: Hashable, Codable, Sendable {
  package var what: String
  package var why: String

  package init(what: String, why: String) {
    self.what = what
    self.why = why
  }
}
