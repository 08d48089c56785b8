import HTTP

/// Describes in words what a parser makes of bytes, so that runs can be compared.
func transcript(_ bytes: [UInt8], pieces: [Int], bodyLimit: Int = 1_000, limits: HTTPLimits = HTTPLimits()) -> String {
  var parser = RequestParser(limits)
  var words: [String] = []
  var body: [UInt8] = []
  var rest = bytes[...]
  do throws(HTTPRefusal) {
    for size in pieces + [bytes.count] {
      var input = rest.prefix(size)
      rest = rest.dropFirst(size)
      while let part = try parser.next(&input) {
        switch part {
        case .head(let head):
          words.append(
            "\(head.method.rawValue) /\(head.target.path.joined(separator: "|"))"
              + (head.target.query.map { "?" + $0 } ?? "") + " \(head.minorVersion)")
          try parser.acceptBody(upTo: bodyLimit)
        case .body(let stretch): body += stretch
        case .end:
          if !body.isEmpty { words.append("[" + String(decoding: body, as: UTF8.self) + "]") }
          body = []
        }
      }
    }
    if !parser.isBetweenRequests { words.append("…") }
  } catch {
    if !body.isEmpty { words.append("[" + String(decoding: body, as: UTF8.self) + "]…") }
    words.append("\(error.rawValue) \(error.status.rawValue)")
  }
  return words.joined(separator: " ")
}

func transcript(_ text: String, bodyLimit: Int = 1_000, limits: HTTPLimits = HTTPLimits()) -> String {
  transcript(Array(text.utf8), pieces: [], bodyLimit: bodyLimit, limits: limits)
}
