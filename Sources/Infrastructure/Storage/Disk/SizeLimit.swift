/// Read limits in bytes, so that a file that grew far too large costs neither memory nor time. Files that the manifest
/// or an index lists are checked against their recorded size instead.
enum SizeLimit {
  /// For the lock file, which has one short line.
  static let lock = 4 << 10
  /// For the manifest, which names a file per year, and an index per folder of large files.
  static let manifest = 64 << 20
  /// For a derived file, which is computed again if it can't be read.
  static let derived = 64 << 20
  /// A journal may have grown since it was created: reading goes on as long as a sound line ends within every stretch
  /// of this many bytes. No line may be this long.
  static let journalGap = 64 << 20
  /// Once a group's pending changes exceed this size, they are written before more are added.
  static let heldBack = 16 << 20
  /// How far a file may exceed its recorded size for the excess to be read as well.
  static let excess = 16 << 20
  /// For a file whose size is recorded nowhere.
  static let unnamed = 1 << 30
  /// For a line of a backup, which may hold a file of 1 GiB in base64 (4 bytes for every 3).
  static let backupLine = 3 << 29
  /// Files that a repair replaces are copied up to this size; larger ones are moved.
  static let copied = 64 << 20
}
