/// The header of one part of a `multipart/form-data` body. It states the part's field and media type.
package struct FormPart: Hashable, Sendable {
  /// The name of the field to which the part belongs.
  package let name: String
  /// The file's name as the client sent it. It is nil if the part is not a file, and empty if the user chose no file.
  /// Never use it as a path, because a client can send any text.
  package let fileName: String?
  /// The media type as the client sent it, such as `application/zip`; nil if the client sent none.
  package let contentType: String?

  init(_ fields: HeaderFields) throws(HTTPRefusal) {
    guard let text = fields["Content-Disposition"], let disposition = MediaType(text), disposition.name == "form-data",
      let name = disposition["name"]
    else { throw .malformedForm }
    self.name = FormPart.unescaped(name)
    fileName = disposition["filename"].map(FormPart.unescaped)
    contentType = fields["Content-Type"]
  }

  /// Decodes the escapes of the three characters that browsers escape in names (HTML Living Standard, 4.10.21.8).
  /// Browsers escape no other characters.
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
