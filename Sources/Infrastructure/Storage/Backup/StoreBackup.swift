package import KernelApplication
package import KernelDomain

/// A backup whose checksums and content were verified. Its changes are in memory; its files are read when they are
/// needed.
package struct StoreBackup: Sendable {
  /// The greatest change number that the book had used when the backup was written.
  package let last: Int
  /// The sections, sorted by id.
  package private(set) var sections: [SectionContent]

  /// Reads a whole backup. Fails with `badFile`, naming the line, if the backup is cut short or was changed, or if it
  /// contains anything that this version does not know.
  /// - Parameters:
  ///   - store: the store whose features check the sections' content.
  ///   - check: called after each line; throws to stop reading.
  package init(
    _ source: any BackupSource, for store: Store, check: () throws(Failure) -> Void = {}
  ) throws(Failure) {
    var reading = try BackupReading(source, store.reducers)
    while try reading.next() { try check() }
    (last, sections) = (reading.last, reading.sections)
  }

  /// Removes from a section's content the values and notes whose kind `isLeftOut` selects.
  package mutating func leaveOut(of section: FeatureID, _ isLeftOut: (_ kind: String) -> Bool) {
    for index in sections.indices where sections[index].section == section {
      sections[index] = sections[index].leavingOut(isLeftOut)
    }
  }
}
