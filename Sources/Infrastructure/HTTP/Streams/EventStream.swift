/// A stream of server-sent events to one page (HTML Living Standard, section 9.2). The server keeps it alive by
/// heartbeats.
///
///     id: 12ab-7
///     event: changed
///     data: {"section":"swimming"}
package struct EventStream: Sendable {
  private let stream: ResponseStream

  init(_ stream: ResponseStream) {
    self.stream = stream
  }

  /// A comment, which browsers ignore.
  static let heartbeat = Array(":\n\n".utf8)

  package var isClosed: Bool { stream.isClosed }

  /// Sends an event to the page, without waiting. A page that does not take its events is disconnected; it comes back
  /// with the last id that it received in the field Last-Event-ID.
  /// - Parameters:
  ///   - event: a name without line breaks; nil for a plain message.
  ///   - id: an id from which the page can continue, without line breaks; nil for none.
  /// - Returns: false if the page is disconnected.
  @discardableResult
  package func send(_ data: String, event: String? = nil, id: String? = nil) -> Bool {
    stream.offer(EventStream.bytes(data, event: event, id: id))
  }

  /// Sets an action for when the stream is over, whichever side ended it. It is called on the server's thread, which
  /// waits for it, or at once if the stream is over already.
  package func whenClosed(_ action: @escaping @Sendable () -> Void) { stream.whenClosed(action) }

  package func close() { stream.end() }

  static func bytes(_ data: String, event: String?, id: String?) -> [UInt8] {
    var bytes: [UInt8] = []
    func append(_ name: String, _ value: some Sequence<UInt8>) {
      bytes += name.utf8
      bytes += value
      bytes.append(ASCII.lineFeed)
    }
    if let id { append("id: ", id.utf8.filter { !isBreak($0) }) }
    if let event { append("event: ", event.utf8.filter { !isBreak($0) }) }
    // A carriage return ends a line of the stream, too; within data it would begin a forged line.
    let lines = data.utf8.split(omittingEmptySubsequences: false, whereSeparator: isBreak)
    for line in lines { append("data: ", line) }
    bytes.append(ASCII.lineFeed)
    return bytes
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == ASCII.lineFeed || byte == ASCII.carriageReturn }
}
