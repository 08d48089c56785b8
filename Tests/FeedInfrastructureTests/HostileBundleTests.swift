import FeedApplication
import FeedDomain
import KernelApplication
import KernelDomain
import TestSupport
import Testing

@testable import FeedInfrastructure

/// Bundles that somebody made or changed to do harm: each is refused with one reason, or shown as the words that it is, and
/// the book stays as it was to the byte.
@Suite("Hostile bundles")
struct HostileBundleTests {
  private let eva: FeedUnderTest
  private let jana: FeedUnderTest
  private let folder = BundleFolder()
  /// A bundle of Jana's that is taken.
  private let sound: [UInt8]
  private let secret: PairingSecret

  init() throws {
    eva = FeedUnderTest(folder: folder)
    jana = FeedUnderTest(folder: folder)
    try eva.pair(with: jana)
    let post = try jana.post("Legs", to: .all)
    try jana.comment(post, "Hard \"today\" \\ 🏋️")
    sound = folder[try jana.export(to: "Eva")] ?? []
    secret = try eva.secret(of: "Jana")
  }

  private var text: String { String(decoding: sound, as: UTF8.self) }

  /// The bundle with other words, signed with the key that both have.
  private func signed(_ change: (String) -> String) -> [UInt8] {
    let end = text.firstRange(of: ",\"mac\"")?.lowerBound ?? text.endIndex
    let head = Array(change(String(text[..<end])).utf8)
    return head + Array(",\"mac\":\"\(hexadecimal(secret.code.code(of: head)))\"}\n".utf8)
  }

  /// What is wrong with it; nil where it was taken. Where it was not, the book is as before to the byte.
  private func refusal(_ bytes: [UInt8], by book: FeedUnderTest? = nil) -> Failure? {
    let book = book ?? eva
    let before = book.files.files
    do throws(Failure) {
      try book.take(folder.put(bytes))
      return nil
    } catch {
      #expect(book.files.files == before)
      return error
    }
  }

  private func expect(_ bytes: [UInt8], _ expected: FeedMessage, _ place: SourceLocation = #_sourceLocation) {
    guard case .badFile(_, let problem, _)? = refusal(bytes) else {
      Issue.record("it was not refused as a file", sourceLocation: place)
      return
    }
    #expect(problem.content() == expected, sourceLocation: place)
  }

