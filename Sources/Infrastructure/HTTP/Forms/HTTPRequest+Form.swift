/// The events that occur while a file in a form is received, in the order of the cases. `bytes` may occur any number of
/// times.
package enum FormFileEvent: Sendable {
  case begins(FormPart)
  case bytes(ArraySlice<UInt8>)
  case ends
}

extension HTTPRequest {
  /// Waits for the body and parses it as a form, in either of the two encodings that browsers use.
  /// - Parameter file: receives each file piece by piece, together with the fields sent before the file, so that it can
  ///   refuse the file before the whole file has arrived. The default refuses every file.
  package func form(
    _ limits: FormLimits = FormLimits(),
    file: (FormFileEvent, _ before: Form) throws(HTTPRefusal) -> Void = { _, _ throws(HTTPRefusal) in
      throw .unsupportedForm
    }
  ) throws(HTTPRefusal) -> Form {
    guard let text = head.fields["Content-Type"], let type = MediaType(text) else { throw .unsupportedForm }
    switch type.name {
    case "application/x-www-form-urlencoded": return try urlEncodedForm(limits)
    case "multipart/form-data": return try multipartForm(try MultipartDecoder(contentType: text, limits), limits, file)
    default: throw .unsupportedForm
    }
  }

  private func urlEncodedForm(_ limits: FormLimits) throws(HTTPRefusal) -> Form {
    var bytes: [UInt8] = []
    while let stretch = try body.read() {
      guard bytes.count + stretch.count <= limits.bytes else { throw .formTooLarge }
      bytes += stretch
    }
    return try Form(urlEncoded: bytes, limits)
  }

  private func multipartForm(
    _ decoder: MultipartDecoder, _ limits: FormLimits, _ file: (FormFileEvent, Form) throws(HTTPRefusal) -> Void
  ) throws(HTTPRefusal) -> Form {
    var (decoder, form, allowance) = (decoder, Form(), limits.bytes)
    var part: FormPart?
    var value: [UInt8] = []
    while let stretch = try body.read() {
      decoder.append(stretch)
      while let element = try decoder.next() {
        switch element {
        case .part(let begun):
          part = begun
          allowance -= begun.name.utf8.count
          if begun.fileName != nil { try file(.begins(begun), form) }
        case .bytes(let bytes):
          if part?.fileName != nil {
            try file(.bytes(bytes), form)
          } else {
            allowance -= bytes.count
            value += bytes
          }
        case .endOfPart:
          guard let ended = part else { continue }
          if ended.fileName != nil {
            try file(.ends, form)
          } else {
            guard let text = String(validating: value, as: UTF8.self) else { throw .malformedForm }
            form.append(ended.name, text)
            value = []
          }
        }
        guard allowance >= 0 else { throw .formTooLarge }
      }
    }
    try decoder.finish()
    return form
  }
}
