import KernelApplication
import KernelDomain
import Synchronization
import TestSupport

@testable import BookApplication

/// The use cases of an account kept in memory, with a clock that the test sets, and a hash that is no secret.
final class AccountUnderTest: Sendable {
  let store = AccountInMemory()
  let clock = SetClock()
  let hasher = PlainHasher()
  let settings = InMemoryDocuments()

  private var welcomes: WelcomeSettings { WelcomeSettings(settings) { [.welcomed, .other] } }
  var signUp: SignUp { SignUp(repository: store, hasher: hasher, clock: clock, welcomes: welcomes) }
  var logIn: LogIn { LogIn(repository: store, hasher: hasher, clock: clock, welcomes: welcomes) }
  var logOut: LogOut { LogOut(repository: store, clock: clock) }
  var reset: ResetPassword { ResetPassword(repository: store, hasher: hasher, clock: clock, welcomes: welcomes) }
  var newCodes: NewCodes { NewCodes(repository: store, hasher: hasher, clock: clock) }
  var remove: RemoveAccount { RemoveAccount(repository: store, hasher: hasher, clock: clock) }
  var show: ShowAccountStatus { ShowAccountStatus(repository: store, clock: clock) }
  var gate: AccountGate { AccountGate(repository: store, clock: clock) }

  func failure(_ work: () throws(Failure) -> Void) -> Failure? {
    do throws(Failure) {
      try work()
      return nil
    } catch {
      return error
    }
  }

  func logInFailure(_ password: String) -> Failure? {
    failure { () throws(Failure) in _ = try logIn(.init(email: "jana@example.org", password: password)) }
  }
}

final class SetClock: WallClock {
  private let time = Mutex(Timestamp(seconds: 1_700_000_000))
  private let running = Mutex(Uptime(start: "first", milliseconds: 1_000_000))

  func now() -> Timestamp { time.withLock { $0 } }
  var uptime: Uptime { running.withLock { $0 } }

  /// Time passes.
  func move(seconds: Int64) {
    set(seconds: seconds)
    running.withLock { $0.milliseconds += seconds * 1_000 }
  }

  /// The clock is set, and no time passes.
  func set(seconds: Int64) { time.withLock { $0 = $0 + seconds * 1_000 } }

  /// The machine is started anew.
  func restart() { running.withLock { $0 = Uptime(start: $0.start + "+", milliseconds: 0) } }
}

final class AccountInMemory: AccountRepository {
  let kept = Mutex(StoredAccount(account: nil, access: nil))
  let damage = Mutex<Failure?>(nil)

  func account() throws(Failure) -> StoredAccount {
    if let failure = damage.withLock({ $0 }) { throw failure }
    return kept.withLock { $0 }
  }

  func change<Value>(
    _ decide: (StoredAccount) throws(Failure) -> (StoredAccount, Value)
  ) throws(Failure) -> Value {
    let (after, value) = try decide(account())
    kept.withLock { $0 = after }
    return value
  }

  var hadAccount: Bool { kept.withLock { $0.access != nil } }
}

/// Settings that can be read but not changed.
struct DamagedSettings: SettingsRepository {
  func settings() -> Settings { Settings() }

  func recordChange(
    _ decide: (Settings) throws(Failure) -> Settings
  ) throws(Failure) -> (number: Int?, settings: Settings) {
    throw .storeDamaged(place: "/a", problem: .store(.checksum))
  }
}

extension Setting {
  static let welcomed = Setting(welcome: "running.welcomed")
  static let other = Setting("running.other", isOnByDefault: false)
}

struct PlainHasher: SecretHasher {
  func hash(password: String) -> String { "hash of \(password)" }
  func isHash(_ hash: String, ofPassword password: String) -> Bool { hash == self.hash(password: password) }
  func hash(codes: [String]) -> [String] { codes.map { "hash of \($0)" } }
  func index(ofCode code: String, among hashes: [String]) -> Int? { hashes.firstIndex(of: "hash of \(code)") }
  func isSame(_ one: String, _ other: String) -> Bool { one == other }
  func key() -> String { "key" }
}
