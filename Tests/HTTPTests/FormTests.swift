import HTTP
import Testing

/// Forms as browsers send them are read, in both kinds; others are refused.
struct FormTests {
  private static func request(_ body: String, _ type: String?) -> HTTPRequest {
    var parser = RequestParser()
    let field = type.map { "Content-Type: \($0)\r\n" } ?? ""
    var input = Array("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\(field)\r\n".utf8)[...]
    guard case .head(let head) = try? parser.next(&input) else { preconditionFailure() }
    return HTTPRequest(head: head, body: RequestBody(Array(body.utf8)))
  }

  private static let encoded = "application/x-www-form-urlencoded"

  @Test func fieldsOfAForm() throws {
    let body = "style=backstroke&comment=na+%C5%A1kole%0D%0A%2B1&&empty=&bare&x=1&x=2&a=b=c"
    let form = try FormTests.request(body, FormTests.encoded + "; charset=UTF-8").form()
    #expect(form["style"] == "backstroke" && form["comment"] == "na škole\r\n+1" && form["a"] == "b=c")
    #expect(form["empty"] == "" && form["bare"] == "" && form["none"] == nil && form.count == 7)
    #expect(form["x"] == nil && form.values("x") == ["1", "2"])
  }

  @Test(
    arguments: [
      ("a=%", encoded, .malformedForm), ("a=%zz", encoded, .malformedForm), ("%FF=a", encoded, .malformedForm),
      (String(repeating: "a&", count: 201), encoded, .formTooLarge),
      (String(repeating: "a", count: 262_145), encoded, .formTooLarge),
      ("a=b", "text/plain", .unsupportedForm), ("a=b", nil, .unsupportedForm),
      ("a=b", "application/json", .unsupportedForm), ("", "multipart/form-data", .malformedForm),
      ("", "multipart/form-data; boundary=", .unsupportedForm), ("", "multipart/mixed; boundary=X", .unsupportedForm),
      ("", "multipart/form-data; boundary=\"X", .unsupportedForm),
      ("", "multipart/form-data; boundary=X; boundary=Y", .malformedForm),
    ] as [(String, String?, HTTPRefusal)])
  func refusesForms(body: String, type: String?, refusal: HTTPRefusal) {
    #expect(throws: refusal) { try FormTests.request(body, type).form() }
  }

  // MARK: With files

  private static func part(_ disposition: String, _ content: String, _ more: String = "") -> String {
    "--X\r\nContent-Disposition: form-data; \(disposition)\r\n\(more)\r\n\(content)\r\n"
  }

  private static let whole =
    part("name=\"nonce\"", "0f3c") + part("name=\"a %22b%22\"", "")
    + part(
      "name=\"file\"; filename=\"ex%22port š.zip\"", "PK\r\n--\r\n--Y\r\n\r\n--x-\r-\n-",
      "Content-Type: application/zip\r\n")
    + part("name=\"none\"; filename=\"\"", "", "Content-Type: application/octet-stream\r\n")
    + part("name=after", "\r\n") + "--X--\r\n"

  private static let wholeParts =
    "field nonce [0f3c] field a \"b\" [] file ex\"port š.zip application/zip [PK\r\n--\r\n--Y\r\n\r\n--x-\r-\n-] "
    + "file  application/octet-stream [] field after [\r\n]"

  /// What a decoder makes of bytes that come in pieces, in words.
  private static func transcript(_ text: String, pieces size: Int = .max, cut: Int? = nil) -> String {
    var words: [String] = []
    var content: [UInt8] = []
    do throws(HTTPRefusal) {
      var decoder = try MultipartDecoder(contentType: "multipart/form-data; boundary=X")
      var rest = Array(text.utf8)[...]
      var piece = cut ?? size
      repeat {
        decoder.append(rest.prefix(piece))
        rest = rest.dropFirst(piece)
        piece = size
        while let element = try decoder.next() {
          switch element {
          case .part(let part):
            words.append(
              part.fileName.map { "file \($0)" + (part.contentType.map { " " + $0 } ?? "") } ?? "field \(part.name)")
          case .bytes(let bytes): content += bytes
          case .endOfPart:
            words.append("[" + String(decoding: content, as: UTF8.self) + "]")
            content = []
          }
        }
      } while !rest.isEmpty
      try decoder.finish()
    } catch {
      words.append(error.rawValue)
    }
    return words.joined(separator: " ")
  }

