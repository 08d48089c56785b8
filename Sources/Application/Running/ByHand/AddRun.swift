package import KernelApplication
package import KernelDomain
import RunningDomain

/// Adds a run that the user enters by hand. Only its totals are known.
package struct AddRun: UseCase {
  package static let method = "running.addRun"
  package static let summary = "Add a run by hand, with a distance, a time, or both."
  package static let kind = UseCaseKind.change

  /// The run to add. The input gives its distance and time either as numbers or as text.
  package struct Input: Described, Equatable {
    package var day: CivilDay
    /// The time of day at which the run began, such as `07:30`; nil for noon.
    package var time: String?
    /// The distance as text, such as `10 km`; nil if it is given as a number or not at all. `duration` is the time as
    /// text, such as `41:30`.
    package var distance: String?
    package var duration: String?
    package var lengthMillimetres: Int64?
    package var elapsedMilliseconds: Int64?
    package var activeMilliseconds: Int64?
    package var kind: String?
    package var indoor: Bool?
    /// Where the run took place, if `indoor` is nil; nil for outdoors. Web forms use this member.
    package var place: Place?
    package var name: String?
    package var note: String?
    package var tags: [String]?
    /// The run's tags as one text, separated by commas; nil if there are none, or if they are given as a list.
    package var labels: String?
    package var shoes: String?
    package var effort: Int?
    package var dryRun: Bool?

    package init(day: CivilDay) { self.day = day }
  }

  package enum Place: String, CaseIterable, Codable, Sendable {
    case outdoors
    case indoors
  }

  package typealias Output = RunCorrectionOutput

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let run = try added(input)
    let (changed, made) = try reader.repository.correct(isDryRun: input.dryRun ?? false) { (book) throws(Failure) in
      guard let id = RunID.free(at: run.start, beside: Set(book.runs.map(\.id.original))) else {
        throw .conflict(.running(.sameSecond(most: RunID.ordinals.count)))
      }
      return [RunCorrection(run: id, change: .add(run), touched: nil)]
    }
    guard let correction = made.first else { throw .conflict(.running(.saidAlready)) }
    var output = RunCorrectionOutput(correction, changed, isDryRun: input.dryRun ?? false)
    output.noon = try AddRun.words(input).start == nil ? true : nil
    return output
  }

  private func added(_ input: Input) throws(Failure) -> AddedRun {
    let words = try AddRun.words(input)
    let details = try RunDetails(input)
    guard input.day <= reader.today() else { throw .refused(.future, "day", input.day.description) }
    let noon = CivilTime(hour: 12, minute: 0, second: 0)
    let place = try reader.instant(of: CivilDateTime(day: input.day, time: words.start ?? noon))
    if words.start != nil, place.time > reader.clock.now() {
      if let time = AddRun.typed(input.time) { throw .refused(.future, "time", time) }
      throw .refused(.future, "distance", input.distance?.split(separator: " ").first.map(String.init) ?? "")
    }
    var run = AddedRun(start: place.time, zone: place.zone, utcOffset: place.offset)
    run.length = input.lengthMillimetres ?? words.length
    run.active = input.activeMilliseconds
    run.elapsed = input.elapsedMilliseconds ?? words.elapsed ?? run.active
    run.kind = details.kind
    run.isIndoor = input.indoor ?? (input.place == .indoors)
    (run.name, run.note) = (details.name, details.note)
    run.shoes = if let name = details.shoes { try reader.worn(name) } else { nil }
    (run.tags, run.exertion) = (details.tags, details.exertion)
    try AddRun.check(run, input)
    return run
  }

  /// Parses the start, distance and time that the input gives as text.
  private static func words(_ input: Input) throws(Failure) -> AddedRunWords {
    let given = [input.distance, input.duration].compactMap(typed)
    let time = typed(input.time)
    // The parser accepts a time of day only before other words, so a distance is added; its value is ignored.
    let start = time.flatMap { try? AddedRunWords([$0, "1km"]).start }
    if let time, start == nil { throw .refused(.clock, "time", time) }
    do throws(AddedRunWords.Refusal) {
      var words = try AddedRunWords(given)
      if let start { words.begin(at: start) }
      return words
    } catch {
      let isOfDuration = error.problem == .time && typed(input.duration) != nil
      throw .refused(error.problem, isOfDuration ? "duration" : "distance", error.word)
    }
  }

  /// Returns the text; nil if it is nil or empty.
  private static func typed(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  /// Fails if the run has neither a distance nor a time, if a value is out of range, or if the run is faster than
  /// anybody can run. Names what the user typed: a number, or the text that contains the value.
  private static func check(_ run: AddedRun, _ input: Input) throws(Failure) {
    let timed = typed(input.duration) == nil ? "distance" : "duration"
    guard run.length != nil || run.elapsed != nil else { throw .refused(.nothing, "distance", "") }
    if let length = run.length, !StatedLength.possible.contains(length) {
      guard input.lengthMillimetres == nil else { throw .refused(.length, "lengthMillimetres", "\(length)") }
      throw .refused(.length, "distance", input.distance ?? "")
    }
    if let elapsed = run.elapsed, !(1...RecordedRun.longest).contains(elapsed) {
      let isNumber = input.elapsedMilliseconds != nil || elapsed == input.activeMilliseconds
      guard !isNumber, let text = typed(input.duration) ?? input.distance else {
        throw .refused(.time, "elapsedMilliseconds", "\(elapsed)")
      }
      throw .refused(.time, timed, text)
    }
    if let active = run.active, active < 1 || active > run.elapsed ?? active {
      throw .refused(.active, "activeMilliseconds", "\(active)")
    }
    if run.kind.hasEfforts, let length = run.length, let time = run.active ?? run.elapsed,
      time * 1_000_000 < 100_000 * length
    {
      throw .refused(.pace, timed, "")
    }
  }
}

