import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain
import SwimmingPresentation

extension Command {
  static let reviewSwims = Command(
    "swim review", options: [.listOnly],
    cs: "Projde s vámi, co v plavání čeká na úsudek", en: "Go through what you have to decide about swimming",
    details: LocalizedText(
      cs:
        "Na terminálu jedno po druhém: délky okolo, co by se která volba posunula, a jedna klávesa rozhodne. Jinde, nebo s "
        + "--list, vypíše všechno.",
      en:
        "At a terminal, one item at a time: shows the laps around it and the effect of each choice; one key decides. Otherwise, or with "
        + "--list, it lists everything."),
    examples: [Example("swim review --list", cs: "jen vypíše", en: "only list")]
  ) { arguments, session throws(CommandError) in
    guard session.canAsk, !arguments.has("list") else {
      let columns = session.terminal.knownColumns
      return try session.report(ReviewLaps.self, NoInput()) {
        SwimReviewList.text($0, $1, $2, columns: columns)
      }
    }
    var walk = ReviewWalk(session: session)
    return try walk.run()
  }
}

extension Option {
  fileprivate static let listOnly = Option("list", cs: "Jen vypíše, co čeká", en: "Only list what you have to decide")
}

/// Asks the swimmer about each pending decision in turn, in the manner of `git add -p`.
private struct ReviewWalk {
  let session: Session
  let language: Language
  private let words: SwimReviewWalkStrings
  private var decided = 0
  private var skipped: Set<SwimReviewItem> = []

  init(session: Session) {
    self.session = session
    language = session.language
    words = SwimReviewWalkStrings(language: language)
  }

  mutating func run() throws(CommandError) -> ExitStatus {
    // The pending decisions are queried again after each decision, which may settle others or raise new ones.
    while let (item, left) = try next() {
      let choices = try choices(for: item)
      try session.write(words.question(item, laps: laps(of: item), choices, left: left))
      let key: String?
      do throws(CommandError) {
        key = try self.key(among: choices)
      } catch .failed(.cancelled) {
        // Decisions that the swimmer made before pressing Ctrl-C remain.
        try session.write(words.end(decided: decided, left: try review().count))
        return .interrupted
      }
      guard let key else { break }
      if key == SwimReviewWalkStrings.skip {
        skipped.insert(item)
        continue
      }
      guard let choice = choices.first(where: { $0.key == key }), let call = choice.call else { break }
      let output = try make(call, isDryRun: false)
      decided += 1
      try session.write(words: CorrectionSummary.text(output, language, session.program))
    }
    try session.write(words.end(decided: decided, left: try review().count))
    return .success
  }

  private func review() throws(CommandError) -> ReviewLaps.Output { try session.call(ReviewLaps.self, NoInput()) }

  /// Returns the first item that the swimmer has not skipped, and the number of items left, including this one; nil if
  /// no item is left.
  private func next() throws(CommandError) -> (SwimReviewItem, Int)? {
    let items = SwimReviewItem.all(of: try review()).filter { !skipped.contains($0) }
    return items.first.map { ($0, items.count) }
  }

  private func laps(of item: SwimReviewItem) throws(CommandError) -> ShowSegment.Output? {
    guard let segment = item.segment else { return nil }
    return try session.call(ShowSegment.self, ShowSegment.Input(segment: segment))
  }

  /// Returns the choices that an item offers, each with its effect. Choices that would fail are left out.
  private func choices(for item: SwimReviewItem) throws(CommandError) -> [SwimReviewChoice] {
    var choices: [SwimReviewChoice] = []
    for var choice in item.choices {
      guard let call = choice.call else { continue }
      do throws(CommandError) {
        choice.outcome = try make(call, isDryRun: true)
      } catch {
        continue
      }
      choices.append(choice)
    }
    return choices
  }

  private func make(
    _ call: SwimReviewChoice.Call, isDryRun: Bool
  ) throws(CommandError) -> SwimCorrectionOutput {
    let dryRun: Bool? = isDryRun ? true : nil
    return switch call {
    case .confirm(let segment, let laps):
      try session.call(ConfirmLaps.self, LapsInput(segment: segment, laps: laps, dryRun: dryRun))
    case .exclude(let segment, let laps):
      try session.call(ExcludeLaps.self, LapsInput(segment: segment, laps: laps, dryRun: dryRun))
    case .merge(let segment, let laps):
      try session.call(MergeLaps.self, MergeLaps.Input(segment: segment, laps: laps, dryRun: dryRun))
    case .split(let segment, let lap):
      try session.call(SplitLap.self, SplitLap.Input(segment: segment, lap: lap, into: 2, dryRun: dryRun))
    case .prefer(let swim): try session.call(PreferDuplicate.self, SwimInput(swim: swim, dryRun: dryRun))
    case .remove(let swim): try session.call(RemoveSwim.self, SwimInput(swim: swim, dryRun: dryRun))
    }
  }

  /// Asks the swimmer to press a key, until it is the key of a choice or the key that skips the item. Nil if the
  /// swimmer wants to stop.
  private func key(among choices: [SwimReviewChoice]) throws(CommandError) -> String? {
    let keys = choices.map(\.key) + [SwimReviewWalkStrings.skip]
    while true {
      guard let key = try session.askForKey(words.prompt(keys)), key != SwimReviewWalkStrings.quit else { return nil }
      if keys.contains(key) { return key }
    }
  }
}
