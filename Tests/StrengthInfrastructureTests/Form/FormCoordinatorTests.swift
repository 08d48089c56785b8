import JSONCoding
import KernelApplication
import KernelDomain
import StrengthDomain
import StrengthInfrastructure
import Synchronization
import TestSupport
import Testing

@testable import StrengthApplication

/// Sessions are eight at most, end after a minute of silence whatever clocks do, and a refused batch leaves its session as it
/// was.
struct FormCoordinatorTests {
  private let uptime = Uptime()
  private let clock = SettableClock(Timestamp(seconds: 1_795_023_000))
  private let coordinator: FormCoordinator

  init() {
    let uptime = uptime
    coordinator = FormCoordinator(sessions: LockedFormSessions(), clock: clock, keepsSessions: true) { uptime.now }
  }

  /// Milliseconds of the machine's run, as a test has them.
  private final class Uptime: Sendable {
    private let milliseconds = Mutex<Int64>(1_000)
    var now: Int64 { milliseconds.withLock { $0 } }
    func pass(_ seconds: Double) { milliseconds.withLock { $0 += Int64(seconds * 1_000) } }
  }

  private func start(
    _ exercise: FormExercise = .squat, by caller: (any Caller)? = nil
  ) throws(Failure) -> FormSessionNumber {
    try StartForm(coordinator: coordinator)(
      StartForm.Input(exercise: exercise, width: 1_280, height: 720), progress: TestCall(by: caller)
    ).session
  }

  private func add(_ session: FormSessionNumber, at times: [Int64]) throws(Failure) -> AddPoses.Output {
    let frames = times.map { PoseFrame(time: $0) }
    return try AddPoses(coordinator: coordinator)(AddPoses.Input(session: session, frames: PoseFrames(frames)))
  }

  private func id(_ body: () throws(Failure) -> Void) -> StrengthMessage? {
    do throws(Failure) {
      try body()
      return nil
    } catch .conflict(let message), .notFound(let message), .invalidInput(_, let message, _) {
      return message.content(as: StrengthMessage.self)
    } catch {
      return nil
    }
  }

  @Test func theNinthIsToldTheLimit() throws {
    let sessions = try (0..<8).map { _ throws(Failure) in try start() }
    #expect(Set(sessions).count == 8)
    #expect(id { () throws(Failure) in _ = try start() } == .formSessionsFull(most: 8))
    // The eight go on, and one that is finished leaves its place.
    for session in sessions { _ = try add(session, at: [1]) }
    _ = try FinishForm(coordinator: coordinator)(FinishForm.Input(session: sessions[3]))
    _ = try start()
  }

  @Test func aClientThatVanishesCostsNothing() throws {
    for _ in 0..<8 { _ = try start() }
    uptime.pass(59.9)
    #expect(id { () throws(Failure) in _ = try start() } == .formSessionsFull(most: 8))
    uptime.pass(0.1)
    for _ in 0..<8 { _ = try start() }
    uptime.pass(60)
    #expect(try coordinator.endSilent().count == 8)
    #expect(try coordinator.nextEnd(at: clock.now()) == nil)
    #expect(try ShowForm(coordinator: coordinator)(ShowForm.Input()).openCount == 0)
  }

  @Test func theNinthHasThePlaceOfOneWhoseConnectionIsClosed() throws {
    let callers = (0..<8).map { _ in TestCaller() }
    let sessions = try callers.map { caller throws(Failure) in try start(by: caller) }
    callers[2].leave()
    callers[5].leave()
    uptime.pass(4.9)
    // Others may feed what it began.
    #expect(id { () throws(Failure) in _ = try start() } == .formSessionsFull(most: 8))
    _ = try add(sessions[5], at: [1])
    uptime.pass(0.1)
    _ = try start()
    #expect(id { () throws(Failure) in _ = try add(sessions[2], at: [1]) } == .noFormSession(session: sessions[2]))
    for place in [0, 1, 3, 4, 5, 6, 7] { _ = try add(sessions[place], at: [2]) }
    #expect(id { () throws(Failure) in _ = try start() } == .formSessionsFull(most: 8))
  }