  @Test("The sound one is taken")
  func control() { #expect(refusal(sound) == nil) }

  @Test("A bit that is changed anywhere is found")
  func flippedBits() {
    for byte in sound.indices.dropLast() {
      for bit in 0..<8 where (byte * 8 + bit).isMultiple(of: 3) || byte > sound.count - 80 {
        var changed = sound
        changed[byte] ^= 1 << UInt8(bit)
        #expect(refusal(changed) != nil, "bit \(bit) of byte \(byte)")
      }
    }
  }

  @Test("A cut or a longer one is found")
  func cut() {
    for count in stride(from: 0, to: sound.count - 1, by: 7) { #expect(refusal(Array(sound[..<count])) != nil) }
    #expect(refusal(sound + [0x0A]) != nil)
    #expect(refusal([0x20] + sound) != nil)
    #expect(refusal(sound + sound) != nil)
  }

  @Test("One that is too large is not looked at")
  func tooLarge() {
    let blank = [UInt8](repeating: 0x20, count: Bundle.mostBytes)
    expect(blank + sound, .bundleTooLarge(most: Bundle.mostBytes))
  }

  @Test("Lists that lie too deep in each other are refused, a hundred thousand levels too")
  func tooDeep() {
    for levels in [9, 100, 100_000] {
      let deep = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
      expect(signed { $0.replacing("\"items\":[", with: "\"items\":[\(deep),") }, .tooDeep(most: 8))
    }
  }

  @Test("A hundred thousand comments are refused")
  func tooMany() {
    let from = (try? jana.book().person("Eva").own.description) ?? ""
    let comments = (100...100_099).map { number in
      "{\"id\":\"\(from).\(number)\",\"kind\":\"like\",\"at\":\"2026-05-03T06:45:00Z\",\"on\":\"\(from).1\"}"
    }
    let all = signed { $0.replacing("\"items\":[", with: "\"items\":[" + comments.joined(separator: ",") + ",") }
    // As many as there is room for.
    expect(all, .bundleTooLarge(most: Bundle.mostBytes))
    let fewer = comments.prefix(1_001).joined(separator: ",")
    expect(
      signed { $0.replacing("\"items\":[", with: "\"items\":[" + fewer + ",") },
      .tooManyItems(most: FeedBook.mostItems))
  }

  @Test("A sender whom nobody knows, one's own bundle and one for another are refused")
  func people() throws {
    let stranger = FeedUnderTest(folder: folder)
    let other = FeedUnderTest(folder: folder)
    try stranger.pair(with: other, calling: "Eva", calledBy: "Stranger")
    expect(folder[try stranger.export(to: "Eva")] ?? [], .unknownSender)
    expect(folder[try eva.export(to: "Jana")] ?? [], .ownBundle(name: "Jana"))
    let me = try eva.book().person("Jana").own.description
    expect(signed { $0.replacing("\"to\":\"\(me)\"", with: "\"to\":\"0123456789abcdef\"") }, .forAnother)
  }

  @Test("One that another signed in a known person's name is refused")
  func forged() throws {
    let mallory = FeedUnderTest(folder: folder)
    try eva.pair(with: mallory, calling: "Mallory")
    let own = try eva.secret(of: "Mallory")
    let end = text.firstRange(of: ",\"mac\"")?.lowerBound ?? text.endIndex
    let head = Array(text[..<end].utf8)
    expect(
      head + Array(",\"mac\":\"\(hexadecimal(own.code.code(of: head)))\"}\n".utf8), .wrongCode(name: "Jana"))
    // What is no number in hexadecimal digits, and capitals.
    for code in [String(repeating: "0", count: 64), String(repeating: "Z", count: 64)] {
      expect(head + Array(",\"mac\":\"\(code)\"}\n".utf8), .wrongCode(name: "Jana"))
    }
  }

  @Test("What another wrote, and what another's deletion deletes, is refused in a person's bundle")
  func anothersItems() throws {
    let jana = try eva.book().person("Jana")
    for other in [jana.own.description, "0123456789abcdef"] {
      expect(
        signed { $0.replacing("\"id\":\"\(jana.id).1\"", with: "\"id\":\"\(other).1\"") },
        .anothersItem(name: "\(other).1"))
    }
    let deletion =
      "{\"id\":\"\(jana.id).9\",\"kind\":\"deletion\",\"at\":\"2026-05-03T06:45:00Z\",\"of\":\"\(jana.own).1\"}"
    expect(
      signed { $0.replacing("\"items\":[", with: "\"items\":[\(deletion),") }, .anothersItem(name: "me.1"))
    // Twice the same name.
    expect(
      signed { $0.replacing("\"id\":\"\(jana.id).2\"", with: "\"id\":\"\(jana.id).1\"") },
      .anothersItem(name: "\(jana.id).1"))
    let guess = "{\"id\":\"me.1\",\"kind\":\"like\",\"at\":\"2026-05-03T06:45:00Z\",\"on\":\"\(jana.own).1\"}"
    expect(signed { $0.replacing("\"items\":[", with: "\"items\":[\(guess),") }, .anothersItem(name: "me.1"))
  }

  @Test("A replay brings nothing, and another of the same sequence is refused")
  func replay() throws {
    #expect(refusal(sound) == nil)
    let before = eva.files.files
    #expect(try eva.take(folder.put(sound)).count == 0)
    #expect(eva.files.files == before)
    expect(signed { $0.replacing("Legs", with: "Arms") }, .seenOtherwise(name: "Jana"))
  }

  @Test("A date that is more than a day ahead is refused")
  func future() throws {
    let now = eva.clock.now()
    let day = Bundle.mostAheadMilliseconds
    func dated(_ milliseconds: Int64) -> [UInt8] {
      signed { $0.replacing("\"at\":\"\(now)\"", with: "\"at\":\"\(now + milliseconds)\"") }
    }
    expect(dated(day + 1_000), .fromTheFuture(at: (now + day + 1_000).description))
    #expect(refusal(dated(day)) == nil)
  }

  @Test("Characters that control, or turn the direction of others, are refused in every text")
  func hidden() throws {
    for (escape, name) in [
      (#"\u202e"#, "U+202E"), (#"\u2066"#, "U+2066"), (#"\u0007"#, "U+0007"), (#"\u001b"#, "U+001B"),
      (#"\u2028"#, "U+2028"), (#"\u0000"#, "U+0000"), (#"\u0085"#, "U+0085"), (#"\ufeff"#, "U+FEFF"),
    ] {
      for word in ["Legs", "Barbell Squat", "Dřep s činkou", "Hard"] {
        expect(signed { $0.replacing(word, with: word + escape) }, .hiddenCharacter(scalar: name))
      }
    }
    // A line break is none of a name.
    expect(signed { $0.replacing("Legs", with: #"Le\ngs"#) }, .hiddenCharacter(scalar: "U+000A"))
  }

  @Test("Texts that are too long, and those that are empty, are refused")
  func long() {
    expect(signed { $0.replacing("Hard", with: String(repeating: "á", count: 2_001)) }, .textTooLong(most: 2_000))
    expect(signed { $0.replacing("Legs", with: String(repeating: "á", count: 201)) }, .textTooLong(most: 200))
    // One that looks like a single letter.
    expect(
      signed { $0.replacing("Hard", with: "e" + String(repeating: "\u{301}", count: 2_000)) },
      .textTooLong(most: 2_000))
    expect(signed { $0.replacing(#"Hard \"today\" \\ 🏋️"#, with: "  ") }, .emptyText)
  }

  @Test("Members that are unknown, missing, of another kind or given twice are refused")
  func members() throws {
    let changes: [(String, String)] = [
      ("\"seen\":", "\"sawn\":"), ("\"version\":1", "\"version\":\"1\""),
      ("\"durationSeconds\":3600", "\"durationSeconds\":\"long\""),
      ("\"kind\":\"comment\"", "\"kind\":\"post\""), ("\"kind\":\"comment\"", "\"kind\":\"order\""),
      ("\"setCount\":3", "\"setCount\":3,\"setCount\":4"), ("\"setCount\":3", "\"setCount\":3,\"more\":4"),
      ("\"setCount\":3", "\"setCount\":-3"), ("\"setCount\":3", "\"setCount\":1e308"),
      ("\"thousandths\":100000", "\"thousandths\":99999999999999999999"), ("\"unit\":\"kg\"", "\"unit\":\"st\""),
      ("\"kind\":\"post\",\"at\"", "\"at\""), ("\"after\":0", "\"after\":-1"), ("\"after\":0", "\"after\":5000000"),
      ("\"seen\":0", "\"seen\":999999999"), ("\"seen\":0", "\"seen\":9223372036854775807"),
      ("\"items\":[", "\"items\":[null,"),
      ("\"items\":[", "\"items\":[{},"),
    ]
    for (old, new) in changes {
      #expect(text.contains(old), "\(old)")
      #expect(refusal(signed { $0.replacing(old, with: new, maxReplacements: 1) }) != nil, "\(new)")
    }
    expect(signed { $0.replacing("\"version\":1", with: "\"version\":2") }, .newerBundle(version: 2))
  }

  @Test(
    "What is no bundle says so",
    arguments: ["", "{}", "[]", "null", "{\"recordbook\":\"poses\"}", "PK\u{3}\u{4}", "{\"recordbook\":"])
  func noBundle(text: String) {
    expect(Array(text.utf8), .noBundle)
  }

  @Test("A blocked person's bundles are refused, and a muted one's are taken and not shown")
  func unwanted() throws {
    try eva.relate("Jana", Muting.self)
    #expect(refusal(sound) == nil)
    #expect(try eva.book().page()?.posts.isEmpty == true)
    try eva.relate("Jana", Unmuting.self)
    #expect(try eva.book().page()?.posts.count == 1)
    try eva.relate("Jana", Blocking.self)
    #expect(try eva.book().page()?.posts.isEmpty == true)
    expect(sound, .senderIsBlocked(name: "Jana"))
    #expect(throws: Failure.conflict(.feed(.isBlocked(name: "Jana")))) { try eva.export(to: "Jana") }
  }

  /// What is no letter of HTML's is written so by the pages; here it is that it comes as it was.
  @Test("Tags in every text are words")
  func tags() throws {
    let tag = "<script>alert(1)</script><img src=x onerror=alert(1)>"
    let bytes = signed { text in
      ["Legs", "Barbell Squat", "Dřep s činkou", "Hard"].reduce(text) { $0.replacing($1, with: tag) }
    }
    #expect(refusal(bytes) == nil)
    let page = try #require(try eva.book().page()?.posts.first)
    #expect(page.content.name == tag)
  }
}
