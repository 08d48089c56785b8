import KernelDomain
import KernelPresentation
package import StrengthApplication
package import StrengthDomain

/// The texts about plans: planned sets, plates, warm-up sets, and the reasons for suggested loads.
extension StrengthStrings {
  var suggested: String { language.say(cs: "Návrh", en: "Suggested") }
  var warmup: String { language.say(cs: "Rozcvička", en: "Warm-up") }
  var platesTitle: String { language.say(cs: "Kotouče", en: "Plates") }
  var deload: String { language.say(cs: "Odlehčení", en: "Deload") }
  var deloadHint: String {
    language.say(cs: "příště 90 % zátěží a o sérii méně", en: "next time 90% of the loads and one set fewer")
  }
  var trainingMax: String { language.say(cs: "Tréninkové maximum", en: "Training max") }
  var todayPlan: String { language.say(cs: "Příští trénink", en: "Next Workout") }
  var rule: String { language.say(cs: "Progrese", en: "Progression") }

  package func name(_ rule: Progression.Kind?) -> String {
    switch rule {
    case .linear: language.say(cs: "lineární", en: "linear")
    case .double: language.say(cs: "dvojitá", en: "double")
    case .wave: language.say(cs: "vlna 5/3/1", en: "5/3/1 wave")
    case nil: language.say(cs: "žádná", en: "none")
    }
  }

  /// Describes planned sets; consecutive equal sets are combined: `3 × 5, 82.5 kg`, `65 kg × 5, 75 kg × 5, 85 kg × 5+`.
  package func plan(_ targets: [SetTargetView]) -> String {
    if targets.isEmpty { return "—" }
    var parts: [String] = []
    var rest = targets[...]
    while let first = rest.first {
      let count = rest.prefix { $0 == first }.count
      rest = rest.dropFirst(count)
      // The last set may differ from the others only in its kind: as many repetitions as possible (AMRAP).
      if count > 1, let open = rest.first, open.kind == .amrap, first.kind == nil, open.isLike(first), rest.count == 1 {
        parts.append("\(count + 1) × \(amount(open))" + loading(first))
        rest = []
      } else {
        parts.append(count == 1 ? measures(first) : "\(count) × \(amount(first))" + loading(first))
      }
    }
    return parts.joined(separator: ", ")
  }

  /// Returns the repetitions, duration or distance of a planned set; `—` if none of them is planned.
  private func amount(_ target: SetTargetView) -> String {
    if target.reps != nil { return reps(target) ?? "" }
    return self.target(SetTargetView(seconds: target.seconds, millimetres: target.millimetres)).ifNotEmpty ?? "—"
  }

  private func loading(_ target: SetTargetView) -> String {
    (target.load.map { ", \(load($0))" } ?? "") + effort(target)
  }

  /// The repetitions of a planned set: `5`, `8–12` or `5+`.
  func reps(_ target: SetTargetView) -> String? {
    guard let reps = target.reps else { return nil }
    let most = target.mostReps.map { "–\(language.number($0))" } ?? ""
    return language.number(reps) + most + (target.kind == .amrap ? "+" : "")
  }

  /// Returns the planned effort of a set, either as a percentage of a maximum or as RPE (rating of perceived exertion):
  /// ` @75%` or ` @8`. Empty if no effort is planned.
  func effort(_ target: SetTargetView) -> String {
    if target.load == nil, let percent = target.percent {
      return " @" + language.percent(language.decimal(percent))
    }
    return target.rpe.map { " @" + language.decimal($0) } ?? ""
  }

  /// Describes a rule of progression, which says how a load increases from workout to workout: `double, +2.5 kg`.
  package func progression(_ progression: ProgressionView) -> String {
    name(progression.rule) + ", +\(load(progression.step))"
      + (progression.max.map { language.say(cs: ", maximum \(load($0))", en: ", max \(load($0))") } ?? "")
  }

