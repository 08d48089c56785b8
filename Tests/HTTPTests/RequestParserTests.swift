import HTTP
import Testing

/// Requests as clients send them are taken apart; whatever two readers could read differently is refused.
struct RequestParserTests {
  private static let host = "Host: 127.0.0.1:8080\r\n"

  @Test(arguments: [
    ("GET / HTTP/1.1\r\n", "GET / 1"),
    ("GET /swimming/swims/ HTTP/1.1\r\n", "GET /swimming|swims 1"),
    ("HEAD /%C5%A0%C3%A1rka/a%20b?x=1&y=%2F/..? HTTP/1.1\r\n", "HEAD /Šárka|a b?x=1&y=%2F/..? 1"),
    ("GET http://127.0.0.1:8080/a?b HTTP/1.1\r\n", "GET /a?b 1"),
    ("GET HTTP://127.0.0.1:8080 HTTP/1.1\r\n", "GET / 1"),
    ("GET /... HTTP/1.1\r\n", "GET /... 1"),
    ("GET / HTTP/1.0\r\n", "GET / 0"),
    ("GET / HTTP/1.1\r\nX:\r\nY: \t a b \t\r\nContent-Length: 0\r\n", "GET / 1"),
    ("GET / HTTP/1.1\r\nX: caf\u{E9} \u{1F3CA}\r\n", "GET / 1"),
  ])
  func takesApart(request: String, parts: String) {
    #expect(transcript(request + RequestParserTests.host + "\r\n") == parts)
  }

  @Test(arguments: [
    ("Content-Length: 5\r\n\r\nhello", "[hello]"),
    ("content-LENGTH: 005\r\n\r\nhello", "[hello]"),
    ("Transfer-Encoding: Chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n", "[hello]"),
    ("Transfer-Encoding: chunked\r\n\r\n00005;a=b;c=\"d\"\r\nhello\r\n0\r\nX: y\r\n\r\n", "[hello]"),
    ("Expect: 100-Continue\r\nContent-Length: 1\r\n\r\n!", "[!]"),
  ])
  func takesBodies(rest: String, body: String) {
    #expect(transcript("POST / HTTP/1.1\r\n" + RequestParserTests.host + rest) == "POST / 1 " + body)
  }

