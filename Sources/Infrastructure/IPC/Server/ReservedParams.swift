import JSONCoding
import KernelApplication

import func Libc.memchr
import func Libc.memcmp

/// The parameters that the service itself reads. The method does not receive them.
struct ReservedParams {
  /// The parameters without the reserved ones; nil if the request has no reserved parameters, in which case nothing had
  /// to be removed.
  private var rest: [UInt8]?
  /// The cursor of the page to return from a paged result; nil if the request contains no cursor.
  private(set) var after: String?
  /// The token for progress notifications, as JSON; nil if the request contains no token.
  private(set) var progressToken: [UInt8]?

  /// The maximum length of a cursor or token, in bytes of JSON.
  private static let longest = 512

  /// Finds and removes the reserved parameters. Fails with `invalidParams` if any of them is invalid.
  /// - Parameter params: the request's parameters, as valid JSON.
  init(_ params: UnsafeRawBufferPointer, _ english: EnglishLocalizer) throws(RPCError) {
    guard params.first == UInt8(ascii: "{"), params.hasQuoted("after", or: "progressToken") else { return }
    var reader = JSONReader(params)
    var field = ""
    var kept = JSONWriter(capacity: params.count)
    do throws(JSONError) {
      kept.beginObject()
      try reader.beginObject()
      while let key = try reader.nextKey() {
        field = key.string
        switch key {
        case "after" where reader.nextKind() == .string:
          let text = try reader.text()
          guard text.count <= ReservedParams.longest else { throw reader.failure(ReservedParams.refusal(of: field)) }
          after = text.string
        case "progressToken" where reader.nextKind() == .string || reader.nextKind() == .number:
          let token = try reader.rawBytes()
          guard token.count <= ReservedParams.longest else { throw reader.failure(ReservedParams.refusal(of: field)) }
          progressToken = token
        case "after", "progressToken": throw reader.failure(ReservedParams.refusal(of: field))
        default:
          kept.key(field)
          kept.raw(try reader.rawBytes())
        }
      }
      kept.endObject()
      rest = kept.bytes
    } catch {
      throw .invalidParams(field, error.problem, english)
    }
  }
}

extension ReservedParams {
  /// Calls `body` with the parameters for the method, which exclude the reserved ones.
  /// - Parameter sent: the request's parameters as the client sent them.
  func use<Value, Problem>(
    _ sent: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    guard let rest else { return try body(sent) }
    return try rest.withUnsafeBufferPointer { (bytes) throws(Problem) in try body(UnsafeRawBufferPointer(bytes)) }
  }

  private static func refusal(of name: String) -> Message {
    .service(name == "after" ? .cursorExpected(most: longest) : .tokenExpected(most: longest))
  }
}

extension UnsafeRawBufferPointer {
  /// Whether either of the two words occurs in the bytes within quotation marks.
  fileprivate func hasQuoted(_ one: StaticString, or other: StaticString) -> Bool {
    guard var place = baseAddress else { return false }
    let end = place + count
    while let quote = memchr(place, Int32(UInt8(ascii: "\"")), end - place) {
      place = UnsafeRawPointer(quote) + 1
      if place.isQuotedEnd(of: one, before: end) || place.isQuotedEnd(of: other, before: end) { return true }
    }
    return false
  }
}

extension UnsafeRawPointer {
  /// Whether the bytes at this address are `word` followed by a quotation mark, all before the address `end`.
  @inline(__always)
  fileprivate func isQuotedEnd(of word: StaticString, before end: UnsafeRawPointer) -> Bool {
    let count = word.utf8CodeUnitCount
    return end - self > count && load(fromByteOffset: count, as: UInt8.self) == UInt8(ascii: "\"")
      && memcmp(self, word.utf8Start, count) == 0
  }
}
