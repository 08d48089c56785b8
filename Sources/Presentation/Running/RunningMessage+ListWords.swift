import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The texts of errors that concern workouts, routes and shoes.
extension RunningMessage {
  func listWords(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .planRefused(let problem, let word): refused(problem, word, localizer)
    case .noWorkout(let name):
      localizer.localized(
        cs: "plán tréninku „\(name)“ není", en: "there is no workout \"\(name)\"",
        hint: localizer.command("run", "workouts", cs: "Které jsou, ukáže", en: "List the workouts"))
    case .workoutNameTaken(let name):
      localizer.localized(
        cs: "plán tréninku „\(name)“ už je", en: "there is already a workout \"\(name)\"",
        hint: localizer.say(cs: "Zvolte jiný název.", en: "Choose another name."))
    case .noPlanFollowed(let run):
      localizer.localized(
        cs: "běh \(run) neměl plán tréninku", en: "the run \(run) followed no workout",
        hint: localizer.say(cs: "Zvolte, se kterým ho porovnat.", en: "Choose one to compare it with."))
    case .otherLapCount(let steps, let laps):
      localizer.localized(
        cs: "kroků plánu je \(steps), kol v běhu \(laps)",
        en: "steps of the workout: \(steps), laps of the run: \(laps)",
        hint: localizer.say(cs: "Zvolte plán s tolika kroky.", en: "Choose a workout with as many steps."))
    case .noRoute(let run):
      localizer.localized(
        cs: "běh \(run) nemá trasu", en: "the run \(run) has no route",
        hint: localizer.say(
          cs: "Trasu má běh s polohou od 800 m.", en: "A run with positions has one, from 800 m on."))
    case .nothingToDraw:
      localizer.localized(
        cs: "žádný běh té doby nemá trasu", en: "no run of this time has a route",
        hint: localizer.say(cs: "Zvolte jinou dobu.", en: "Choose another time."))
    case .noGhost(let run):
      localizer.localized(
        cs: "běh \(run) má jen součty", en: "only totals are known of the run \(run)",
        hint: localizer.say(cs: "Zvolte běh se záznamem.", en: "Choose a run with a track."))
    case .noShoesNamed(let name):
      localizer.localized(
        cs: "boty „\(name)“ zapsané nejsou", en: "there are no shoes \"\(name)\"",
        hint: localizer.command("run", "shoes", cs: "Které jsou, ukáže", en: "List the shoes"))
    case .shoesAlike(let name, let one, let other):
      localizer.localized(
        cs: "„\(name)“ mohou být boty „\(one)“ i „\(other)“",
        en: "\"\(name)\" can be the shoes \"\(one)\" or \"\(other)\"",
        hint: localizer.say(
          cs: "Napište název přesně, nebo jedny z nich odeberte.",
          en: "Write the name exactly, or remove one of the two."))
    case .shoesNear(let name, let near):
      localizer.localized(
        cs: "boty „\(name)“ zapsané nejsou, ale „\(near)“ ano",
        en: "there are no shoes \"\(name)\", but there are \"\(near)\"",
        hint: localizer.command(
          "run", "add-shoes", name, cs: "Jsou-li to jiné boty, přidá je", en: "If they are others, add them"))
    case .shoesDays:
      localizer.localized(
        cs: "poslední den je před prvním", en: "the last day is before the first",
        hint: localizer.say(cs: "Zkontrolujte oba dny.", en: "Check both days."))
    default: MessageText("")
    }
  }

  private func refused(_ problem: WorkoutPlan.Problem, _ word: String, _ localizer: MessageLocalizer) -> MessageText {
    let example = localizer.say(
      cs: "Například: 5min rozklus; 3x(400m @ 1:32-1:38 / 90s); výklus",
      en: "For example: 5min warm-up; 3x(400m @ 1:32-1:38 / 90s); cool-down")
    return switch problem {
    case .nothing:
      localizer.localized(cs: "plán nemá žádný krok", en: "the plan has no step", hint: example)
    case .word:
      localizer.localized(
        cs: "„\(word)“ není vzdálenost, čas ani druh kroku",
        en: "\"\(word)\" is neither a distance, a time nor a kind of step", hint: example)
    case .extent:
      localizer.localized(
        cs: "tak dlouhý krok „\(word)“ nejde", en: "a step of \"\(word)\" is not possible",
        hint: localizer.say(
          cs: "Může mít 1 m až 1000 km nebo 1 s až 31 dní.", en: "It can be 1 m to 1,000 km, or 1 s to 31 days."))
    case .target:
      localizer.localized(
        cs: "„\(word)“ není cíl kroku", en: "\"\(word)\" is no target of a step",
        hint: localizer.say(
          cs: "Napište čas (1:32-1:38), tempo (4:20/km) nebo zónu (Z4).",
          en: "Give a time (1:32-1:38), a pace (4:20/km) or a zone (Z4)."))
    case .group:
      localizer.localized(
        cs: "„\(word)“ není opakování", en: "\"\(word)\" is no repetition",
        hint: localizer.say(cs: "Píše se 3x(400m / 90s).", en: "Write it like 3x(400m / 90s)."))
    case .many:
      localizer.localized(
        cs: "kroků by bylo \(word)", en: "there would be \(word) steps",
        hint: localizer.say(
          cs: "Může jich být nejvýš \(WorkoutPlan.mostSteps), i s opakováním.",
          en: "There can be at most \(WorkoutPlan.mostSteps), with repetitions."))
    }
  }
}
