/// The first line of a request, such as `GET /swimming HTTP/1.1`.
struct RequestLine: Sendable {
  let method: HTTPMethod
  let target: RequestTarget
  let minorVersion: Int

  init(_ line: [UInt8]) throws(HTTPRefusal) {
    let words = line.split(separator: ASCII.space, omittingEmptySubsequences: false)
    guard words.count == 3, ASCII.isToken(words[0]), !words[1].isEmpty else { throw .malformedRequestLine }
    minorVersion = try RequestLine.minorVersion(String(decoding: words[2], as: UTF8.self))
    method = try HTTPMethod(token: String(decoding: words[0], as: UTF8.self))
    target = try RequestTarget(words[1])
  }

  private static func minorVersion(_ text: String) throws(HTTPRefusal) -> Int {
    switch text {
    case "HTTP/1.1": return 1
    case "HTTP/1.0": return 0
    default:
      let digits = Array(text.utf8.dropFirst(5))
      let isVersion =
        text.hasPrefix("HTTP/") && digits.count == 3 && digits[1] == UInt8(ascii: ".") && ASCII.isDigit(digits[0])
        && ASCII.isDigit(digits[2])
      throw isVersion ? .unsupportedVersion : .malformedRequestLine
    }
  }
}
