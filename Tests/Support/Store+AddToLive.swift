package import KernelApplication
package import KernelDomain
package import Storage

extension Store {
  /// Adds to the section's live file as the features do that keep in memory what it holds. Fails with `conflict` where there
  /// is none.
  package func addToLive(_ entry: [UInt8], of section: FeatureID) throws(Failure) {
    while true {
      // Who holds the store need not know how much is in it.
      let count = liveLosses == nil ? try live(of: section)?.count : 0
      if let count, canAddLive(to: section), try addLive([entry], to: section, after: count) { return }
      try renewLive(of: section)
      guard try live(of: section) != nil else { throw .conflict(.store(.noLive(section: section.name))) }
    }
  }
}
