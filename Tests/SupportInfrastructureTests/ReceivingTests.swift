import KernelApplication
import KernelDomain
import Storage
import SupportDomain
import SupportInfrastructure
import TestSupport
import Testing

@testable import SupportApplication

/// What comes back is taken once, or refused with one message, and nothing of it kept.
struct ReceivingTests {
  /// A plan of one friend, and what becomes of a file.
  private func problem(
    of make: (SupportUnderTest, SupportShare) throws -> String, share named: Bool = false
  ) throws -> SupportMessage? {
    let book = try SupportUnderTest()
    let share = try book.share(book.plan().plan)
    let before = try book.bytes
    let path = try make(book, share)
    do {
      _ = try book.receive([path], share: named ? share.id : nil)
      return nil
    } catch let Failure.badFile(_, problem, _) {
      #expect(try book.supportRepository.book().messages.isEmpty)
      #expect(try book.bytes == before, "something was kept")
      return problem.content(as: SupportMessage.self)
    }
  }

  private func bundle(_ change: @escaping (String) -> String) -> (SupportUnderTest, SupportShare) -> String {
    { book, share in
      let json = Bundle.json(share, share.tokens[0], #"{"metres":1000}"#, "Sarah", nil, Sound.wav(milliseconds: 2_000))
      return book.folder.write(Array(change(json).utf8), to: "sarah.samwise")
    }
  }

  private func sound(_ bytes: [UInt8]) -> (SupportUnderTest, SupportShare) -> String {
    { book, share in book.bundle(share, sound: bytes) }
  }

  @Test func aBundleIsOneMessageHoweverOftenItComes() throws {
    let book = try SupportUnderTest()
    let plan = try book.plan()
    let share = try book.share(plan.plan)
    let path = book.bundle(share, text: "You can do it")
    let before = try book.bytes
    let tried = try book.receive([path], isDryRun: true)
    #expect(tried.received == 1 && tried.dryRun == true && tried.files[0].from == "Sarah")
    #expect(tried.files[0].message == nil && tried.events(changed: true).isEmpty)
    #expect(try book.bytes == before)
    let first = try book.receive([path])
    #expect(first.received == 1)
    #expect(first.files[0].from == "Sarah")
    let again = try book.receive([path])
    #expect(again.received == 0)
    #expect(again.files[0].isKnown == true)
    #expect(again.files[0].message == first.files[0].message)
    #expect(try book.supportRepository.book().messages.count == 1)
    // The same token brings nothing else.
    let other = book.bundle(share, sound: Sound.wav(milliseconds: 2_500, 7), named: "other.samwise")
    #expect(throws: Failure.badFile(path: other, problem: .support(.tokenUsed(friend: "Sarah")))) {
      try book.receive([other])
    }
    let kept = try #require(try FolderBytes.files(book.store.path).first { $0.hasSuffix(".wav") })
    #expect(try FolderBytes.permissions(kept) == 0o600)
    #expect(try FolderBytes.read(kept) == Sound.wav(milliseconds: 2_000))
  }