  @Test func partsComeHoweverTheyAreCut() {
    #expect(FormTests.transcript(FormTests.whole) == FormTests.wholeParts)
    #expect(FormTests.transcript(String(FormTests.whole.dropLast())) == FormTests.wholeParts)
    for size in 1...20 { #expect(FormTests.transcript(FormTests.whole, pieces: size) == FormTests.wholeParts) }
    for cut in 1..<FormTests.whole.utf8.count {
      #expect(FormTests.transcript(FormTests.whole, cut: cut) == FormTests.wholeParts)
    }
    #expect(FormTests.transcript("--X--\r\n") == "")
  }

  private static let refused: [(String, String)] = [
    ("", "malformedForm"), ("preamble\r\n--X--\r\n", "malformedForm"), ("--X", "malformedForm"),
    ("--X--\r\nmore", "malformedForm"), ("--X \r\n", "malformedForm"), ("--Y--\r\n", "malformedForm"),
    (part("name=\"a\"", "b"), "field a malformedForm"),
    (part("name=\"a\"", "b") + "--X\n-", "field a [b] malformedForm"),
    (part("filename=\"a\"", "b") + "--X--", "malformedForm"), (part("name=\"a", "b") + "--X--", "malformedForm"),
    (part("name=\"a\" b", "b") + "--X--", "malformedForm"), (part("name=a b", "b") + "--X--", "malformedForm"),
    (part("name=\"a\"; name=\"b\"", "b") + "--X--", "malformedForm"),
    ("--X\r\nContent-Disposition: attachment; name=a\r\n\r\n\r\n--X--", "malformedForm"),
    ("--X\r\n\r\nb\r\n--X--", "malformedForm"),
    ("--X\r\nContent-Disposition : form-data; name=a\r\n\r\n", "malformedForm"),
    ("--X\r\nA: " + String(repeating: "b", count: 5_000) + "\r\n\r\n", "formTooLarge"),
  ]

  @Test(arguments: refused)
  func refusesParts(body: String, parts: String) {
    for size in [Int.max, 1] { #expect(FormTests.transcript(body, pieces: size) == parts) }
  }

  @Test func aFileIsHandedOnAndNotHeld() throws {
    var events: [String] = []
    let type = "multipart/form-data; boundary=\"X\""
    let form = try FormTests.request(FormTests.whole, type).form { (event, before) throws(HTTPRefusal) in
      switch event {
      case .begins(let part): events.append("\(part.fileName ?? "-") after \(before["nonce"] ?? "-")")
      case .bytes(let bytes): events.append("\(bytes.count)")
      case .ends: events.append("end")
      }
    }
    #expect(events.first == "ex\"port š.zip after 0f3c" && events.last == "end" && form.count == 3)
    #expect(events.compactMap { Int($0) }.reduce(0, +) == 23)
    #expect(form["a \"b\""] == "" && form["after"] == "\r\n" && form["file"] == nil)
    #expect(throws: HTTPRefusal.unsupportedForm) { try FormTests.request(FormTests.whole, type).form() }
    #expect(throws: HTTPRefusal.wrongNonce) {
      _ = try FormTests.request(FormTests.whole, type).form { _, _ throws(HTTPRefusal) in throw .wrongNonce }
    }
  }

  @Test func fieldsOfAFormWithFilesAreLimited() {
    let large = FormTests.part("name=\"a\"", String(repeating: "b", count: 262_145)) + "--X--\r\n"
    #expect(throws: HTTPRefusal.formTooLarge) {
      try FormTests.request(large, "multipart/form-data; boundary=X").form()
    }
    let many = String(repeating: FormTests.part("name=\"a\"", "b"), count: 201) + "--X--\r\n"
    #expect(throws: HTTPRefusal.formTooLarge) {
      try FormTests.request(many, "multipart/form-data; boundary=X").form()
    }
    let notText = FormTests.part("name=\"a\"", "\u{FFFD}") + "--X--\r\n"
    let bytes = Array(notText.utf8).split(separator: 0xEF).joined(separator: [0xFF])
    #expect(throws: HTTPRefusal.malformedForm) {
      let request = FormTests.request("", "multipart/form-data; boundary=X")
      _ = try HTTPRequest(head: request.head, body: RequestBody(Array(bytes))).form()
    }
  }
}
