import KernelApplication
import KernelDomain
import TestSupport
import Testing

@testable import BookApplication

/// What an account may be called, its password, its codes, and how long a wrong try makes the next wait.
struct AccountRulesTests {
  @Test(arguments: [
    "jana@example.org", "  jana.nova+1@a.b.example.org ", "Žaneta@příklad.cz", "o'hara@x-y.org", "1@2.3",
    String(repeating: "a", count: 64) + "@b.cz",
  ])
  func isAnAddress(_ text: String) {
    #expect(EmailAddress(text) != nil)
  }

  @Test(arguments: [
    "", "jana", "jana@", "@example.org", "jana@example", "jana@@example.org", "ja na@example.org", "jana@example..org",
    ".jana@example.org", "jana.@example.org", "jana@-a.org", "jana@a-.org", "jana@exa_mple.org",
    "jana@example.org\n.cz",
    "jana\u{0}@example.org", String(repeating: "a", count: 65) + "@b.cz",
    "a@" + String(repeating: "b.", count: 130) + "cz",
  ])
  func isNoAddress(_ text: String) {
    #expect(EmailAddress(text) == nil)
  }

  @Test func addressesDifferNotByCapitalsOrTheWayALetterIsTyped() {
    #expect(EmailAddress("Jana@Example.org") == EmailAddress("jana@example.ORG"))
    #expect(EmailAddress("\u{17D}aneta@a.cz") == EmailAddress("z\u{30C}aneta@a.cz"))
    #expect(EmailAddress("jana@example.org") != EmailAddress("jana@example.com"))
    #expect(EmailAddress(" jana@example.org ")?.text == "jana@example.org")
  }

  @Test func aPasswordHasEightTo128Characters() throws {
    for count in [8, 128] { _ = try Password(new: String(repeating: "a", count: count)) }
    #expect(throws: Failure.invalidInput(field: "password", problem: .account(.passwordShort(least: 8)))) {
      try Password(new: "1234567")
    }
    for long in [
      String(repeating: "a", count: 129), String(repeating: "é", count: 129), String(repeating: "👩‍👩‍👧‍👦", count: 60),
    ] {
      #expect(throws: Failure.invalidInput(field: "password", problem: .account(.passwordLong(most: 128)))) {
        try Password(new: long)
      }
    }
  }

  /// Seven letters with an accent each are seven characters, however they are typed.
  @Test(arguments: ["e\u{301}", "é"]) func charactersAreAsPeopleCountThem(letter: String) throws {
    _ = try Password(new: String(repeating: letter, count: 8))
    #expect(throws: Failure.self) { try Password(new: String(repeating: letter, count: 7)) }
  }

  @Test func aPasswordHasNoControlCharactersAndIsTypedTwiceTheSame() throws {
    for text in ["12345678\u{0}", "1234\t5678", "12345678\n", "12345678\u{7F}"] {
      #expect(throws: Failure.invalidInput(field: "password", problem: .account(.passwordControlCharacters))) {
        try Password(new: text)
      }
    }
    #expect(throws: Failure.invalidInput(field: "confirm", problem: .account(.passwordsDiffer))) {
      try Password(new: "correct horse", again: "correct house")
    }
    _ = try Password(new: "caf\u{E9} au lait", again: "cafe\u{301} au lait")
  }

  @Test func codesAreTenLettersThatNobodyMistakes() throws {
    var random = SeededGenerator(seed: 67)
    var seen: Set<OneTimeCode> = []
    for _ in 0..<1_000 {
      let code = OneTimeCode(using: &random)
      #expect(code.letters.count == 10)
      #expect(code.letters.allSatisfy { "0123456789ABCDEFGHJKMNPQRSTVWXYZ".contains($0) })
      #expect(OneTimeCode(typed: code.text) == code)
      #expect(OneTimeCode(typed: code.text.lowercased().replacing("-", with: " ")) == code)
      seen.insert(code)
    }
    #expect(seen.count == 1_000)
    #expect(OneTimeCode(typed: "oOiIl-L1234")?.letters == "0011111234")
    for text in ["", "7K3QZ-M0XV", "7K3QZ-M0XV45", "7K3QZ-M0XVU", "7K3QZ_M0XV4", String(repeating: "-", count: 101)] {
      #expect(OneTimeCode(typed: text) == nil)
    }
  }

  @Test func waitsGrowFromTheFifthWrongTry() {
    var waits = LogInWaits()
    func at(_ milliseconds: Int64) -> Uptime { Uptime(start: "one", milliseconds: milliseconds) }
    let now = at(1_000_000)
    var seconds: [Int64] = []
    for _ in 0..<16 {
      waits.count(at: now)
      seconds.append(waits.remaining(at: now) / 1_000)
    }
    #expect(seconds == [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300])
    for _ in 0..<2_000 { waits.count(at: now) }
    #expect(waits.remaining(at: now) == 300_000)
    #expect(waits.remaining(at: at(1_299_999)) == 1)
    #expect(waits.remaining(at: at(1_300_000)) == 0)
    waits.clear()
    #expect(waits.remaining(at: now) == 0)
  }

  /// What passed before a machine was started anew nobody knows; it has run for so long since.
  @Test func aMachineThatWasStartedAnewWaitsFromItsStart() {
    var waits = LogInWaits()
    for _ in 0..<7 { waits.count(at: Uptime(start: "one", milliseconds: 50_000)) }
    #expect(waits.remaining(at: Uptime(start: "one", milliseconds: 53_999)) == 1)
    #expect(waits.remaining(at: Uptime(start: "two", milliseconds: 0)) == 4_000)
    #expect(waits.remaining(at: Uptime(start: "two", milliseconds: 3_999)) == 1)
    #expect(waits.remaining(at: Uptime(start: "two", milliseconds: 60_000)) == 0)
    #expect(waits.remaining(at: Uptime(start: "one", milliseconds: 49_999)) == 0)
  }
}
