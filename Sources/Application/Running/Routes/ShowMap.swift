package import KernelApplication
package import KernelDomain
package import RunningDomain

/// Shows where all runs of a period went. The map hides no places, so only the user should see it.
package struct ShowMap: UseCase {
  package static let method = "running.showMap"
  package static let summary = "Show the complete routes of all runs of a period on one map."
  package static let kind = UseCaseKind.examination

  package struct Input: Described, Equatable {
    package var since: CivilDay?
    package var until: CivilDay?

    package static let schema = Schema("The runs to show.", [.listedSince, .listedUntil])

    package init(since: CivilDay? = nil, until: CivilDay? = nil) { (self.since, self.until) = (since, until) }
  }

  package struct Output: Described, Equatable {
    /// The number of runs on the map.
    package var runs: Int
    package var firstDay: CivilDay?
    package var lastDay: CivilDay?
    /// The number of runs that are not on the map because they begin more than 30 km from most others.
    package var elsewhere: Int
    /// The radius around each start and end within which a map file for other people leaves out the routes, in
    /// millimetres.
    package var hiddenMillimetres: Int64
    /// A line for each run: a list of pairs of latitude and longitude in units of 1e-7 degrees, about one pair every
    /// 100 m.
    package var lines: [[[Int32]]]

    package static let schema = Schema(
      "The routes of many runs.",
      [
        .init("runs", .integer, "The number of runs that are drawn.", unit: .of("runs")),
        .optional("firstDay", CivilDay.schema, "The day of the first run that is drawn; left out if there is none."),
        .optional("lastDay", CivilDay.schema, "The day of the last run that is drawn; left out if there is none."),
        .init(
          "elsewhere", .integer, "The number of runs that begin more than 30 km from the others, and so are not drawn.",
          unit: .of("runs")),
        .length(
          "hiddenMillimetres",
          "The distance around starts and ends within which a picture file does not show the runs, in millimetres."),
        .init(
          "lines", .list(.list(.list(.integer))),
          "One line per run: pairs of latitude and longitude in 1e-7 degrees, one about every 100 m.",
          unit: .of("1e-7 degrees")),
      ])
  }

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let drawn = try DrawnRuns(reader, since: input.since, until: input.until) { id, route throws(Failure) in
      route.samples
    }
    return Output(
      runs: drawn.lines.count, firstDay: drawn.days.min(), lastDay: drawn.days.max(), elsewhere: drawn.elsewhere,
      hiddenMillimetres: Int64(try reader.settings.settings().hideRadius) * 1_000,
      lines: drawn.lines.map { $0.map { [$0.latitude, $0.longitude] } })
  }
}

/// Writes a map of all runs of a period to a file that the user can show to others.
package struct ExportMap: UseCase {
  package static let method = "running.exportMap"
  package static let summary =
    "Write the routes of all runs of a period as a picture, without the places where they begin and end."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .reading + .writingFiles + [.conflict]

  package struct Input: Described, Equatable {
    package var path: String
    package var since: CivilDay?
    package var until: CivilDay?
    /// True to draw the runs completely, without hiding any places.
    package var whole: Bool?

    package static let schema = Schema(
      "The runs to draw, and the file to write.",
      [
        .init("path", .path("/home/eva/runs.svg"), "The path of the picture, which must not exist yet."),
        .listedSince, .listedUntil,
        .optional(
          "whole", .flag,
          """
          True draws the complete runs; if left out, their parts near their starts and ends and near \
          `running.privatePlaces` are not drawn.
          """),
      ])

    package init(path: String, since: CivilDay? = nil, until: CivilDay? = nil, whole: Bool? = nil) {
      (self.path, self.since, self.until, self.whole) = (path, since, until, whole)
    }
  }

  package struct Output: Described, Equatable {
    package var path: String
    package var bytes: Int64
    package var runs: Int
    package var elsewhere: Int
    /// The radius around each start and end within which nothing is drawn, in millimetres; nil if the routes are drawn
    /// completely.
    package var hiddenMillimetres: Int64?

    package static let schema = Schema(
      "The picture that was written.",
      [
        .init("path", .path("/home/eva/runs.svg"), "The path of the picture."),
        .init("bytes", .integer, "The size of the picture, in bytes.", unit: .bytes),
        .init("runs", .integer, "The number of runs that are drawn.", unit: .of("runs")),
        .init(
          "elsewhere", .integer, "The number of runs that begin more than 30 km from the others, and so are not drawn.",
          unit: .of("runs")),
        .optional(
          "hiddenMillimetres", .integer,
          """
          The distance around starts and ends within which nothing is drawn; left out if the runs are drawn \
          completely.
          """,
          unit: .of("millimetres")),
      ])
  }

  let reader: RunReader
  let drawer: any RunMapDrawer
  let writer: any FileWriter

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isWhole = input.whole ?? false
    let drawn = try ExportMap.drawn(reader, since: input.since, until: input.until, isWhole: isWhole)
    let picture = drawer.draw(drawn.lines)
    return Output(
      path: try writer.write(picture, to: input.path), bytes: Int64(picture.count), runs: drawn.runs,
      elsewhere: drawn.elsewhere,
      hiddenMillimetres: isWhole ? nil : Int64(try reader.settings.settings().hideRadius) * 1_000)
  }
}

