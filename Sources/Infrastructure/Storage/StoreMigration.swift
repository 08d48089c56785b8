package import KernelApplication

/// How a store of one format becomes one of the next.
package struct StoreMigration: Sendable {
  /// The format that it reads; it makes the one after.
  package let from: Int
  private let change: @Sendable ([String: [UInt8]]) throws(Failure) -> [String: [UInt8]]

  /// - Parameter change: takes the files of a store by name, `manifest.json` among them, and returns those of the
  ///   migrated one. What changes gets a name that was not in use, but for the manifest, which stays a sealed line
  ///   that tells its format. Fails with `storeDamaged` for files that are not what they should be.
  package init(
    from: Int, change: @escaping @Sendable ([String: [UInt8]]) throws(Failure) -> [String: [UInt8]]
  ) {
    self.from = from
    self.change = change
  }

  package func migrated(_ files: [String: [UInt8]]) throws(Failure) -> [String: [UInt8]] {
    try change(files)
  }

  /// One for each format before today's. There is none before the first.
  package static let all: [StoreMigration] = []
}
