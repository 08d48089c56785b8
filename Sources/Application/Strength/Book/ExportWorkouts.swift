package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// Writes the workouts, with corrections applied, to a log file in the format of another app.
package struct ExportWorkouts: UseCase {
  package static let method = "strength.exportWorkouts"
  package static let summary =
    "Write the workouts, with corrections applied, as a CSV log of Strong or Hevy, and report what it cannot contain."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .reading + .writingFiles + [.conflict]

  package struct Input: Described, Equatable {
    package var format: LogExportFormat
    package var unit: MassUnit?
    /// The path of the file to write, which must not exist yet.
    package var path: String

    package static let schema = Schema(
      "The format of the log, and the file to write.",
      [
        .init(
          "format",
          Schema("LogExportFormat", "The app whose log format is written.", LogExportFormat.allCases) { format in
            switch format {
            case .strong: "Strong (iOS): a row per set, and rows for rests; loads have no unit"
            case .hevy: "Hevy: a row per set, with supersets; newest workout first"
            }
          }, "The app whose log format to write."),
        .optional("unit", MassUnit.schema, "The unit of all loads; if left out, the setting `strength.units`."),
        .init("path", .path("/home/eva/strong.csv"), "The path of the file to write, which must not exist yet."),
      ])

    package init(format: LogExportFormat, unit: MassUnit? = nil, path: String) {
      self.format = format
      self.unit = unit
      self.path = path
    }
  }

  package struct Output: Described, Equatable {
    /// The absolute path of the file written.
    package var path: String
    package var bytes: Int64
    package var unit: MassUnit
    package var workoutCount: Int
    package var setCount: Int
    /// The number of loads that were entered in a unit other than the log's. They were converted to the nearest
    /// thousandth of the log's unit.
    package var convertedLoadCount: Int
    package var omissions: [Omission]?

    package static let schema = Schema(
      "WorkoutsExported", "The file that was written.",
      [
        .init("path", .path("/home/eva/strong.csv"), "The path of the file."),
        .init("bytes", .integer, "The size of the file, in bytes.", unit: .bytes),
        .init("unit", MassUnit.schema, "The unit of the loads in the file."),
        .count("workoutCount", "The number of workouts in the file.", "workouts"),
        .count("setCount", "The number of sets in the file.", "sets"),
        .count(
          "convertedLoadCount",
          "The number of loads entered in the other unit, which were converted and rounded to thousandths.",
          "loads"),
        .optional(
          "omissions", .list(ExportWorkouts.Omission.schema),
          "The things that the log cannot contain; left out if it contains everything."),
      ])
  }

  /// A kind of data that the file omits, because the other app's format has no columns for it.
  package struct Omission: Codable, Hashable, Sendable {
    package var what: LogOmission
    package var count: Int

    package static let schema = Schema(
      "LogOmitted", "A kind of thing that the log does not contain.",
      [
        .init("what", LogOmission.schema, "The kind of thing."),
        .count("count", "How often such a thing was left out.", "times"),
      ])
  }

  let reader: StrengthReader
  let encoder: any LogEncoder
  let writer: any FileWriter

  /// Writes the file. Fails with `conflict` if the book has no finished workouts.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let snapshot = try reader.repository.snapshot()
    let workouts = snapshot.corrected.counting
    guard !workouts.isEmpty else { throw .conflict(.strength(.noWorkoutsToExport)) }
    let settings = try reader.settings.settings()
    let unit = input.unit ?? settings.massUnit
    let written = try encoder.encode(workouts, as: input.format, in: unit) { exercise in
      switch exercise {
      case .known(let id): snapshot.catalogue[id]?.english ?? id.text
      case .named(let name, _): name
      }
    }
    return Output(
      path: try writer.write(written.bytes, to: input.path), bytes: Int64(written.bytes.count), unit: unit,
      workoutCount: workouts.count, setCount: written.sets, convertedLoadCount: written.convertedLoads,
      omissions: written.omissions.isEmpty
        ? nil
        : LogOmission.allCases.compactMap { what in
          written.omissions[what].map { Omission(what: what, count: $0) }
        })
  }
}

/// The apps in whose format workouts can be exported.
package enum LogExportFormat: String, CaseIterable, Codable, Hashable, Sendable {
  case strong, hevy
}

/// The kinds of data for which an app's format may have no columns.
package enum LogOmission: String, CaseIterable, Codable, Hashable, Sendable {
  /// Which exercises belonged to one superset.
  case superset
  /// Notes on sets.
  case setNote
  /// The rests that were planned after sets.
  case rest
  /// Sets of as many repetitions as possible (AMRAP).
  case amrap

  package static let schema = Schema(
    "LogOmission", "A kind of thing that a log may not be able to contain.", LogOmission.allCases
  ) { what in
    switch what {
    case .superset: "that an exercise is part of a superset"
    case .setNote: "the note on a set"
    case .rest: "the planned rest after a set"
    case .amrap: "that a set consists of as many repetitions as possible"
    }
  }
}

/// A file of workouts in another app's format.
package struct EncodedLog: Hashable, Sendable {
  package var bytes: [UInt8] = []
  package var sets = 0
  /// The number of loads that were entered in a unit other than the log's. They were converted to the nearest
  /// thousandth of the log's unit.
  package var convertedLoads = 0
  package private(set) var omissions: [LogOmission: Int] = [:]

  package init() {}

  package mutating func omit(_ what: LogOmission) {
    omissions[what, default: 0] += 1
  }
}

/// Encodes workouts in the format of another app.
package protocol LogEncoder: Sendable {
  /// Encodes workouts as a file of another app.
  /// - Parameters:
  ///   - workouts: the workouts.
  ///   - format: the app whose format the file has.
  ///   - unit: the unit of all loads in the file.
  ///   - name: returns the name of an exercise.
  func encode(
    _ workouts: [Workout], as format: LogExportFormat, in unit: MassUnit, name: (BlockExercise) -> String
  ) throws(Failure) -> EncodedLog
}

extension ExportWorkouts.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}
