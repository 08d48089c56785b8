package import BookPresentation
package import KernelApplication
package import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The texts about swimming in the outputs of use cases that concern the whole book, such as import and backup.
package struct SwimmingFeatureStrings: FeatureStrings {
  package init() {}

  package var feature: FeatureID { .swimming }

  package func localized(_ message: Message, _ localizer: MessageLocalizer) -> MessageText? {
    localizer.localized(message, as: SwimmingMessage.self)
      ?? localizer.localized(message, as: SwimCorrectionMessage.self)
      ?? localizer.localized(message, as: SwimMeetMessage.self)
      ?? localizer.localized(message, as: SwimImportMessage.self)
  }

  package func exported(_ parts: FeatureParts, _ language: Language) -> String? {
    parts.part(of: .swimming, as: SwimBackupPart.self).map { part in
      SwimmingStrings(language: language).counted(
        swims: part.swimCount, laps: part.lapCount, corrections: part.correctionCount)
    }
  }

  // MARK: Import

  package func counted(_ count: Int, ofKind kind: String, _ language: Language) -> String {
    language.counted(count, .swims)
  }

  package func imported(file parts: FeatureParts, _ language: Language) -> String? {
    // For a file without swims, return no text: it may contain runs, of which the feature Running tells.
    guard let file = parts.part(of: .swimming, as: SwimFilePart.self), file.swimCount + (file.correctionCount ?? 0) > 0
    else { return nil }
    let strings = SwimmingStrings(language: language)
    var counts = [language.counted(file.swimCount, .swims)]
    if file.lapCount > 0 {
      counts.append(language.counted(file.lapCount, .laps))
    } else if file.swimCount > 0 {
      counts[0] += language.say(cs: " bez délek", en: " without lengths")
    }
    if file.newCount < file.swimCount { counts.append(strings.number(new: file.newCount)) }
    if file.updatedCount > 0 { counts.append(strings.number(updated: file.updatedCount)) }
    if let corrections = file.correctionCount { counts.append(language.counted(corrections, .corrections)) }
    if file.duplicateCount > 0 {
      counts.append(
        language.say(
          cs: "druhých záznamů \(file.duplicateCount)", en: language.counted(file.duplicateCount, .duplicates))
      )
    }
    return counts.joined(separator: ", ")
  }

  package func imported(_ parts: FeatureParts, _ language: Language, _ program: Program) -> String {
    guard let part = parts.part(of: .swimming, as: SwimImportPart.self) else { return "" }
    if part.swimCount == 0 { return "" }
    if part.records.isEmpty { return language.say(cs: "Žádný rekord nepadl.\n", en: "No record fell.\n") }
    let strings = SwimmingStrings(language: language)
    let fallen = part.records.filter { $0.beforeHundredths != nil }
    let first = part.records.filter { $0.beforeHundredths == nil }
    var text = ""
    if !fallen.isEmpty { text += strings.counted(fallen: fallen.count) + ":\n" + strings.moves(fallen) }
    if !first.isEmpty { text += language.counted(first.count, .newRecords) + ":\n" + strings.times(first) }
    return text + language.say(cs: "Knihu ukáže", en: "See the book") + ": " + program.command("swim", "records") + "\n"
  }

  package func imported(_ parts: FeatureParts, _ language: Language) -> ImportedPart? {
    guard let part = parts.part(of: .swimming, as: SwimImportPart.self), part.swimCount > 0 else { return nil }
    let strings = SwimmingStrings(language: language)
    let records = part.records.compactMap { move in
      move.hundredths.map { now in
        ImportedPart.record(
          strings.swim(move.style, Double(move.distance), move.course.unit), language.time(now),
          spoken: language.spokenTime(now),
          was: move.beforeHundredths.map {
            language.say(cs: "dříve \(language.time($0))", en: "was \(language.time($0))")
          }
            ?? language.say(cs: "poprvé", en: "first time"),
          to: SwimmingDestinations.history(move.style, move.distance, move.course))
      }
    }
    return ImportedPart(
      added: part.newCount > 0 ? language.counted(part.newCount, .swims) : nil,
      count: Element(.stat, language.say(cs: "Plavání", en: "Swims"), value: language.number(part.newCount)),
      records: records,
      see: .button(language.say(cs: "Ukázat rekordy", en: "See Records"), to: SwimmingDestinations.records()))
  }

  package func total(_ parts: FeatureParts, _ language: Language) -> String? {
    guard let part = parts.part(of: .swimming, as: SwimImportPart.self) else { return nil }
    let swims = language.counted(part.swimCount, .swims)
    guard part.newCount < part.swimCount else { return swims }
    return swims + ", " + SwimmingStrings(language: language).number(new: part.newCount)
  }

  // MARK: Overview

  package func title(_ language: Language) -> FeatureTitle? {
    FeatureTitle(
      SwimOverviewStrings(language: language).swimming, icon: "figure.pool.swim", .blue,
      home: SwimmingDestinations.records())
  }

  package func overview(_ parts: FeatureParts, _ language: Language) -> OverviewPart? {
    SwimOverviewStrings(language: language).part(parts.part(of: .swimming, as: SwimOverviewPart.self))
  }

  package func healthData(_ language: Language) -> HealthDataStrings? {
    HealthDataStrings(
      language.say(
        cs: "vaše plavání v bazénu: délky, jejich časy a plavecké styly",
        en: "your pool swims: laps, their times and strokes"),
      picture: Element(
        .image, label: language.say(cs: "Plavec a srdce aplikace Zdraví", en: "A swimmer and the Health heart"),
        color: Hue.accent.fill, icon: Icon("figure.pool.swim.heart", .illustration)),
      home: .link(SwimmingStrings(language: language).recordsBook, color: nil, to: SwimmingDestinations.records()))
  }

  // MARK: Review and changes

  package func review(
    _ parts: FeatureParts, _ language: Language, _ program: Program, columns: Int?
  ) -> String {
    parts.part(of: .swimming, as: ReviewLaps.Output.self).map {
      SwimReviewSummary(language: language, program: program, columns: columns).text($0)
    } ?? ""
  }

  package func review(_ parts: FeatureParts, _ language: Language) -> [Element] {
    parts.part(of: .swimming, as: ReviewLaps.Output.self).map { SwimReviewSections(language: language).elements($0) }
      ?? []
  }

  package func change(_ parts: FeatureParts, _ language: Language) -> String? {
    parts.part(of: .swimming, as: SwimChangePart.self).map { CorrectionSummary.what($0, language) }
  }

  package func reverted(_ parts: FeatureParts, _ language: Language) -> (what: String, effects: String)? {
    guard let part = parts.part(of: .swimming, as: SwimRevertedPart.self) else { return nil }
    return (
      part.corrections.map { CorrectionSummary.what($0, language) }.joined(separator: "; "),
      CorrectionSummary.records(part.records, language)
    )
  }

  // MARK: Events and settings

  package func answer(_ method: String, _ output: some EncodedValueSource, _ language: Language) -> String? {
    switch method {
    case RecalculateRecords.method:
      output.decoded(as: RecalculateRecords.Output.self).map { RecalculationSummary.text($0, language) }
    case EditSegmentStyle.method, ConfirmLaps.method, MergeLaps.method, SplitLap.method, ExcludeLaps.method,
      JoinSegments.method, ReclaimLengths.method,
      EditSwimStyle.method, EquipSwim.method, ConfirmDistance.method, SetSwimDistance.method, SetPoolLength.method,
      RemoveSwim.method,
      PreferDuplicate.method:
      output.decoded(as: SwimCorrectionOutput.self).map { CorrectionSummary.summary($0, language) }
    case SetTarget.method, RemoveTarget.method:
      output.decoded(as: TargetChanged.self).map { TargetSummary.summary($0, language) + "\n" }
    case SetSwimGoal.method:
      output.decoded(as: SetSwimGoal.Output.self).map { TargetSummary.goal($0, language) + "\n" }
    case ReplaceStandards.method:
      output.decoded(as: ReplaceStandards.Output.self).map { TargetSummary.standards($0, language) }
    case ReplaceBaseTimes.method:
      output.decoded(as: ReplaceBaseTimes.Output.self).map { OfficialResultSummary.baseTimes($0, language) }
    case ConvertTime.method:
      output.decoded(as: ConvertTime.Output.self).map { ConversionSummary.text($0, language) }
    case ForgetHeartRate.method:
      output.decoded(as: ForgetHeartRate.Output.self).map { HeartSummary.text($0, language) }
    case AddOfficialResult.method:
      output.decoded(as: OfficialResultsOutput.self).map { OfficialResultSummary.added($0, language, undo: nil) }
    case ImportOfficialResults.method:
      output.decoded(as: ImportOfficialResults.Output.self).map {
        OfficialResultSummary.imported($0, language, undo: nil)
      }
    case RemoveBeside.method:
      output.decoded(as: RemoveBeside.Output.self).map { BesideSummary.summary($0, language) }
    case RemoveOfficialResult.method:
      output.decoded(as: RemoveOfficialResult.Output.self).map { OfficialResultSummary.summary($0, language) }
    default: nil
    }
  }

  package func event(_ name: String, _ details: some EncodedValueSource, _ language: Language) -> String? {
    switch name {
    case SwimRecordMove.brokenEvent:
      details.decoded(as: SwimRecordMove.self).map { BookEventSummary.broken($0, language) }
    case SwimBookChangedDetails.event:
      details.decoded(as: SwimBookChangedDetails.self).map { BookEventSummary.changed($0, language) }
    default: nil
    }
  }

  package var notifiedEvents: [String] { [] }

  package func name(ofSetting name: String, _ language: Language) -> String? {
    SwimmingSettingsSections.name(ofSetting: name, language)
  }

  package func words(_ value: String, ofSetting name: String, _ language: Language) -> String? {
    SwimmingSettingsSections.words(value, ofSetting: name, language)
  }
}