  /// Of a request line, with a sound header behind it.
  @Test(arguments: [
    ("\r\nGET / HTTP/1.1", "malformedRequestLine 400"),
    ("GET /", "malformedRequestLine 400"),
    ("GET  / HTTP/1.1", "malformedRequestLine 400"),
    ("GET / HTTP/1.1 ", "malformedRequestLine 400"),
    (" GET / HTTP/1.1", "malformedRequestLine 400"),
    ("GET\t/\tHTTP/1.1", "malformedRequestLine 400"),
    ("G(T / HTTP/1.1", "malformedRequestLine 400"),
    ("GET / http/1.1", "malformedRequestLine 400"),
    ("GET / HTTP/1.1x", "malformedRequestLine 400"),
    ("GET / HTTP/11", "malformedRequestLine 400"),
    ("GET / HTTP/1.2", "unsupportedVersion 505"),
    ("GET / HTTP/2.0", "unsupportedVersion 505"),
    ("GET / HTTP/0.9", "unsupportedVersion 505"),
    ("get / HTTP/1.1", "unknownMethod 501"),
    ("BREW / HTTP/1.1", "unknownMethod 501"),
    ("PUT / HTTP/1.1", "methodNotAllowed 405"),
    ("OPTIONS * HTTP/1.1", "methodNotAllowed 405"),
    ("TRACE / HTTP/1.1", "methodNotAllowed 405"),
    ("CONNECT 127.0.0.1:80 HTTP/1.1", "methodNotAllowed 405"),
    ("GET * HTTP/1.1", "malformedTarget 400"),
    ("GET index.html HTTP/1.1", "malformedTarget 400"),
    ("GET https://127.0.0.1:8080/ HTTP/1.1", "malformedTarget 400"),
    ("GET http://evil.example/ HTTP/1.1", "foreignTarget 400"),
    ("GET http://user@127.0.0.1:8080/ HTTP/1.1", "foreignTarget 400"),
    ("GET http:///a HTTP/1.1", "foreignTarget 400"),
    ("GET /a#b HTTP/1.1", "malformedTarget 400"),
    ("GET /% HTTP/1.1", "malformedTarget 400"),
    ("GET /%4 HTTP/1.1", "malformedTarget 400"),
    ("GET /%zz HTTP/1.1", "malformedTarget 400"),
    ("GET /%FF HTTP/1.1", "malformedTarget 400"),
    ("GET /%C0%AE%C0%AE/ HTTP/1.1", "malformedTarget 400"),
    ("GET /a\\b HTTP/1.1", "malformedTarget 400"),
    ("GET /š HTTP/1.1", "malformedTarget 400"),
    ("GET /?š HTTP/1.1", "malformedTarget 400"),
    ("GET /../etc/passwd HTTP/1.1", "ambiguousPath 400"),
    ("GET /a/.. HTTP/1.1", "ambiguousPath 400"),
    ("GET /a/./b HTTP/1.1", "ambiguousPath 400"),
    ("GET /%2e%2E/a HTTP/1.1", "ambiguousPath 400"),
    ("GET /.%2e HTTP/1.1", "ambiguousPath 400"),
    ("GET /a%2Fb HTTP/1.1", "ambiguousPath 400"),
    ("GET /a%5cb HTTP/1.1", "ambiguousPath 400"),
    ("GET /a%00b HTTP/1.1", "ambiguousPath 400"),
    ("GET /a%0d%0ab HTTP/1.1", "ambiguousPath 400"),
    ("GET //a HTTP/1.1", "ambiguousPath 400"),
    ("GET /a//b HTTP/1.1", "ambiguousPath 400"),
  ])
  func refusesRequestLines(line: String, refusal: String) {
    #expect(transcript(line + "\r\n" + RequestParserTests.host + "\r\n") == refusal)
  }