extension AddRun.Input {
  package static let schema = Schema(
    "The run: its distance, its time, or both, as numbers or in words.",
    [
      .init("day", CivilDay.schema, "The day on which it began."),
      .optional("time", .text, "The time of day at which it began; if left out, noon.", examples: [#""07:30""#]),
      .optional(
        "distance", .text, "The distance in words.", unit: .of("as written"), examples: [#""10 km""#, #""half""#]),
      .optional("duration", .text, "The time in words.", examples: [#""41:30""#, #""1h05""#]),
      .optional(
        "lengthMillimetres", .integer, "The distance in millimetres, instead of `distance`.", unit: .of("millimetres"),
        examples: ["10000000"]),
      .optional(
        "elapsedMilliseconds", .integer, "The time from start to end in milliseconds, instead of `duration`.",
        unit: .milliseconds,
        examples: ["2490000"]),
      .optional(
        "activeMilliseconds", .integer, "The time without pauses, in milliseconds.", unit: .milliseconds,
        examples: ["2410000"]),
      .optional("kind", .text, "The kind of activity; if left out, `running`.", examples: [#""walking""#]),
      .optional("indoor", .flag, "True if the run was on a treadmill; if left out, false."),
      .optional(
        "place", Schema("RunPlace", "Where a run was.", AddRun.Place.allCases),
        "Where the run was, instead of `indoor`; if left out, outdoors."),
      .optional("name", .text, "A title of at most 80 characters.", examples: [#""Lunch run""#]),
      .optional("note", .text, "A note of at most 2,000 characters.", examples: [#""Windy""#]),
      .optional(
        "tags", .list(.text), "At most ten tags; with the tag `race`, the time of a race counts as an effort.",
        examples: [#"["race"]"#]),
      .optional("labels", .text, "The tags as one text, separated by commas.", examples: [#""race, trail""#]),
      .optional("shoes", .text, "The shoes worn in the run.", examples: [#""Blue""#]),
      .optional(
        "effort", Schema(.integer(RunListing.efforts)), "How hard the run was, 10 being the hardest.",
        unit: .of("1 to 10"), examples: ["7"]),
      .dryRun,
    ])
}

extension Failure {
  static func refused(_ problem: AddedRunProblem, _ field: String, _ word: String) -> Failure {
    .invalidInput(field: field, problem: .running(.addRefused(problem, word: word)))
  }
}
