/// The most bytes that are read of a file of the store into memory, so that one which something made far too large costs
/// neither the memory nor the time of reading it. The files that the manifest or an index names are compared with the
/// size which that tells.
enum SizeLimit {
  /// The lock holds one short line.
  static let lock = 4 << 10
  /// It names a file for each year, and an index for each folder of large files.
  static let manifest = 64 << 20
  /// What was derived, which is made anew where it can't be read.
  static let derived = 64 << 20
  /// A journal may be longer than it was made: it is read on as long as each stretch of so many bytes has the end of a
  /// sound line. No line is as long.
  static let journalGap = 64 << 20
  /// So many bytes of a group's changes are written before more are added to their line.
  static let heldBack = 16 << 20
  /// By how many bytes a file may be longer than it was written for what is too much to be looked at.
  static let excess = 16 << 20
  /// A file whose size nothing tells any more.
  static let unnamed = 1 << 30
  /// A line of a backup: a file of 1 GiB in base64, and some.
  static let backupLine = 3 << 29
  /// What a repair replaces is copied up to this size, and moved beyond it.
  static let copied = 64 << 20
}