  /// Silence is measured by the machine's uptime, so a changed clock ends no session. The next end is given by the
  /// clock as it is now.
  @Test func clocksThatAreSetEndNoSession() throws {
    let session = try start()
    uptime.pass(20)
    clock.set(Timestamp(seconds: 1_900_000_000))
    #expect(try coordinator.nextEnd(at: clock.now()) == clock.now() + 40_000)
    #expect(try add(session, at: [1]).state == .noPerson)
    #expect(try coordinator.nextEnd(at: clock.now()) == clock.now() + 60_000)
    clock.set(Timestamp(seconds: 1_000_000_000))
    let other = try start()
    #expect(other > session)
    uptime.pass(60)
    let events = try coordinator.endSilent()
    #expect(events.map(\.name) == [StrengthEvents.formFinished, StrengthEvents.formFinished])
    #expect(id { () throws(Failure) in _ = try add(session, at: [2]) } == .noFormSession(session: session))
  }

  @Test func whatIsFinishedTakesNoFrame() throws {
    let session = try start()
    _ = try add(session, at: [1, 2, 2, 1])
    let results = try FinishForm(coordinator: coordinator)(FinishForm.Input(session: session)).results
    #expect((results.frames, results.outOfOrder) == (2, 2))
    #expect(id { () throws(Failure) in _ = try add(session, at: [3]) } == .formSessionFinished(session: session))
    #expect(try ShowForm(coordinator: coordinator)(ShowForm.Input()).results == results)
  }

