package import KernelApplication
package import KernelDomain

/// A backup whose checksums and content have been verified. Its changes are in memory; each file is read from the
/// backup only when its bytes are requested.
package struct StoreBackup: Sendable {
  /// The greatest change number used in the book when the backup was written.
  package let last: Int
  /// The sections in the backup, sorted by id.
  package private(set) var sections: [SectionContent]

  /// Reads and verifies a whole backup. Fails with `badFile`, naming the line, if the backup is incomplete, has been
  /// changed, or contains anything that this version does not know.
  /// - Parameters:
  ///   - store: the store whose reducers check the sections' content.
  ///   - check: called after each line; throws to stop reading.
  package init(
    _ source: any BackupSource, for store: Store, check: () throws(Failure) -> Void = {}
  ) throws(Failure) {
    var reading = try BackupReading(source, store.reducers)
    while try reading.next() { try check() }
    (last, sections) = (reading.last, reading.sections)
  }

  /// Removes from a section of the backup the values and notes whose kind `isLeftOut` selects.
  package mutating func leaveOut(of section: FeatureID, _ isLeftOut: (_ kind: String) -> Bool) {
    for index in sections.indices where sections[index].section == section {
      sections[index] = sections[index].leavingOut(isLeftOut)
    }
  }
}
