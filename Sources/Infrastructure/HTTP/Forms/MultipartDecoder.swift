/// Decodes a form in `multipart/form-data` (RFC 7578) from bytes that arrive in pieces. Returns the content of parts
/// piece by piece, without storing it. A form looks like this:
///
///     --X
///     Content-Disposition: form-data; name="file"; filename="export.zip"
///
///     PK…
///     --X--
package struct MultipartDecoder: Sendable {
  /// The bytes that end every part: a line end, two hyphens and the boundary.
  private let delimiter: [UInt8]
  private var buffer: ArraySlice<UInt8> = []
  private var state = State.opening
  private var parts = 0
  private let limits: FormLimits

  package enum Element: Sendable {
    case part(FormPart)
    case bytes(ArraySlice<UInt8>)
    case endOfPart
  }

  private enum State: Sendable {
    case opening
    /// A delimiter has just been read. Next comes either a line end and a part, or two hyphens and the end of the form.
    case delimiterEnd
    case header(HeaderReader)
    case content
    case epilogue
  }

  /// Creates a decoder of a form. Fails for any content type other than `multipart/form-data` with a boundary.
  /// - Parameter contentType: the request's content type, such as `multipart/form-data; boundary=X`.
  package init(contentType: String, _ limits: FormLimits = FormLimits()) throws(HTTPRefusal) {
    guard let type = MediaType(contentType), type.name == "multipart/form-data" else { throw .unsupportedForm }
    guard let boundary = type["boundary"], (1...70).contains(boundary.utf8.count) else { throw .malformedForm }
    delimiter = ASCII.crlf + Array("--\(boundary)".utf8)
    self.limits = limits
    // With a line end in front, the first boundary looks like all others.
    buffer = ASCII.crlf[...]
  }

  /// Adds bytes of the form that have just been received.
  package mutating func append(_ bytes: ArraySlice<UInt8>) { buffer += bytes }

  /// Fails if the form is incomplete. Call this once all bytes have been added.
  package func finish() throws(HTTPRefusal) {
    guard case .epilogue = state, buffer.isEmpty || buffer.elementsEqual(ASCII.crlf) else { throw .malformedForm }
  }

  /// Returns the form's next element; nil if more bytes must be added first.
  package mutating func next() throws(HTTPRefusal) -> Element? {
    while true {
      switch state {
      case .opening:
        guard buffer.count >= delimiter.count else { return nil }
        guard buffer.starts(with: delimiter) else { throw .malformedForm }
        buffer.removeFirst(delimiter.count)
        state = .delimiterEnd
      case .delimiterEnd:
        guard buffer.count >= 2 else { return nil }
        try takeDelimiterEnd()
      case .header(var header):
        guard let part = try take(&header) else { return nil }
        state = .content
        return .part(part)
      case .content: return takeContent()
      case .epilogue:
        guard buffer.count <= 2 else { throw .malformedForm }
        return nil
      }
    }
  }

  private mutating func takeDelimiterEnd() throws(HTTPRefusal) {
    let end = Array(buffer.prefix(2))
    buffer.removeFirst(2)
    if end == Array("--".utf8) {
      state = .epilogue
      return
    }
    guard end == ASCII.crlf else { throw .malformedForm }
    parts += 1
    guard parts <= limits.fields else { throw .formTooLarge }
    var header = HTTPLimits()
    header.headerBytes = limits.partHeaderBytes
    state = .header(HeaderReader(header))
  }

  private mutating func take(_ header: inout HeaderReader) throws(HTTPRefusal) -> FormPart? {
    let isDone: Bool
    do throws(HTTPRefusal) {
      isDone = try header.read(&buffer)
    } catch {
      throw error == .headerTooLarge || error == .tooManyFields ? .formTooLarge : .malformedForm
    }
    state = .header(header)
    return isDone ? try FormPart(header.fields) : nil
  }

  private mutating func takeContent() -> Element? {
    if let end = delimiterStart() {
      if end > buffer.startIndex {
        defer { buffer = buffer[end...] }
        return .bytes(buffer[..<end])
      }
      buffer.removeFirst(delimiter.count)
      state = .delimiterEnd
      return .endOfPart
    }
    // The last bytes may be the beginning of the delimiter.
    let sure = buffer.dropLast(delimiter.count - 1)
    guard !sure.isEmpty else { return nil }
    defer { buffer = ArraySlice(Array(buffer[sure.endIndex...])) }
    return .bytes(sure)
  }

  private func delimiterStart() -> Int? {
    var rest = buffer
    while let start = rest.firstIndex(of: ASCII.carriageReturn) {
      guard buffer.endIndex - start >= delimiter.count else { return nil }
      if buffer[start...].starts(with: delimiter) { return start }
      rest = rest[(start + 1)...]
    }
    return nil
  }
}
