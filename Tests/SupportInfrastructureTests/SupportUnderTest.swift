import BookInfrastructure
import Formats
import KernelApplication
import KernelDomain
import RunningDomain
import RunningInfrastructure
import Storage
import SupportDomain
import SupportInfrastructure
import TestSupport
import Testing

@testable import RunningApplication
@testable import SupportApplication

/// Support and the run under way by their use cases, on a store of a folder of its own.
struct SupportUnderTest {
  let folder: TemporaryFolder
  let store: Store
  let clock: SettableClock
  let documents: BookDocuments
  let supportRepository: FileSupportRepository
  let deliveries: FileDeliveryRepository
  let reader: SupportReader
  let coordinator: LiveRunCoordinator

  /// 2025-06-15T15:06:40Z
  static let start = Timestamp(seconds: 1_750_000_000)
  static let today = CivilDateTime(start).day

  init(
    _ folder: TemporaryFolder = TemporaryFolder(), clock: SettableClock = SettableClock(start), holds: Bool = true
  ) throws {
    self.folder = folder
    self.clock = clock
    var options = Store.Options()
    // A child that another test has just forked holds the lock with this process until it runs its program.
    options.patience = .seconds(60)
    let open = Store(
      path: folder.path + "/store", clock: clock, reducers: [BookReducer(), RunningReducer(), SupportReducer()],
      options: options)
    let store = holds ? try open.holding() : open
    self.store = store
    documents = BookDocuments(store: store)
    let settings = FileSettingsRepository(documents: documents)
    let runs = FileRunRepository(store: store)
    let supportRepository = FileSupportRepository(store: store)
    self.supportRepository = supportRepository
    let deliveries = FileDeliveryRepository(store: store, support: supportRepository, clock: clock) {
      CivilDateTime(clock.now()).day
    }
    self.deliveries = deliveries
    reader = SupportReader(
      repository: supportRepository, deliveries: deliveries, runs: runs, settings: settings,
      profile: FileProfileRepository(documents: documents), clock: clock
    ) { CivilDateTime($0) }
    let follower = LiveRunFollower(
      begins: { (start, transaction) throws(Failure) in try deliveries.runBegins(start, in: &transaction) },
      ends: { (run, transaction) throws(Failure) in try deliveries.runEnds(run, in: &transaction) })
    coordinator = LiveRunCoordinator(
      repository: FileLiveRunRepository(store: store, runs: runs, settings: settings, follower: follower),
      notes: LockedLiveRunNotes(),
      reader: RunReader(
        repository: runs, settings: settings, bodyWeights: FileBodyWeightRepository(documents: documents), clock: clock,
        localTime: { CivilDateTime($0) }, zoneOffset: { _, _ in nil }),
      observers: [DeliveryCoordinator(reader: reader)])
  }

  /// As it is after the process was killed.
  func restarted() throws -> SupportUnderTest {
    store.release()
    return try SupportUnderTest(folder, clock: clock)
  }

  // MARK: Plans and messages

  func plan(
    _ name: String = "Sunday", goalMetres: Int? = nil, most: Int? = nil, showsSenders: Bool = true
  ) throws -> SupportPlanView {
    try CreatePlan(reader: reader)(
      CreatePlan.Input(name: name, goalMetres: goalMetres, mostMessages: most, showsSenders: showsSenders)
    ).plan
  }

  func share(_ plan: PlanID, _ friend: String = "Sarah") throws -> SupportShare {
    let output = try SharePlan(reader: reader, maker: PlainPage(), writer: DraftFileWriter())(
      SharePlan.Input(plan: plan, friend: friend))
    return try #require(supportRepository.book().shares[output.share.share])
  }

  func receive(
    _ paths: [String], share: ShareID? = nil, at: String? = nil, isDryRun: Bool? = nil
  ) throws(Failure) -> ReceiveMessages.Output {
    try ReceiveMessages(reader: reader, files: ReceivedFiles())(
      ReceiveMessages.Input(paths: paths, share: share, at: at, dryRun: isDryRun))
  }

  /// A bundle in a file.
  func bundle(
    _ share: SupportShare, _ token: Int = 0, trigger: String = #"{"metres":1000}"#, from: String = "Sarah",
    text: String? = nil, sound: [UInt8] = Sound.wav(milliseconds: 2_000), named name: String = "sarah.samwise"
  ) -> String {
    folder.write(
      Array(Bundle.json(share, share.tokens[token], trigger, from, text, sound).utf8), to: name)
  }

  // MARK: The run

  var runID: RunID { RunID(start: SupportUnderTest.start) }

  @discardableResult
  func run() throws -> RunID { try StartRun(coordinator: coordinator)(StartRun.Input()).run }

  /// Fixes of a runner at 10 m/s, one a second, from the second after the last; the clock goes with them.
  @discardableResult
  func runOn(_ seconds: ClosedRange<Int>, _ sequence: Int) throws -> [BookEvent] {
    clock.set(SupportUnderTest.start + Int64(seconds.upperBound) * 1_000)
    let fixes = seconds.map { second in
      LiveFixInput(
        time: SupportUnderTest.start + Int64(second) * 1_000, lat: 50 + Double(second) * 90e-6, lon: 14.4, accuracy: 5)
    }
    return try AddFixes(coordinator: coordinator)(AddFixes.Input(run: runID, sequence: sequence, fixes: fixes)).events(
      changed: true)
  }

  func cues(_ events: [BookEvent]) -> [CueView] { events.compactMap { $0.details as? CueView } }

  @discardableResult
  func report(
    _ report: ReportPlayback.Input.Report, _ delivery: DeliveryID, offer: Int? = nil, by caller: (any Caller)? = nil
  ) throws(Failure) -> [BookEvent] {
    try ReportPlayback(reader: reader)(
      ReportPlayback.Input(delivery: delivery, report: report, offer: offer), progress: TestCall(by: caller)
    ).events(changed: true)
  }

  func pass(seconds: Int64) throws -> [BookEvent] {
    clock.set(clock.now() + seconds * 1_000)
    return try DeliveryTimer(reader: reader).fire(at: clock.now())
  }

  /// Every byte of every file of the store.
  var bytes: [UInt8] {
    get throws { try FolderBytes.all(store.path) }
  }
}

/// A page that says nothing.
struct PlainPage: SharePageMaker {
  func page(_ content: SharePageContent, language: Language) -> [UInt8] {
    Array("<!doctype html><title>\(content.friend)</title>".utf8)
  }
}

/// Sounds of tests.
enum Sound {
  /// A tone that no other number has.
  static func wav(milliseconds: Int, _ number: Int = 0) -> [UInt8] {
    var writer = ToneWriter()
    writer.tone(
      from: 300 + Double(number), to: 300 + Double(number), samples: ToneWriter.samples(milliseconds: milliseconds))
    return WAVFile.bytes(writer.samples)
  }
}

enum Bundle {
  static func json(
    _ share: SupportShare, _ token: MessageToken, _ trigger: String, _ from: String, _ text: String?, _ sound: [UInt8]
  ) -> String {
    let base64 = String(decoding: Base64.encode(sound), as: UTF8.self)
    let words = text.map { #""text":"\#($0)","# } ?? ""
    return #"{"samwise":1,"share":"\#(share.id)","token":"\#(token)","from":"\#(from)",\#(words)"trigger":\#(trigger),"#
      + #""audio":{"type":"audio/wav","base64":"\#(base64)"}}"#
  }
}
