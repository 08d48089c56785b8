import Composition
import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import SupportApplication
import SupportDomain
import SupportPresentation
import System

extension Command {
  static let listen = Command(
    "support listen",
    options: [
      .player(cs: "Spustí CMD SOUBOR pro každou zprávu", en: "Run CMD FILE for each message")
    ],
    cs: "Přehrává zprávy, jakmile v běhu přijde jejich chvíle", en: "Play messages at their place in a run",
    details: LocalizedText(
      cs:
        "Potřebuje službu. Nejdřív znělka, pak hlas; co přehrála, hlásí knize. Bez --player jen vypíše soubor. Když "
        + "služba skončí, počká na další. Konec: Ctrl-C",
      en:
        "Needs the service. Plays a chime, then the voice, and records what was played. Without --player it only "
        + "prints the file. When the service stops, it waits for the next one. Stop it with Ctrl-C"),
    examples: [
      Example("support listen --player 'mpv --really-quiet'", cs: "přehrává", en: "play"),
      Example("support listen", cs: "jen vypíše", en: "print"),
    ]
  ) { arguments, session throws(CommandError) in
    let cues = CueQueue()
    try cues.fill(session)
    let folder = SoundFolder(
      isNeeded: arguments["--player"] != nil, names: ["chime.wav", "voice.wav", "voice.ogg", "voice.m4a"])
    let player = CuePlayer(session, line: arguments["--player"], cues, folder)
    // The loop ends by a failure or by Ctrl-C. The folder is removed in both cases.
    defer { folder.remove() }
    Interrupt.beforeEnd {
      cues.stop()
      folder.remove()
    }
    session.remarkFollowing()
    while true {
      try player.play(cues.next())
    }
  }
}

/// The cues (messages to play now) that have not been played yet. A thread adds cues as events arrive. The same thread
/// stops the program that plays a cue, if the cue must not be played any more.
final class CueQueue: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var cues: [CueView] = []
  private nonisolated(unsafe) var failure: Failure?
  /// The cue that was last taken from the queue; nil if no cue is being played.
  private nonisolated(unsafe) var current: CueView?
  private nonisolated(unsafe) var playing: (delivery: DeliveryID, process: PlayerProcess)?

  /// Starts a thread that adds cues to the queue as the book's events report them. Fails with `notFound` if no service
  /// is listening.
  func fill(_ session: Session) throws(CommandError) {
    let active = try session.call(ShowActive.self, NoInput())
    nonisolated(unsafe) let follower = try session.startFollowing()
    // A cue may have fallen due before the first event arrives.
    if let cue = active.playing, cue.state == .offered { add(cue) }
    // The thread needs a connection to the service of its own.
    nonisolated(unsafe) let own = Session(session.options, session.table)
    Thread.detached { [self] in
      do throws(Failure) {
        while true {
          switch try follower.next() {
          case .event(let event): hear(event)
          // A cue may have fallen due after one service ended and before the next one started.
          case .following, .missed: look(own)
          case .lost: continue
          }
        }
      } catch {
        lock.withLock {
          failure = error
          lock.signal()
        }
      }
    }
  }

  private func look(_ session: Session) {
    defer { session.disconnect() }
    guard let cue = (try? session.call(ShowActive.self, NoInput()))?.playing, cue.state == .offered else { return }
    add(cue)
  }

  private func hear(_ event: BookEvent.Received) {
    if event.name == SupportEvents.cueDue, let cue = event.decoded(as: CueView.self) { return add(cue) }
    guard event.name == SupportEvents.deliveryChanged,
      let change = event.decoded(as: SupportEvents.DeliveryChanged.self), change.state != .started
    else { return }
    // The cue was skipped or given up, so the program that plays it is stopped.
    let process = lock.withLock { () -> PlayerProcess? in
      cues.removeAll { $0.delivery == change.delivery }
      return playing.flatMap { $0.delivery == change.delivery ? $0.process : nil }
    }
    process?.stop()
  }

  private func add(_ cue: CueView) {
    lock.withLock {
      // If a message is offered again, the new offer replaces the old one, unless the new one is already being played.
      cues.removeAll { $0.delivery == cue.delivery }
      if current.map({ $0.delivery != cue.delivery || $0.offer < cue.offer }) ?? true { cues.append(cue) }
      lock.signal()
    }
  }

  /// Waits for the next cue, and removes it from the queue.
  func next() throws(CommandError) -> CueView {
    try lock.withLock { () throws(CommandError) in
      current = nil
      lock.wait { !cues.isEmpty || failure != nil }
      guard !cues.isEmpty else { throw .failed(failure!) }
      let cue = cues.removeFirst()
      current = cue
      return cue
    }
  }

  /// Stops the program that is playing a cue, if there is one.
  func stop() {
    lock.withLock { playing?.process }?.stop()
  }

  /// Waits until the program that plays the message of a delivery has ended, for whatever reason. Returns true if it
  /// played the message to the end.
  func await(_ process: PlayerProcess, of delivery: DeliveryID) -> Bool {
    lock.withLock { playing = (delivery, process) }
    let isDone = process.wait()
    lock.withLock { playing = nil }
    return isDone
  }
}

