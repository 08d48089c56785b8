import JSONCoding

// Clients that follow what happens.
extension RPCServer {
  /// - Parameter after: JSON: the cursor of the last event that the client knows; nil to be told of new ones only.
  func subscribe(_ after: [UInt8]?, _ connection: Connection) -> Result<[UInt8], RPCError> {
    var missed: ArraySlice<[UInt8]>? = []
    if let after, after != Array("null".utf8) {
      guard let cursor = try? JSONReader.read(after, { (reader) throws(JSONError) in try reader.string() }) else {
        return .failure(.invalidParams(field: "after", problem: "expected a cursor, a string"))
      }
      missed = events.events(after: cursor)
    }
    connection.flags.insert(.followsEvents)
    connection.missed = missed ?? []
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("cursor")
    writer.string(events.cursor)
    // False: what happened after the cursor is not known any more; the book has to be looked at anew.
    writer.key("resumed")
    writer.bool(missed != nil)
    writer.endObject()
    return .success(writer.bytes)
  }

  /// Tells a client that just subscribed what it missed.
  func replay(to connection: Connection) {
    for notification in connection.missed { out.append(notification) }
    connection.missed = []
  }
}
