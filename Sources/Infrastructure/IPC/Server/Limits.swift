import System

/// What one client may ask of the service, and all of them together. Whoever meets a limit is told which.
package struct Limits: Hashable, Sendable {
  /// Bytes of a message from a client, its newline left out.
  package var requestBytes = 16 * 1_024 * 1_024
  /// Bytes of an id.
  package var idBytes = 512
  /// Messages of a batch.
  package var batchEntries = 1_000
  /// Bytes of a message to a client; longer results come in pages.
  package var replyBytes = 999_999
  /// Bytes waiting for one client to read them.
  package var queuedBytes = 4 * 1_024 * 1_024
  /// Bytes of all clients' unfinished messages and unread replies.
  package var totalBytes = 64 * 1_024 * 1_024
  /// Requests of one client that others work on; more are not read before some are done.
  package var requestsInFlight = 256
  /// Milliseconds in which a message begun, or a reply, must get on.
  package var stall: Int64 = 30_000
  /// Clients at once; nil is what the system allows, some descriptors left for what they ask.
  package var clients: Int?
  /// Events kept for clients that come back.
  package var events = 1_024
  /// Bytes of results kept as they were answered.
  package var keptBytes = 32 * 1_024 * 1_024
  /// Milliseconds without a client after which the service ends by itself; nil is never.
  package var idle: Int64?
  /// Milliseconds that what takes long may still take once the service is to end, and as many again once it was told to
  /// stop: whoever asks for the end waits for 15 seconds.
  package var drain: Int64 = 5_000

  package init() {}
}

extension Limits {
  /// Descriptors kept for the store, the poller and whatever is imported meanwhile.
  private static let reservedDescriptors = 48

  /// For how many clients the descriptors suffice that the system grants, so that some are left for what clients ask:
  /// at least a third of them, where there are very few.
  static func clientsForDescriptors() -> Int {
    guard let all = DescriptorLimit.raise() else { return 256 }
    return max(all - reservedDescriptors, all / 3)
  }
}