  /// Of a header behind a sound request line and a sound host.
  @Test(arguments: [
    ("GET", "Host: 127.0.0.1:8080\r\n", "malformedHost 400"),
    ("GET", "host: other\r\n", "malformedHost 400"),
    ("GET", "Name : value\r\n", "malformedField 400"),
    ("GET", "Name\r\n", "malformedField 400"),
    ("GET", ": value\r\n", "malformedField 400"),
    ("GET", "Na me: value\r\n", "malformedField 400"),
    ("GET", "N\u{E9}: value\r\n", "malformedField 400"),
    ("GET", "A: b\r\n c\r\n", "foldedField 400"),
    ("GET", "A: b\r\n\tc\r\n", "foldedField 400"),
    ("GET", "A: b\n", "bareNewline 400"),
    ("GET", "A: b\rc\r\n", "bareNewline 400"),
    ("GET", "A: b\r\r\n", "bareNewline 400"),
    ("GET", "A: \0\r\n", "controlByte 400"),
    ("GET", "A: \u{7F}\r\n", "controlByte 400"),
    ("GET", "A: \u{1B}[2J\r\n", "controlByte 400"),
    ("GET", "Expect: a miracle\r\n", "unknownExpectation 417"),
    ("GET", "Expect: 100-continue\r\nExpect: 100-continue\r\n", "unknownExpectation 417"),
    ("GET", "Content-Length: 1\r\n", "unexpectedBody 400"),
    ("HEAD", "Transfer-Encoding: chunked\r\n", "unexpectedBody 400"),
    ("POST", "", "lengthRequired 411"),
    ("POST", "Content-Length: 5\r\nContent-Length: 5\r\n", "malformedLength 400"),
    ("POST", "Content-Length: 5\r\nContent-Length: 6\r\n", "malformedLength 400"),
    ("POST", "Content-Length: 5, 5\r\n", "malformedLength 400"),
    ("POST", "Content-Length: +5\r\n", "malformedLength 400"),
    ("POST", "Content-Length: -1\r\n", "malformedLength 400"),
    ("POST", "Content-Length: 0x5\r\n", "malformedLength 400"),
    ("POST", "Content-Length: 5 5\r\n", "malformedLength 400"),
    ("POST", "Content-Length:\r\n", "malformedLength 400"),
    ("POST", "Content-Length: ٥\r\n", "malformedLength 400"),
    ("POST", "Content-Length: 18446744073709551621\r\n", "bodyTooLarge 413"),
    ("POST", "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "lengthAndTransferEncoding 400"),
    ("POST", "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", "lengthAndTransferEncoding 400"),
    ("POST", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "malformedTransferEncoding 400"),
    ("POST", "Transfer-Encoding: chunked, chunked\r\n", "malformedTransferEncoding 400"),
    ("POST", "Transfer-Encoding: chunked, identity\r\n", "malformedTransferEncoding 400"),
    ("POST", "Transfer-Encoding: identity\r\n", "malformedTransferEncoding 400"),
    ("POST", "Transfer-Encoding: xchunked\r\n", "malformedTransferEncoding 400"),
    ("POST", "Transfer-Encoding: \"chunked\"\r\n", "malformedTransferEncoding 400"),
    ("POST", "Transfer-Encoding: chunked;q=1\r\n", "malformedTransferEncoding 400"),
    ("POST", "Transfer-Encoding:\r\n", "malformedTransferEncoding 400"),
    ("POST", "Transfer-Encoding: ,chunked\r\n", "unknownTransferEncoding 501"),
    ("POST", "Transfer-Encoding: \u{0B}chunked\r\n", "controlByte 400"),
    ("POST", "Transfer-Encoding : chunked\r\n", "malformedField 400"),
    ("POST", "Transfer-Encoding: gzip, chunked\r\n", "unknownTransferEncoding 501"),
  ])
  func refusesHeaders(method: String, fields: String, refusal: String) {
    #expect(transcript("\(method) / HTTP/1.1\r\n" + RequestParserTests.host + fields + "\r\n") == refusal)
  }

  @Test(arguments: [
    ("", "malformedHost 400"), ("Host:\r\n", "malformedHost 400"), ("Host: a b\r\n", "malformedHost 400"),
    ("Host: a/b\r\n", "malformedHost 400"), ("Host: a, b\r\n", "malformedHost 400"),
    ("Host: a@b\r\n", "malformedHost 400"),
  ])
  func refusesHosts(fields: String, refusal: String) {
    #expect(transcript("GET / HTTP/1.1\r\n" + fields + "\r\n") == refusal)
  }

  @Test func anOldRequestNeedsNoHostAndHasNoChunks() {
    #expect(transcript("GET / HTTP/1.0\r\n\r\n") == "GET / 0")
    #expect(transcript("GET / HTTP/1.0\r\nHost: a\r\nHost: a\r\n\r\n") == "malformedHost 400")
    #expect(
      transcript("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n") == "malformedTransferEncoding 400")
  }

  @Test(arguments: [
    ("x\r\n", "malformedChunk 400"), ("\r\n", "malformedChunk 400"), ("-1\r\n", "malformedChunk 400"),
    ("0x1\r\n", "malformedChunk 400"), (" 1\r\n", "malformedChunk 400"), ("1 \r\n", "malformedChunk 400"),
    ("1\n", "bareNewline 400"), ("1\r;\r\n", "bareNewline 400"), ("1;\0\r\n", "controlByte 400"),
    ("1\r\nab\r\n", "[a]… malformedChunk 400"), ("1\r\na\n", "[a]… bareNewline 400"),
    ("FFFFFFFFFFFFFFFF\r\n", "malformedChunk 400"), ("FFFFFFFFFFFFFFF\r\n", "bodyTooLarge 413"),
    ("6\r\nabcdef\r\n5\r\n", "[abcdef]… bodyTooLarge 413"),
    ("1;" + String(repeating: "x", count: 300) + "\r\n", "malformedChunk 400"),
    ("0\r\nX : y\r\n\r\n", "malformedField 400"), ("0\r\n\n", "bareNewline 400"),
  ])
  func refusesChunks(chunks: String, refusal: String) {
    let head = "POST / HTTP/1.1\r\n" + RequestParserTests.host + "Transfer-Encoding: chunked\r\n\r\n"
    #expect(transcript(head + chunks, bodyLimit: 10) == "POST / 1 " + refusal)
  }

