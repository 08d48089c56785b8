/// The header of a part of a form: what the part is.
package struct FormPart: Hashable, Sendable {
  /// The name of its field.
  package let name: String
  /// The file name from the client; empty if the user chose no file, nil if the part is not a file. It must never be
  /// used as a path.
  package let fileName: String?
  /// The type from the client, such as `application/zip`; nil if it gave none.
  package let contentType: String?

  init(_ fields: HeaderFields) throws(HTTPRefusal) {
    guard let text = fields["Content-Disposition"], let disposition = MediaType(text), disposition.name == "form-data",
      let name = disposition["name"]
    else { throw .malformedForm }
    self.name = FormPart.unescaped(name)
    fileName = disposition["filename"].map(FormPart.unescaped)
    contentType = fields["Content-Type"]
  }

  /// Browsers escape exactly these three characters (HTML Living Standard, section 4.10.21.8).
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
