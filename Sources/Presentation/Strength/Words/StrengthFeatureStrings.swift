package import BookPresentation
package import KernelApplication
package import KernelDomain
package import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The texts about strength training in the outputs of use cases that concern the whole book, such as import and
/// backup.
package struct StrengthFeatureStrings: FeatureStrings {
  package init() {}

  package var feature: FeatureID { .strength }

  package func localized(_ message: Message, _ localizer: MessageLocalizer) -> MessageText? {
    localizer.localized(message, as: StrengthMessage.self)
  }

  // MARK: Import and backups

  package func exported(_ parts: FeatureParts, _ language: Language) -> String? {
    guard let part = parts.part(of: .strength, as: StrengthBackupPart.self) else { return nil }
    let strings = StrengthStrings(language: language)
    return [
      strings.counted(part.workouts, .workouts), strings.counted(part.sets, .sets),
      strings.counted(part.corrections, .corrections), strings.counted(part.routines, .routines),
    ].joined(separator: ", ")
  }

  package func counted(_ count: Int, ofKind kind: String, _ language: Language) -> String {
    language.counted(count, kind == "measures" ? .measures : kind.isEmpty ? .entries : .workouts)
  }

  package func imported(file parts: FeatureParts, _ language: Language) -> String? {
    guard let part = parts.part(of: .strength, as: StrengthFilePart.self) else { return exported(parts, language) }
    let (strings, counts) = (StrengthStrings(language: language), part.workouts)
    var lines = [strings.counted(counts.found, .workouts), strings.counted(counts.sets, .sets)]
    if let measures = part.measures {
      lines = (counts.found > 0 ? lines : []) + [strings.counted(measures, .measures)]
    }
    if counts.new < counts.found { lines.append(language.say(cs: "nových \(counts.new)", en: "\(counts.new) new")) }
    if counts.updated > 0 {
      lines.append(language.say(cs: "změněných \(counts.updated)", en: "\(counts.updated) updated"))
    }
    if let here = counts.alreadyHere {
      lines.append(language.say(cs: "už v knize: \(here)", en: "\(here) already here"))
    }
    if counts.ownExercises > 0 {
      lines.append(strings.counted(counts.ownExercises, .ownExercises))
    }
    return (part.app.map { [printable($0)] } ?? []).joined() + (part.app == nil ? "" : ": ")
      + lines.joined(separator: ", ")
  }

  package func imported(_ parts: FeatureParts, _ language: Language, _ program: Program) -> String {
    guard let part = parts.part(of: .strength, as: StrengthImportPart.self), part.workouts.found > 0 else {
      return importedMeasures(parts, language, program)
    }
    let twins = StrengthTwinStrings(strings: StrengthStrings(language: language))
    return twins.imported(same: part.same ?? 0, doubtful: part.doubtful ?? 0, program)
      + language.say(cs: "Nejlepší výkony ukáže", en: "See your lifts") + ": "
      + program.command("strength", "lifts") + "\n"
  }

  package func imported(_ parts: FeatureParts, _ language: Language) -> ImportedPart? {
    guard let part = parts.part(of: .strength, as: StrengthImportPart.self), part.workouts.found > 0 else {
      return importedMeasures(parts, language)
    }
    let strings = StrengthStrings(language: language)
    return ImportedPart(
      added: part.workouts.new > 0 ? strings.counted(part.workouts.new, .workouts) : nil,
      count: Element(.stat, language.say(cs: "Tréninky", en: "Workouts"), value: language.number(part.workouts.new)),
      records: [], see: .button(language.say(cs: "Ukázat tréninky", en: "See Workouts"), to: StrengthDestinations.home))
  }

  private func importedMeasures(_ parts: FeatureParts, _ language: Language, _ program: Program) -> String {
    guard parts.part(of: .strength, as: StrengthImportPart.self)?.measures != nil else { return "" }
    return language.say(cs: "Míry ukáže", en: "See your measures") + ": " + program.command("strength", "measures")
      + "\n"
  }

  private func importedMeasures(_ parts: FeatureParts, _ language: Language) -> ImportedPart? {
    guard let measures = parts.part(of: .strength, as: StrengthImportPart.self)?.measures else { return nil }
    let strings = StrengthStrings(language: language)
    return ImportedPart(
      added: strings.counted(measures, .measures),
      count: Element(.stat, strings.measuresTitle, value: language.number(measures)), records: [],
      see: .button(language.say(cs: "Ukázat míry", en: "See Measures"), to: StrengthDestinations.measures))
  }

  package func total(_ parts: FeatureParts, _ language: Language) -> String? {
    guard let counts = parts.part(of: .strength, as: StrengthImportPart.self)?.workouts else { return nil }
    let strings = StrengthStrings(language: language)
    if counts.found == 0, let measures = parts.part(of: .strength, as: StrengthImportPart.self)?.measures {
      return strings.counted(measures, .measures)
    }
    let found = strings.counted(counts.found, .workouts)
    guard counts.new < counts.found else { return found }
    return language.say(cs: "\(found), nových \(counts.new)", en: "\(found), \(counts.new) new")
  }

  // MARK: Overview

  package func title(_ language: Language) -> FeatureTitle? {
    FeatureTitle(
      StrengthStrings(language: language).feature, icon: "figure.strengthtraining.traditional", .purple,
      home: StrengthDestinations.home)
  }

  package func overview(_ parts: FeatureParts, _ language: Language) -> OverviewPart? {
    StrengthGlanceStrings(strings: StrengthStrings(language: language)).part(
      parts.part(of: .strength, as: StrengthGlance.self))
  }

  package func healthData(_ language: Language) -> HealthDataStrings? { nil }

  // MARK: Review and changes

  package func review(
    _ parts: FeatureParts, _ language: Language, _ program: Program, columns: Int?
  ) -> String {
    parts.part(of: .strength, as: ReviewSets.Output.self).map {
      StrengthReviewStrings(strings: StrengthStrings(language: language)).text($0, program, columns: columns)
    } ?? ""
  }

  package func review(_ parts: FeatureParts, _ language: Language) -> [Element] {
    parts.part(of: .strength, as: ReviewSets.Output.self).map {
      StrengthReviewStrings(strings: StrengthStrings(language: language)).elements($0)
    } ?? []
  }

  package func change(_ parts: FeatureParts, _ language: Language) -> String? {
    parts.part(of: .strength, as: StrengthChangePart.self).map {
      StrengthChangeStrings(strings: StrengthStrings(language: language)).line($0)
    }
  }

  package func thing(changedIn parts: FeatureParts, _ language: Language) -> String? {
    parts.part(of: .strength, as: StrengthChangePart.self).flatMap {
      StrengthChangeStrings(strings: StrengthStrings(language: language)).workout(of: $0)
    }
  }

  package func reverted(_ parts: FeatureParts, _ language: Language) -> (what: String, effects: String)? {
    guard let part = parts.part(of: .strength, as: StrengthRevertedPart.self) else { return nil }
    let changes = StrengthChangeStrings(strings: StrengthStrings(language: language))
    return (changes.line(part.items), part.records.isEmpty ? "" : changes.effects(part.records))
  }

  // MARK: Outputs, events and settings

  package func answer(_ method: String, _ output: some EncodedValueSource, _ language: Language) -> String? {
    StrengthAnswerStrings(strings: StrengthStrings(language: language)).answer(method, output)
  }

  package func event(_ name: String, _ details: some EncodedValueSource, _ language: Language) -> String? {
    StrengthEventStrings(strings: StrengthStrings(language: language)).line(name, details)
  }

  package var notifiedEvents: [String] { [StrengthEvents.restEnded] }

  package func name(ofSetting name: String, _ language: Language) -> String? {
    StrengthSettingNames(language: language).name(name)
  }

  package func words(_ value: String, ofSetting name: String, _ language: Language) -> String? {
    StrengthSettingNames(language: language).words(value, of: name)
  }
}
