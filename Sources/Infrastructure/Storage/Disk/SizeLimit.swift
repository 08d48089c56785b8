/// The maximum sizes, in bytes, up to which files are read, so that a file that has grown far too large costs neither
/// memory nor time. Files listed by the manifest or by an index are checked against their recorded size instead.
enum SizeLimit {
  /// The limit for the lock file, which contains one short line.
  static let lock = 4 << 10
  /// The limit for the manifest, which lists one file per year, and one index per folder of large files.
  static let manifest = 64 << 20
  /// The limit for a derived file. If a derived file cannot be read, its value is computed again.
  static let derived = 64 << 20
  /// The maximum number of successive bytes of a journal that are read without finding the end of a line that matches
  /// its checksum. No line may therefore be this long. The journal as a whole has no limit, because changes are
  /// appended to it.
  static let journalGap = 64 << 20
  /// The size of a group's pending changes above which they are written before more changes are added.
  static let heldBack = 16 << 20
  /// The number of bytes by which a file may be longer than recorded and still be read as a whole by a check or a
  /// repair.
  static let excess = 16 << 20
  /// The limit for a file whose size is not recorded anywhere.
  static let unnamed = 1 << 30
  /// The limit for a line of a backup, which may contain a file of 1 GiB in base64 (4 bytes for every 3).
  static let backupLine = 3 << 29
  /// The largest file that a repair copies before it replaces the file. Larger files are moved.
  static let copied = 64 << 20
}
