/// What a service says of itself, as far as it says it.
package struct ServiceGreeting: Hashable, Sendable {
  package var version: String
  package var build: String
  /// The number of the wire's rules; a service that names none follows the first.
  package var wire: Int
  package var process: Int32?
  package var store: ServiceIdentity.Store?

  /// The wire's rules that this program follows. They change only where a client of the old ones would misread
  /// a service of the new ones: new methods and members change nothing.
  package static let wire = 1

  /// - Parameter json: the result of `service.hello`.
  init(_ json: [UInt8]) {
    let hello = LooseObject(json)
    version = hello["version"] ?? "?"
    build = hello["build"] ?? "?"
    wire = hello["protocol"] ?? 1
    process = hello["process"]
    let place = hello.object("store")
    guard let path: String = place["path"], let device: UInt64 = place["device"], let inode: UInt64 = place["inode"]
    else { return }
    store = ServiceIdentity.Store(path: path, device: device, inode: inode)
  }
}