  @Test func moreFramesThanABatchHoldsAreRefused() throws {
    let session = try start()
    #expect(
      id { () throws(Failure) in _ = try add(session, at: Array(1...65)) } == .tooManyFrames(found: 65, most: 64))
    #expect(try add(session, at: Array(1...64)).outOfOrder == 0)
  }

  @Test(arguments: [0, -1, 100_001, Double.infinity, .nan]) func picturesOfNoSizeAreRefused(_ size: Double) {
    #expect(throws: Failure.self) {
      _ = try StartForm(coordinator: coordinator)(StartForm.Input(exercise: .squat, width: size, height: 1))
    }
  }

  /// Of an own process there would be no session for the next call.
  @Test func withoutAServiceNoSessionBegins() throws {
    let alone = FormCoordinator(sessions: LockedFormSessions(), clock: clock, keepsSessions: false) { 0 }
    #expect(
      id { () throws(Failure) in
        _ = try StartForm(coordinator: alone)(StartForm.Input(exercise: .squat, width: 1, height: 1))
      } == .formNeedsService)
  }

  // MARK: As it is sent

  private func refusal(_ frames: String) -> String {
    do throws(Failure) {
      let bytes = Array(#"{"session":1,"frames":\#(frames)}"#.utf8)
      let general = try? JSONInput(bytes).decode(AddPoses.Input.self)
      // As the service has it, where the usual form is read in one pass.
      let input = try bytes.withUnsafeBufferPointer { (bytes) throws(Failure) in
        try JSONBytes(UnsafeRawBufferPointer(bytes), isChecked: true).decode(AddPoses.Input.self)
      }
      #expect(input == general)
      return ""
    } catch .invalidInput(let field, let problem, _) {
      return "\(field) \(problem)"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    (PoseFileTests.frame(points: 32), "frames[0].p "), (PoseFileTests.frame(points: 34), "frames[0].p "),
    (PoseFileTests.frame(point: #"["a",0,0,1]"#), "frames[0].p[32][0] "),
    (PoseFileTests.frame(point: "[0,0,0,-1]"), "frames[0].p[32][3] "),
    (PoseFileTests.frame(point: "[0,0,0,2]"), "frames[0].p[32][3] "),
    (PoseFileTests.frame(point: "[0,0,0,1,1]"), "frames[0].p[32][3] "),
    (PoseFileTests.frame(point: "[1e999,0,0,1]"), "frames[0].p[32][0] "),
    (PoseFileTests.frame("\"a\""), "frames[0].t "), (#"{"p":null}"#, "frames[0].t "), (#"{"t":1}"#, "frames[0].p "),
    (#"{"t":1,"p":null,"q":1}"#, "frames[0].q "), (#"{"t":1,"p":"x"}"#, "frames[0].p "), ("1", "frames[0] "),
  ])
  func aFrameThatIsNoneIsRefusedWithItsPlace(_ frame: String, _ place: String) {
    #expect(refusal("[\(frame)]").hasPrefix(place), "\(refusal("[\(frame)]"))")
    #expect(
      refusal("[\(PoseFileTests.frame()),\(frame)]").hasPrefix(place.replacing("[0]", with: "[1]", maxReplacements: 1)))
  }

  @Test func framesComeBackAsTheyWereSent() throws {
    let text = "[\(PoseFileTests.frame("7", point: "[0.25,1e-3,5,0.5]")),{\"t\":8,\"p\":null}]"
    let frames = try JSONDocument.decode(PoseFrames.self, from: Array(text.utf8))
    #expect(frames.moments.map(\.first) == [0, nil])
    #expect(frames.points[32] == PosePoint(x: 0.25, y: 0.001, visibility: 0.5))
    #expect(try JSONDocument.decode(PoseFrames.self, from: JSONDocument.encode(frames)) == frames)
  }

  /// Read in one pass it is what it is by `Codable`, and only the usual form is.
  @Test(arguments: [
    ("{\"session\":1,\"frames\":[\(PoseFileTests.frame("7", point: "[0.25,1e-3,5,0.5]")),{\"t\":8,\"p\":null}]}", true),
    ("{\"session\":1,\"frames\":[]}", true),
    (" { \"session\" : -1 , \"frames\" : [ { \"t\" : 8 , \"p\" : null } ] } ", true),
    ("{\"frames\":[],\"session\":1}", false), ("{\"session\":1,\"frames\":[{\"p\":null,\"t\":8}]}", false),
    ("{\"session\":1,\"frames\":[{\"t\":1,\"p\":null,\"q\":1}]}", false), ("{\"session\":1}", false),
    ("{\"session\":1,\"frames\":[],\"x\":1}", false), ("{\"session\":1.5,\"frames\":[]}", false), ("[]", false),
    ("{\"session\":1,\"frames\":[\(PoseFileTests.frame(point: "[0,0,0,2]"))]}", false),
    ("{\"session\":1,\"frames\":[\(PoseFileTests.frame(points: 32))]}", false),
    ("{\"session\":1,\"frames\":[\((0...64).map { "{\"t\":\($0),\"p\":null}" }.joined(separator: ","))]}", false),
  ])
  func theUsualFormIsReadInOnePass(_ text: String, _ isUsual: Bool) throws {
    let bytes = Array(text.utf8)
    let usual = bytes.withUnsafeBytes { bytes in
      var reader = JSONReader(bytes)
      return AddPoses.Input(usual: &reader)
    }
    #expect((usual != nil) == isUsual)
    if let usual { #expect(try JSONDocument.decode(AddPoses.Input.self, from: bytes) == usual) }
  }

  @Test func theUsualAnswerIsWrittenAsItIsEncoded() throws {
    let session = try start()
    let quiet = try add(session, at: [1, 2, 1])
    #expect(quiet.outOfOrder == 1)
    var writer = JSONWriter(capacity: 256)
    let isUsual = quiet.writeUsual(&writer)
    let written = writer.bytes
    #expect(isUsual)
    #expect(try written == JSONDocument.encode(quiet))
    let seen = try add(session, [Array(repeating: [0.5, 0.5, 0, 0.9], count: 33)])
    #expect(!seen.events.isEmpty)
    var unused = JSONWriter(capacity: 256)
    let isUnusual = !seen.writeUsual(&unused)
    let nothing = unused.bytes
    #expect(isUnusual)
    #expect(nothing.isEmpty)
  }

  private func add(_ session: FormSessionNumber, _ points: [[[Double]]]) throws -> AddPoses.Output {
    let frames = points.enumerated().map { "{\"t\":\(10 + $0),\"p\":\($1)}" }.joined(separator: ",")
    let text = "{\"session\":\(session),\"frames\":[\(frames)]}"
    return try AddPoses(coordinator: coordinator)(try JSONDocument.decode(AddPoses.Input.self, from: Array(text.utf8)))
  }
}
