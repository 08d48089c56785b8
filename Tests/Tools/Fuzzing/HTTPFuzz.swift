import HTTP
import TestSupport

extension FuzzTarget {
  /// The parser must find the same requests in a connection's bytes, regardless of how they are cut into pieces.
  static let http = FuzzTarget(
    "http", seeds: requestSeeds,
    dictionary: [
      "GET ", "POST ", "HEAD ", "PUT ", "/", "?", "#", "%2f", "%2e%2e", "%00", "..", "//", "http://a:1/",
      " HTTP/1.1\r\n",
      " HTTP/1.0\r\n", " HTTP/2.0\r\n", "\r\n", "\r\n\r\n", "\r", "\n", " ", "\t", ":", ",", ";", "0\r\n\r\n",
      "Host: a:1\r\n",
      "Content-Length: ", "Transfer-Encoding: chunked\r\n", "Expect: 100-continue\r\n", "Connection: close\r\n",
      "3\r\nabc\r\n", "ffffffffffffffff", "-1", "+1", "0x1",
    ],
    accepts: { input, findings in agrees(input, &findings) { RequestDigest.of(input, pieces: $0) } })

  /// The decoder must find the same parts in a form with files, regardless of how the form is cut into pieces.
  static let multipart = FuzzTarget(
    "multipart", seeds: formSeeds,
    dictionary: [
      "--X", "--X--", "\r\n--X", "\r\n", "\r", "\n", "--", "Content-Disposition: form-data; name=\"a\"\r\n",
      "; filename=\"b\"", "\"", "=", ";", ":", "%22", " ", "\r\n\r\n",
    ],
    accepts: { input, findings in agrees(input, &findings) { FormDigest.of(input, pieces: $0) } })

  /// Whether the input was accepted. Reports a finding if this or the result depends on how the input is cut into
  /// pieces.
  private static func agrees<Digest: Equatable & Refusable>(
    _ input: [UInt8], _ findings: inout FuzzFindings, _ digest: (Int) -> Digest
  ) -> Bool {
    let whole = digest(.max)
    for size in [1, 2 + input.count % 13] {
      let other = digest(size)
      findings.expect(other == whole, "differs when read by \(size) bytes: \(whole) \(other)")
    }
    return whole.refusal == nil
  }

  private static let requestSeeds =
    [
      "GET /swimming/swims?year=2024 HTTP/1.1\r\nHost: a:1\r\nAccept: text/html\r\nConnection: keep-alive\r\n\r\n",
      "POST /a%20b HTTP/1.1\r\nHost: a:1\r\nOrigin: http://a:1\r\nContent-Length: 5\r\n\r\nhello",
      "POST /a HTTP/1.1\r\nHost: a:1\r\nTransfer-Encoding: chunked\r\n\r\n5;x=y\r\nhello\r\n1\r\n!\r\n0\r\nT: u\r\n\r\n",
      "HEAD http://a:1/x HTTP/1.1\r\nHost: a:1\r\n\r\nGET /second HTTP/1.0\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: a:1\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\nabcGET /b HTTP/1.1\r\nHost: a\r\n\r\n",
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ].map { Array($0.utf8) }

  private static let formSeeds =
    [
      "--X\r\nContent-Disposition: form-data; name=\"nonce\"\r\n\r\n0f3c\r\n"
        + "--X\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.zip\"\r\nContent-Type: application/zip\r\n\r\n"
        + "PK\r\n--\r\n--Y\r\n\r\n--x-\r-\n-\r\n--X--\r\n",
      "--X\r\ncontent-disposition:form-data;name=a\r\n\r\n\r\n\r\n--X--", "--X--\r\n",
    ].map { Array($0.utf8) }
}

/// A result that may be a refusal.
private protocol Refusable {
  var refusal: HTTPRefusal? { get }
}

/// The requests of a connection, and the refusal that ended them, if any.
private struct RequestDigest: Equatable, Refusable {
  private var heads: [RequestHead] = []
  private var bodies: [[UInt8]] = [[]]
  private(set) var refusal: HTTPRefusal?

  static func of(_ input: [UInt8], pieces size: Int) -> RequestDigest {
    var limits = HTTPLimits()
    (limits.requestLineBytes, limits.fields, limits.headerBytes) = (100, 6, 200)
    var (digest, parser) = (RequestDigest(), RequestParser(limits))
    do throws(HTTPRefusal) {
      for start in stride(from: 0, to: input.count, by: size) {
        var piece = Array(input[start..<min(input.count - start, size) + start])[...]
        while let part = try parser.next(&piece) { try digest.add(part, &parser) }
        precondition(piece.isEmpty, "bytes are left that nobody asks for")
      }
    } catch {
      digest.refusal = error
    }
    return digest
  }

  private mutating func add(_ part: RequestParser.Part, _ parser: inout RequestParser) throws(HTTPRefusal) {
    switch part {
    case .head(let head):
      heads.append(head)
      precondition(head.target.path.allSatisfy { !["", ".", ".."].contains($0) && !$0.contains("/") }, "a path astray")
      try parser.acceptBody(upTo: 100)
    case .body(let stretch):
      precondition(!stretch.isEmpty, "nothing handed on as something")
      bodies[bodies.count - 1] += stretch
      precondition(bodies[bodies.count - 1].count <= 100, "more than the body may have")
    case .end: bodies.append([])
    }
  }
}

/// The parts of a form with files, and the refusal that ended them, if any.
private struct FormDigest: Equatable, Refusable {
  private var parts: [FormPart] = []
  private var contents: [[UInt8]] = []
  private(set) var refusal: HTTPRefusal?

  static func of(_ input: [UInt8], pieces size: Int) -> FormDigest {
    var limits = FormLimits()
    (limits.fields, limits.partHeaderBytes) = (4, 200)
    var digest = FormDigest()
    do throws(HTTPRefusal) {
      var decoder = try MultipartDecoder(contentType: "multipart/form-data; boundary=X", limits)
      for start in stride(from: 0, to: input.count, by: size) {
        decoder.append(input[start..<min(input.count - start, size) + start])
        while let element = try decoder.next() { digest.add(element) }
      }
      try decoder.finish()
    } catch {
      digest.refusal = error
    }
    return digest
  }

  private mutating func add(_ element: MultipartDecoder.Element) {
    switch element {
    case .part(let part):
      parts.append(part)
      contents.append([])
    case .bytes(let bytes): contents[contents.count - 1] += bytes
    case .endOfPart: precondition(parts.count == contents.count, "content without a part")
    }
  }
}
