import BookApplication
package import KernelApplication
import System

/// Hashes secrets with yescrypt, using the system's crypt(3).
package struct CryptSecretHasher: SecretHasher {
  package init() {}

  package func hash(password: String) throws(Failure) -> String {
    guard let hash = PasswordHash.make(of: password, .usual) else { throw .system(.account(.notHashed)) }
    return hash
  }

  package func isHash(_ hash: String, ofPassword password: String) -> Bool {
    PasswordHash.matches(password, hash)
  }

  package func hash(codes: [String]) throws(Failure) -> [String] {
    var hashes: [String] = []
    for code in codes {
      guard let hash = PasswordHash.make(of: code, .least, salt: hashes.first) else {
        throw .system(.account(.notHashed))
      }
      hashes.append(hash)
    }
    return hashes
  }

  package func index(ofCode code: String, among hashes: [String]) -> Int? {
    guard let salt = hashes.first, let hash = PasswordHash.make(of: code, .least, salt: salt) else { return nil }
    // Compares all hashes, even after a match, so that timing doesn't reveal which one matched.
    return hashes.indices.reduce(nil) { PasswordHash.isSame(hashes[$1], hash) ? $1 : $0 }
  }

  package func isSame(_ one: String, _ other: String) -> Bool { PasswordHash.isSame(one, other) }

  package func key() -> String {
    var random = SystemRandomNumberGenerator()
    let halves = (0..<2).map { _ in String(random.next(), radix: 16) }
    return halves.map { String(repeating: "0", count: 16 - $0.utf8.count) + $0 }.joined()
  }
}
