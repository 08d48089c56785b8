package import KernelApplication
package import KernelDomain

/// What a backup holds: to the byte what was written, and sound to the features whose it is. Its changes are in memory; its
/// files are read when they are asked for.
package struct StoreBackup: Sendable {
  /// The greatest number that its book gave a change.
  package let last: Int
  /// The sections in the order of their ids.
  package private(set) var sections: [SectionContent]

  /// Reads a backup through. Fails with `badFile`, naming the line, for one that is cut or was changed, and for one with
  /// anything that this version does not know.
  /// - Parameters:
  ///   - store: one whose features judge what is in it.
  ///   - check: asked with each line; throws to end the reading.
  package init(
    _ source: any BackupSource, for store: Store, check: () throws(Failure) -> Void = {}
  ) throws(Failure) {
    var reading = try BackupReading(source, store.reducers)
    while try reading.next() { try check() }
    (last, sections) = (reading.last, reading.sections)
  }

  /// Leaves the values and notes of such kinds out of a section.
  package mutating func leaveOut(of section: FeatureID, _ isLeftOut: (_ kind: String) -> Bool) {
    for index in sections.indices where sections[index].section == section {
      sections[index] = sections[index].leavingOut(isLeftOut)
    }
  }
}
