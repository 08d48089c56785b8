import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication

extension StrengthMessage {
  /// Returns the texts of messages about form analysis.
  func formWords(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .formNeedsService:
      localizer.localized(
        cs: "techniku počítá služba, a ta neběží", en: "form analysis needs the service, which is not running",
        hint: localizer.command("service", "start", cs: "Spustí ji", en: "Start it"))
    case .formSessionsFull(let most):
      localizer.localized(
        cs: "najednou se dívá nejvýš \(most) kamer", en: "at most \(most) cameras can watch at a time",
        hint: localizer.say(
          cs: "Ukončete jednu (strength.finishForm); minutu po posledním snímku skončí sama.",
          en: "Finish one (strength.finishForm); a session also ends a minute after its last frame."))
    case .noFormSession(let session):
      localizer.localized(
        cs: "relace \(session) není; po minutě bez snímku končí",
        en: "there is no session \(session); a session ends after a minute without a frame",
        hint: localizer.say(cs: "Začněte novou: strength.startForm", en: "Start another: strength.startForm"))
    case .formSessionFinished(let session):
      localizer.localized(
        cs: "relace \(session) už skončila", en: "session \(session) has ended",
        hint: localizer.command("strength", "form", "results", cs: "Co z ní vyšlo, ukáže", en: "See its results"))
    case .tooManyFrames(let found, let most):
      localizer.localized(
        cs: "\(found) snímků najednou; nejvýš jich může být \(most)",
        en: "\(found) frames at once; at most \(most) are allowed",
        hint: localizer.say(cs: "Posílejte je po menších dávkách.", en: "Send them in smaller batches."))
    case .emptyPoses:
      localizer.localized(
        cs: "soubor je prázdný; první řádek má uvádět cvik a velikost obrazu",
        en: "the file is empty; its first line must give the exercise and the size of the picture",
        hint: localizer.say(
          cs: "Například: \(StrengthMessage.poseHeader)", en: "For example: \(StrengthMessage.poseHeader)"))
    case .badPoseLine(let problem, let isHeader):
      MessageText(
        localizer.text(problem),
        hint: isHeader
          ? localizer.say(
            cs: "První řádek souboru s body těla je jako \(StrengthMessage.poseHeader)",
            en: "Make the first line like \(StrengthMessage.poseHeader)")
          : localizer.say(
            cs: "Snímek je řádek jako {\"t\":27628,\"p\":[[x,y,z,viditelnost], …]} s 33 body.",
            en: "Write each frame as a line like {\"t\":27628,\"p\":[[x,y,z,visibility], …]} with 33 points."))
    case .noPoseValue(let found, let valid):
      localizer.localized(
        cs: "hodnota „\(found)“ není známá", en: "\"\(found)\" is not a known value",
        hint: localizer.say(
          cs: "Může být: \(valid.joined(separator: ", "))", en: "Choose one of: \(valid.joined(separator: ", "))"))
    case .poseLineTooLong(let most):
      localizer.localized(
        cs: "řádek je delší než \(most) bajtů, a tak v něm není jeden snímek",
        en: "the line is longer than \(most) bytes, too long for one frame")
    default: MessageText("")
    }
  }

  private static let poseHeader =
    #"{"recordbook":"poses","version":1,"width":1280,"height":720,"exercise":"squat"}"#
}
