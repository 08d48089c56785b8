package import KernelApplication

/// The id and the arguments of a message, without its text.
///
///     "id":"swimming.lapWasSplit","arguments":{"lap":4,"change":41}
package struct MessageParts {
  /// The message's id, such as `swimming.lapWasSplit`.
  package let id: String
  /// The arguments as JSON.
  private let arguments: [UInt8]

  /// Encodes a message as its id and its arguments.
  /// - Parameter english: formats those arguments that are messages themselves in English; nil to leave out their text.
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

  /// Creates the parts of a message that another process has sent; nil if that process sent only the message's text.
  package init?(_ message: RemoteMessage) {
    guard !message.id.isEmpty, let arguments = message.arguments, let json = try? JSONDocument.encode(arguments) else {
      return nil
    }
    id = message.id
    self.arguments = json
  }

  /// Writes the id and the arguments as members of the object that the writer has begun.
  package func write(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.key("arguments")
    writer.raw(arguments)
  }
}
