import FeedApplication
import FeedDomain
import FeedInfrastructure
import FeedTestSupport
import KernelApplication
import KernelDomain
import Synchronization
import TestSupport

/// Mutates bundles of a known person and signs them again, so that the code that runs after the check of the
/// authentication code is tested, too.
extension FuzzTarget {
  static let posts = FuzzTarget(
    "posts", seeds: BundleSeed.shared.seeds,
    dictionary: [
      "\"recordbook\"", "\"bundle\"", "\"version\"", "\"from\"", "\"to\"", "\"sequence\"", "\"after\"", "\"through\"",
      "\"seen\"", "\"items\"", "\"id\"", "\"kind\"", "\"post\"", "\"comment\"", "\"like\"", "\"unlike\"",
      "\"deletion\"",
      "\"at\"", "\"on\"", "\"of\"", "\"text\"", "\"name\"", "2026-05-03T06:45:00Z", "9999-12-31T23:59:59Z", "me.1",
      BundleSeed.shared.sender, BundleSeed.shared.receiver, "9223372036854775807", "1e308", "-1", "null", "[[[[[[[[[",
      "\\u202e", "\\u0000", "\\ud800", "<script>", "\u{FEFF}",
    ],
    repair: { BundleSeed.shared.signed($0) },
    accepts: { input, findings in
      let seed = BundleSeed.shared
      let store = FrozenFeedRepository(frozen: seed.book)
      let reader = FeedReader(
        repository: store, workouts: SomeWorkouts(), bundles: GivenBundle(given: input), clock: seed.clock)
      let catalog = UseCaseCatalog([UseCaseCatalog.Group(["feed"]) { .feed(reader, writer: BundleFolder()) }])
      do throws(Failure) {
        _ = try catalog.call(ImportBundle.self, ImportBundle.Input(path: "/bundle.json"))
      } catch {
        if case .badFile = error { return false }
        findings.expect(false, "refused otherwise than as a file: \(error)")
        return false
      }
      for edit in store.edits.value {
        guard case .received(let item) = edit else { continue }
        findings.expect(item.id.author.person?.description == seed.sender, "an item of another: \(item.id)")
        findings.expect(item.at.milliseconds <= seed.clock.now().milliseconds + 86_400_000, "a date ahead: \(item.at)")
        switch item.content {
        case .post(let content): findings.expect(content.problem == nil, "a post that is none")
        case .comment(_, let text): findings.expect(FeedText.problem(with: text) == nil, "a comment that is none")
        case .deletion(let id): findings.expect(id.author == item.id.author, "a deletion of another's: \(id)")
        case .like, .unlike: break
        }
      }
      return true
    })
}

/// Two paired books, and the bundles that one has written for the other.
private struct BundleSeed: Sendable {
  static let shared = BundleSeed()

  /// The book of the receiver.
  let book: FeedBook
  let clock: SettableClock
  let seeds: [[UInt8]]
  /// The sender's id in the receiver's book.
  let sender: String
  /// The receiver's id, as both books know it.
  let receiver: String
  private let secret: PairingSecret

  init() {
    do throws(Failure) {
      let folder = BundleFolder()
      let (eva, jana) = (FeedUnderTest(folder: folder), FeedUnderTest(folder: folder))
      try eva.pair(with: jana)
      let shown = try eva.post("Hers", to: .all)
      _ = try jana.take(try eva.export(to: "Jana"))
      let post = try jana.post("Legs", to: .all)
      try jana.comment(post, "Hard \"today\" \\ 🏋️")
      var seeds = [folder[try jana.export(to: "Eva")] ?? []]
      let arrived = ItemID(.person(try jana.book().person("Eva").id), shown.number)
      try jana.comment(arrived, "Dobrá práce")
      try jana.like(arrived)
      try jana.delete(post)
      seeds.append(folder[try jana.export(to: "Eva")] ?? [])
      let person = try eva.book().person("Jana")
      (book, clock, self.seeds, secret) = (try eva.book(), eva.clock, seeds, try eva.secret(of: "Jana"))
      (sender, receiver) = (person.id.description, person.own.description)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// The bytes before the authentication code, followed by the right code.
  func signed(_ bytes: [UInt8]) -> [UInt8] {
    let mark = Array(#","mac""#.utf8)
    let end = bytes.indices.last { bytes[$0...].starts(with: mark) } ?? bytes.endIndex
    let head = Array(bytes[..<end])
    return head + Array(",\"mac\":\"\(hexadecimal(secret.code.code(of: head)))\"}\n".utf8)
  }
}

/// A repository with a book that never changes: edits are only recorded.
private struct FrozenFeedRepository: FeedRepository {
  let frozen: FeedBook
  let edits = Noted()

  final class Noted: Sendable {
    private let kept = Mutex<[FeedEdit]>([])

    var value: [FeedEdit] {
      get { kept.withLock { $0 } }
      set { kept.withLock { $0 = newValue } }
    }
  }

  func book() -> FeedBook { frozen }
  func glance() -> FeedGlance { FeedGlance(frozen) }

  func change<Value>(
    isDryRun: Bool, _ decide: (FeedBook) throws(Failure) -> (decision: FeedDecision, value: Value)
  ) throws(Failure) -> FeedChanged<Value> {
    let (decision, value) = try decide(frozen)
    edits.value = decision.edits
    return FeedChanged(number: nil, value: value, after: frozen)
  }
}

/// A bundle format that reads the same bytes from any path.
private struct GivenBundle: BundleFormat {
  let given: [UInt8]
  private let format = JSONBundles()

  init(given: [UInt8]) { self.given = given }

  func file(at path: String) -> [UInt8] { given }
  func opened(_ bytes: [UInt8], _ path: String) throws(Failure) -> UnverifiedBundle { try format.opened(bytes, path) }
  func content(of bundle: UnverifiedBundle, _ path: String) throws(Failure) -> Bundle {
    try format.content(of: bundle, path)
  }
  func encode(_ bundle: Bundle, _ secret: PairingSecret) -> [UInt8] { format.encode(bundle, secret) }
  func size(of item: FeedItem, from: PersonID, to: PersonID) -> Int { format.size(of: item, from: from, to: to) }
  func encode(_ content: PostContent) -> [UInt8] { format.encode(content) }
}
