import KernelApplication
import KernelPresentation
import RunningApplication

extension RunningMessage {
  /// Returns the text of an error about a line of the positions that a program sends for a run.
  func feedWords(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .feedLineLong(let most):
      localizer.localized(
        cs: "řádek má přes \(most) bajtů", en: "the line has more than \(most) bytes", hint: hint(localizer))
    case .noChecksum:
      localizer.localized(
        cs: "věta nemá kontrolní součet; je asi uříznutá", en: "the sentence has no checksum; it is probably cut off",
        hint: hint(localizer))
    case .sentenceChecksum(let summary, let sum):
      localizer.localized(
        cs: "kontrolní součet je \(summary), a má být \(sum)", en: "the checksum is \(summary) and should be \(sum)",
        hint: hint(localizer))
    case .sentenceCut(let kind):
      localizer.localized(
        cs: "věta \(kind) je moc krátká", en: "the \(kind) sentence is too short", hint: hint(localizer))
    case .sentenceField(let kind, let text):
      localizer.localized(
        cs: "údaj „\(text)“ do věty \(kind) nepatří", en: "\"\(text)\" is not a valid value in a \(kind) sentence",
        hint: hint(localizer))
    default:
      localizer.localized(
        cs: "není to JSON ani věta NMEA", en: "the line is neither JSON nor an NMEA sentence", hint: hint(localizer))
    }
  }

  private func hint(_ localizer: MessageLocalizer) -> String {
    localizer.say(
      cs: "Čtou se zprávy programu gpsd (gpspipe -w), věty GGA a RMC (gpspipe -r) a body v JSON, každý na svém řádku.",
      en:
        "Send gpsd reports (gpspipe -w), GGA and RMC sentences (gpspipe -r), or fixes in JSON, one on each line.")
  }
}
