package import KernelApplication
package import KernelDomain

/// The lock of a book: its owner's name and what proves that it is she. A lock on screens and methods, not encryption: who
/// can read this user's files can read the book.
package struct Account: Codable, Hashable, Sendable {
  package var email: String
  /// A hash.
  package var password: String
  /// Hashes of the codes that were not used yet, all with the same salt.
  package var codes: [String]
  /// What tells that somebody can read the store's files, where it alone is kept.
  package var key: String

  package init(email: String, password: String, codes: [String], key: String) {
    self.email = email
    self.password = password
    self.codes = codes
    self.key = key
  }
}

/// Whether the account is open, and the tries to open it.
package struct AccountAccess: Codable, Hashable, Sendable {
  package var key: String
  package var waits = LogInWaits()
  /// When she logged in; nil once she logged out.
  package private(set) var opened: Timestamp?
  /// How long the machine had run then.
  private var openedUptime: Uptime?

  package init(key: String) {
    self.key = key
  }

  /// She logs in.
  mutating func open(by clock: any WallClock) {
    (opened, openedUptime) = (clock.now(), clock.machineUptime)
  }

  /// She logs out.
  mutating func lock() {
    (opened, openedUptime) = (nil, nil)
  }

  /// Milliseconds for which logging in opens the book, for all its clients.
  package static let duration: Int64 = 12 * 3_600_000

  /// When the book is locked by itself; nil where it is locked. A clock that was set to before she logged in locks it, and
  /// one that was set back since keeps it open for no longer than the machine has run.
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

/// What a book keeps of its account.
package struct StoredAccount: Hashable, Sendable {
  /// Nil where there is none, and where it can't be read.
  package var account: Account?
  /// Nil where there is no account.
  package var access: AccountAccess?

  package init(account: Account?, access: AccountAccess?) {
    self.account = account
    self.access = access
  }

  /// There is one that can't be read: the book stays locked until it is removed.
  package var isDamaged: Bool { account == nil && access != nil }
}

/// Keeps the account, in no change list and in no backup.
package protocol AccountRepository: Sendable {
  func account() throws(Failure) -> StoredAccount

  /// Makes one change: `decide` gets what is kept while nobody else can change it, and says what is kept from then on.
  /// What it replaces goes for good. Durable when this returns.
  /// - Returns: what `decide` returns beside it.
  @discardableResult
  func change<Value>(
    _ decide: (StoredAccount) throws(Failure) -> (StoredAccount, Value)
  ) throws(Failure) -> Value

  /// Whether there was an account when the store was last written, as far as that can be told where it is damaged.
  var hadAccount: Bool { get }
}

/// Hashes what only the owner knows, slowly: not where others wait.
package protocol SecretHasher: Sendable {
  /// Fails with `system` where there is no memory.
  func hash(password: String) throws(Failure) -> String
  /// Whether the hash is that of the password.
  func isHash(_ hash: String, ofPassword password: String) -> Bool
  /// Hashes of codes, with one salt.
  func hash(codes: [String]) throws(Failure) -> [String]
  /// The position of the hash that is the code's; nil where none is.
  func index(ofCode code: String, among hashes: [String]) -> Int?
  /// Whether both are the same, in a time that does not tell where they differ.
  func isSame(_ one: String, _ other: String) -> Bool
  /// Random letters that nobody can guess.
  func key() -> String
}
