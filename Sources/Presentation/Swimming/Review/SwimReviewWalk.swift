package import KernelDomain
package import KernelPresentation
package import SwimmingApplication
package import SwimmingDomain

/// Creates the text that lists all questions about swims that the user still has to decide, with the commands that
/// decide them.
package enum SwimReviewList {
  package static func text(
    _ output: ReviewLaps.Output, _ language: Language, _ program: Program, columns: Int?
  ) -> String {
    let text = SwimReviewSummary(language: language, program: program, columns: columns).text(output)
    return text.isEmpty ? language.say(cs: "Není o čem rozhodovat.\n", en: "Nothing to decide.\n") : text
  }
}

/// A question about a swim that the user still has to decide.
package enum SwimReviewItem: Hashable, Sendable {
  case suspicious(ReviewLaps.SuspiciousLap)
  case missedTurn(ReviewLaps.SuspiciousLap)
  case duplicate(ReviewLaps.Duplicate)
  case incomplete(ReviewLaps.Incomplete)

  /// Returns all questions that the user can decide by pressing a key. Omits corrections that no longer fit the swim,
  /// because the user has to make them again.
  package static func all(of output: ReviewLaps.Output) -> [SwimReviewItem] {
    output.suspicious.map(suspicious) + output.missedTurns.map(missedTurn) + output.duplicates.map(duplicate)
      + output.incomplete.map(incomplete)
  }

  /// The segment whose laps are shown with the question; nil if the question is about a whole swim.
  package var segment: SwimSegmentID? {
    switch self {
    case .suspicious(let lap), .missedTurn(let lap): lap.segment
    case .duplicate, .incomplete: nil
    }
  }

  /// The possible answers to the question. The program may find later that the swim does not allow some of them.
  package var choices: [SwimReviewChoice] {
    switch self {
    case .suspicious(let lap):
      [
        SwimReviewChoice("y", .confirm(lap.segment, SwimLapRange(lap.lap))),
        SwimReviewChoice("m", SwimLapRange(lap.lap, lap.lap + 1).map { .merge(lap.segment, $0) }),
        SwimReviewChoice("b", SwimLapRange(lap.lap - 1, lap.lap).map { .merge(lap.segment, $0) }),
        SwimReviewChoice("x", .exclude(lap.segment, SwimLapRange(lap.lap))),
      ]
    case .missedTurn(let lap):
      [
        SwimReviewChoice("s", .split(lap.segment, lap: lap.lap)),
        SwimReviewChoice("y", .confirm(lap.segment, SwimLapRange(lap.lap))),
        SwimReviewChoice("x", .exclude(lap.segment, SwimLapRange(lap.lap))),
      ]
    case .duplicate(let duplicate):
      [
        SwimReviewChoice("y", .prefer(duplicate.counts)), SwimReviewChoice("p", .prefer(duplicate.swim)),
        SwimReviewChoice("r", .remove(duplicate.swim)),
      ]
    case .incomplete(let swim): [SwimReviewChoice("r", .remove(swim.swim))]
    }
  }
}

/// An answer to a question of the review.
package struct SwimReviewChoice: Equatable, Sendable {
  package let key: String
  /// The correction that the answer makes; nil if the swim does not have the laps that the correction needs.
  package let call: Call?
  /// The effects that the correction would have; nil until they have been computed.
  package var outcome: SwimCorrectionOutput?

  package enum Call: Hashable, Sendable {
    case confirm(SwimSegmentID, SwimLapRange)
    case merge(SwimSegmentID, SwimLapRange)
    case exclude(SwimSegmentID, SwimLapRange)
    case split(SwimSegmentID, lap: Int)
    case prefer(SwimID)
    case remove(SwimID)
  }

  init(_ key: String, _ call: Call?) {
    self.key = key
    self.call = call
  }
}

