import JSONCoding

package struct ServiceRequest: Hashable, Sendable {
  package var method: String
  /// The parameters as a JSON object; empty if there are none.
  package var params: [UInt8]
  /// The cursor of the page to request from a paged result; nil for the first page.
  var after: String?
  /// The token that the service repeats in each progress notification; nil to receive no such notifications.
  var progressToken: Int?

  /// Creates a request to a service.
  /// - Parameter params: a valid JSON object, or empty if there are no parameters.
  package init(_ method: String, _ params: [UInt8] = []) {
    self.method = method
    self.params = params
  }

  /// Encodes the request as one line, without a newline.
  /// - Parameter number: the request's id.
  func line(number: Int) -> [UInt8] {
    var writer = JSONWriter(capacity: params.count + 128)
    writer.beginObject()
    writer.key("jsonrpc")
    writer.string("2.0")
    writer.key("id")
    writer.integer(number)
    writer.key("method")
    writer.string(method)
    if !params.isEmpty || after != nil || progressToken != nil {
      writer.key("params")
      writer.raw(sentParams)
    }
    writer.endObject()
    return writer.bytes
  }

  /// The parameters on a single line, including the members `after` and `progressToken`, which the service itself
  /// reads.
  private var sentParams: [UInt8] {
    var reserved = JSONWriter()
    reserved.beginObject()
    if let after {
      reserved.key("after")
      reserved.string(after)
    }
    if let progressToken {
      reserved.key("progressToken")
      reserved.integer(progressToken)
    }
    reserved.endObject()
    // A newline in JSON can only come between tokens, where a space has the same meaning.
    var sent = params.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    guard let end = sent.lastIndex(of: UInt8(ascii: "}")) else { return reserved.bytes }
    let added = reserved.bytes.dropFirst().dropLast()
    guard !added.isEmpty else { return sent }
    let isEmpty = sent[..<end].last { $0 > 0x20 } == UInt8(ascii: "{")
    sent.replaceSubrange(end..., with: isEmpty ? [] : [UInt8(ascii: ",")])
    sent += added
    sent.append(UInt8(ascii: "}"))
    return sent
  }

  /// Encodes a notification that cancels the request with the id `number`.
  static func cancellation(of number: Int) -> [UInt8] {
    Array(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(number)}}"#.utf8)
  }
}
