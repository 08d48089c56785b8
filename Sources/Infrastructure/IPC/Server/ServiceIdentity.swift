/// Identifies a service and its store in the results of `service.hello` and `service.status`.
package struct ServiceIdentity: Hashable, Sendable {
  package var version: String
  /// The build of the program, which distinguishes programs of the same version.
  package var build: String
  package var store: Store

  /// The store that the service uses. The device and inode numbers of its folder show whether two paths lead to the
  /// same folder.
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