  /// Returns the reason why a load is suggested.
  package func reason(_ reason: SuggestionReasonView) -> String {
    let day = reason.day.map(language.dayAndMonth) ?? ""
    let load = reason.load.map(self.load) ?? ""
    let reps = (reason.reps ?? []).map(String.init).joined(separator: ", ")
    switch reason.why {
    case .raised:
      return language.say(
        cs: "\(suggested): +\(load), \(reason.sets ?? 0) × \(reps) hotovo \(day)",
        en: "\(suggested): +\(load), \(reason.sets ?? 0) × \(reps) done on \(day)")
    case .failed:
      let times = times(reason.failures ?? 1)
      return language.say(cs: "\(times) nesplněno, \(day): znovu", en: "Failed \(times) on \(day): again")
    case .lowered:
      let times = times(reason.failures ?? 1)
      return language.say(cs: "\(times) nesplněno: zpět na \(load)", en: "Failed \(times): back to \(load)")
    case .moreReps:
      return language.say(
        cs: "\(suggested): víc opakování, \(day) bylo \(reps)", en: "\(suggested): more reps, \(reps) on \(day)")
    case .week:
      return language.say(
        cs: "Týden \(reason.week ?? 0) ze \(WaveRule.weeks), tréninkové maximum \(load)",
        en: "Week \(reason.week ?? 0) of \(WaveRule.weeks), training max \(load)")
    case .ofTrainingMax: return language.say(cs: "Z tréninkového maxima \(load)", en: "Of the training max \(load)")
    case .ofOneRepMax:
      let estimate = reason.load.map(rounded).map(self.load) ?? ""
      return language.say(cs: "Z odhadu maxima \(estimate)", en: "Of the estimated max \(estimate)")
    case .lastTime: return language.say(cs: "Jako \(day)", en: "As on \(day)")
    case .noTrainingMax:
      return language.say(cs: "Tréninkové maximum není zapsané", en: "The training max is not set")
    case .noOneRepMax:
      return language.say(
        cs: "Za posledních 90 dní není série, z níž by šlo maximum odhadnout",
        en: "No set of the last 90 days tells the maximum")
    }
  }

  /// Returns an estimated load, rounded to a tenth of its unit as all estimates are shown.
  private func rounded(_ load: Load) -> Load {
    Load(thousandths: (Int(load.thousandths) + 50) / 100 * 100, unit: load.unit) ?? load
  }

  private func times(_ count: Int) -> String {
    switch count {
    case 1: language.say(cs: "Jednou", en: "once")
    case 2: language.say(cs: "Dvakrát", en: "twice")
    case 3: language.say(cs: "Třikrát", en: "three times")
    default: "\(count)×"
    }
  }

  /// Returns the plates to put on each side of a bar: `25 + 15 + 1.25 a side`.
  package func plates(_ plates: PlatesView) -> String {
    let unit = plates.load.unit.rawValue
    let side = plates.side.map { load($0).dropLast(unit.count + 1) }.joined(separator: " + ")
    let loaded =
      side.isEmpty
      ? language.say(cs: "jen osa", en: "the bar alone") : language.say(cs: "\(side) na stranu", en: "\(side) a side")
    guard let missing = plates.missing else { return loaded }
    let sum = Load(thousandths: Int(plates.load.thousandths - missing.thousandths), unit: plates.load.unit)
    return loaded + (sum.map { ": \(load($0))" } ?? "")
      + language.say(cs: ", chybí \(load(missing))", en: ", \(load(missing)) short")
  }

  func warmups(_ sets: [SetTargetView]) -> String {
    sets.map { measures(load: $0.load, reps: $0.reps, seconds: nil, millimetres: nil) }.joined(separator: ", ")
  }
}

extension SetTargetView {
  /// Whether this set has the same planned values as `other`, ignoring the kinds of both sets.
  fileprivate func isLike(_ other: SetTargetView) -> Bool {
    var own = self
    own.kind = other.kind
    return own == other
  }
}

extension String {
  fileprivate var ifNotEmpty: String? { isEmpty ? nil : self }
}
