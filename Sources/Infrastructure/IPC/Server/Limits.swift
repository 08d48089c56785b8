import System

/// Limits for each client, and for all clients together. A client that exceeds one receives an error that names the
/// limit.
package struct Limits: Hashable, Sendable {
  /// The greatest length of a message from a client, in bytes without its newline.
  package var requestBytes = 16 * 1_024 * 1_024
  /// The greatest length of a request's id, in bytes.
  package var idBytes = 512
  /// The greatest number of messages in one batch.
  package var batchEntries = 1_000
  /// The greatest length of a message to a client, in bytes. Longer results are sent in pages.
  package var replyBytes = 999_999
  /// The greatest number of bytes that wait for one client to read them.
  package var queuedBytes = 4 * 1_024 * 1_024
  /// The greatest number of bytes in all clients' incomplete messages and unread replies together.
  package var totalBytes = 64 * 1_024 * 1_024
  /// The greatest number of requests of one client in progress. Its further requests are not read until some are
  /// finished.
  package var requestsInFlight = 256
  /// How long an incomplete message or an unread reply may make no progress, in milliseconds.
  package var stall: Int64 = 30_000
  /// The greatest number of clients at once; nil for as many as the process's file descriptors allow.
  package var clients: Int?
  /// The number of latest events stored for clients that reconnect.
  package var events = 1_024
  /// The greatest number of bytes of cached results.
  package var keptBytes = 32 * 1_024 * 1_024
  /// After how many milliseconds without a client the service ends; nil if it does not end by itself.
  package var idle: Int64?
  /// How many milliseconds long tasks may run after the service was stopped, and once more after they were cancelled.
  /// Programs that stop a service wait 15 seconds for it.
  package var drain: Int64 = 5_000

  package init() {}
}

extension Limits {
  /// The number of file descriptors that are reserved for the store, the poller and imports.
  private static let reservedDescriptors = 48

  /// Returns how many clients the limit on file descriptors allows: all descriptors except the reserved ones, but at
  /// least a third of all.
  static func clientsForDescriptors() -> Int {
    guard let all = DescriptorLimit.raise() else { return 256 }
    return max(all - reservedDescriptors, all / 3)
  }
}
