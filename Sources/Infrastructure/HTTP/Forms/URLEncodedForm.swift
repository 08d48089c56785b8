extension Form {
  /// Parses a form in `application/x-www-form-urlencoded`, such as `style=backstroke&comment=na+%C5%A1kole`.
  package init(urlEncoded bytes: [UInt8], _ limits: FormLimits = FormLimits()) throws(HTTPRefusal) {
    guard bytes.count <= limits.bytes else { throw .formTooLarge }
    for pair in bytes.split(separator: UInt8(ascii: "&")) {
      guard count < limits.fields else { throw .formTooLarge }
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      append(try Form.decoded(name), try Form.decoded(pair[name.endIndex...].dropFirst()))
    }
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) throws(HTTPRefusal) -> String {
    guard let decoded = ASCII.percentDecoded(bytes, plusIsSpace: true),
      let text = String(validating: decoded, as: UTF8.self)
    else { throw .malformedForm }
    return text
  }
}
