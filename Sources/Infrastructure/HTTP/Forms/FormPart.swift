/// What a part of a form is, by the lines that stand before it.
package struct FormPart: Hashable, Sendable {
  /// Of its field.
  package let name: String
  /// As the client says; empty where no file was chosen, nil for what is no file. Never to be taken for a path.
  package let fileName: String?
  /// As the client says, `application/zip`; nil where it does not.
  package let contentType: String?

  init(_ fields: HeaderFields) throws(HTTPRefusal) {
    guard let text = fields["Content-Disposition"], let disposition = MediaType(text), disposition.name == "form-data",
      let name = disposition["name"]
    else { throw .malformedForm }
    self.name = FormPart.unescaped(name)
    fileName = disposition["filename"].map(FormPart.unescaped)
    contentType = fields["Content-Type"]
  }

  /// Browsers escape these three and nothing else (HTML Living Standard, section 4.10.21.8).
  private static func unescaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    let escapes: [(escape: [UInt8], byte: UInt8)] = [
      (Array("%22".utf8), 0x22), (Array("%0D".utf8), 0x0D), (Array("%0A".utf8), 0x0A),
    ]
    while let byte = rest.first {
      let escape = escapes.first { rest.starts(with: $0.escape) }
      bytes.append(escape?.byte ?? byte)
      rest = rest.dropFirst(escape?.escape.count ?? 1)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
