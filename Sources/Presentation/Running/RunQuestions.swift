import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// Creates the questions about runs that the user still has to decide.
struct RunQuestions {
  let strings: RunningStrings
  private var language: Language { strings.language }

  static let icon = "figure.run"

  /// Asks whether an effort that is faster than the world's best runners is genuine.
  func tooFast(_ effort: RunEffortView) -> Element {
    let (name, time) = (strings.name(effort.distance), strings.effortTime(effort))
    let (run, date) = (effort.run.description, language.date(effort.day))
    let pace = RunPace.perKilometre(effort.seconds * 1_000, effort.distance.length)
    let noRun = language.say(cs: "Nebyl to běh", en: "Not a Run")
    let counts = language.say(cs: "Platí", en: "It Counts")
    let see = language.say(cs: "Ukázat běh", en: "See the Run")
    return .decision(
      language.say(cs: "Uběhli jste \(name) za \(time)?", en: "Did you run \(name) in \(time)?"),
      label: language.say(
        cs: "Uběhli jste \(name) za \(strings.spokenEffortTime(effort))?",
        en: "Did you run \(name) in \(strings.spokenEffortTime(effort))?"),
      key: "effort-\(run)-\(effort.distance.rawValue)", source: "\(strings.feature) · \(date)", icon: RunQuestions.icon,
      hue: .orange,
      evidence: [
        Element(
          .statGrid,
          children: [
            stat(language.say(cs: "Vzdálenost", en: "Distance"), capitalized(name)),
            stat(language.say(cs: "Čas", en: "Time"), time),
            stat(language.say(cs: "Tempo", en: "Pace"), strings.pace(pace)),
            stat(language.say(cs: "Začátek", en: "Begins at"), strings.length(effort.startMillimetres)),
          ])
      ],
      why: language.say(
        cs: "Je to rychlejší než nejlepší běžci světa: možná jízda, nebo chyba záznamu. Než rozhodnete, nepočítá se.",
        en:
          "It is faster than the world's best runners: perhaps a ride, or a glitch. Until you decide, it does not count."
      ),
      answers: [
        .button(
          noRun, label: "\(noRun): \(name), \(date)",
          action: Action(SetKind.method, ["run": .text(run), "kind": .text("cycling")]),
          command: ["run", "kind", run, "cycling"]),
        .button(
          counts, label: "\(counts): \(name), \(date)",
          action: Action(ConfirmEffort.method, ["run": .text(run), "distance": .text(effort.distance.rawValue)]),
          command: ["run", "confirm", run, effort.distance.rawValue]),
      ], see: .link(see, label: "\(see): \(name), \(date)", to: RunningDestinations.run(effort.run)))
  }

  /// Asks which of two recordings of the same run should count.
  func twice(_ duplicate: ReviewRuns.Duplicate) -> Element {
    let keep = language.say(cs: "Nechat, jak je", en: "Leave as It Is")
    let other = language.say(cs: "Počítat druhý", en: "Count the Other")
    let see = language.say(cs: "Ukázat běh", en: "See the Run")
    let date = language.date(duplicate.day)
    let (source, counting) = (printable(duplicate.source), printable(duplicate.countsSource))
    func answer(_ text: String, _ run: RunID, _ source: String) -> Element {
      .button(
        text, label: "\(text): \(source), \(date)",
        action: Action(PreferRun.method, ["run": .text(run.description)]),
        command: ["run", "prefer", run.description])
    }
    return .decision(
      language.say(cs: "Který záznam se počítá?", en: "Which recording counts?"), key: "twice-\(duplicate.run)",
      source: "\(strings.feature) · \(date)", icon: RunQuestions.icon, hue: .orange,
      evidence: [
        Element(
          .statGrid,
          children: [
            stat(language.say(cs: "Počítá se", en: "Counts"), counting, type: .body),
            stat(language.say(cs: "Nepočítá se", en: "Does not count"), source, type: .body),
          ])
      ],
      why: language.say(
        cs: "Je to týž běh, zaznamenaný dvakrát. Počítá se jen jeden.",
        en: "It is one run, recorded twice. Only one of them counts."),
      answers: [answer(keep, duplicate.counts, counting), answer(other, duplicate.run, source)],
      see: .link(see, label: "\(see): \(source), \(date)", to: RunningDestinations.run(duplicate.run)))
  }

  private func stat(_ name: String, _ value: String, type: TypeToken? = nil) -> Element {
    Element(.stat, name, value: value, type: type)
  }
}
