package import FeedDomain
package import KernelApplication

/// What one person sends another: a file that holds all that was meant for her behind a number, up to another.
package struct Bundle: Hashable, Sendable {
  /// Who sends it, by her name between the two.
  package let from: PersonID
  /// For whom it is, by hers.
  package let to: PersonID
  package let range: SentBundle
  /// Of who has the book: hers are those of who sends it, where that is read.
  package let items: [FeedItem]

  package static let version = 1
  /// In bytes: 5 MiB.
  package static let mostBytes = 5_242_880
  /// So deep lists and objects lie in each other.
  package static let mostLevels = 8
  /// An item may be dated so far ahead of the clock: clocks and time zones are set wrongly.
  package static let mostAheadMilliseconds: Int64 = 86_400_000

  package init(from: PersonID, to: PersonID, range: SentBundle, items: [FeedItem]) {
    self.from = from
    self.to = to
    self.range = range
    self.items = items
  }
}

/// A bundle of which nobody knows yet whether it is whole, and from whom it says it is.
package struct UnverifiedBundle: Sendable {
  package let bytes: [UInt8]
  package let from: PersonID
  package let to: PersonID
  /// What it says its code is: 64 hexadecimal digits.
  package let code: String
  /// How many bytes, from the first, the code is of.
  package let signedCount: Int

  package init(bytes: [UInt8], from: PersonID, to: PersonID, code: String, signedCount: Int) {
    self.bytes = bytes
    self.from = from
    self.to = to
    self.code = code
    self.signedCount = signedCount
  }

  /// Whether it is whole, and from who has the secret.
  package func isSigned(by secret: PairingSecret) -> Bool {
    let code = hexadecimal(secret.code.code(of: bytes[..<signedCount]))
    return MessageCode.isSame(Array(code.utf8), Array(self.code.utf8))
  }
}

/// Bytes as small hexadecimal digits, two each.
package func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  let digits = Array("0123456789abcdef".utf8)
  return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}

/// How bundles are written and read.
package protocol BundleFormat: Sendable {
  /// The file's bytes. Fails with `badFile` for one that is longer than any bundle, without reading it.
  func file(at path: String) throws(Failure) -> [UInt8]
  /// What a bundle says it is. Fails with `badFile` for what is none.
  func opened(_ bytes: [UInt8], _ path: String) throws(Failure) -> UnverifiedBundle
  /// All that a bundle says. Fails with `badFile`, naming the place, where anything in it is not as it has to be.
  func content(of bundle: UnverifiedBundle, _ path: String) throws(Failure) -> Bundle
  /// A bundle with its code.
  func encode(_ bundle: Bundle, _ secret: PairingSecret) -> [UInt8]
  /// How many bytes an item takes in a bundle.
  func size(of item: FeedItem, from: PersonID, to: PersonID) -> Int
  /// What a post shows, as a bundle has it: JSON.
  func encode(_ content: PostContent) -> [UInt8]
}
