/// A stream of server-sent events to one page (HTML Living Standard, section 9.2). The server also sends heartbeats in
/// the stream, so that the connection stays open.
///
///     id: 12ab-7
///     event: changed
///     data: {"section":"swimming"}
package struct EventStream: Sendable {
  private let stream: ResponseStream

  init(_ stream: ResponseStream) { self.stream = stream }

  /// A comment line that is sent as a heartbeat. Browsers ignore it.
  static let heartbeat = Array(":\n\n".utf8)

  package var isClosed: Bool { stream.isClosed }

  /// Sends an event to the page without waiting. If the page is too slow, disconnects it. The browser then connects
  /// again and sends the last id that it received in the field Last-Event-ID.
  /// - Parameters:
  ///   - event: the event's name, without line breaks; nil for an event of the default type, `message`.
  ///   - id: the event's id, without line breaks, from which a page can continue; nil if the event has no id.
  /// - Returns: true if the event will be sent; false if the stream is closed.
  @discardableResult
  package func send(_ data: String, event: String? = nil, id: String? = nil) -> Bool {
    stream.offer(EventStream.bytes(data, event: event, id: id))
  }

  /// Sets an action to run when the server or the client closes the stream. The action runs on the server's thread, so
  /// it must be quick. If the stream is closed already, the action runs at once, on the calling thread.
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
    // A lone carriage return also ends a line of the stream, so data containing one could forge a line.
    let lines = data.utf8.split(omittingEmptySubsequences: false, whereSeparator: isBreak)
    for line in lines { append("data: ", line) }
    bytes.append(ASCII.lineFeed)
    return bytes
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == ASCII.lineFeed || byte == ASCII.carriageReturn }
}
