import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// Corrections of a run: a field or a button each, with the command that does the same. All can be undone.
struct RunForms {
  let strings: RunningStrings
  let shown: ShowRun.Output
  /// The run that it could be joined with; nil where none follows.
  let next: RunListing?

  private var language: Language { strings.language }
  private var run: RunID { shown.run.id }

  var section: Element {
    Element(
      .disclosure, label: strings.correct, isOn: false,
      children: [Element(.heading, strings.correct, type: .title), hint, name, kind]
        + (shown.fixCount > 0 ? [trim, cut, split] : []))
  }

  /// What is done to the run as a whole.
  var menu: Element? {
    let buttons = [join, prefer, remove].compactMap { $0 }
    guard !buttons.isEmpty else { return nil }
    return Element(
      .menu, label: language.say(cs: "Další možnosti", en: "More"), placement: .trailing, color: Hue.accent.text,
      icon: Icon("ellipsis"), children: buttons)
  }

  private var hint: Element {
    .note(
      language.say(
        cs: "Původní body zůstávají; každá oprava jde vzít zpět. Časy se píšou od začátku běhu: 12:30, 1:02:30.",
        en: "The recording stays unchanged; every correction can be undone. Times count from the start: 12:30, 1:02:30."
      ))
  }

  private func field(
    _ text: String, _ hint: String, value: String = "", _ method: String, _ input: Action.Input, _ command: [String]
  ) -> Element {
    Element(
      .textField, text, hint: hint, value: value, type: .body,
      action: Action(method, ["run": .text(run.description)], input: input),
      command: ShellCommand.recordbook(command))
  }

  private var name: Element {
    field(
      language.say(cs: "Název", en: "Name"), language.say(cs: "Pojmenuje běh", en: "Names the run"),
      value: shown.run.name.map { printable($0) } ?? "", RenameRun.method, Action.Input("name", .text),
      ["run", "rename", run.description, "NAME"])
  }

  private var kind: Element {
    let kinds = ["running", "walking", "hiking", "cycling"]
    let known = printable(shown.run.kind)
    return .choice(
      .segmentedControl, language.say(cs: "Druh", en: "Kind"), kinds.contains(known) ? kinds : kinds + [known],
      chosen: known, name: { strings.name(ofKind: $0) },
      action: { Action(SetKind.method, ["run": .text(run.description), "kind": .text($0)]) },
      command: { ["run", "kind", run.description, $0] })
  }

  private var trim: Element {
    field(
      language.say(cs: "Ponechat jen", en: "Keep Only"),
      language.say(
        cs: "Od–do; jedno z nich jde vynechat: 2:00-", en: "From–to; either can be left out: 2:00-"),
      TrimRun.method, Action.Input("from", .span), ["run", "trim", run.description, "FROM-TO"])
  }

  private var cut: Element {
    field(
      language.say(cs: "Vyříznout chybu", en: "Cut Out a Glitch"),
      language.say(
        cs: "Poloha a vzdálenost mezi dvěma časy se vynechá, čas zůstane: 12:30-12:50",
        en: "Drops positions and distance between two times; the time stays: 12:30-12:50"),
      CutGlitch.method, Action.Input("from", .span), ["run", "cut", run.description, "FROM-TO"])
  }

  private var split: Element {
    field(
      language.say(cs: "Rozdělit v čase", en: "Split At"),
      language.say(cs: "Druhý běh začne v tom čase: 30:00", en: "The second run begins at that time: 30:00"),
      SplitRun.method, Action.Input("at", .text), ["run", "split", run.description, "AT"])
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

  /// Of several recordings this one is to count.
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
