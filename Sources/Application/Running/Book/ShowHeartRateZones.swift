package import KernelApplication
package import KernelDomain
package import RunningDomain

/// Shows the heart rate zones and pace zones that follow from the settings.
package struct ShowHeartRateZones: UseCase {
  package static let method = "running.showHeartRateZones"
  package static let summary = "Show the heart rate zones, and an estimate of the highest heart rate at an age."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    /// The age in years for which to estimate the maximum heart rate; nil for no estimate.
    package var age: Int?

    package static let schema = Schema(
      "The age for which to estimate the highest heart rate.",
      [
        .optional(
          "age", Schema(.integer(ages)), "The age in years; if left out, there is no estimate.", unit: .of("years"),
          examples: ["40"])
      ])

    package static let ages = 1...120

    package init(age: Int? = nil) { self.age = age }
  }

  package struct Output: Described, Equatable {
    /// The method by which the zones are computed: `maximum`, `reserve` or `threshold`.
    package var method: String
    /// The lower bound of each zone, in beats per minute; nil if the settings lack the heart rates that the method
    /// requires.
    package var zones: [Int64]?
    /// The greatest heart rate in the runs that count, and the earliest run that reached it. It helps the user to set a
    /// maximum, so it is nil if there are zones already, or if no run is known to have a heart rate.
    package var greatest: Greatest?
    /// True if `greatest` leaves out runs that an older version stored without measuring their heart rates. Running
    /// `RecalculateEfforts` measures them. Nil if it leaves out none, or if there are zones already.
    package var unmeasured: Bool?
    /// The paces at which zones 2 to 5 begin, in milliseconds per kilometre; nil if the settings lack the threshold
    /// pace.
    package var paceZones: [Int64]?
    /// The estimated maximum heart rate for the age, in beats per minute. The estimate is often wrong by ten. Nil if
    /// no age was given.
    package var estimatedMaximum: Int64?

    package static let schema = Schema(
      "The heart rate zones.",
      [
        .init("method", .text, "How the zones are calculated: `maximum`, `reserve` or `threshold`."),
        .optional(
          "zones", .list(.integer),
          "The lower bound of each zone; left out if the settings lack the values needed for them.",
          unit: .of("beats per minute")),
        .optional(
          "greatest", Greatest.schema,
          "The greatest heart rate in the runs that count; left out if there is none, or if there are zones."),
        .optional(
          "unmeasured", .flag,
          """
          True if `greatest` leaves out runs that an older version of the program stored; `running.recalculateEfforts` \
          measures their heart rates. Left out otherwise.
          """),
        .optional(
          "paceZones", .list(.integer),
          "The paces at which zones 2 to 5 begin; left out if the settings lack the threshold pace.",
          unit: .of("milliseconds per kilometre")),
        .optional(
          "estimatedMaximum", .integer,
          "The typical highest heart rate at that age, often wrong by ten; left out if no age was given.",
          unit: .of("beats per minute")),
      ])

    package struct Greatest: Described, Equatable {
      package var beatsPerMinute: Int64
      package var run: RunID
      package var day: CivilDay

      package static let schema = Schema(
        "RunGreatestHeartRate", "The greatest heart rate in the runs.",
        [
          .init("beatsPerMinute", .integer, "The heart rate.", unit: .of("beats per minute")),
          .init("run", RunID.schema, "The run in which it was reached, the earliest of several."),
          .init("day", CivilDay.schema, "The day of that run."),
        ])
    }
  }

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let settings = try reader.settings.settings()
    let zones = settings.heartRateZones?.zones.bounds
    var output = Output(
      method: settings.heartRateMethod.rawValue, zones: zones, paceZones: settings.paceZones,
      estimatedMaximum: input.age.map { HeartRateZones.estimatedMaximum(age: Int64($0)) })
    if zones == nil {
      let book = try reader.repository.book()
      output.addGreatest(of: book.runs.lazy.filter(book.counts))
    }
    return output
  }
}

extension ShowHeartRateZones.Output {
  /// Adds the greatest heart rate that the rows of runs state. Does not read tracks, which takes long in a book from an
  /// older version.
  mutating func addGreatest(of runs: some Sequence<RunRow>) {
    for row in runs {
      if !row.isHeartRateKnown { unmeasured = true }
      guard let most = row.measured.heartRate.value?.max, most > greatest?.beatsPerMinute ?? 0 else { continue }
      greatest = Greatest(beatsPerMinute: most, run: row.id, day: row.run.day())
    }
  }
}
