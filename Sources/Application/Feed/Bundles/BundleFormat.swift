package import FeedDomain
package import KernelApplication
import KernelDomain

/// A file that one person sends to another. It contains those of the sender's items that are meant for the recipient
/// and whose numbers are within `range`.
package struct Bundle: Hashable, Sendable {
  /// The sender's id, which only these two people use.
  package let from: PersonID
  /// The recipient's id, which only these two people use.
  package let to: PersonID
  package let range: SentBundle
  /// The items. Their author is the owner (`me`) if this book writes the bundle, and the sender if this book reads it.
  package let items: [FeedItem]

  package static let version = 1
  /// The largest bundle in bytes: 5 MiB.
  package static let mostBytes = 5_242_880
  /// How deep JSON arrays and objects may be nested.
  package static let mostLevels = 8
  /// How far an item's date may lie in the future, in milliseconds. It is one day by this machine's clock, because
  /// clocks and time zones may be set wrongly.
  package static let mostAheadMilliseconds: Int64 = 86_400_000

  package init(from: PersonID, to: PersonID, range: SentBundle, items: [FeedItem]) {
    self.from = from
    self.to = to
    self.range = range
    self.items = items
  }
}

/// A bundle before its authentication code is checked: it may be damaged or forged.
package struct UnverifiedBundle: Sendable {
  package let bytes: [UInt8]
  package let from: PersonID
  package let to: PersonID
  /// The authentication code that the bundle claims to have: 64 hexadecimal digits.
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

  /// Whether the authentication code is right. If so, the bundle is intact, and was written by someone who has the
  /// secret key.
  package func isSigned(by secret: PairingSecret) -> Bool {
    let code = hexadecimal(secret.code.code(of: bytes[..<signedCount]))
    return MessageCode.isSame(Array(code.utf8), Array(self.code.utf8))
  }
}

/// Returns the bytes as lowercase hexadecimal digits, two per byte.
package func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
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
  /// Decodes a bundle's content. Fails with `badFile`, naming the place, if anything in it is invalid.
  /// - Parameter path: the file's path, used in error messages.
  func content(of bundle: UnverifiedBundle, _ path: String) throws(Failure) -> Bundle
  /// Encodes a bundle with its authentication code, computed with the secret key.
  func encode(_ bundle: Bundle, _ secret: PairingSecret) -> [UInt8]
  /// Returns the number of bytes that an item takes in a bundle.
  func size(of item: FeedItem, from: PersonID, to: PersonID) -> Int
  /// Encodes the content of a post as JSON, as in a bundle.
  func encode(_ content: PostContent) -> [UInt8]
}
