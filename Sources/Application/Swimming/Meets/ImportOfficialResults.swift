package import KernelApplication
import KernelDomain
package import SwimmingDomain

package struct ImportOfficialResults: UseCase {
  package static let method = "swimming.importOfficialResults"
  package static let summary = "Take your results out of a LENEX file of a meet, or out of a CSV table."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .changing + .readingFiles
  package static let announces = OfficialResultsOutput.announced

  package struct Input: Described, Equatable, PathInput {
    package var path: String
    /// Who of the athletes she is; not asked of a table. Left out, the name of the profile.
    package var name: String?
    package var birth: String?
    package var licence: String?
    package var dryRun: Bool?

    package static let schema = Schema(
      "A meet file, and who of its athletes you are.",
      [
        .init(
          "path", .path("/home/eva/meet.lxf"),
          "Of a LENEX document (.lef), an archive of one (.lxf), or a CSV table."),
        .optional(
          "name", .text, "Your name, in any order; left out, that of the profile. Not asked of a table.",
          examples: [#""Eva Nová""#]),
        .optional("birth", .text, "Your birth date, or its year.", examples: [#""1990-05-31""#, #""1990""#]),
        .optional("licence", .text, "Your licence.", examples: [#""CZE1234""#]), .dryRun,
      ])

    package var namedPaths: [(field: String, path: String)] { [("path", path)] }

    package init(
      path: String, name: String? = nil, birth: String? = nil, licence: String? = nil, dryRun: Bool? = nil
    ) {
      self.path = path
      self.name = name
      self.birth = birth
      self.licence = licence
      self.dryRun = dryRun
    }
  }

  package struct Output: Described, Equatable {
    package var meets: [String]
    package var athlete: String?
    package var results: OfficialResultsOutput
    package var skipped: [Skipped]
    /// Results whose splits were left out, since they do not grow up to the result's.
    package var splitsLeftOut: Int

    package static let schema = Schema(
      "What was taken out of a meet file.",
      [
        .init("meets", .list(.text), "The meets of the file; none for a table."),
        .optional("athlete", .text, "Who of the athletes you are; left out for a table."),
        .init("results", OfficialResultsOutput.schema, "The results."),
        .init(
          "skipped", .list(ImportOfficialResults.Skipped.schema), "How many results do not count, and why."),
        .init(
          "splitsLeftOut", .integer,
          "How many results have splits that do not grow up to the result's, which were left out.", unit: .of("results")
        ),
      ])
  }

  package struct Skipped: Codable, Hashable, Sendable {
    package var why: MeetSkip
    package var count: Int

    package static let schema = Schema(
      "SkippedResults", "Results of a meet that do not count.",
      [
        .init("why", MeetSkip.schema, "Why."), .init("count", .integer, "How many.", unit: .of("results")),
      ])
  }

  let meets: any MeetRepository
  let profiles: any ProfileRepository
  let files: any MeetFileReader

  /// So many athletes are named to one who is not found.
  private static let nearest = 5

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isDryRun = input.dryRun ?? false
    switch try files.read(input.path) {
    case .table(let results):
      return Output(
        meets: [], athlete: nil, results: try self.meets.add(results, isDryRun: isDryRun), skipped: [],
        splitsLeftOut: 0)
    case .lenex(let meets, let athletes):
      let query = try query(input)
      let (name, found) = try her(query, among: athletes)
      var skipped: [MeetSkip: Int] = [:]
      let namesakes = query.namesakes(among: athletes).reduce(0) { $0 + $1.results.count }
      if namesakes > 0 { skipped[.namesake] = namesakes }
      for athlete in found { skipped.merge(athlete.leftOut, uniquingKeysWith: +) }
      return Output(
        meets: meets, athlete: name,
        results: try self.meets.add(found.flatMap(\.results), isDryRun: isDryRun),
        skipped: MeetSkip.allCases.compactMap { why in skipped[why].map { Skipped(why: why, count: $0) } },
        splitsLeftOut: found.reduce(0) { $0 + $1.splitsLeftOut })
    }
  }

  /// Her name there, and what she did, once a meet. Fails where several or none of the athletes can be her.
  private func her(
    _ query: AthleteQuery, among athletes: [MeetAthlete]
  ) throws(Failure) -> (name: String, athletes: [MeetAthlete]) {
    let found = query.matches(among: athletes)
    let persons = Set(found.map { "\($0.name)\n\($0.birth?.description ?? "")\n\($0.licence ?? "")" })
    guard let first = found.first else {
      throw .notFound(
        .swimming(
          .noSuchAthlete(
            name: query.licence ?? query.name ?? "",
            nearest: query.nearest(among: athletes, most: ImportOfficialResults.nearest).map(\.told))))
    }
    guard persons.count == 1 else {
      throw .conflict(.swimming(.severalAthletes(name: query.name ?? "", athletes: found.prefix(20).map(\.told))))
    }
    return (first.name, found)
  }

  private func query(_ input: Input) throws(Failure) -> AthleteQuery {
    var query = AthleteQuery(name: input.name, licence: input.licence)
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
  /// As she is told from others: `Eva Nová, 1991, Žraloci`.
  fileprivate var told: String {
    [name, birth.map { String($0.year) }, club].compactMap { $0 }.joined(separator: ", ")
  }
}

extension MeetSkip {
  package static let schema = Schema("MeetSkip", "Why a result of a meet does not count.", MeetSkip.allCases) { why in
    switch why {
    case .noTime: "it has no time"
    case .didNotStart, .didNotFinish, .disqualified, .withdrawn, .sick: nil
    case .otherStatus: "nothing is known of its status"
    case .technique: "it was swum with fins, or kicked"
    case .stroke: "it is none of the four strokes or the medley"
    case .course: "it was in open water, or a pool of no known length"
    case .unknownEvent: "the file does not tell its event or day"
    case .relayLeg: "a leg of a relay whose time is no record"
    case .distance: "its distance is no whole number of lengths of the pool"
    case .day: "its day is yet to come, or before 1900"
    case .namesake: "it is by a swimmer of your name and year of birth whose day of birth the file does not tell"
    }
  }
}
