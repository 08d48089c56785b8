/// Server-sent events to one page (HTML Living Standard, section 9.2). The server keeps it alive by heartbeats.
///
///     id: 12ab-7
///     event: changed
///     data: {"section":"swimming"}
package struct EventStream: Sendable {
  private let stream: ResponseStream

  init(_ stream: ResponseStream) {
    self.stream = stream
  }

  /// A comment, which browsers pass over.
  static let heartbeat = Array(":\n\n".utf8)

  package var isClosed: Bool { stream.isClosed }

  /// Tells the page something; never waits. A page that does not take what it is told is let go, and comes back with the
  /// last id it had in the field Last-Event-ID.
  /// - Parameters:
  ///   - event: a name without line breaks; nil for a plain message.
  ///   - id: from which the page may go on, without line breaks; nil for none.
  /// - Returns: false where the page has gone.
  @discardableResult
  package func send(_ data: String, event: String? = nil, id: String? = nil) -> Bool {
    stream.offer(EventStream.bytes(data, event: event, id: id))
  }

  /// Has that called once the stream is over, whoever ended it, on the server's thread, which waits for it; at once where
  /// it is over already.
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
    // A carriage return ends a line of the stream, too: in data one would begin a line of its own making.
    let lines = data.utf8.split(omittingEmptySubsequences: false, whereSeparator: isBreak)
    for line in lines { append("data: ", line) }
    bytes.append(ASCII.lineFeed)
    return bytes
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == ASCII.lineFeed || byte == ASCII.carriageReturn }
}
