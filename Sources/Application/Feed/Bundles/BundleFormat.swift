package import FeedDomain
package import KernelApplication
import KernelDomain

/// A file that one person sends to another. It contains the sender's items (posts, comments, likes and deletions) that
/// are meant for the recipient and whose numbers are within `range`.
package struct Bundle: Hashable, Sendable {
  /// The id by which the sender is known in this exchange. Only the sender and the recipient use it.
  package let from: PersonID
  /// The id by which the recipient is known in this exchange. Only the sender and the recipient use it.
  package let to: PersonID
  package let range: SentBundle
  /// The items (posts, comments, likes and deletions). Their author is the owner (`me`) if this book writes the
  /// bundle, and the sender if this book reads it.
  package let items: [FeedItem]

  package static let version = 1
  /// The largest bundle in bytes: 5 MiB.
  package static let mostBytes = 5_242_880
  /// The maximum depth of nested JSON arrays and objects in a bundle.
  package static let mostLevels = 8
  /// The maximum time by which the date of an item (a post, comment, like or deletion) may lie in the future by this
  /// machine's clock: one day, in milliseconds. It allows for clocks and time zones that are set wrongly.
  package static let mostAheadMilliseconds: Int64 = 86_400_000

  package init(from: PersonID, to: PersonID, range: SentBundle, items: [FeedItem]) {
    self.from = from
    self.to = to
    self.range = range
    self.items = items
  }
}

/// A bundle whose authentication code has not been checked yet: it may be damaged or forged.
package struct UnverifiedBundle: Sendable {
  package let bytes: [UInt8]
  package let from: PersonID
  package let to: PersonID
  /// The authentication code that the bundle states: 64 hexadecimal digits.
  package let code: String
  /// The number of bytes, from the start of the bundle, that the authentication code covers.
  package let signedCount: Int

  package init(bytes: [UInt8], from: PersonID, to: PersonID, code: String, signedCount: Int) {
    self.bytes = bytes
    self.from = from
    self.to = to
    self.code = code
    self.signedCount = signedCount
  }

  /// Whether the authentication code is correct. If it is, the bundle is intact, and its writer has the secret key.
  package func isSigned(by secret: PairingSecret) -> Bool {
    let code = hexadecimal(secret.code.code(of: bytes[..<signedCount]))
    return MessageCode.isSame(Array(code.utf8), Array(self.code.utf8))
  }
}

/// Returns the bytes as lowercase hexadecimal digits, two per byte.
package func hexadecimal(_ bytes: [UInt8]) -> String {
  let digits = Array("0123456789abcdef".utf8)
  return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}

/// Encodes and decodes bundles.
package protocol BundleFormat: Sendable {
  /// Reads the bytes of a bundle's file. Fails with `badFile`, without reading it, if the file is larger than any
  /// bundle.
  func file(at path: String) throws(Failure) -> [UInt8]
  /// Reads the sender, recipient and authentication code of a bundle. Fails with `badFile` if the bytes are not a
  /// bundle.
  /// - Parameter path: the file's path, used in error messages.
  func opened(_ bytes: [UInt8], _ path: String) throws(Failure) -> UnverifiedBundle
  /// Decodes a bundle's content. If anything in it is invalid, fails with `badFile`, which names the position in the
  /// file.
  /// - Parameter path: the file's path, used in error messages.
  func content(of bundle: UnverifiedBundle, _ path: String) throws(Failure) -> Bundle
  /// Encodes a bundle with its authentication code, which is computed with the secret key.
  func encode(_ bundle: Bundle, _ secret: PairingSecret) -> [UInt8]
  /// Returns how many bytes an item (a post, comment, like or deletion) occupies in a bundle.
  func size(of item: FeedItem, from: PersonID, to: PersonID) -> Int
  /// Encodes the content of a post as JSON, as in a bundle.
  func encode(_ content: PostContent) -> [UInt8]
}
