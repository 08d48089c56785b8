package import KernelApplication
package import KernelDomain
import RunningDomain

package struct ListRuns: UseCase {
  package static let method = "running.listRuns"
  package static let summary =
    "List the runs of the book or of a year, newest first, including those that do not count."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var year: Int?
    /// The first day of the range whose runs are listed; nil if the range has no beginning.
    package var since: CivilDay?
    /// The last day of the range whose runs are listed; nil if the range has no end.
    package var until: CivilDay?
    /// The maximum number of runs to list; nil for all.
    package var limit: Int?
    /// The kinds of activity to list; nil for all.
    package var kinds: [String]?
    /// The minimum distance of the runs to list; nil for no minimum. `mostMillimetres` is the maximum, nil for no
    /// maximum.
    package var leastMillimetres: Int64?
    package var mostMillimetres: Int64?
    /// Words to search for; nil for no search. Each word must occur in the run's name, note, tags, shoes or source.
    package var text: String?
    package var tag: String?
    package var shoes: String?
    /// True to list only runs on a treadmill; nil means false.
    package var indoor: Bool?

    package static let schema = Schema(
      "The runs to list.",
      [
        .optional(
          "year", .ordinal, "The year in which the runs began, by the runner's clock; if left out, all years.",
          examples: ["2015"]), .listedSince,
        .listedUntil,
        .listedLimit,
        .optional(
          "kinds", .list(.text), "The kinds of activity to list; if left out, all.",
          examples: [#"["running","walking"]"#]),
        .optional(
          "leastMillimetres", .integer, "The minimum distance; if left out, there is none.", unit: .of("millimetres"),
          examples: ["10000000"]),
        .optional(
          "mostMillimetres", .integer, "The maximum distance; if left out, there is none.", unit: .of("millimetres"),
          examples: ["15000000"]),
        .optional(
          "text", .text, "Words that must all occur in the name, note, tags, shoes or source, with or without accents.",
          examples: [#""river""#]),
        .optional("tag", .text, "A tag that the runs have.", examples: [#""trail""#]),
        .optional("shoes", .text, "The shoes worn in the runs.", examples: [#""Blue""#]),
        .optional("indoor", .flag, "True lists only runs on a treadmill; if left out, false."),
      ])

    package init(year: Int? = nil, since: CivilDay? = nil, until: CivilDay? = nil, limit: Int? = nil) {
      self.year = year
      self.since = since
      self.until = until
      self.limit = limit
    }
  }

  package struct Output: Described, Equatable {
    package var runs: [RunListing]
    package var years: [Int]
    /// The totals of all matching runs that count for totals, including runs that `limit` leaves out of the list.
    package var sum: RunSumView

    package static let schema = Schema(
      "The runs of the book.",
      [
        .init("runs", .list(RunListing.schema), "The runs, newest first."),
        .init("years", .list(.ordinal), "All years with runs, newest first."),
        .init(
          "sum", RunSumView.schema,
          """
          The totals of the runs that count, including those beyond `limit`. Other kinds of activity are included if \
          `kinds` names them.
          """),
      ])
  }

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let all = try reader.repository.list()
    let years = Set(all.map(\.day.year)).sorted(by: >)
    let filter = try input.filter()
    let wanted = all.filter { (input.year == nil || $0.day.year == input.year) && filter.contains($0) }
    let newest = wanted.sorted { ($0.start, $0.id) > ($1.start, $1.id) }
    let spanned = try newest.listed(since: input.since, until: input.until, limit: nil, day: \.day)
    return Output(
      runs: try spanned.listed(since: nil, until: nil, limit: input.limit, day: \.day), years: years,
      sum: RunSumView(spanned.lazy.filter(filter.sums)))
  }
}

extension ListRuns.Input {
  fileprivate func filter() throws(Failure) -> RunFilter {
    var filter = RunFilter()
    if let kinds {
      var words: Set<String> = []
      for kind in kinds { words.insert(RunKind(chosen: kind)?.word ?? kind.lowercased()) }
      filter.kinds = words
    }
    if leastMillimetres != nil || mostMillimetres != nil {
      let (least, most) = (leastMillimetres ?? 0, mostMillimetres ?? .max)
      guard least <= most else { throw .invalidInput(field: "mostMillimetres", problem: .running(.spanReversed)) }
      filter.lengths = least...most
    }
    filter.words = text.map(RunFilter.folded) ?? []
    (filter.tag, filter.shoes) = (tag.map(foldedName), shoes.map(foldedName))
    filter.isIndoor = indoor ?? false
    return filter
  }
}
