package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// What an import took from one file for the feature Strength.
package struct StrengthFilePart: Codable, Hashable, Sendable {
  package var workouts: Counts
  package var app: String?
  /// The number of body measures in the file; nil if there are none.
  package var measures: Int?

  package static let schema = Schema(
    "ImportedWorkouts", "The workouts imported from one file.",
    [
      .init("workouts", Counts.schema, "The numbers of workouts and sets."),
      .optional("app", .text, "The app that wrote the log; left out for a backup.", examples: [#""Strong""#]),
      .optional(
        "measures", .integer, "The number of body measures in the file; left out if there are none.",
        unit: .of("measures")),
    ])

  package struct Counts: Codable, Hashable, Sendable {
    /// The number of workouts in the file: new workouts, workouts that updated the book's, and workouts that the book
    /// already contained.
    package var found: Int
    package var new: Int
    package var updated: Int
    package var sets: Int
    /// The number of exercises in the file that are missing from the program's catalogue. They were added as exercises
    /// that the user defined.
    package var ownExercises: Int
    /// The number of workouts that were logged in this program and came back through another app. They are not stored
    /// again. Nil if there are none.
    package var alreadyHere: Int?

    package static let schema = Schema(
      "WorkoutCounts", "The numbers of imported workouts and sets.",
      [
        .count("found", "The number of workouts found: new, updated and unchanged ones.", "workouts"),
        .count("new", "The number of these workouts that are new in the book.", "workouts"),
        .count("updated", "The number of these workouts that were in the book with other data.", "workouts"),
        .count("sets", "The number of sets of these workouts.", "sets"),
        .count("ownExercises", "The number of unknown exercises, which became the user's own exercises.", "exercises"),
        .optional(
          "alreadyHere", .integer,
          """
          The number of these workouts that had been logged in this program, and so were not stored again; left out if \
          there are none.
          """, unit: .of("workouts")),
      ])

    package init(
      found: Int = 0, new: Int = 0, updated: Int = 0, sets: Int = 0, ownExercises: Int = 0, alreadyHere: Int? = nil
    ) {
      self.alreadyHere = alreadyHere
      self.found = found
      self.new = new
      self.updated = updated
      self.sets = sets
      self.ownExercises = ownExercises
    }

    package static func + (a: Counts, b: Counts) -> Counts {
      let here = (a.alreadyHere ?? 0) + (b.alreadyHere ?? 0)
      return Counts(
        found: a.found + b.found, new: a.new + b.new, updated: a.updated + b.updated, sets: a.sets + b.sets,
        ownExercises: a.ownExercises + b.ownExercises, alreadyHere: here == 0 ? nil : here)
    }
  }

  package init(workouts: Counts, app: String? = nil, measures: Int? = nil) {
    self.measures = measures
    self.workouts = workouts
    self.app = app
  }
}

/// What an import as a whole changed in the data about strength training.
package struct StrengthImportPart: Codable, Hashable, Sendable {
  package var workouts: StrengthFilePart.Counts
  /// The number of suspicious sets in the whole book, which the user now has to confirm or correct.
  package var suspicious: Int
  /// The number of imported workouts that another app recorded, too, so that only one of the two recordings counts for
  /// records and totals; nil if there are none.
  package var same: Int?
  /// The number of body measures that are new or have changed; nil if there are none.
  package var measures: Int?
  /// The number of pairs of workouts about which the user has to decide whether they are the same workout; nil if
  /// there are none.
  package var doubtful: Int?

  package static let schema = Schema(
    "StrengthImport", "The workouts imported from all files, and the sets that the user has to check.",
    [
      .init("workouts", StrengthFilePart.Counts.schema, "The numbers of workouts and sets."),
      .count("suspicious", "The number of sets in the book that the user has to check.", "sets"),
      .optional(
        "measures", .integer,
        "The number of body measures that are new or have other values; left out if there are none.",
        unit: .of("measures")),
      .optional(
        "same", .integer,
        """
        The number of workouts that turned out to be the same as a workout from another app, so that only one of the \
        two counts; left out if there are none.
        """, unit: .of("workouts")),
      .optional(
        "doubtful", .integer,
        """
        The number of workouts that may be the same as a workout from another app, so that the user is asked; left out \
        if there are none.
        """, unit: .of("workouts")),
    ])

  package init(
    measures: Int? = nil, workouts: StrengthFilePart.Counts, suspicious: Int, same: Int? = nil, doubtful: Int? = nil
  ) {
    self.measures = measures
    self.same = same
    self.doubtful = doubtful
    self.workouts = workouts
    self.suspicious = suspicious
  }
}

extension StrengthImportPart: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard changed else { return [] }
    var changed: [StrengthEvents.BookChanged.What] = []
    if workouts.new + workouts.updated > 0 { changed.append(.workouts) }
    if measures != nil { changed.append(.measures) }
    return changed.map { BookEvent(StrengthEvents.bookChanged, StrengthEvents.BookChanged($0)) }
  }
}

