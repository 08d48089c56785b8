import KernelDomain
import KernelPresentation
package import StrengthApplication
package import StrengthDomain

/// The texts about measures of the body, and about the sets that are missing for each muscle this week.
extension StrengthStrings {
  package var measuresTitle: String { language.say(cs: "Míry", en: "Measures") }
  package var stillToDo: String { language.say(cs: "Zbývá tento týden", en: "Still to do this week") }
  var noMeasures: String { language.say(cs: "Zatím žádné míry", en: "No measures yet") }

  package func name(_ kind: BodyMeasure.Kind) -> String {
    switch kind {
    case .weight: bodyWeight
    case .bodyFat: language.say(cs: "Tělesný tuk", en: "Body fat")
    case .neck: language.say(cs: "Krk", en: "Neck")
    case .shoulders: language.say(cs: "Ramena", en: "Shoulders")
    case .chest: language.say(cs: "Hrudník", en: "Chest")
    case .leftUpperArm: language.say(cs: "Levá paže", en: "Left upper arm")
    case .rightUpperArm: language.say(cs: "Pravá paže", en: "Right upper arm")
    case .leftForearm: language.say(cs: "Levé předloktí", en: "Left forearm")
    case .rightForearm: language.say(cs: "Pravé předloktí", en: "Right forearm")
    case .leftThigh: language.say(cs: "Levé stehno", en: "Left thigh")
    case .rightThigh: language.say(cs: "Pravé stehno", en: "Right thigh")
    case .leftCalf: language.say(cs: "Levé lýtko", en: "Left calf")
    case .rightCalf: language.say(cs: "Pravé lýtko", en: "Right calf")
    case .abdomen: language.say(cs: "Břicho", en: "Abdomen")
    case .waist: language.say(cs: "Pas", en: "Waist")
    case .hips: language.say(cs: "Boky", en: "Hips")
    }
  }

  /// Returns a value of a measure as it was entered: `91 cm`, `18,5 %`.
  package func measure(_ value: MeasureValue) -> String { measure(thousandths: value.thousandths, value.unit) }

  func measure(thousandths: Int, _ unit: String) -> String {
    let number = language.thousandths(thousandths)
    return unit == "%" ? language.percent(number) : "\(number) \(unit)"
  }

  /// Returns the unit in which the user enters values of a measure. It is the unit of the most recent value or, if
  /// there is none, the usual unit of the measure.
  /// - Parameter last: the most recent value of the measure; nil if there is none.
  func unit(of kind: BodyMeasure.Kind, last: MeasureView?) -> String {
    if let last { return last.value.unit }
    switch kind {
    case .weight: return unit.rawValue
    case .bodyFat: return "%"
    default: return unit == .kilogram ? "cm" : "in"
    }
  }

  /// Returns the valid range of a measure in whole units.
  static func range(_ kind: BodyMeasure.Kind, _ unit: String) -> ClosedRange<Int> {
    switch unit {
    case "kg": Load.bodyWeights(.kilogram)
    case "lb": Load.bodyWeights(.pound)
    case "%": 1...75
    case "in": 2...118
    default: 5...300
    }
  }

  /// Returns the valid range of a measure in words: `5 to 300 cm`.
  func range(_ kind: BodyMeasure.Kind) -> String {
    let unit = unit(of: kind, last: nil)
    let range = StrengthStrings.range(kind, unit)
    let most = measure(thousandths: range.upperBound * 1_000, unit)
    return language.say(cs: "\(range.lowerBound) až \(most)", en: "\(range.lowerBound) to \(most)")
  }
}

/// The texts that commands print about measures of the body, and about the sets that are missing for each muscle this
/// week.
extension StrengthSummaries {
  package func measures(_ output: ListMeasures.Output, of kind: BodyMeasure.Kind?, columns: Int?) -> String {
    if output.measures.isEmpty { return strings.noMeasures + ".\n" }
    var table = TextTable(rightAligned: [1])
    var shown: Set<BodyMeasure.Kind> = []
    for measure in output.measures where kind != nil || shown.insert(measure.measure).inserted {
      table.add(strings.name(measure.measure), strings.measure(measure.value), language.date(measure.day))
    }
    return table.text(within: columns)
  }

  package func missing(_ output: ShowMissing.Output, columns: Int?) -> String {
    var table = TextTable(rightAligned: [1, 2, 3])
    for muscle in output.muscles {
      table.add(
        capitalized(strings.muscle(muscle.muscle)), halves(muscle.missingHalves),
        "\(halves(muscle.doneHalves)) \(language.outOf(muscle.wanted))",
        muscle.plannedHalves == 0
          ? "" : language.say(cs: "naplánováno ", en: "planned ") + halves(muscle.plannedHalves))
    }
    return "\(strings.stillToDo) (\(language.date(output.from)) – \(language.date(output.until)))\n"
      + table.text(within: columns)
  }

  private func halves(_ halves: Int) -> String { strings.halves(halves) }
}

extension StrengthStrings {
  /// Returns a number of sets as text: 7 half sets become `3.5`.
  func halves(_ halves: Int) -> String {
    halves.isMultiple(of: 2) ? language.number(halves / 2) : language.decimal(Double(halves) / 2)
  }
}

extension StrengthAnswerStrings {
  package func measured(_ output: LogMeasure.Output) -> String {
    let value = output.value.map(strings.measure) ?? language.say(cs: "nic", en: "nothing")
    let before = output.before.flatMap { before in
      before == output.value ? nil : language.say(cs: " (bylo ", en: " (was ") + strings.measure(before) + ")"
    }
    let what = "\(strings.name(output.measure)), \(language.date(output.day)): \(value)\(before ?? "")\n"
    if output.dryRun == true {
      return language.say(cs: "Zapsalo by se: ", en: "Would record: ") + what
        + language.say(cs: "Nic se nezměnilo.\n", en: "Nothing was changed.\n")
    }
    return output.change == nil ? already : what
  }
}
