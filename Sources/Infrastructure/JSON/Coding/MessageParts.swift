package import KernelApplication

/// What a message is beside its words: its id and what varies in it.
///
///     "id":"swimming.lapWasSplit","arguments":{"lap":4,"change":41}
package struct MessageParts {
  private let id: String
  /// JSON.
  private let arguments: [UInt8]

  /// - Parameter english: how messages within it are worded.
  package init(_ content: some MessageContent, english: EnglishLocalizer? = nil) throws(JSONError) {
    let (name, arguments) = try JSONReader.read(JSONDocument.encode(content, english: english)) {
      (reader) throws(JSONError) in
      try reader.beginObject()
      guard let name = try reader.nextKey()?.string else { throw reader.failure(.json(.missing)) }
      let arguments = try reader.rawBytes()
      _ = try reader.nextKey()
      return (name, arguments)
    }
    id = "\(type(of: content).concern).\(name)"
    self.arguments = arguments
  }

  /// The parts as another process told them; nil where it told none.
  package init?(_ told: RemoteMessage) {
    guard !told.id.isEmpty, let arguments = told.arguments, let json = try? JSONDocument.encode(arguments) else {
      return nil
    }
    id = told.id
    self.arguments = json
  }

  /// Writes both as members of the object that is open.
  package func write(to writer: inout JSONWriter) {
    writer.key("id")
    writer.string(id)
    writer.key("arguments")
    writer.raw(arguments)
  }
}
