import Composition
import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningPresentation

extension Command {
  static let feedRun = Command(
    "run feed",
    options: [
      Option(
        "take-over", cs: "Místo programu, který posílá body teď",
        en: "Take over from the program that streams fixes now")
    ],
    cs: "Posílá probíhajícímu běhu body ze standardního vstupu",
    en: "Stream fixes from standard input to the run under way",
    details: LocalizedText(
      cs:
        "Čte zprávy programu gpsd, věty GGA a RMC (NMEA 0183) a body v JSON, každý na svém řádku. Co se nedá přečíst, "
        + "vynechá a na konci vypíše (stav 1). Když služba skončí, počká na další; co převzala, neztratí.",
      en:
        "Reads gpsd's reports, GGA and RMC sentences of NMEA 0183, and fixes in JSON, one per line. What can't be read "
        + "is skipped and listed at the end (status 1). If the service stops, it waits for the next one; what was "
        + "acknowledged is not lost."),
    examples: [
      Example("run feed", cs: "gpspipe -w | recordbook run feed", en: "gpspipe -w | recordbook run feed")
    ]
  ) { arguments, session throws(CommandError) in
    var feeder = try FixFeeder(session, takesOver: arguments.has("take-over"))
    let queue = FixQueue()
    queue.fill(by: App.fixLineReader())
    do throws(CommandError) {
      try feeder.feed(queue)
    } catch {
      session.list(queue.badLines)
      throw error
    }
    let bad = queue.badLines
    var summary = feeder.summary
    summary.badLines = bad.count
    _ = try session.report(summary) { summary, language, _ in
      FeedSummaryStrings(strings: RunningStrings(language: language)).text(
        accepted: summary.accepted, dropped: summary.dropped, rejected: summary.rejected, ahead: summary.ahead,
        late: summary.late)
    }
    session.list(bad)
    return bad.count == 0 && summary.ahead == 0 ? .success : .failed
  }
}

extension Session {
  /// Lists the input lines that were skipped because they could not be parsed. The list is on standard error, to keep
  /// it separate from the summary.
  fileprivate func list(_ bad: BadLines) {
    guard bad.count > 0 else { return }
    let language = language
    let localizer = MessageLocalizer(language, program: program, App.strings)
    complain(FeedSummaryStrings(strings: RunningStrings(language: language)).passedOver(bad.count), hint: nil)
    for (line, problem) in bad.first {
      terminal.complain(
        language.say(cs: "  řádek \(line): ", en: "  line \(line): ") + printable(localizer.text(problem)) + "\n")
    }
    if let hint = bad.first.first.flatMap({ localizer.localized($0.problem).hint }) {
      terminal.complain(terminal.hint(printable(hint)) + "\n")
    }
  }
}
