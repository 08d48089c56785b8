import BookApplication

/// What became of the files in an archive that were not just taken.
struct MemberNotes {
  var bad: [BadFile] = []
  var skipped: [Skipped] = []
  /// The names of those that are not for the book.
  var passedOver: [String] = []
}