/// The texts of the interactive review in a terminal, which asks one question after the other.
package struct SwimReviewWalkStrings {
  let language: Language

  package static let skip = "n"
  package static let quit = "q"

  package init(language: Language) { self.language = language }

  /// Returns the question, with the laps around the lap in question and the effect of each answer.
  /// - Parameters:
  ///   - item: the question.
  ///   - laps: the segment that contains the lap in question; nil if the question is about a whole swim.
  ///   - choices: the answers.
  ///   - left: how many questions the user still has to decide.
  package func question(
    _ item: SwimReviewItem, laps: ShowSegment.Output?, _ choices: [SwimReviewChoice], left: Int
  ) -> String {
    let count = language.say(cs: "Zbývá \(left)", en: "\(left) left")
    return "\n\(title(item))  (\(count))\n" + (laps.map { around(item, $0) } ?? "") + choices.map(line).joined()
      + "  \(SwimReviewWalkStrings.skip)  " + language.say(cs: "rozhodnout později\n", en: "decide later\n")
      + "  \(SwimReviewWalkStrings.quit)  "
      + language.say(cs: "skončit\n", en: "stop\n")
  }

  package func prompt(_ keys: [String]) -> String {
    "[\((keys + [SwimReviewWalkStrings.quit]).joined(separator: ","))] ? "
  }

  package func end(decided: Int, left: Int) -> String {
    left == 0
      ? language.say(cs: "Není o čem rozhodovat.\n", en: "Nothing to decide.\n")
      : language.say(cs: "Rozhodnuto \(decided), zbývá \(left).\n", en: "Decided \(decided), \(left) left.\n")
  }

  private func title(_ item: SwimReviewItem) -> String {
    switch item {
    case .suspicious(let lap), .missedTurn(let lap):
      return [
        language.date(lap.day), lap.segment.description, language.say(cs: "délka \(lap.lap)", en: "lap \(lap.lap)"),
        lap.style.lapName(language), language.time(lap.hundredths), lap.why.words(language),
      ].joined(separator: "  ")
    case .duplicate(let duplicate):
      return [
        language.date(duplicate.day), duplicate.swim.description, duplicate.source,
        language.say(
          cs: "týž trénink jako \(duplicate.counts) (\(duplicate.countsSource)), který se počítá",
          en: "the same swim as \(duplicate.counts) (\(duplicate.countsSource)), which counts"),
      ].joined(separator: "  ")
    case .incomplete(let swim):
      return [
        language.date(swim.day), swim.swim.description, swim.source,
        language.say(cs: "v souboru chybí délky", en: "the file lacks some of its laps"),
      ].joined(separator: "  ")
    }
  }

  /// Returns the lap in question, with up to two laps before and two after it.
  private func around(_ item: SwimReviewItem, _ segment: ShowSegment.Output) -> String {
    let number: Int
    switch item {
    case .suspicious(let lap), .missedTurn(let lap): number = lap.lap
    case .duplicate, .incomplete: return ""
    }
    let notes = LapNotes(language: language, segment: segment)
    let rows = segment.lapTable
    guard let first = rows.firstIndex(where: { $0.lap == number }),
      let last = rows.lastIndex(where: { $0.lap == number })
    else { return "" }
    var table = TextTable(rightAligned: [1, 2, 4])
    for index in max(0, first - 2)...min(rows.count - 1, last + 2) {
      let row = rows[index]
      table.add(
        row.lap == number ? ">" : " ", String(row.lap), language.time(row.hundredths), row.style.lapName(language),
        row.strokes.map(String.init) ?? "", notes.notes(row).joined(separator: ", "))
    }
    return table.text()
  }

  /// Describes an answer in one line: `  y  the time is right: Freestyle 50 m 38.50, 0.11 faster`.
  private func line(_ choice: SwimReviewChoice) -> String {
    let what = "  \(choice.key)  \(meaning(choice))"
    guard let outcome = choice.outcome else { return what + "\n" }
    let moves =
      outcome.records.isEmpty
      ? ""
      : SwimmingStrings(language: language).moves(outcome.records).split(separator: "\n").map { "   \($0)\n" }.joined()
    let doubts = CorrectionSummary.doubts(of: outcome, language).split(separator: "\n").map { "     \($0)\n" }.joined()
    return what + (moves.isEmpty ? language.say(cs: ": rekordy zůstanou", en: ": no record changes") : "") + "\n"
      + moves
      + doubts
  }

  private func meaning(_ choice: SwimReviewChoice) -> String {
    switch choice.call {
    case .confirm: language.say(cs: "čas je správně", en: "the time is right")
    case .merge where choice.key == "b":
      language.say(cs: "byla to jedna délka s předchozí", en: "it was one length with the lap before")
    case .merge: language.say(cs: "byla to jedna délka s další", en: "it was one length with the next lap")
    case .exclude: language.say(cs: "nebylo to plavání", en: "it was not swimming")
    case .split: language.say(cs: "byly to dvě délky", en: "it was two lengths")
    case .prefer where choice.key == "y": language.say(cs: "nechat, jak je", en: "leave it as it is")
    case .prefer: language.say(cs: "počítat tento záznam", en: "count this recording")
    case .remove: language.say(cs: "vyřadit z knihy", en: "remove it from the book")
    case nil: ""
    }
  }
}
