import KernelApplication
import KernelPresentation
import RunningApplication

extension RunningMessage {
  /// What is wrong with a line that a program streams.
  func feedWords(_ speech: Speech) -> MessageWords {
    switch self {
    case .feedLineLong(let most):
      speech.words(cs: "řádek má přes \(most) bajtů", en: "the line has more than \(most) bytes", hint: hint(speech))
    case .noChecksum:
      speech.words(
        cs: "věta nemá kontrolní součet; je asi uříznutá", en: "the sentence has no checksum; it is probably cut",
        hint: hint(speech))
    case .sentenceChecksum(let told, let sum):
      speech.words(
        cs: "kontrolní součet je \(told), a má být \(sum)", en: "the checksum is \(told), and should be \(sum)",
        hint: hint(speech))
    case .sentenceCut(let kind):
      speech.words(cs: "věta \(kind) je moc krátká", en: "the sentence \(kind) is too short", hint: hint(speech))
    case .sentenceField(let kind, let text):
      speech.words(
        cs: "údaj „\(text)“ do věty \(kind) nepatří", en: "\"\(text)\" does not belong into a sentence \(kind)",
        hint: hint(speech))
    default:
      speech.words(
        cs: "není to JSON ani věta NMEA", en: "that is neither JSON nor an NMEA sentence", hint: hint(speech))
    }
  }

  private func hint(_ speech: Speech) -> String {
    speech.say(
      cs: "Čtou se zprávy programu gpsd (gpspipe -w), věty GGA a RMC (gpspipe -r) a body v JSON, každý na svém řádku.",
      en:
        "What is read: gpsd's reports (gpspipe -w), the sentences GGA and RMC (gpspipe -r), fixes in JSON, one a line.")
  }
}
