import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// Elements that several screens of running share.
extension RunningStrings {
  var backHome: Element { .back(homeTitle, to: RunningDestinations.home, language) }

  /// Returns a row for a run: its day, distance, time and notes, with a link to the run.
  func row(_ run: RunListing) -> Element {
    let date = language.date(run.day)
    let (summary, spoken) = (runLength(run.lengthMillimetres), spokenRunLength(run.lengthMillimetres))
    let (passed, spokenPassed) = (runTime(run.activeMilliseconds), spokenRunTime(run.activeMilliseconds))
    let notes = [run.name.map { printable($0) }, state(run)].compactMap { $0 }
    return Element(
      .row, label: ([language.spokenDate(run.day), spoken, spokenPassed] + notes).joined(separator: ", "),
      hint: language.say(cs: "Ukáže běh", en: "Shows the run"), icon: .forward, to: RunningDestinations.run(run.id),
      children: [
        .cell(date, .leading, .body), .cell(summary, .center, .time),
        .cell(([passed] + notes).joined(separator: ", "), .trailing, .caption, Hue.secondary.text),
        .identifier(run.id.description),
      ])
  }

  static let layout = Layout(
    .groupedList, top: Layout.Inset(.content, .md), bottom: Layout.Inset(.safeArea, .xl), spacing: .md)
}