/// How many workouts, sets and other data about strength training a backup contains. After an import, how many of them
/// the book took from the backup.
package struct StrengthBackupPart: Codable, Hashable, Sendable {
  package var workouts: Int
  package var sets: Int
  package var corrections: Int
  package var ownExercises: Int
  package var routines: Int

  package static let schema = Schema(
    "StrengthBackup", "The strength data in a backup.",
    [
      .count("workouts", "The number of finished workouts.", "workouts"),
      .count("sets", "The number of sets of these workouts.", "sets"),
      .count("corrections", "The number of corrections.", "corrections"),
      .count("ownExercises", "The number of the user's own exercises.", "exercises"),
      .count("routines", "The number of routines.", "routines"),
    ])

  package init(workouts: Int, sets: Int, corrections: Int, ownExercises: Int, routines: Int) {
    self.workouts = workouts
    self.sets = sets
    self.corrections = corrections
    self.ownExercises = ownExercises
    self.routines = routines
  }

  package init(_ book: StrengthBook) {
    let workouts = book.workouts
    self.init(
      workouts: workouts.count, sets: workouts.reduce(0) { $0 + $1.setCount },
      corrections: book.state.corrections.count, ownExercises: book.ownExercises.count,
      routines: book.state.routines.count)
  }
}

/// What the overview shows about strength training.
package struct StrengthGlance: Codable, Hashable, Sendable {
  package var running: WorkoutListing?
  /// The time without pauses that the workout in progress has taken; nil if no workout is in progress.
  package var elapsedMilliseconds: Int64?
  /// When the workout in progress would have begun if it had had no pauses; nil while its clock stands still.
  package var elapsedSince: Timestamp?
  /// The number of sets planned for the workout in progress, including those already done; nil if nothing was planned.
  package var setsPlanned: Int?
  package var latest: WorkoutListing?
  /// The latest finished workouts, newest first; at most four.
  package var recent: [WorkoutListing]
  /// The number of workouts in the current week.
  package var weekWorkouts: Int
  /// The volume of the current week (load times repetitions, summed) in tenths of a kilogram.
  package var weekVolumeTenths: Int64
  /// The exercise whose greatest load grew most recently, if that was in the last 30 days; otherwise nil.
  package var raised: NamedRaisedLoad?

  package static let schema = Schema(
    "StrengthGlance", "The user's strength training at a glance.",
    [
      .optional("running", WorkoutListing.schema, "The workout under way; left out if there is none."),
      .optional(
        "elapsedMilliseconds", .integer,
        "The time without pauses that the workout under way has taken; left out if there is none.", unit: .milliseconds),
      .optional(
        "elapsedSince", Timestamp.schema,
        "The instant from which the workout's clock counts; left out while it stands still."),
      .optional(
        "setsPlanned", .integer,
        "The number of sets planned for the workout under way, including those done; left out if nothing was planned.",
        unit: .of("sets")),
      .optional("latest", WorkoutListing.schema, "The latest finished workout; left out if there is none."),
      .init("recent", .list(WorkoutListing.schema), "The latest finished workouts, newest first, at most four."),
      .count("weekWorkouts", "The number of workouts in the current week.", "workouts"),
      .tenths("weekVolumeTenths", "The volume of the current week, in tenths of a kilogram."),
      .optional(
        "raised", NamedRaisedLoad.schema,
        "The greatest load of the exercise in which it was raised last; left out unless that was in the last 30 days."),
    ])
}
