import FeedDomain
import Testing

@Suite("Pairing codes")
struct PairingSecretTests {
  private let secret = PairingSecret((0..<32).map { UInt8(truncatingIfNeeded: $0 * 37 + 11) })!

  @Test("A code is 13 groups of five letters, and is read as it is written, in small letters and with spaces too")
  func roundTrip() throws {
    let text = secret.text
    #expect(text.split(separator: "-").map(\.utf8.count) == Array(repeating: 5, count: 13))
    #expect(try PairingSecret(typed: text) == secret)
    #expect(try PairingSecret(typed: text.lowercased()) == secret)
    #expect(try PairingSecret(typed: " " + text.replacing("-", with: " ") + "\n") == secret)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let drawn = PairingSecret(using: &random)
      #expect(try PairingSecret(typed: drawn.text) == drawn)
      #expect(drawn != secret)
    }
  }

  @Test("Each letter that was mistaken for another is found, in its group")
  func mistakes() {
    let letters = Array(secret.text)
    for (place, letter) in letters.enumerated() where letter != "-" {
      for other in "0123456789ABCDEFGHJKMNPQRSTVWXYZ" where other != letter {
        var wrong = letters
        wrong[place] = other
        #expect(throws: PairingSecret.CodeError.group(place / 6 + 1)) { try PairingSecret(typed: String(wrong)) }
      }
    }
  }

  @Test("Groups that changed places are found")
  func swaps() {
    let groups = secret.text.split(separator: "-")
    for first in 0..<12 {
      for second in first + 1..<13 {
        var wrong = groups
        wrong.swapAt(first, second)
        #expect(throws: PairingSecret.CodeError.self) { try PairingSecret(typed: wrong.joined(separator: "-")) }
      }
    }
  }

  @Test("What is no code says so")
  func noCode() {
    #expect(throws: PairingSecret.CodeError.length(0)) { try PairingSecret(typed: "") }
    #expect(throws: PairingSecret.CodeError.length(64)) { try PairingSecret(typed: String(secret.text.dropLast())) }
    #expect(throws: PairingSecret.CodeError.length(66)) { try PairingSecret(typed: secret.text + "0") }
    #expect(throws: PairingSecret.CodeError.notACode) {
      try PairingSecret(typed: secret.text.replacing("-", with: "*"))
    }
    #expect(throws: PairingSecret.CodeError.notACode) {
      try PairingSecret(typed: String(repeating: "-", count: 1_001))
    }
  }

  @Test("Both sides know each other by different names, which another secret does not have")
  func sides() {
    let other = PairingSecret([UInt8](repeating: 7, count: 32))!
    let names = [secret.person(.maker), secret.person(.taker), other.person(.maker), other.person(.taker)]
    #expect(Set(names).count == 4)
    #expect(secret.words.count == 6)
    #expect(secret.words != other.words)
    #expect(secret.words.allSatisfy { (0..<256).contains($0) })
  }

  /// As Python's hmac has them.
  @Test("Names and words are the same for all time")
  func lasting() {
    #expect(secret.words == [113, 53, 206, 173, 114, 47])
    #expect(secret.person(.maker).description == "1ceea3cded43c526")
    #expect(secret.person(.taker).description == "3604def8dcaeb161")
  }
}
