package import KernelApplication
package import KernelDomain

/// The account that locks a book: its owner's email address and hashed secrets. The lock only keeps clients from using
/// the book's screens and methods. It encrypts nothing, so whoever can read the book's files can read its data.
package struct Account: Codable, Hashable, Sendable {
  package var email: String
  /// The hash of the password.
  package var password: String
  /// The hashes of the unused one-time codes, all with the same salt.
  package var codes: [String]
  /// A random key that is stored only in the book's files. A client that presents this key has proven that it can read
  /// these files.
  package var key: String

  package init(email: String, password: String, codes: [String], key: String) {
    self.email = email
    self.password = password
    self.codes = codes
    self.key = key
  }
}

/// Whether the owner is logged in, and how many attempts to log in have failed.
package struct AccountAccess: Codable, Hashable, Sendable {
  package var key: String
  package var waits = LogInWaits()
  /// When the owner logged in; nil after logging out.
  package private(set) var opened: Timestamp?
  /// The machine's uptime at the moment when the owner logged in (`opened`); nil after logging out.
  private var openedUptime: Uptime?

  package init(key: String) { self.key = key }

  /// Logs the owner in.
  mutating func open(by clock: any WallClock) {
    (opened, openedUptime) = (clock.now(), clock.machineUptime)
  }

  /// Logs the owner out.
  mutating func lock() {
    (opened, openedUptime) = (nil, nil)
  }

  /// How long a login keeps the book open for all clients, in milliseconds.
  package static let duration: Int64 = 12 * 3_600_000

  /// Returns the time at which the book will lock itself; nil if it is locked now. If the clock is set to a time before
  /// the login, the book is locked. If the clock is set back to a time after the login, the book does not stay open
  /// longer, because the machine's uptime is checked, too.
  package func openUntil(by clock: any WallClock) -> Timestamp? {
    let now = clock.now()
    guard let opened, opened <= now, now < opened + AccountAccess.duration else { return nil }
    let uptime = clock.machineUptime
    if let openedUptime, openedUptime.start == uptime.start,
      uptime.passed(since: openedUptime) >= AccountAccess.duration
    {
      return nil
    }
    return opened + AccountAccess.duration
  }
}

/// The account and its logins as the book stores them.
package struct StoredAccount: Hashable, Sendable {
  /// The account; nil if the book has none, or if the stored account can't be read.
  package var account: Account?
  /// The owner's login and the failed attempts; nil if the book has no account.
  package var access: AccountAccess?

  package init(account: Account?, access: AccountAccess?) {
    self.account = account
    self.access = access
  }

  /// Whether the book has an account but the stored account can't be read. Such a book stays locked until the account
  /// is removed.
  package var isDamaged: Bool { account == nil && access != nil }
}

/// Stores the account. Backups and the history of changes never contain it.
package protocol AccountRepository: Sendable {
  func account() throws(Failure) -> StoredAccount

  /// Changes the stored account. `decide` receives the stored account and logins while nobody else can change them,
  /// and returns their replacement. The previous content is erased for good. The change is durable when this returns.
  /// - Returns: the second element of the pair that `decide` returns.
  @discardableResult
  func change<Value>(
    _ decide: (StoredAccount) throws(Failure) -> (StoredAccount, Value)
  ) throws(Failure) -> Value

  /// Whether the book had an account when the store was last written. In a damaged store, this is the best guess from
  /// what can still be read.
  var hadAccount: Bool { get }
}

/// Hashes the owner's secrets. Hashing is slow on purpose, so don't call it while holding a lock or while others wait.
package protocol SecretHasher: Sendable {
  /// Returns the hash of a password. Fails with `system` if there is not enough memory.
  func hash(password: String) throws(Failure) -> String
  /// Whether `hash` is the hash of the password.
  func isHash(_ hash: String, ofPassword password: String) -> Bool
  /// Returns the hashes of one-time codes, all with the same salt.
  func hash(codes: [String]) throws(Failure) -> [String]
  /// Returns the index in `hashes` of the one-time code's hash; nil if `hashes` does not contain it.
  func index(ofCode code: String, among hashes: [String]) -> Int?
  /// Whether the two texts are equal. The comparison takes constant time, so that the time does not reveal where they
  /// differ.
  func isSame(_ one: String, _ other: String) -> Bool
  /// Returns a new random key, which is too long to guess.
  func key() -> String
}
