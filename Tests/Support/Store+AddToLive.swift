package import KernelApplication
package import KernelDomain
package import Storage

extension Store {
  /// Appends to a section's live file in the same way as features that cache its contents. Fails with `conflict` if
  /// there is no live file.
  package func addToLive(_ entry: [UInt8], of section: FeatureID) throws(Failure) {
    while true {
      // If this process holds the store, the number of entries is not needed.
      let count = liveLosses == nil ? try live(of: section)?.count : 0
      if let count, canAddLive(to: section), try addLive([entry], to: section, after: count) { return }
      try renewLive(of: section)
      guard try live(of: section) != nil else { throw .conflict(.store(.noLive(section: section.name))) }
    }
  }
}
