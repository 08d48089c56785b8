import KernelApplication
import KernelPresentation
import RunningApplication

extension RunningMessage {
  /// What is wrong with a line that a program streams.
  func feedWords(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .feedLineLong(let most):
      localizer.localized(
        cs: "řádek má přes \(most) bajtů", en: "the line has more than \(most) bytes", hint: hint(localizer))
    case .noChecksum:
      localizer.localized(
        cs: "věta nemá kontrolní součet; je asi uříznutá", en: "the sentence has no checksum; it is probably cut",
        hint: hint(localizer))
    case .sentenceChecksum(let told, let sum):
      localizer.localized(
        cs: "kontrolní součet je \(told), a má být \(sum)", en: "the checksum is \(told), and should be \(sum)",
        hint: hint(localizer))
    case .sentenceCut(let kind):
      localizer.localized(
        cs: "věta \(kind) je moc krátká", en: "the sentence \(kind) is too short", hint: hint(localizer))
    case .sentenceField(let kind, let text):
      localizer.localized(
        cs: "údaj „\(text)“ do věty \(kind) nepatří", en: "\"\(text)\" does not belong into a sentence \(kind)",
        hint: hint(localizer))
    default:
      localizer.localized(
        cs: "není to JSON ani věta NMEA", en: "that is neither JSON nor an NMEA sentence", hint: hint(localizer))
    }
  }

  private func hint(_ localizer: MessageLocalizer) -> String {
    localizer.say(
      cs: "Čtou se zprávy programu gpsd (gpspipe -w), věty GGA a RMC (gpspipe -r) a body v JSON, každý na svém řádku.",
      en:
        "What is read: gpsd's reports (gpspipe -w), the sentences GGA and RMC (gpspipe -r), fixes in JSON, one a line.")
  }
}
