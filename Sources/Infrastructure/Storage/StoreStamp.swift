/// Which state of a store something was read from or derived from.
package struct StoreStamp: Hashable, Sendable {
  /// That of the manifest; nil before the first commit.
  let manifest: Checksum?
  /// Bytes of the journal's sound lines.
  let journalBytes: Int
  /// That of the journal's last line; nil when it has none.
  let lastLine: Checksum?
}
