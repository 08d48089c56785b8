import BookInfrastructure
import System
import Testing

struct CryptSecretHasherTests {
  private let hasher = CryptSecretHasher()

  @Test func aHashIsYescryptWithASaltOfItsOwn() throws {
    let hashes = try (0..<3).map { _ in try hasher.hash(password: "correct horse") }
    #expect(Set(hashes).count == 3)
    for hash in hashes {
      #expect(hash.hasPrefix("$y$j9T$"))
      #expect(hash.split(separator: "$").count == 4)
      #expect(hasher.isHash(hash, ofPassword: "correct horse"))
      for wrong in ["correct hors", "correct horse ", "Correct horse", ""] {
        #expect(!hasher.isHash(hash, ofPassword: wrong))
      }
    }
  }

  /// As any program with crypt(3) makes it, such as `mkpasswd`: the password is `password`.
  @Test func aHashOfAnotherProgramIsRead() {
    let hash = "$y$j9T$k2XAnEHBqQ1Ct2aMXFKNa/$OVYXzjlkiQpWT/F1CUE0JrvV4phLY8FB.ofDttnrSQ7"
    #expect(hasher.isHash(hash, ofPassword: "password"))
  }

  /// `é` is the same as one letter and as two, and Å as its own sign (Unicode, annex 15).
  @Test(arguments: [
    ("caf\u{E9} au lait", "cafe\u{301} au lait"), ("\u{212B}ngstr\u{F6}m 1", "A\u{30A}ngstro\u{308}m 1"),
    ("\u{AC00}\u{AC01}12345678", "\u{1100}\u{1161}\u{1100}\u{1161}\u{11A8}12345678"),
    ("q\u{307}\u{323}12345678", "q\u{323}\u{307}12345678"),
  ])
  func aPasswordIsTheSameHoweverItIsTyped(one: String, other: String) throws {
    #expect(Array(one.utf8) != Array(other.utf8))
    #expect(hasher.isHash(try hasher.hash(password: one), ofPassword: other))
    #expect(hasher.isHash(try hasher.hash(password: other), ofPassword: one))
  }

  /// Compatibility forms are other letters.
  @Test func aLigatureIsNotItsLetters() throws {
    #expect(!hasher.isHash(try hasher.hash(password: "o\u{FB03}ce 12345"), ofPassword: "office 12345"))
  }

  @Test(arguments: ["", "x", "$y$", "$y$j9T$", "$1$abc$", "*0", "$y$j9T$k2XAnEHBqQ1Ct2aMXFKNa/$short"])
  func whatIsNoHashFitsNothing(_ hash: String) {
    #expect(!hasher.isHash(hash, ofPassword: "password"))
  }

  @Test func theLongestTextThatIsHashed() {
    #expect(PasswordHash.make(of: String(repeating: "a", count: 511), .least) != nil)
    #expect(PasswordHash.make(of: String(repeating: "a", count: 512), .least) == nil)
    #expect(PasswordHash.make(of: "a\u{0}b", .least) == nil)
  }

  @Test func aCodeIsFoundAmongHashesOfOneSalt() throws {
    let codes = ["7K3QZM0XV4", "0000000000", "ZZZZZZZZZZ"]
    let hashes = try hasher.hash(codes: codes)
    #expect(Set(hashes.map { $0.split(separator: "$")[2] }).count == 1)
    for (index, code) in codes.enumerated() { #expect(hasher.index(ofCode: code, among: hashes) == index) }
    #expect(hasher.index(ofCode: "7K3QZM0XV5", among: hashes) == nil)
    #expect(hasher.index(ofCode: codes[0], among: []) == nil)
  }

  @Test func keysAreRandom() {
    let keys = Set((0..<100).map { _ in hasher.key() })
    #expect(keys.count == 100)
    #expect(keys.allSatisfy { $0.utf8.count == 32 })
  }
}
