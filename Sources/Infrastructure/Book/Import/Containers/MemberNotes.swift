import BookApplication

/// What is to be reported about the files in an archive: those that were not imported, and remarks on those that were.
struct MemberNotes {
  var bad: [BadFile] = []
  var skipped: [Skipped] = []
  /// The names of files that contain nothing that a feature could import.
  var passedOver: [String] = []
}
