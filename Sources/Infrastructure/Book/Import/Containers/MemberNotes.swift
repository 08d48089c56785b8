import BookApplication

/// What is to be reported about the files in an archive: those that were not imported, and remarks on those that were.
struct MemberNotes: Sendable {
  var bad: [BadFile] = []
  var skipped: [Skipped] = []
  /// The names of files that contain nothing that a feature could import.
  var passedOver: [String] = []
  /// The number of files that are no archives.
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
