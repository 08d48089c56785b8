/// Who answers: told by `service.hello` and `service.status`.
package struct ServiceIdentity: Hashable, Sendable {
  package var version: String
  /// What tells builds of one version apart.
  package var build: String
  package var store: Store

  /// The store served. Device and inode tell whether two paths are the same folder.
  package struct Store: Hashable, Sendable {
    package var path: String
    package var device: UInt64
    package var inode: UInt64

    package init(path: String, device: UInt64, inode: UInt64) {
      self.path = path
      self.device = device
      self.inode = inode
    }
  }

  package init(version: String, build: String, store: Store) {
    self.version = version
    self.build = build
    self.store = store
  }
}
