import KernelDomain
import SupportDomain
import TestSupport
import Testing

/// What a share admits.
struct AdmissionTests {
  private let now = Timestamp(seconds: 1_770_000_000)
  private let plan: SupportPlan
  private let share: SupportShare
  private var book = SupportBook()

  init() {
    var random = SeededGenerator(seed: 7)
    plan = SupportPlan(id: PlanID(using: &random), created: now, name: "Sunday")
    share = SupportShare(
      id: ShareID(using: &random), plan: plan.id, friend: "Sarah", created: now, expires: now + 1_000,
      lastDay: CivilDay("2026-02-02")!, tokens: (0..<3).map { _ in MessageToken(using: &random) })
    book.apply(.putPlan(plan))
    book.apply(.putShare(share))
  }

  private static func sound(_ checksum: UInt32) -> VoiceSound {
    VoiceSound(kind: .ogg, milliseconds: 3_000, bytes: 1_000, checksum: checksum)
  }

  private func admit(
    _ checksum: UInt32, _ token: MessageToken?, at time: Timestamp? = nil, in book: SupportBook? = nil
  ) throws(AdmissionRule.Refusal) -> AdmissionRule.Admission {
    try AdmissionRule.admit(
      Self.sound(checksum), share: share.id, token: token, into: book ?? self.book, at: time ?? now)
  }

  private func received(_ checksum: UInt32, _ token: MessageToken, id: Int) -> SupportEdit {
    .receive(
      VoiceMessage(
        id: VoiceMessageID("m00000\(id)")!, plan: plan.id, share: share.id, token: token, received: now, from: "Sarah",
        text: nil, trigger: .finish, sound: Self.sound(checksum)))
  }

  @Test func aTokenAdmitsOneMessageAndTheSameFileIsTheSame() throws {
    #expect(try admit(1, share.tokens[1]) == .new(share, share.tokens[1]))
    var book = book
    book.apply(received(1, share.tokens[1], id: 1))
    #expect(try admit(1, share.tokens[1], in: book) == .known(VoiceMessageID("m000001")!))
    #expect(throws: AdmissionRule.Refusal.usedToken(share)) { try admit(2, share.tokens[1], in: book) }
    // Bare sound takes the next that is open, and is the same by its bytes.
    #expect(try admit(2, nil, in: book) == .new(share, share.tokens[0]))
    #expect(try admit(1, nil, in: book) == .known(VoiceMessageID("m000001")!))
  }

  @Test func usedExpiredAndRevokedAreToldApart() throws {
    var book = book
    for place in 0..<3 { book.apply(received(UInt32(place), share.tokens[place], id: place)) }
    #expect(book.state(of: share, at: now) == .used)
    #expect(throws: AdmissionRule.Refusal.used(share)) { try admit(9, nil, in: book) }
    #expect(self.book.state(of: share, at: share.expires) == .expired)
    #expect(throws: AdmissionRule.Refusal.expired(share)) { try admit(9, nil, at: share.expires) }
    book = self.book
    book.apply(.revoke(share.id))
    let revoked = try #require(book.shares[share.id])
    #expect(book.state(of: revoked, at: now) == .revoked)
    #expect(throws: AdmissionRule.Refusal.revoked(revoked)) { try admit(9, nil, in: book) }
  }

  @Test func strangersAreRefused() {
    var random = SeededGenerator(seed: 99)
    let other = ShareID(using: &random)
    #expect(throws: AdmissionRule.Refusal.unknownShare(other)) {
      try AdmissionRule.admit(Self.sound(1), share: other, token: nil, into: book, at: now)
    }
    #expect(throws: AdmissionRule.Refusal.unknownToken) { try admit(1, MessageToken(using: &random)) }
  }

  @Test func theFiftyFirstIsRefused() throws {
    var book = book
    var random = SeededGenerator(seed: 3)
    for place in 0..<SupportPlan.mostMessages {
      book.apply(
        .receive(
          VoiceMessage(
            id: VoiceMessageID(using: &random), plan: plan.id, share: ShareID(using: &random),
            token: MessageToken(using: &random), received: now, from: "A", text: nil, trigger: .finish,
            sound: Self.sound(UInt32(place)))))
    }
    #expect(throws: AdmissionRule.Refusal.full(plan)) { try admit(1, nil, in: book) }
  }

  @Test func whatWasDeletedIsNotTakenAgain() throws {
    var book = book
    book.apply(.forget(ForgottenMessage(share: share.id, token: share.tokens[0], bytes: 1_000, checksum: 1)))
    #expect(try admit(1, share.tokens[0], in: book) == .deleted)
    #expect(throws: AdmissionRule.Refusal.usedToken(share)) { try admit(2, share.tokens[0], in: book) }
  }

  @Test func aSoundLastsHalfASecondToASecondMoreThanThePlanSays() {
    func refused(_ milliseconds: Int64) -> Bool {
      let sound = VoiceSound(kind: .wav, milliseconds: milliseconds, bytes: 1, checksum: 0)
      return AdmissionRule.refusal(of: sound, in: plan) != nil
    }
    #expect(refused(499))
    #expect(!refused(500))
    #expect(!refused(31_000))
    #expect(refused(31_001))
  }

  @Test func aRunFollowsThePlanOfItsDayElseTheLatestWithoutOne() throws {
    var random = SeededGenerator(seed: 5)
    let today = CivilDay("2026-02-01")!
    var book = SupportBook()
    #expect(book.planFollowed(on: today) == nil)
    func put(_ name: String, _ day: CivilDay?, _ second: Int64) -> SupportPlan {
      let plan = SupportPlan(id: PlanID(using: &random), created: now + second, name: name, day: day)
      book.apply(.putPlan(plan))
      book.apply(
        .putShare(
          SupportShare(
            id: ShareID(using: &random), plan: plan.id, friend: "A", created: now, expires: now, lastDay: today,
            tokens: [])))
      return plan
    }
    let any = put("any", nil, 1)
    _ = put("tomorrow", CivilDay("2026-02-02")!, 2)
    #expect(book.planFollowed(on: today) == any)
    let dated = put("today", today, 3)
    #expect(book.planFollowed(on: today) == dated)
    // Of several the later made, which one where a message waits goes before.
    let later = put("again", today, 4)
    #expect(book.planFollowed(on: today) == later)
    book.apply(
      .receive(
        VoiceMessage(
          id: VoiceMessageID(using: &random), plan: dated.id, share: ShareID(using: &random),
          token: MessageToken(using: &random), received: now, from: "A", text: nil, trigger: .finish,
          sound: Self.sound(1))))
    #expect(book.planFollowed(on: today) == dated)
  }
}
