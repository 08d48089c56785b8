import BookApplication

/// What to report about the files in an archive: files that were not imported, and remarks on files that were.
struct MemberNotes: Sendable {
  var bad: [BadFile] = []
  var skipped: [Skipped] = []
  /// The names of files that contain nothing that any feature can import.
  var passedOver: [String] = []
  /// The number of files in the archive, excluding nested archives.
  var files = 0
  /// The names of the services whose exports were recognised.
  var services: Set<String> = []

  mutating func append(_ next: MemberNotes) {
    bad += next.bad
    skipped += next.skipped
    passedOver += next.passedOver
    files += next.files
    services.formUnion(next.services)
  }
}
