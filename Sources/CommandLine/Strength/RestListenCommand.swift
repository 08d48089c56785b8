import Composition
import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain
import StrengthPresentation
import System

extension Command {
  static let listenToRests = Command(
    "strength listen",
    options: [
      .player(cs: "Spustí CMD SOUBOR pro každý zvuk", en: "Run CMD FILE for each sound")
    ],
    cs: "Přehrává zvuky konce odpočinku", en: "Play the sounds at the end of a rest",
    details: LocalizedText(
      cs:
        "Potřebuje službu. Zvuk hraje jen jeden program; bez --player ho jen vypíše. Vypíná je nastavení strength.cue. "
        + "Když služba skončí, počká na další. Konec: Ctrl-C",
      en:
        "Needs the service. Only one program plays a sound; without --player it is only printed. The setting "
        + "strength.cue turns them off. When the service stops, it waits for the next one. Stop it with Ctrl-C"),
    examples: [
      Example("strength listen --player 'mpv --really-quiet'", cs: "přehrává", en: "play"),
      Example("strength listen", cs: "jen vypíše", en: "print"),
    ]
  ) { arguments, session throws(CommandError) in
    let player = try RestCuePlayer(session, line: arguments["--player"])
    defer { player.end() }
    Interrupt.beforeEnd { player.end() }
    session.remarkFollowing()
    try player.follow(session)
  }
}

/// Plays the sounds about rests, such as the one that signals a rest's end, when they are due. The sound files are in
/// a temporary folder, which `end()` removes.
private final class RestCuePlayer: Sendable {
  private let line: String?
  private let folder: SoundFolder
  private let lock = Lock()
  private nonisolated(unsafe) var process: PlayerProcess?

  init(_ session: Session, line: String?) throws(CommandError) {
    self.line = line
    folder = SoundFolder(isNeeded: line != nil, names: RestCue.allCases.map(RestCuePlayer.name))
    if line == nil { return }
    for cue in RestCue.allCases {
      let wav = try session.call(RenderCue.self, RenderCue.Input(cue: cue)).wav
      if let bytes = App.bytes(base64: wav) { folder.keep(bytes, RestCuePlayer.name(cue)) }
    }
  }

  private static func name(_ cue: RestCue) -> String { cue.rawValue + ".wav" }

  func follow(_ session: Session) throws(CommandError) -> Never {
    let follower = try session.startFollowing()
    do throws(Failure) {
      while true {
        guard case .event(let event) = try follower.next(), event.name == StrengthEvents.cueDue,
          let due = event.decoded(as: StrengthEvents.CueDue.self)
        else { continue }
        play(due, session)
      }
    } catch {
      throw .failed(error)
    }
  }

  private func play(_ due: StrengthEvents.CueDue, _ session: Session) {
    guard report(.started, due, session) else { return }
    let word = StrengthStrings(language: session.language).name(due.cue)
    guard let line, let sound = folder.path(RestCuePlayer.name(due.cue)) else {
      try? session.write(
        session.options.json ? String(decoding: (try? App.json(due)) ?? [], as: UTF8.self) + "\n" : word + "\n")
      _ = report(.finished, due, session)
      return
    }
    session.complain(word, hint: nil)
    guard let player = try? PlayerProcess(line, sound) else {
      _ = report(.failed, due, session)
      return
    }
    lock.withLock { process = player }
    let isPlayed = player.wait()
    lock.withLock { process = nil }
    _ = report(isPlayed ? .finished : .failed, due, session)
  }

  /// Reports the state of a sound to the book, and returns true. Returns false if the sound must not be played:
  /// because another program is playing it, because it is no longer due, or because the service has ended.
  private func report(_ state: RestCueOffers.State, _ due: StrengthEvents.CueDue, _ session: Session) -> Bool {
    do throws(CommandError) {
      _ = try session.call(ReportCue.self, ReportCue.Input(number: due.number, report: state))
      return true
    } catch {
      session.disconnect()
      return false
    }
  }

  /// Stops the program that is playing a sound, if there is one, and removes the folder with the sound files.
  func end() {
    lock.withLock { process }?.stop()
    folder.remove()
  }
}