  @Test func foldersAndZipsHoldSeveralAndOneBadKeepsNoOther() throws {
    let book = try SupportUnderTest()
    let share = try book.share(book.plan().plan)
    _ = book.bundle(share, 0, named: "mail/a.samwise")
    _ = book.bundle(share, 1, sound: [1, 2, 3], named: "mail/b.samwise")
    book.folder.write(Array("a letter".utf8), to: "mail/c.txt")
    book.folder.write(Array("{}".utf8), to: "mail/d.json")
    var zip = ZipBuilder()
    zip.add(
      ZipBuilder.Entry(
        "x/third.samwise",
        Array(
          Bundle.json(share, share.tokens[2], #"{"finish":true}"#, "Sarah", nil, Sound.wav(milliseconds: 3_000, 2)).utf8
        )))
    zip.add(ZipBuilder.Entry("../../etc/evil.samwise", Array("{\"samwise\":1}".utf8)))
    zip.add(ZipBuilder.Entry("readme.txt", Array("hello".utf8)))
    book.folder.write(zip.file(), to: "mail/d.zip")
    let output = try book.receive([book.folder.path + "/mail"])
    #expect(output.received == 2)
    #expect(output.files.count == 4)
    let problems = output.files.compactMap { $0.problem?.content(as: SupportMessage.self) }
    #expect(problems == [.soundKind(found: .unknown), .pathOutside(entry: "../../etc/evil.samwise")])
  }

  @Test func bareSoundIsOfTheShareThatItsNameOrTheCommandSays() throws {
    let book = try SupportUnderTest()
    let share = try book.share(book.plan().plan)
    let named = book.folder.write(Sound.wav(milliseconds: 1_000), to: "voice-\("\(share.id)".uppercased()).wav")
    #expect(try book.receive([named]).received == 1)
    let bare = book.folder.write(Sound.wav(milliseconds: 1_000, 4), to: "memo.wav")
    #expect(throws: Failure.badFile(path: bare, problem: .support(.noShareForSound))) { try book.receive([bare]) }
    #expect(try book.receive([bare], share: share.id, at: "5.2km").received == 1)
    #expect(try book.receive([bare], share: share.id, at: "25min").received == 0)
    let messages = try book.supportRepository.book().messages
    #expect(messages.map(\.trigger) == [.finish, .length(5_200_000)])
    #expect(messages.map(\.from) == ["Sarah", "Sarah"])
  }

  // MARK: What is refused

  @Test func soundsThatAreNoneAreRefused() throws {
    #expect(try problem(of: sound([])) == .soundEmpty)
    #expect(try problem(of: sound(Array("no sound".utf8))) == .soundKind(found: .unknown))
    #expect(try problem(of: sound(Array(Sound.wav(milliseconds: 2_000).dropLast(1)))) == .soundCut)
    #expect(try problem(of: sound([0x1A, 0x45, 0xDF, 0xA3, 0, 0, 0, 0])) == .soundKind(found: .webm))
    #expect(try problem(of: sound(Array("ID3\u{4}\u{0}\u{0}".utf8))) == .soundKind(found: .mp3))
    #expect(
      try problem(of: sound(Sound.wav(milliseconds: 400))) == .soundTooShort(milliseconds: 400, least: 500))
    #expect(
      try problem(of: sound(Sound.wav(milliseconds: 31_100))) == .soundTooLong(milliseconds: 31_100, most: 30_000))
    var large = Sound.wav(milliseconds: 2_000)
    large += [UInt8](repeating: 0, count: VoiceSound.mostBytes + 1 - large.count)
    #expect(
      try problem(of: sound(large)) == .soundTooLarge(bytes: VoiceSound.mostBytes + 1, most: VoiceSound.mostBytes))
    // A header that tells of more than there is.
    var lying = Sound.wav(milliseconds: 2_000)
    lying[43] = 0x7F
    #expect(try problem(of: sound(lying)) == .soundCut)
    #expect(
      try problem(of: { book, _ in book.folder.write(large, to: "memo.wav") }, share: true)
        == .soundTooLarge(bytes: VoiceSound.mostBytes + 1, most: VoiceSound.mostBytes))
  }

  @Test func bundlesThatAreNoneAreRefused() throws {
    guard case .bundleDamaged(byte: 100...) = try problem(of: bundle { String($0.dropLast(40)) }) else {
      Issue.record("a cut bundle is not told")
      return
    }
    #expect(
      try problem(of: bundle { $0.replacing("\"samwise\":1", with: "\"samwise\":2") }) == .bundleVersion(found: 2))
    #expect(try problem(of: bundle { $0.replacing("\"samwise\":1", with: "\"other\":1") }) == .noBundle)
    #expect(try problem(of: bundle { $0.replacing("\"token\"", with: "\"t\"") }) == .bundleMissing(member: .token))
    #expect(try problem(of: bundle { $0.replacing("\"base64\"", with: "\"b\"") }) == .bundleMissing(member: .audio))
    #expect(
      try problem(of: bundle { $0.replacing("\"base64\":\"UklG", with: "\"base64\":\"Ukl*") }) == .noBase64)
    for trigger in [
      #"{"metres":99}"#, #"{"minutes":0}"#, #"{"finish":false}"#, "{}", #"{"metres":500,"minutes":3}"#,
      #"{"metres":1000000001}"#, #"{"metres":9223372036854775807}"#,
    ] {
      #expect(
        try problem(of: bundle { $0.replacing(#"{"metres":1000}"#, with: trigger) }) == .bundleWrong(member: .trigger),
        "\(trigger)")
    }
    #expect(
      try problem(of: bundle { $0.replacing(#"{"metres":1000}"#, with: "7") }) == .bundleWrong(member: .trigger))
  }

  @Test func namesAndWordsThatHideSomethingAreRefused() throws {
    let long = String(repeating: "a", count: 41)
    func from(_ name: String) throws -> SupportMessage? {
      try problem(of: bundle { $0.replacing("\"from\":\"Sarah\"", with: "\"from\":\"\(name)\"") })
    }
    func text(_ words: String) throws -> SupportMessage? {
      try problem(of: bundle { $0.replacing("\"from\"", with: "\"text\":\"\(words)\",\"from\"") })
    }
    #expect(try from(long) == .nameTooLong(field: .sender, found: 41, most: 40))
    #expect(try from("  ") == .emptyName(field: .sender))
    #expect(try from(#"Sa\u0007ra"#) == .nameHidden(field: .sender))
    #expect(try from(#"Sa\u202Era"#) == .nameHidden(field: .sender))
    #expect(try from("<b>Sara</b>") == nil)
    #expect(try text(#"ha\u202Eha"#) == .textHidden)
    #expect(try text(String(repeating: "a", count: 281)) == .textTooLong(found: 281, most: 280))
    #expect(try text(String(repeating: "é", count: 280)) == nil)
  }

  @Test func sharesThatAdmitNothingAreToldApart() throws {
    #expect(
      try problem(
        of: bundle { json in
          let start = json.firstRange(of: "\"share\":\"")!.upperBound
          return json.replacing(
            json[start..<json.index(start, offsetBy: 26)], with: "00000000000000000000000000")
        }) == .shareOfAnotherBook(share: "00000000000000000000000000"))
    #expect(
      try problem(
        of: bundle { json in
          let start = json.firstRange(of: "\"token\":\"")!.upperBound
          return json.replacing(
            json[start..<json.index(start, offsetBy: 26)], with: "00000000000000000000000000")
        }) == .tokenUnknown)
    let book = try SupportUnderTest()
    let share = try book.share(book.plan().plan)
    let path = book.bundle(share)
    book.clock.set(share.expires)
    #expect(
      throws: Failure.badFile(
        path: path, problem: .support(.shareExpired(friend: "Sarah", day: share.lastDay)))
    ) { try book.receive([path]) }
    book.clock.set(SupportUnderTest.start)
    _ = try RevokeShare(reader: book.reader)(RevokeShare.Input(share: share.id))
    #expect(throws: Failure.badFile(path: path, problem: .support(.shareRevoked(friend: "Sarah")))) {
      try book.receive([path])
    }
  }

  @Test func theFiftyFirstMessageIsRefused() throws {
    let book = try SupportUnderTest()
    let plan = try book.plan("Crowd", most: 5)
    for friend in 0..<10 {
      let share = try book.share(plan.plan, "F\(friend)")
      for token in 0..<5 {
        let sound = Sound.wav(milliseconds: 500, friend * 5 + token)
        #expect(try book.receive([book.bundle(share, token, sound: sound)]).received == 1)
      }
    }
    let share = try book.share(plan.plan, "Late")
    let path = book.bundle(share, sound: Sound.wav(milliseconds: 700, 99))
    #expect(throws: Failure.badFile(path: path, problem: .support(.planIsFull(name: "Crowd", most: 50)))) {
      try book.receive([path])
    }
  }

  @Test func aSharesLastDayIsTheOneAfterTheRun() throws {
    let book = try SupportUnderTest()
    let tomorrow = CivilDay(daysSinceEpoch: SupportUnderTest.today.daysSinceEpoch + 1)
    let plan = try CreatePlan(reader: book.reader)(CreatePlan.Input(name: "Race", day: tomorrow)).plan
    let share = try book.share(plan.plan)
    #expect(share.lastDay.daysSinceEpoch == tomorrow.daysSinceEpoch + 1)
    #expect(CivilDateTime(share.expires).day.daysSinceEpoch == tomorrow.daysSinceEpoch + 2)
    let open = try book.share(book.plan("Anytime").plan)
    #expect(open.lastDay.daysSinceEpoch == SupportUnderTest.today.daysSinceEpoch + 30)
  }
}
