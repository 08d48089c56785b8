package import KernelApplication

/// The parts of a message besides its text: its id and its arguments.
///
///     "id":"swimming.lapWasSplit","arguments":{"lap":4,"change":41}
package struct MessageParts {
  private let id: String
  /// The arguments as JSON.
  private let arguments: [UInt8]

  /// - Parameter english: formats the messages among the arguments; nil leaves out their text.
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

  /// The parts of a message that another process sent; nil if it sent only the text.
  package init?(_ told: RemoteMessage) {
    guard !told.id.isEmpty, let arguments = told.arguments, let json = try? JSONDocument.encode(arguments) else {
      return nil
    }
    id = told.id
    self.arguments = json
  }

  /// Writes the id and the arguments as members of the open object.
  package func write(to writer: inout JSONWriter) {
    writer.key("id")
    writer.string(id)
    writer.key("arguments")
    writer.raw(arguments)
  }
}
