import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The menu with the actions that change a run, arranged in groups. Every action can be undone.
struct RunMenu {
  let strings: RunningStrings
  let shown: ShowRun.Output
  /// The next run, with which this one can be joined; nil if none begins within twelve hours after the end of this one.
  let next: RunListing?

  private var language: Language { strings.language }
  private var run: RunID { shown.run.id }

  var element: Element {
    let parts = shown.fixCount > 0 ? RunSheet.allCases.map(leading) : []
    let files = shown.fixCount > 0 ? RunFileFormat.allCases.map(save) : []
    let groups = [
      [edit] + charts + beside, parts + [join, prefer].compactMap { $0 }, files, [remove].compactMap { $0 },
    ]
    return Element(
      .menu, label: language.say(cs: "Další možnosti", en: "More"), placement: .trailing, color: Hue.accent.text,
      icon: Icon("ellipsis"), children: groups.filter { !$0.isEmpty }.map { .section(nil, $0) })
  }

  private var edit: Element { .button(strings.nameAndKind, to: RunningDestinations.edit(run)) }

  /// A button that leads to the charts of the run; empty for a run without a track.
  private var charts: [Element] {
    shown.fixCount > 0 ? [.button(strings.charts, to: RunningDestinations.chart(run, by: .length))] : []
  }

  /// Buttons that lead to the other runs of the same route, and to the workouts with which this run can be compared.
  private var beside: [Element] {
    let route =
      shown.hasRoute && shown.run.state == .counts && shown.run.lengthMillimetres >= 800_000
      ? Element.button(strings.sameRoute, to: RunningDestinations.route(run)) : nil
    let workouts =
      shown.laps.count > 1 && shown.plan == nil
      ? Element.button(
        language.say(cs: "Porovnat s plánem", en: "Compare With a Workout"), to: RunningDestinations.workouts(run))
      : nil
    return [route, workouts].compactMap { $0 }
  }

  private func leading(_ sheet: RunSheet) -> Element {
    .button(strings.title(sheet), to: RunningDestinations.sheet(sheet, of: run))
  }

  /// Returns a button that saves the run as a file.
  private func save(_ format: RunFileFormat) -> Element {
    let file = "\(run).\(format.rawValue)"
    let name = format.rawValue.uppercased()
    return Element(
      .button, language.say(cs: "Uložit jako \(name)", en: "Save as \(name)"),
      hint: language.say(cs: "GPX nemá kola, TCX a FIT ano", en: "GPX holds no laps; TCX and FIT do"),
      value: "\(FeatureID.running)/\(file)", type: .body, icon: .share,
      command: ShellCommand.recordbook("run", "export", run.description, file))
  }

  private var join: Element? {
    next.map { next in
      let at = language.clock(strings.start(next).time)
      let length = strings.length(next.lengthMillimetres)
      return .button(
        language.say(cs: "Spojit s během v \(at), \(length)", en: "Join With the Run at \(at), \(length)"),
        hint: language.say(cs: "Mezera mezi nimi bude pauza", en: "The gap between them becomes a pause"),
        action: Action(
          JoinRuns.method, ["run": .text(run.description), "next": .text(next.id.description)]),
        command: ["run", "join", run.description, next.id.description])
    }
  }

  /// The button that makes this recording of the run count in place of the other recording. Nil unless this recording
  /// is a duplicate.
  private var prefer: Element? {
    guard shown.run.state == .duplicate else { return nil }
    return .button(
      language.say(cs: "Počítat tento záznam", en: "Count This Recording"),
      hint: language.say(cs: "Počítat místo druhého", en: "Counts this recording instead of the other"),
      action: Action(PreferRun.method, ["run": .text(run.description)]), command: ["run", "prefer", run.description])
  }

  private var remove: Element? {
    guard shown.run.state != .removed else { return nil }
    let text = language.say(cs: "Vyřadit z knihy", en: "Remove From the Book")
    return Element(
      .button, text,
      hint: language.say(
        cs: "Běh nebyl váš: nikde se nepočítá", en: "For a run that is not yours; it no longer counts"),
      type: .body, color: Hue.destructive.text,
      action: Action(
        RemoveRun.method, ["run": .text(run.description)], style: .destructive,
        confirmation: language.say(
          cs: "Vyřadit běh z knihy? Jde to vzít zpět.", en: "Remove the run from the book? It can be undone.")),
      command: ShellCommand.recordbook("run", "remove", run.description))
  }
}