/// Plays cues (messages to play now), and reports to the book that they were played.
struct CuePlayer {
  private let session: Session
  private let line: String?
  private let cues: CueQueue
  private let folder: SoundFolder

  init(_ session: Session, line: String?, _ cues: CueQueue, _ folder: SoundFolder) {
    self.session = session
    self.line = line
    self.cues = cues
    self.folder = folder
  }

  func play(_ cue: CueView) throws(CommandError) {
    guard try report(.started, cue) else { return }
    let words = SupportStrings(language: session.language)
    guard let line else {
      try session.write(
        session.options.json
          ? String(decoding: (try? App.json(cue)) ?? [], as: UTF8.self) + "\n"
          : "\(words.isWithYou(cue.from)): \(printable(cue.path))\n")
      // The user or another program plays the file whose path was printed. This waits for as long as playing it takes.
      Thread.sleep(milliseconds: Int(cue.leadSeconds * 1_000) + Int(cue.durationMilliseconds))
      _ = try report(.finished, cue)
      return
    }
    remark(words.isWithYou(cue.from))
    let began = MonotonicClock.now()
    if cue.chimeSeconds > 0, let chime = folder.keep(App.chime, "chime.wav") { _ = run(line, chime, cue) }
    let rest = Int(cue.leadSeconds * 1_000) - Int((MonotonicClock.now() - began) / 1_000_000)
    if cue.chimeSeconds > 0, rest > 0 { Thread.sleep(milliseconds: rest) }
    let isPlayed = try sound(cue).map { run(line, $0, cue) } ?? false
    let isTaken = try report(isPlayed ? .finished : .failed, cue)
    remark(words.ended(isTaken ? isPlayed ? .played : .failed : nil, cue.from))
  }

  /// Prints a remark for the user to standard error.
  private func remark(_ words: String) { session.complain(words, hint: nil) }

  private func run(_ line: String, _ file: String, _ cue: CueView) -> Bool {
    guard let process = try? PlayerProcess(line, file) else { return false }
    return cues.await(process, of: cue.delivery)
  }

  /// Reports the progress of a cue's playback to the book, and returns true. Returns false if the message must not be
  /// played any more.
  private func report(_ report: ReportPlayback.Input.Report, _ cue: CueView) throws(CommandError) -> Bool {
    let input = ReportPlayback.Input(delivery: cue.delivery, report: report, offer: cue.offer)
    return try call(ReportPlayback.self, input) != nil
  }

  /// Returns the path of a cue's sound; nil if the sound is not available.
  private func sound(_ cue: CueView) throws(CommandError) -> String? {
    if Access.canRead(cue.path) { return cue.path }
    // The store may be on another machine; then the sound is fetched.
    let sound = try call(ReadCue.self, ReadCue.Input(delivery: cue.delivery))
    return sound?.base64.flatMap { App.bytes(base64: $0) }.flatMap {
      folder.keep($0, "voice." + cue.format.rawValue)
    }
  }

  /// Calls a use case. If the service has ended or was replaced, repeats the call. It gives up after the time for
  /// which a service waits until a client reports that it started to play.
  /// - Returns: the output; nil if the delivery must not be played any more.
  private func call<Case: UseCase>(_ type: Case.Type, _ input: Case.Input) throws(CommandError) -> Case.Output? {
    let end = MonotonicClock.now() + RunDeliveries.Timing.patience * 1_000_000
    while true {
      do throws(CommandError) {
        return try session.call(type, input)
      } catch {
        guard case .failed(let failure) = error else { throw error }
        session.disconnect()
        if failure.isOfServiceThatWent, MonotonicClock.now() < end {
          Thread.sleep(milliseconds: 100)
          continue
        }
        guard failure.isOfServiceThatWent || failure.saysThatNothingPlays else { throw error }
        return nil
      }
    }
  }
}

extension Failure {
  /// Whether the failure means that there is nothing to play: the message's delivery in this run was skipped or given
  /// up, another client is playing the message, or the run has ended.
  fileprivate var saysThatNothingPlays: Bool {
    guard case .conflict(let message) = self else { return false }
    switch message.content(as: SupportMessage.self) {
    case .notPlaying, .playedByAnother, .noRunFollows: return true
    default: return false
    }
  }
}
