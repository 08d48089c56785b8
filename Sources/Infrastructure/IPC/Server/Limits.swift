/// What one client may ask of the service, and all of them together. Whoever meets a limit is told which.
package struct Limits: Hashable, Sendable {
  /// Bytes of a message from a client, its newline left out.
  package var requestBytes = 16 * 1_024 * 1_024
  /// Messages of a batch.
  package var batchEntries = 1_000
  /// Bytes of a message to a client; longer results come in pages.
  package var replyBytes = 1_000_000
  /// Bytes waiting for one client to read them.
  package var queuedBytes = 4 * 1_024 * 1_024
  /// Bytes of all clients' unfinished messages and unread replies.
  package var totalBytes = 64 * 1_024 * 1_024
  /// Requests of one client that others work on; more are not read before some are done.
  package var requestsInFlight = 256
  /// Milliseconds in which a message begun, or a reply, must get on.
  package var stall: Int64 = 30_000
  /// Clients at once; nil is what the system allows.
  package var clients: Int?

  package init() {}
}