extension ExportMap {
  /// Returns the lines to draw, and the number of runs that they show. Fails with `conflict` if there are none.
  static func drawn(
    _ reader: RunReader, since: CivilDay?, until: CivilDay?, isWhole: Bool
  ) throws(Failure) -> (lines: [[RunPosition]], runs: Int, elsewhere: Int) {
    let drawn = try DrawnRuns(reader, since: since, until: until) { id, _ throws(Failure) in
      let run = try reader.repository.run(id)?.run
      return AcceptedPositions.among(run?.fixes ?? []).compactMap(\.position)
    }
    guard !drawn.lines.isEmpty else { throw .conflict(.running(.nothingToDraw)) }
    let hidden = isWhole ? nil : try reader.hiddenPlaces(drawn.lines)
    return (drawn.lines.flatMap { hidden?.shown($0) ?? [$0] }, drawn.lines.count, drawn.elsewhere)
  }
}

/// Draws lines of positions as a picture. The picture contains no names of places.
package protocol RunMapDrawer: Sendable {
  func draw(_ lines: [[RunPosition]]) -> [UInt8]
}

extension ExportMap.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}

extension RunReader {
  /// Returns the places near which maps for other people omit positions: the starts and ends of the runs, and the
  /// user's private places.
  /// - Parameter lines: the runs on the map.
  func hiddenPlaces(_ lines: [[RunPosition]]) throws(Failure) -> HiddenPlaces {
    let settings = try settings.settings()
    let ends = lines.flatMap { [$0.first, $0.last].compactMap { $0 } }
    return HiddenPlaces(
      ends + settings.privatePlaces, radius: Int64(settings.hideRadius) * 1_000, book: try repository.bookID())
  }
}

/// The runs of a period that are drawn on one map.
private struct DrawnRuns {
  var lines: [[RunPosition]] = []
  var days: [CivilDay] = []
  var elsewhere = 0

  /// The maximum distance between a run's start and the median of all starts, in metres. Runs that start farther away
  /// are not drawn.
  private static let reach = 30_000.0

  init(
    _ reader: RunReader, since: CivilDay?, until: CivilDay?,
    _ line: (RunID, RunRoute) throws(Failure) -> [RunPosition]
  ) throws(Failure) {
    let routes = try reader.repository.routes().byRun
    let wanted = try reader.repository.list().filter {
      $0.state == .counts && $0.day >= since ?? $0.day && $0.day <= until ?? $0.day
    }
    let runs = wanted.compactMap { run in routes[run.id].map { (run, $0) } }
    guard let middle = RunPosition.median(of: runs.map(\.1.samples[0])) else { return }
    for (run, route) in runs {
      guard route.samples[0].metres(to: middle) <= DrawnRuns.reach else {
        elsewhere += 1
        continue
      }
      lines.append(try line(run.id, route))
      days.append(run.day)
    }
  }
}
