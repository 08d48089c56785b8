import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// Describes events about strength training, such as a logged set, each in one line that ends in a line feed.
struct StrengthEventStrings {
  let strings: StrengthStrings
  private var language: Language { strings.language }

  func line(_ name: String, _ details: some EncodedValueSource) -> String? {
    switch name {
    case StrengthEvents.bookChanged: details.decoded(as: StrengthEvents.BookChanged.self).map(changed)
    case StrengthEvents.workoutChanged: details.decoded(as: StrengthEvents.WorkoutChanged.self).map(state)
    case StrengthEvents.setLogged: details.decoded(as: StrengthEvents.SetLogged.self).map(logged)
    case StrengthEvents.recordSet:
      details.decoded(as: RecordMoveView.self).map { StrengthChangeStrings(strings: strings).set([$0]) }
    case StrengthEvents.restStarted: rest(details, cs: "Odpočinek začal", en: "Rest started")
    case StrengthEvents.restChanged: rest(details, cs: "Odpočinek se změnil", en: "Rest changed")
    case StrengthEvents.restWarning:
      rest(details, cs: "Odpočinek za 3 sekundy skončí", en: "Rest ends in 3 seconds")
    case StrengthEvents.restEnded: rest(details, cs: "Konec odpočinku", en: "Rest over")
    case StrengthEvents.cueDue:
      details.decoded(as: StrengthEvents.CueDue.self).map {
        language.say(cs: "Zvuk", en: "Sound") + ": \(strings.name($0.cue))\n"
      }
    case StrengthEvents.restSkipped: rest(details, cs: "Odpočinek je přeskočený", en: "Rest skipped")
    case StrengthEvents.formStarted:
      details.decoded(as: StrengthEvents.FormSessionChanged.self).map {
        form($0.exercise, language.say(cs: "kamera se dívá", en: "a camera is watching"))
      }
    case StrengthEvents.formFinished:
      details.decoded(as: StrengthEvents.FormSessionChanged.self).map {
        form(
          $0.exercise,
          $0.silent == true
            ? language.say(cs: "konec, minutu nepřišel snímek", en: "over: no frame arrived for a minute")
            : language.say(cs: "konec", en: "over"))
      }
    case StrengthEvents.formEvent: details.decoded(as: StrengthEvents.FormHappened.self).map(happened)
    default: nil
    }
  }

  private func form(_ exercise: FormExercise, _ detail: String) -> String {
    "\(strings.form), \(strings.name(exercise).lowercased()): \(detail)\n"
  }

  private func happened(_ details: StrengthEvents.FormHappened) -> String {
    let cue = details.happened.state.map { strings.cue($0) } ?? strings.cue(details.happened, of: details.exercise)
    let number = details.happened.n.map { " \($0)" } ?? ""
    return form(details.exercise, cue.map { "\($0.shape)\(number) \($0.word)" } ?? "")
  }

  private func rest(_ details: some EncodedValueSource, cs: String, en: String) -> String? {
    details.decoded(as: StrengthEvents.Rest.self).map { _ in language.say(cs: cs, en: en) + "\n" }
  }

  private func changed(_ details: StrengthEvents.BookChanged) -> String {
    let what =
      switch details.what {
      case .workouts: language.say(cs: "Tréninky se změnily", en: "Workouts changed")
      case .exercises: language.say(cs: "Cviky se změnily", en: "Exercises changed")
      case .routines: language.say(cs: "Rutiny se změnily", en: "Routines changed")
      case .schedule: language.say(cs: "Plán se změnil", en: "Schedule changed")
      case .bodyWeight: language.say(cs: "Tělesná váha se změnila", en: "Body weight changed")
      case .measures: language.say(cs: "Míry se změnily", en: "Measures changed")
      }
    let workout = details.workout.map { ": \($0)" } ?? ""
    return details.undone == true
      ? language.say(cs: "Vzato zpět", en: "Undone") + workout + "\n" : what + workout + "\n"
  }

  private func state(_ details: StrengthEvents.WorkoutChanged) -> String {
    let state =
      switch details.state {
      case .running: language.say(cs: "probíhá", en: "is in progress")
      case .paused: language.say(cs: "je pozastavený", en: "is paused")
      case .finished: language.say(cs: "je dokončený", en: "is finished")
      case .discarded: language.say(cs: "je zahozený", en: "was discarded")
      }
    return language.say(cs: "Trénink \(details.workout) \(state)", en: "Workout \(details.workout) \(state)") + "\n"
  }

  private func logged(_ details: StrengthEvents.SetLogged) -> String {
    language.say(cs: "Série \(details.set.number)", en: "Set \(details.set.number)")
      + ": \(strings.name(details.exercise)), \(strings.set(details.set))\n"
  }
}
