import KernelApplication
import KernelDomain
import KernelPresentation
package import StrengthApplication
package import StrengthDomain

/// The texts about form analysis.
extension StrengthStrings {
  var form: String { language.say(cs: "Technika", en: "Form") }
  var formResults: String { language.say(cs: "Výsledky techniky", en: "Form Results") }
  var notMedicalAdvice: String { language.say(cs: "Není to lékařské doporučení", en: "Not medical advice") }
  var exercise: String { language.say(cs: "Cvik", en: "Exercise") }
  var counted: String { language.say(cs: "Započteno", en: "Counted") }
  var notCounted: String { language.say(cs: "Nezapočteno", en: "Not counted") }
  var rested: String { language.say(cs: "Odpočinek, nezapočteno", en: "Rested, not counted") }
  var someoneElse: String { language.say(cs: "V záběru je někdo jiný", en: "Someone else in view") }
  var interrupted: String { language.say(cs: "Přerušeno", en: "Interrupted") }
  var lastRep: String { language.say(cs: "Poslední opakování", en: "Last Rep") }
  var confidence: String { language.say(cs: "Jistota", en: "Confidence") }
  var noFormSession: String { language.say(cs: "Žádná kamera se nedívá", en: "No camera is watching") }
  var noFormResults: String { language.say(cs: "Zatím žádné výsledky", en: "No results yet") }
  var formHint: String {
    language.say(
      cs: "Body těla posílá program s kamerou, nebo je má soubor.",
      en: "A program with a camera sends body landmarks, or a file contains them.")
  }
  /// A text that says that the spine is not judged, because the body points that a camera detects don't include it.
  var spineIsNotJudged: String {
    language.say(
      cs: "Zakulacení zad se neposuzuje: body těla páteř nemají.",
      en: "Rounding of the back is not judged: the landmarks do not include the spine.")
  }
  var notJudgedFromHere: String { language.say(cs: "Odsud nejde posoudit", en: "Not judged from this view") }

  package func name(_ exercise: FormExercise) -> String {
    switch exercise {
    case .squat: language.say(cs: "Dřep", en: "Squat")
    case .lunge: language.say(cs: "Výpad", en: "Lunge")
    case .pushup: language.say(cs: "Klik", en: "Push-up")
    case .press: language.say(cs: "Tlak nad hlavu", en: "Overhead press")
    case .curl: language.say(cs: "Bicepsový zdvih", en: "Biceps curl")
    case .situp: language.say(cs: "Sed-leh", en: "Sit-up")
    case .plank: language.say(cs: "Prkno", en: "Plank")
    }
  }

  package func name(_ state: FormState) -> String {
    switch state {
    case .noPerson: language.say(cs: "Nikdo v záběru", en: "Nobody in view")
    case .lowConfidence: language.say(cs: "Ustupte dál", en: "Step back")
    case .ready: language.say(cs: "Připraveno", en: "Ready")
    case .recording: language.say(cs: "Počítám", en: "Counting")
    }
  }

  /// Returns the advice to the lifter for a state of the session, such as to step back in order to be visible.
  func advice(_ state: FormState, _ exercise: FormExercise) -> String {
    switch (state, exercise) {
    case (.noPerson, _):
      language.say(
        cs: "Postavte se před kameru celým tělem.", en: "Stand in front of the camera so your whole body is visible.")
    case (.lowConfidence, _):
      language.say(
        cs: "Ať je vidět celé tělo, a chvíli se nehýbejte.",
        en: "Keep your whole body in view, and stay still for a moment.")
    case (.ready, .plank): language.say(cs: "Natáhněte tělo do roviny.", en: "Straighten your body into a line.")
    case (.ready, _): language.say(cs: "Začněte, až budete chtít.", en: "Start when you like.")
    case (.recording, .plank): language.say(cs: "Držte.", en: "Hold it.")
    case (.recording, _): language.say(cs: "Pokračujte.", en: "Keep going.")
    }
  }

  package func name(_ finding: FormFinding) -> String {
    switch finding {
    case .partial: language.say(cs: "Neúplné", en: "Incomplete")
    case .shallow: language.say(cs: "Málo hluboko", en: "Too shallow")
    case .kneesPastToes: language.say(cs: "Kolena přes špičky", en: "Knees past the toes")
    case .leaningForward: language.say(cs: "Trup v předklonu", en: "Leaning forward")
    case .kneesInward: language.say(cs: "Kolena dovnitř", en: "Knees falling in")
    case .asymmetry: language.say(cs: "Nestejné strany", en: "Uneven sides")
    case .hipsSagging: language.say(cs: "Propadlé boky", en: "Hips sagging")
    case .hipsHigh: language.say(cs: "Boky příliš vysoko", en: "Hips too high")
    case .fast: language.say(cs: "Příliš rychle", en: "Too fast")
    }
  }

