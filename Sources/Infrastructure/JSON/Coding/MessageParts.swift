package import KernelApplication

/// The parts of a message apart from its words: its id and its arguments.
///
///     "id":"swimming.lapWasSplit","arguments":{"lap":4,"change":41}
package struct MessageParts {
  private let id: String
  /// As JSON.
  private let arguments: [UInt8]

  /// - Parameter english: formats the messages within it.
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

  /// The parts of a message from another process; nil if it sent none.
  package init?(_ told: RemoteMessage) {
    guard !told.id.isEmpty, let arguments = told.arguments, let json = try? JSONDocument.encode(arguments) else {
      return nil
    }
    id = told.id
    self.arguments = json
  }

  /// Writes both as members of the open object.
  package func write(to writer: inout JSONWriter) {
    writer.key("id")
    writer.string(id)
    writer.key("arguments")
    writer.raw(arguments)
  }
}
