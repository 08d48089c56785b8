/// A media type with parameters, as in a header field: `multipart/form-data; boundary="x y"`.
struct MediaType: Hashable, Sendable {
  /// The media type in lower case, without its parameters, such as `multipart/form-data`.
  let name: String
  private let parameters: [Parameter]

  private struct Parameter: Hashable {
    var name: String
    var value: String
  }

  /// The value of the parameter with this name; nil if there is no such parameter, or more than one.
  subscript(name: String) -> String? {
    let found = parameters.filter { $0.name == name }
    return found.count == 1 ? found[0].value : nil
  }

  /// Parses a media type; nil if the text is not one. A quoted value ends at the next quotation mark, because browsers
  /// write a quotation mark within a value as `%22` and escape nothing else.
  init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    name = MediaType.text(rest.prefix { $0 != UInt8(ascii: ";") }).lowercased()
    rest = rest.drop { $0 != UInt8(ascii: ";") }
    var parameters: [Parameter] = []
    while rest.popFirst() != nil {
      let name = rest.prefix { $0 != UInt8(ascii: "=") }
      rest = rest[name.endIndex...].dropFirst()
      let value: ArraySlice<UInt8>
      if rest.first == UInt8(ascii: "\"") {
        rest = rest.dropFirst()
        value = rest.prefix { $0 != UInt8(ascii: "\"") }
        guard value.endIndex < rest.endIndex else { return nil }
        rest = rest[(value.endIndex + 1)...].drop { $0 == ASCII.space }
        guard rest.isEmpty || rest.first == UInt8(ascii: ";") else { return nil }
      } else {
        value = rest.prefix { $0 != UInt8(ascii: ";") }
        rest = rest[value.endIndex...]
        guard ASCII.isToken(ASCII.trimmed(value)) else { return nil }
      }
      guard ASCII.isToken(ASCII.trimmed(name)) else { return nil }
      parameters.append(
        Parameter(name: MediaType.text(name).lowercased(), value: String(decoding: value, as: UTF8.self)))
    }
    self.parameters = parameters
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: ASCII.trimmed(bytes), as: UTF8.self)
  }
}
