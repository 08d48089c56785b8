package import KernelApplication
import KernelDomain
package import SwimmingDomain

package struct ImportOfficialResults: UseCase {
  package static let method = "swimming.importOfficialResults"
  package static let summary =
    "Import the user's results from a file of a meet (LENEX, Meet Manager, SDIF), or from a CSV table."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .changing + .readingFiles
  package static let announces = OfficialResultsOutput.announced

  package struct Input: Described, Equatable, PathInput {
    package var path: String
    /// The user's name, used to find the user among the file's athletes; nil for the name in the profile. It is
    /// ignored for a table, which contains only the user's results.
    package var name: String?
    package var birth: String?
    package var licence: String?
    /// The name of another swimmer whose results to keep for comparison with the user's; nil to import the user's own
    /// results.
    package var beside: String?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The results of one or several meets, and what identifies the user among their athletes.",
      [
        .init(
          "path", .path("/home/eva/meet.lxf"),
          """
          The path of a LENEX document (.lef), a file of Meet Manager (.hy3), an SDIF file (.sd3, .cl2), an archive \
          (.lxf, .zip) of such files of one or several meets, or a CSV table. Of files in an archive whose names differ \
          only in the extension, the one with the most details is read: .lef, .hy3, .sd3, .cl2.
          """),
        .optional(
          "name", .text,
          """
          The user's name, with its parts in any order; if neither name nor licence is given, the name in the profile. \
          Ignored for a table.
          """,
          examples: [#""Eva Nová""#]),
        .optional(
          "birth", .text,
          "The user's date of birth, or its year, to distinguish athletes of the same name; ignored for a table.",
          examples: [#""1990-05-31""#, #""1990""#]),
        .optional(
          "licence", .text,
          "The user's licence number, which identifies an athlete even without a name; ignored for a table.",
          examples: [#""CZE1234""#]),
        .optional(
          "beside", .text,
          """
          The name of another swimmer, whose results are kept beside the user's and never count among them; `birth` \
          and `licence` are then that swimmer's. All results of a table are then taken to be that swimmer's. If left \
          out, the user's own results are imported.
          """,
          examples: [#""Ann O'Neil""#]), .dryRun,
      ])

    package var namedPaths: [(field: String, path: String)] { [("path", path)] }

    package init(
      path: String, name: String? = nil, birth: String? = nil, licence: String? = nil, beside: String? = nil,
      dryRun: Bool? = nil
    ) {
      self.path = path
      self.name = name
      self.birth = birth
      self.licence = licence
      self.beside = beside
      self.dryRun = dryRun
    }
  }

  package struct Output: Described, Equatable {
    package var meets: [String]
    package var athlete: String?
    package var results: OfficialResultsOutput
    package var skipped: [Skipped]
    /// The number of results that were imported without splits, because their split times don't increase up to the
    /// final time.
    package var splitsLeftOut: Int
    /// The number of lines in a `.hy3` file whose checksums are wrong; nil if there are none.
    package var wrongChecksums: Int?
    /// The name of the other swimmer whose results were imported for comparison; nil if they are the user's own.
    package var beside: String?

    package static let schema = Schema(
      "The results imported from the file of a meet.",
      [
        .init(
          "meets", .list(.text),
          """
          The names of the meets in the file in which the swimmer has results, or of all if there are none; empty for a \
          table.
          """),
        .optional("athlete", .text, "The user's name as the file writes it; left out for a table."),
        .init("results", OfficialResultsOutput.schema, "The effect of adding the results."),
        .init(
          "skipped", .list(ImportOfficialResults.Skipped.schema),
          "The results that were not imported, counted by reason."),
        .init(
          "splitsLeftOut", .integer,
          "The number of results whose splits were not imported because they are not increasing up to the final time.",
          unit: .of("results")
        ),
        .optional(
          "wrongChecksums", .integer,
          "The number of lines of a `.hy3` file that do not match their checksums; left out if all match.",
          unit: .of("lines")),
        .optional(
          "beside", .text,
          "The name under which the results are kept beside the user's; left out if they are the user's own."),
      ])
  }

  package struct Skipped: Codable, Hashable, Sendable {
    package var why: MeetSkip
    package var count: Int

    package static let schema = Schema(
      "SkippedResults", "Results of a meet that were not imported, for one reason.",
      [
        .init("why", MeetSkip.schema, "The reason."),
        .init("count", .integer, "The number of results.", unit: .of("results")),
      ])
  }

  let meets: any MeetRepository
  let profiles: any ProfileRepository
  let files: any MeetFileReader

  /// How many athletes a failure lists if none has the right name: those with the most similar names.
  private static let nearest = 5

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let other = try input.beside?.checkedName(field: "beside", empty: .swimming(.besideMissing))
    if other != nil, input.name != nil { throw .invalidInput(field: "name", problem: .swimming(.nameAndBeside)) }
    switch try files.read(input.path) {
    case .table(let results):
      let (added, beside) = try add(results, beside: other, input)
      return Output(
        meets: [], athlete: nil, results: added, skipped: [], splitsLeftOut: 0, wrongChecksums: nil, beside: beside)
    case .meets(let meets, let athletes, let wrongChecksums):
      let query = try query(input)
      let (name, found) = try athlete(query, among: athletes)
      var skipped: [MeetSkip: Int] = [:]
      let namesakes = query.namesakes(among: athletes).reduce(0) { $0 + $1.results.count }
      if namesakes > 0 { skipped[.namesake] = namesakes }
      for athlete in found { skipped.merge(athlete.leftOut, uniquingKeysWith: +) }
      let (added, beside) = try add(found.flatMap(\.results), beside: other.map { _ in name }, input)
      let swum = Set(found.flatMap { $0.results.map(\.meet) })
      return Output(
        meets: swum.isEmpty ? meets : meets.filter(swum.contains), athlete: name, results: added,
        skipped: MeetSkip.allCases.compactMap { why in skipped[why].map { Skipped(why: why, count: $0) } },
        splitsLeftOut: found.reduce(0) { $0 + $1.splitsLeftOut },
        wrongChecksums: wrongChecksums == 0 ? nil : wrongChecksums, beside: beside)
    }
  }

  /// Adds results to the user's own or, if `beside` names another swimmer, to that swimmer's results, which the book
  /// keeps for comparison.
  /// - Returns: the output, and the name under which the book keeps the other swimmer's results; nil for the user's
  ///   own.
  private func add(
    _ results: [OfficialResult], beside: String?, _ input: Input
  ) throws(Failure) -> (OfficialResultsOutput, beside: String?) {
    let isDryRun = input.dryRun ?? false
    guard let beside else { return (try meets.add(results, isDryRun: isDryRun), nil) }
    let (number, made) = try meets.changeMeets { (known) throws(Failure) in
      let mate = known.mate(named: beside)
      let new = OfficialResultRule.new(results, among: mate?.results ?? [])
      let name = mate?.name ?? beside
      let edits = isDryRun || new.isEmpty ? [] : [SwimMeets.Edit.addBeside(SwimMate(name: name, results: new))]
      return (edits, (name: name, new: new, known: OfficialResultRule.distinct(results).count - new.count))
    }
    let output = OfficialResultsOutput(
      added: made.new.map { OfficialResultView($0) }, known: made.known, number: number,
      dryRun: isDryRun ? true : nil)
    return (output, made.name)
  }

  /// Returns the user's name as in the file, and the athletes in the file who are the user, one for each meet. Fails if
  /// no athlete matches, or if different people match.
  private func athlete(
    _ query: AthleteQuery, among athletes: [MeetAthlete]
  ) throws(Failure) -> (name: String, athletes: [MeetAthlete]) {
    let found = query.matches(among: athletes)
    let persons = AthleteQuery.persons(found)
    guard let first = found.first else { throw none(query, among: athletes) }
    guard persons.count == 1 else {
      let listed = persons.prefix(20).map(\.description)
      throw .conflict(
        .swimming(
          query.name == nil
            ? .licenceOfMany(licence: query.licence ?? "", count: persons.count, athletes: listed)
            : .severalAthletes(name: query.name ?? "", athletes: listed)))
    }
    return (first.name, found)
  }

  /// Creates the failure for a file in which no athlete has the name or licence that is looked for. If exactly one
  /// athlete has the licence but a different name, the failure names this athlete.
  private func none(_ query: AthleteQuery, among athletes: [MeetAthlete]) -> Failure {
    let licensed = AthleteQuery.persons(query.licensed(among: athletes))
    if let name = query.name, let licence = query.licence, licensed.count == 1 {
      return .notFound(.swimming(.licenceOfAnother(licence: licence, name: name, athlete: licensed[0].description)))
    }
    return .notFound(
      .swimming(
        .noSuchAthlete(
          name: query.name ?? query.licence ?? "",
          nearest: query.nearest(among: athletes, most: ImportOfficialResults.nearest).map(\.description))))
  }

  private func query(_ input: Input) throws(Failure) -> AthleteQuery {
    var query = AthleteQuery(name: input.beside ?? input.name, licence: input.licence)
    if let birth = input.birth {
      if let day = CivilDay(birth) {
        query.birth = .day(day)
      } else if birth.utf8.count == 4, let year = Int(birth) {
        query.birth = .year(year)
      } else {
        throw .invalidInput(field: "birth", problem: .swimming(.noBirth(text: birth)))
      }
    }
    if query.name == nil, query.licence == nil {
      let name = try profiles.profile().name
      guard !name.isEmpty else {
        throw .invalidInput(field: "name", problem: .swimming(.athleteMissing))
      }
      query.name = name
    }
    return query
  }
}

extension MeetAthlete {
  /// A text that distinguishes the athlete from others with the same name. It contains the year of birth and the club:
  /// `Eva Nová, 1991, Žraloci`.
  fileprivate var description: String {
    [name, birth.map { String($0.year) }, club].compactMap { $0 }.joined(separator: ", ")
  }
}

extension MeetSkip {
  package static let schema = Schema(
    "MeetSkip", "The reason why a result of a meet was not imported.", MeetSkip.allCases
  ) { why in
    switch why {
    case .noTime: "the result has no time"
    case .didNotStart, .didNotFinish, .disqualified, .withdrawn, .sick: nil
    case .otherStatus: "the result has a status that is not known"
    case .technique: "the event was with fins, kicking, or of another technique"
    case .stroke: "the event is in none of the four strokes and not a medley"
    case .course: "the event was in open water, or in a pool of unknown length"
    case .unknownEvent: "the file does not contain the event or day of the result"
    case .relayLeg: "it is a relay leg whose time does not count"
    case .distance: "the distance is not a whole number of lengths of the pool"
    case .round: "the round is not known"
    case .day: "the day is in the future, or before 1900"
    case .namesake: "the athlete has the user's name and year of birth, but the file does not contain the date of birth"
    }
  }
}