  /// Returns the name of a mistake. The mistake "Too shallow" has a different name for exercises in which the lifter
  /// moves upwards.
  package func name(_ finding: FormFinding, of exercise: FormExercise) -> String {
    switch (finding, exercise) {
    case (.shallow, .press), (.shallow, .curl), (.shallow, .situp):
      language.say(cs: "Málo vysoko", en: "Not high enough")
    default: name(finding)
    }
  }

  func name(_ side: FormSide) -> String? {
    switch side {
    case .left: language.say(cs: "levá", en: "left")
    case .right: language.say(cs: "pravá", en: "right")
    case .both: nil
    }
  }

  func name(_ view: FormView) -> String {
    switch view {
    case .side: language.say(cs: "z boku", en: "from the side")
    case .oblique: language.say(cs: "šikmo", en: "obliquely")
    case .front: language.say(cs: "zepředu", en: "from the front")
    }
  }

  /// Returns a duration in seconds with one decimal: `1,4 s`.
  package func seconds(milliseconds: Int64) -> String {
    language.decimal(Double((milliseconds + 50) / 100) / 10) + " s"
  }

  package func percent(_ value: Int) -> String { language.percent(value) }

  func names(_ findings: [FormFinding], of exercise: FormExercise) -> String {
    findings.map { name($0, of: exercise) }.joined(separator: ", ")
  }

  /// Returns the mistakes that occurred, each with the number of times it occurred.
  func found(_ results: FormResultsView) -> [(finding: FormFinding, count: Int)] {
    FormFinding.allCases.compactMap { finding in
      let count = results.reps.count { $0.findings?.contains(finding) ?? false }
      return count > 0 ? (finding, count) : nil
    }
  }

  /// Returns the lowest of the confidences with which repetitions were counted, in percent; nil if there are none.
  func leastConfidence(_ results: FormResultsView) -> Int? { results.reps.compactMap(\.confidence).min() }

  /// Describes the results as the note of the set to which they are saved: `Form: 8 reps, 2 incomplete; Too shallow 2×;
  /// confidence from 91%`.
  package func note(of results: FormResultsView) -> String {
    let counts =
      results.exercise == .plank
      ? results.reps.compactMap(\.held).map { seconds(milliseconds: $0) }.joined(separator: ", ")
      : counted(results.reps.count, .reps)
        + (results.partials.isEmpty ? "" : ", \(notCounted.lowercased()) \(results.partials.count)")
    let found = found(results).map { "\(name($0.finding, of: results.exercise)) \($0.count)×" }
      .joined(separator: ", ")
    let sure = leastConfidence(results).map {
      language.say(cs: "jistota od \(percent($0))", en: "confidence from \(percent($0))")
    }
    return "\(form): " + [counts, found.isEmpty ? nil : found, sure].compactMap { $0 }.joined(separator: "; ")
  }
}

/// A cue to the lifter: a word, shown with a shape and a colour. The word can be understood without the shape and the
/// colour.
struct FormCue {
  let shape: String
  let word: String
  let color: ColorToken

  var element: Element { Element(.text, "\(shape) \(word)", label: word, type: .title, color: color) }
}

extension StrengthStrings {
  func cue(_ state: FormState) -> FormCue {
    switch state {
    case .noPerson: FormCue(shape: "✕", word: name(state), color: Hue.destructive.text)
    case .lowConfidence: FormCue(shape: "▲", word: name(state), color: Hue.warning.text)
    case .ready: FormCue(shape: "◆", word: name(state), color: Hue.accent.text)
    case .recording: FormCue(shape: "●", word: name(state), color: Hue.accent.text)
    }
  }

  /// Returns the cue for an event of the session; nil if the event needs none. If the event reports a mistake, the cue
  /// names the mistake rather than the number of repetitions.
  func cue(_ event: FormEventView, of exercise: FormExercise) -> FormCue? {
    switch event.event {
    case .state: nil
    case .rep:
      if let finding = event.findings?.first {
        FormCue(
          shape: "▲", word: "\(counted). \(name(finding, of: exercise))", color: Hue.warning.text)
      } else {
        FormCue(shape: "✓", word: counted, color: Hue.positive.text)
      }
    case .partial:
      FormCue(
        shape: "▲", word: "\(notCounted). \(name(.shallow, of: exercise))", color: Hue.warning.text)
    case .rested: FormCue(shape: "◼", word: rested, color: Hue.secondary.text)
    case .interrupted: FormCue(shape: "✕", word: interrupted, color: Hue.destructive.text)
    case .hold:
      FormCue(
        shape: "✓", word: "\(counted): \(seconds(milliseconds: event.ms ?? 0))", color: Hue.positive.text)
    }
  }
}