  @Test func limitsAreExact() {
    func request(_ path: Int, _ fields: String = "") -> String {
      "GET /\(String(repeating: "a", count: path)) HTTP/1.1\r\n" + RequestParserTests.host + fields + "\r\n"
    }
    #expect(transcript(request(8_192 - 14)).hasPrefix("GET /aaa"))
    #expect(transcript(request(8_192 - 13)) == "requestLineTooLong 414")
    // The error comes before the line is complete.
    #expect(transcript(String(repeating: "G", count: 8_193)) == "requestLineTooLong 414")
    let fields = { (count: Int) in String(repeating: "A: b\r\n", count: count) }
    #expect(transcript(request(0, fields(99))) == "GET / 1")
    #expect(transcript(request(0, fields(100))) == "tooManyFields 431")
    let long = { (count: Int) in "A: " + String(repeating: "b", count: count - 3) + "\r\n" }
    #expect(transcript(request(0, long(32_768 - 20))) == "GET / 1")
    #expect(transcript(request(0, long(32_768 - 19))) == "headerTooLarge 431")
    let post = { (length: Int) in
      "POST / HTTP/1.1\r\n\(RequestParserTests.host)Content-Length: \(length)\r\n\r\n"
    }
    #expect(transcript(post(10) + "0123456789", bodyLimit: 10) == "POST / 1 [0123456789]")
    #expect(transcript(post(11) + "0123456789", bodyLimit: 10) == "POST / 1 bodyTooLarge 413")
  }

  @Test func otherProtocolsAreToldAtOnce() {
    #expect(transcript("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n") == "unsupportedVersion 505")
    #expect(transcript([0x16, 0x03, 0x01], pieces: []) == "controlByte 400")
    #expect(transcript("\r\n\r\n") == "malformedRequestLine 400")
  }

  private static let several =
    "POST /a HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n5;x\r\nhello\r\n1\r\n!\r\n0\r\nT: u\r\n\r\n"
    + "GET /b?c HTTP/1.1\r\n\(host)\r\n" + "POST /d HTTP/1.1\r\n\(host)Content-Length: 3\r\n\r\nx\r\n"

  @Test func requestsFollowEachOther() {
    #expect(transcript(RequestParserTests.several) == "POST /a 1 [hello!] GET /b?c 1 POST /d 1 [x\r\n]")
  }

  @Test func howBytesAreCutDoesNotMatter() {
    let bytes = Array(RequestParserTests.several.utf8)
    let whole = transcript(bytes, pieces: [])
    #expect(transcript(bytes, pieces: bytes.map { _ in 1 }) == whole)
    for cut in bytes.indices { #expect(transcript(bytes, pieces: [cut]) == whole) }
  }

  /// A second request hidden in the first one's body stays a body.
  @Test func nothingIsSmuggled() {
    let hidden = "GET /hidden HTTP/1.1\r\n\(RequestParserTests.host)\r\n"
    let head = "POST /a HTTP/1.1\r\n\(RequestParserTests.host)"
    let bytes = hidden.utf8.count
    #expect(transcript(head + "Content-Length: \(bytes)\r\n\r\n" + hidden) == "POST /a 1 [\(hidden)]")
    for fields in [
      "Content-Length: \(bytes)\r\nTransfer-Encoding: chunked\r\n", "Content-Length: 0\r\nContent-Length: \(bytes)\r\n",
      "Content-Length: \(bytes)\r\nTransfer-Encoding: x\r\n", "Content-Length: 0\n\r\nTransfer-Encoding: chunked\r\n",
    ] {
      #expect(!transcript(head + fields + "\r\n0\r\n\r\n" + hidden).contains("hidden"))
    }
  }

  @Test func whatWasRefusedStaysRefused() {
    var parser = RequestParser()
    var input = Array("GET\r\n".utf8)[...]
    #expect(throws: HTTPRefusal.malformedRequestLine) { try parser.next(&input) }
    input = Array("GET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8)[...]
    #expect(throws: HTTPRefusal.malformedRequestLine) { try parser.next(&input) }
  }
}
