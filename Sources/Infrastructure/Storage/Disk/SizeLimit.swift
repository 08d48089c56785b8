/// Read limits in bytes, so that a file that grew far too large costs neither memory nor time. Files that the manifest
/// or an index lists are checked against their recorded size instead.
enum SizeLimit {
  /// The lock file, which has one short line.
  static let lock = 4 << 10
  /// The manifest, which lists one file per year, and one index per folder of large files.
  static let manifest = 64 << 20
  /// A derived file. If it cannot be read, its value is computed again.
  static let derived = 64 << 20
  /// A journal has no fixed limit, since changes are appended to it: reading goes on as long as a sound line ends
  /// within every stretch of this many bytes. No line may be this long.
  static let journalGap = 64 << 20
  /// The size of a group's pending changes above which they are written before more changes are added.
  static let heldBack = 16 << 20
  /// How far a file may exceed its recorded size and still be read whole.
  static let excess = 16 << 20
  /// A file whose size is recorded nowhere.
  static let unnamed = 1 << 30
  /// A line of a backup, which may hold a file of 1 GiB in base64 (4 bytes for every 3).
  static let backupLine = 3 << 29
  /// The largest file that a repair copies before replacing it; larger files are moved.
  static let copied = 64 << 20
}
