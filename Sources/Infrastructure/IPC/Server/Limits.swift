import System

/// The limits of each client, and of all clients together. A client that exceeds one gets an error that names the
/// limit.
package struct Limits: Hashable, Sendable {
  /// The longest message from a client in bytes, without its newline.
  package var requestBytes = 16 * 1_024 * 1_024
  /// The longest id, in bytes.
  package var idBytes = 512
  /// The most messages in one batch.
  package var batchEntries = 1_000
  /// The longest message to a client, in bytes; longer results come in pages.
  package var replyBytes = 999_999
  /// The most bytes that wait for one client to read them.
  package var queuedBytes = 4 * 1_024 * 1_024
  /// The most bytes in all clients' unfinished messages and untaken replies.
  package var totalBytes = 64 * 1_024 * 1_024
  /// The most requests of one client in progress. Further ones are not read until some are done.
  package var requestsInFlight = 256
  /// How long an unfinished message or an untaken reply may stand still, in milliseconds.
  package var stall: Int64 = 30_000
  /// The most clients at once; nil for as many as the system's descriptors allow, with some left for their requests.
  package var clients: Int?
  /// The number of events kept for clients that come back.
  package var events = 1_024
  /// The most bytes of cached results.
  package var keptBytes = 32 * 1_024 * 1_024
  /// The milliseconds without a client after which the service ends by itself; nil for never.
  package var idle: Int64?
  /// The milliseconds that long tasks get to finish when the service is to end, and again to stop after being
  /// cancelled. Whoever stops the service waits for 15 seconds.
  package var drain: Int64 = 5_000

  package init() {}
}

extension Limits {
  /// Descriptors reserved for the store, the poller and imports.
  private static let reservedDescriptors = 48

  /// The number of clients that the system's limit on descriptors allows, with some left for their requests. If the
  /// limit is very low, a third of it.
  static func clientsForDescriptors() -> Int {
    guard let all = DescriptorLimit.raise() else { return 256 }
    return max(all - reservedDescriptors, all / 3)
  }
}
