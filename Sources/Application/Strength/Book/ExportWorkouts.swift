package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// Writes the workouts, as her corrections leave them, as a log that other apps read.
package struct ExportWorkouts: UseCase {
  package static let method = "strength.exportWorkouts"
  package static let summary =
    "Write the workouts, as corrected, as a log of Strong or Hevy (CSV), and say what that has no room for."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .reading + .writingFiles + [.conflict]

  package struct Input: Described, Equatable {
    package var format: LogExportFormat
    package var unit: MassUnit?
    /// Of a file, which may not exist yet.
    package var path: String

    package static let schema = Schema(
      "In which format, and where it is written.",
      [
        .init(
          "format",
          Schema("LogExportFormat", "An app whose logs are written.", LogExportFormat.allCases) { format in
            switch format {
            case .strong: "Strong (iOS): a row a set, rests too; its loads tell no unit"
            case .hevy: "Hevy: a row a set, supersets too, the newest workout first"
            }
          }, "Whose log it is."),
        .optional("unit", MassUnit.schema, "Of all loads; left out, the one that is set."),
        .init("path", .path("/home/eva/strong.csv"), "Of a file that is not there yet."),
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
    /// Loads entered in the other unit, written to the nearest thousandth of this one.
    package var convertedLoadCount: Int
    package var omissions: [Omission]?

    package static let schema = Schema(
      "WorkoutsExported", "The file written.",
      [
        .init("path", .path("/home/eva/strong.csv"), "Where it is."),
        .init("bytes", .integer, "How large it is.", unit: .bytes),
        .init("unit", MassUnit.schema, "Of its loads."),
        .count("workoutCount", "How many workouts are in it.", "workouts"),
        .count("setCount", "How many sets are in it.", "sets"),
        .count(
          "convertedLoadCount", "Loads entered in the other unit, written to the nearest thousandth of this one.",
          "loads"),
        .optional(
          "omissions", .list(ExportWorkouts.Omission.schema),
          "What the log has no room for; left out where it holds everything."),
      ])
  }

  /// Something of the workouts that is not in the log.
  package struct Omission: Codable, Hashable, Sendable {
    package var what: LogOmission
    package var count: Int

    package static let schema = Schema(
      "LogOmitted", "Something of the workouts that is not in the log.",
      [
        .init("what", LogOmission.schema, "What it is."), .count("count", "How often it is left out.", "times"),
      ])
  }

  let reader: StrengthReader
  let encoder: any LogEncoder
  let writer: any FileWriter

  /// Fails with `conflict` for a book without finished workouts.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let snapshot = try reader.repository.snapshot()
    let workouts = snapshot.corrected.counting
    guard !workouts.isEmpty else { throw .conflict(.strength(.noWorkoutsToExport)) }
    let settings = try reader.settings.settings()
    let unit = input.unit ?? settings.massUnit
    let written = try encoder.encode(workouts, as: input.format, in: unit) { exercise in
      switch exercise {
      case .known(let id): snapshot.catalogue[id]?.english ?? id.text
      case .named(let name): name
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

/// The apps whose logs can be written.
package enum LogExportFormat: String, CaseIterable, Codable, Hashable, Sendable {
  case strong, hevy
}

/// What a log's columns may have no room for.
package enum LogOmission: String, CaseIterable, Codable, Hashable, Sendable {
  /// That an exercise was part of a superset.
  case superset
  /// What was noted of a set.
  case setNote
  /// How long to rest after a set.
  case rest
  /// That a set was of as many repetitions as possible.
  case amrap

  package static let schema = Schema("LogOmission", "What a log may have no room for.", LogOmission.allCases) { what in
    switch what {
    case .superset: "that an exercise was part of a superset"
    case .setNote: "what was noted of a set"
    case .rest: "how long to rest after a set"
    case .amrap: "that a set was of as many repetitions as possible"
    }
  }
}

/// A log that was made.
package struct EncodedLog: Hashable, Sendable {
  package var bytes: [UInt8] = []
  package var sets = 0
  /// Loads entered in the other unit, which are written to the nearest thousandth of this one.
  package var convertedLoads = 0
  package private(set) var omissions: [LogOmission: Int] = [:]

  package init() {}

  package mutating func omit(_ what: LogOmission) {
    omissions[what, default: 0] += 1
  }
}

/// Makes logs of other apps.
package protocol LogEncoder: Sendable {
  /// - Parameters:
  ///   - unit: in which all loads are written.
  ///   - name: what an exercise is called.
  func encode(
    _ workouts: [Workout], as format: LogExportFormat, in unit: MassUnit, name: (BlockExercise) -> String
  ) throws(Failure) -> EncodedLog
}

extension ExportWorkouts.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}
