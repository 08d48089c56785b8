package import BookPresentation
package import KernelApplication
package import KernelDomain
package import KernelPresentation
import RunningApplication
import RunningDomain

/// The texts about running in the outputs of use cases that concern the whole book, such as import and backup.
package struct RunningFeatureStrings: FeatureStrings {
  package init() {}

  package var feature: FeatureID { .running }

  package func localized(_ message: Message, _ localizer: MessageLocalizer) -> MessageText? {
    localizer.localized(message, as: RunningMessage.self)
  }

  // MARK: Import and backups

  package func exported(_ parts: FeatureParts, _ language: Language) -> String? {
    guard let part = parts.part(of: .running, as: RunBackupPart.self) else { return nil }
    let strings = RunningStrings(language: language)
    return [
      strings.counted(part.runs, .runs), strings.counted(part.fixes, .fixes),
      strings.counted(part.corrections, .corrections),
    ].joined(separator: ", ")
  }

  package func counted(_ count: Int, ofKind kind: String, _ language: Language) -> String {
    language.counted(count, .runs)
  }

  package func imported(file parts: FeatureParts, _ language: Language) -> String? {
    imported(file: parts, isDryRun: false, language)
  }

  package func imported(file parts: FeatureParts, isDryRun: Bool, _ language: Language) -> String? {
    guard let part = parts.part(of: .running, as: RunFilePart.self) else { return exported(parts, language) }
    guard part.runs.found > 0 else { return nil }
    let strings = RunImportStrings(strings: RunningStrings(language: language))
    let twin = part.alsoIn?.first.map { strings.alsoIn($0, isDryRun: isDryRun) }
    return ([strings.counts(part.runs)] + [twin].compactMap { $0 }).joined(separator: ", ")
  }

  package func guesses(_ parts: FeatureParts, _ language: Language) -> String? {
    guard let runs = parts.part(of: .running, as: RunImportPart.self)?.runs, let guessed = runs.guessed else {
      return nil
    }
    return RunGuessStrings(strings: RunningStrings(language: language)).line(guessed, of: runs.untold)
  }

  package func imported(_ parts: FeatureParts, _ language: Language, _ program: Program) -> String {
    guard let part = parts.part(of: .running, as: RunImportPart.self), part.runs.found > 0 else { return "" }
    let changes = RunChangeStrings(strings: RunningStrings(language: language))
    let lines =
      part.efforts.isEmpty
      ? language.say(cs: "Žádný nejlepší úsek se nezlepšil.\n", en: "No best effort improved.\n")
      : language.say(cs: "Nejlepší úseky:\n", en: "Best efforts:\n") + changes.moves(part.efforts)
    let zone =
      part.runs.inUTC == nil
      ? ""
      : language.say(cs: "Časy jsou v UTC; pásmo nastaví", en: "Times are in UTC; set your zone") + ": "
        + program.command("settings", "set", "book.zone", "ZONE") + "\n"
    return lines + zone + language.say(cs: "Běhy ukáže", en: "See the runs") + ": " + program.command("run") + "\n"
  }

  package func imported(_ parts: FeatureParts, _ language: Language) -> ImportedPart? {
    guard let part = parts.part(of: .running, as: RunImportPart.self), part.runs.found > 0 else { return nil }
    let strings = RunningStrings(language: language)
    let records = part.efforts.compactMap { move in
      move.after.map { now in
        ImportedPart.record(
          capitalized(strings.name(move.distance)), strings.effortTime(now), spoken: strings.effortTime(now),
          was: move.before.map {
            language.say(cs: "dříve \(strings.effortTime($0))", en: "was \(strings.effortTime($0))")
          } ?? language.say(cs: "poprvé", en: "first time"),
          to: RunningDestinations.history(move.distance))
      }
    }
    return ImportedPart(
      added: part.runs.new > 0 ? strings.counted(part.runs.new, .runs) : nil,
      count: Element(.stat, language.say(cs: "Běhy", en: "Runs"), value: language.number(part.runs.new)),
      records: records, see: .button(language.say(cs: "Ukázat běhy", en: "See Runs"), to: RunningDestinations.home))
  }

  package func total(_ parts: FeatureParts, _ language: Language) -> String? {
    parts.part(of: .running, as: RunImportPart.self).map {
      RunImportStrings(strings: RunningStrings(language: language)).counts($0.runs)
    }
  }

  // MARK: Overview

  package func title(_ language: Language) -> FeatureTitle? {
    FeatureTitle(
      RunningStrings(language: language).homeTitle, icon: "figure.run", .orange, home: RunningDestinations.home)
  }

  package func overview(_ parts: FeatureParts, _ language: Language) -> OverviewPart? {
    RunGlanceStrings(strings: RunningStrings(language: language)).part(parts.part(of: .running, as: RunGlance.self))
  }

  package func healthData(_ language: Language) -> HealthDataStrings? {
    HealthDataStrings(
      language.say(cs: "vaše běhy: časy, trasy a energii", en: "your runs: times, routes and energy"),
      picture: Element(
        .image, label: language.say(cs: "Běžec a srdce aplikace Zdraví", en: "A runner and the Health heart"),
        color: Hue.accent.fill, icon: Icon("figure.run.heart", .illustration)),
      home: Element(
        .button, RunningStrings(language: language).feature, type: .body, to: RunningDestinations.home))
  }

  package func savings(_ language: Language) -> [FeatureSaving] {
    let strings = RunningStrings(language: language)
    return [
      FeatureSaving(
        language.say(cs: "Běhy", en: "Runs"),
        language.say(cs: "FIT, GPX nebo TCX, v nabídce běhu", en: "FIT, GPX or TCX, in the menu of a run"),
        hint: language.say(cs: "Ukáže běhy", en: "Shows the runs"), to: RunningDestinations.home),
      FeatureSaving(
        strings.allRoutes, language.say(cs: "Obrázek", en: "A picture"), hint: strings.allRoutesHint,
        to: RunningDestinations.map(nil)),
    ]
  }

  // MARK: Review and changes

  package func review(
    _ parts: FeatureParts, _ language: Language, _ program: Program, columns: Int?
  ) -> String {
    parts.part(of: .running, as: ReviewRuns.Output.self).map {
      RunReviewStrings(strings: RunningStrings(language: language)).text($0, program, columns: columns)
    } ?? ""
  }

  package func review(_ parts: FeatureParts, _ language: Language) -> [Element] {
    parts.part(of: .running, as: ReviewRuns.Output.self).map {
      RunReviewStrings(strings: RunningStrings(language: language)).elements($0)
    } ?? []
  }

  package func change(_ parts: FeatureParts, _ language: Language) -> String? {
    parts.part(of: .running, as: RunChangePart.self).map {
      RunChangeStrings(strings: RunningStrings(language: language)).line($0)
    }
  }

  package func reverted(_ parts: FeatureParts, _ language: Language) -> (what: String, effects: String)? {
    guard let part = parts.part(of: .running, as: RunRevertedPart.self) else { return nil }
    let changes = RunChangeStrings(strings: RunningStrings(language: language))
    return (part.corrections.map(changes.line).joined(separator: "; "), changes.effects(part.efforts))
  }

  // MARK: Outputs, events and settings

  package func answer(_ method: String, _ output: some EncodedValueSource, _ language: Language) -> String? {
    let summaries = RunSummaries(strings: RunningStrings(language: language))
    return switch method {
    case TrimRun.method, CutGlitch.method, SplitRun.method, JoinRuns.method, SetKind.method, RenameRun.method,
      ConfirmEffort.method, RemoveRun.method, PreferRun.method, AddRun.method, SetRunNote.method, TagRun.method,
      WearShoes.method, SetExertion.method, SetRunLength.method:
      output.decoded(as: RunCorrectionOutput.self).map(summaries.toast)
    case ConfirmKinds.method:
      output.decoded(as: ConfirmKinds.Output.self).map(
        RunGuessStrings(strings: RunningStrings(language: language)).confirmed)
    case StartRun.method, PauseRun.method, ResumeRun.method, MarkLap.method, FinishRun.method:
      output.decoded(as: LiveRunOutput.self).map(LiveSummaries(strings: RunningStrings(language: language)).toast)
    case SaveRun.method, DiscardRun.method:
      output.decoded(as: EndedRunOutput.self).map(LiveSummaries(strings: RunningStrings(language: language)).toast)
    case AddWorkout.method, EditWorkout.method: output.decoded(as: WorkoutChanged.self).map(summaries.saved)
    case RemoveWorkout.method: output.decoded(as: WorkoutChanged.self).map(summaries.removed)
    case ForgetRunHeartRates.method:
      output.decoded(as: ForgetRunHeartRates.Output.self).map(summaries.forgotten)
    case AddShoes.method: output.decoded(as: ShoesChanged.self).map(summaries.saved)
    case RemoveShoes.method: output.decoded(as: ShoesChanged.self).map(summaries.removed)
    case RenameRoute.method: output.decoded(as: RenameRoute.Output.self).map(summaries.named)
    case SetGoal.method: output.decoded(as: SetGoal.Output.self).map(summaries.goal)
    case RecalculateEfforts.method: output.decoded(as: RecalculateEfforts.Output.self).map(summaries.recalculated)
    default: nil
    }
  }

  package func event(_ name: String, _ details: some EncodedValueSource, _ language: Language) -> String? {
    RunEventStrings(strings: RunningStrings(language: language)).line(name, details)
  }

  /// The names of the events of which a browser notifies the user, most important first.
  package var notifiedEvents: [String] {
    [
      RunningEvents.stateChanged, RunningEvents.stepStarted, RunningEvents.goalReached, RunningEvents.splitReached,
      RunningEvents.lapMarked,
    ]
  }

  package func name(ofSetting name: String, _ language: Language) -> String? {
    RunningSettingNames(language: language).name(name)
  }

  package func words(_ value: String, ofSetting name: String, _ language: Language) -> String? {
    RunningSettingNames(language: language).words(value, of: name)
  }
}
