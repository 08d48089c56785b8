import System

/// Limits for each client, and for all clients together. A client that exceeds a limit receives an error that names the
/// limit.
package struct Limits: Hashable, Sendable {
  /// The maximum length of a message from a client in bytes, without its newline.
  package var requestBytes = 16 * 1_024 * 1_024
  /// The maximum length of a request's id, in bytes.
  package var idBytes = 512
  /// The maximum number of messages in a batch.
  package var batchEntries = 1_000
  /// The maximum length of a message to a client, in bytes. Longer results are sent in pages.
  package var replyBytes = 999_999
  /// The maximum number of bytes that may be waiting for one client to read them.
  package var queuedBytes = 4 * 1_024 * 1_024
  /// The maximum total size, in bytes, of all clients' incomplete messages and unread replies.
  package var totalBytes = 64 * 1_024 * 1_024
  /// The maximum number of a client's requests that are processed at the same time. Further requests are not read until
  /// some of these have finished.
  package var requestsInFlight = 256
  /// The maximum time, in milliseconds, for which a client may make no progress in sending a message or reading a
  /// reply.
  package var stall: Int64 = 30_000
  /// The maximum number of clients at the same time; nil for as many as the process's file descriptors allow.
  package var clients: Int?
  /// The number of most recent events that are stored for clients that reconnect.
  package var events = 1_024
  /// The maximum total size of cached results, in bytes.
  package var keptBytes = 32 * 1_024 * 1_024
  /// The number of milliseconds without clients after which the service ends; nil if it never ends by itself.
  package var idle: Int64?
  /// The number of milliseconds for which long tasks may continue after the service has been asked to stop. After that,
  /// they are cancelled, and are given the same time again to finish. Programs that stop a service wait 15 seconds for
  /// it to end.
  package var drain: Int64 = 5_000

  package init() {}
}

extension Limits {
  /// The number of file descriptors kept free for the store, the poller and imports.
  private static let reservedDescriptors = 48

  /// Returns the number of clients that the limit on file descriptors allows: all descriptors except for the reserved
  /// ones, but at least a third of all.
  static func clientsForDescriptors() -> Int {
    guard let all = DescriptorLimit.raise() else { return 256 }
    return max(all - reservedDescriptors, all / 3)
  }
}
