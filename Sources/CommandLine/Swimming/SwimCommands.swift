import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain
import SwimmingPresentation

extension FeatureCommands {
  package static let swimming = FeatureCommands(
    .swim, importOptions: { [.importedPool] },
    sample: { _ throws(CommandError) in },
    tryNext: { session, language, program throws(CommandError) in
      try tryNext(session.call(ShowRecordsBook.self, ShowRecordsBook.Input()), language, program)
    })

  private static func tryNext(
    _ book: ShowRecordsBook.Output, _ language: Language, _ program: Program
  ) -> [Suggestion] {
    guard let record = book.records.first else { return [] }
    let segment = record.segment.description
    return [
      Suggestion(
        program.command("swim", "history", record.style.description, String(record.distance)),
        language.say(cs: "Všechny pokusy na jedné trati", en: "All attempts at one distance")),
      Suggestion(
        program.command("swim", "segment", segment),
        language.say(cs: "Jeden úsek délku po délce", en: "One unbroken swim, lap by lap")),
      Suggestion(
        program.command("swim", "edit-style", segment, "backstroke"),
        language.say(cs: "Opravit styl; rekordy se hned změní", en: "Correct its style; records are updated at once")),
    ]
  }
}

extension Command {
  /// The command `swim`. Without a subcommand, it shows the record book.
  static let swim = Command(
    "swim",
    cs: "Plavání: rekordy, pokusy, úseky a jejich opravy",
    en: "Swimming: records, attempts, segments and corrections",
    details: LocalizedText(
      cs: "Úsek je plavání bez přestávky, od stěny ke stěně; pokus je jeho nejrychlejší část dané délky; bazén říká, "
        + "kde: lcm 50 m, scm 25 m, scy 25 yd. Podezřelá délka má čas, který nemůže být pravda, třeba rychlejší než "
        + "světový rekord: do rekordů se nepočítá, dokud ji nepotvrdíte.",
      en: "A segment is one unbroken swim, wall to wall; an attempt is its fastest part over a distance; a course says "
        + "where: lcm 50 m, scm 25 m, scy 25 yd. A suspicious lap has a time that can't be right: no record counts it "
        + "until you confirm it."),
    subcommands: [
      records, history, showSwim, stats, season, progress, pace, event, ages, convert, target, targets,
      removeTarget, goal, plan, standards, segment, splits, compare,
      listSwims, reviewSwims, editStyle, equip,
      confirm,
      merge, split, join, reclaim, exclude, setPool, setDistance, setZone, forgetHeartRate,
      remove, prefer, meets, addResult,
      importResults, removeResult, beside, removeBeside,
      baseTimes, exportSwim, exportSwimTable,
      recalculate, swimNames,
    ], showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowRecordsBook.self, ShowRecordsBook.Input(), at: SwimmingDestinations.records())
  }
}

extension Option {
  fileprivate static let importedPool = Option(
    "pool", .poolOfFile.repeated,
    cs: "Délka bazénu pro soubory, které ji neudávají (TCX), i po souborech: a.tcx=50",
    en: "The pool's length for files without one (TCX), also for single files: a.tcx=50")
}
