package import KernelApplication
import KernelDomain
package import StrengthDomain

/// What an import took of one file into the book of strength.
package struct StrengthFilePart: Codable, Hashable, Sendable {
  package var workouts: Counts
  package var app: String?

  package static let schema = Schema(
    "ImportedWorkouts", "What an import took of one file.",
    [
      .init("workouts", Counts.schema, "How many."),
      .optional("app", .text, "The app that wrote the log; left out of a backup.", examples: [#""Strong""#]),
    ])

  package struct Counts: Codable, Hashable, Sendable {
    /// New, updated and unchanged together.
    package var found: Int
    package var new: Int
    package var updated: Int
    package var sets: Int
    /// Exercises that nobody knew, which are her own now.
    package var ownExercises: Int

    package static let schema = Schema(
      "WorkoutCounts", "How many workouts files hold.",
      [
        .count("found", "New, updated and unchanged together.", "workouts"),
        .count("new", "Those that are new.", "workouts"),
        .count("updated", "Those that were logged otherwise before.", "workouts"),
        .count("sets", "How many sets they have.", "sets"),
        .count("ownExercises", "Exercises that nobody knew, which are her own now.", "exercises"),
      ])

    package init(found: Int = 0, new: Int = 0, updated: Int = 0, sets: Int = 0, ownExercises: Int = 0) {
      self.found = found
      self.new = new
      self.updated = updated
      self.sets = sets
      self.ownExercises = ownExercises
    }

    package static func + (a: Counts, b: Counts) -> Counts {
      Counts(
        found: a.found + b.found, new: a.new + b.new, updated: a.updated + b.updated, sets: a.sets + b.sets,
        ownExercises: a.ownExercises + b.ownExercises)
    }
  }

  package init(workouts: Counts, app: String? = nil) {
    self.workouts = workouts
    self.app = app
  }
}

/// What an import did to the book of strength as a whole.
package struct StrengthImportPart: Codable, Hashable, Sendable {
  package var workouts: StrengthFilePart.Counts
  /// How many sets of the book await her judgement now.
  package var suspicious: Int

  package static let schema = Schema(
    "StrengthImport", "What an import did to strength as a whole.",
    [
      .init("workouts", StrengthFilePart.Counts.schema, "How many."),
      .count("suspicious", "How many sets await judgement now.", "sets"),
    ])

  package init(workouts: StrengthFilePart.Counts, suspicious: Int) {
    self.workouts = workouts
    self.suspicious = suspicious
  }
}

extension StrengthImportPart: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard changed, workouts.new + workouts.updated > 0 else { return [] }
    return [BookEvent(StrengthEvents.bookChanged, StrengthEvents.BookChanged(.workouts))]
  }
}

/// What a backup holds of strength.
package struct StrengthBackupPart: Codable, Hashable, Sendable {
  package var workouts: Int
  package var sets: Int
  package var corrections: Int
  package var ownExercises: Int
  package var routines: Int

  package static let schema = Schema(
    "StrengthBackup", "How much of strength there is.",
    [
      .count("workouts", "Finished workouts.", "workouts"), .count("sets", "Their sets.", "sets"),
      .count("corrections", "Corrections of them.", "corrections"),
      .count("ownExercises", "Own exercises.", "exercises"), .count("routines", "Routines.", "routines"),
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

/// Strength at a glance.
package struct StrengthGlance: Codable, Hashable, Sendable {
  package var running: WorkoutListing?
  package var latest: WorkoutListing?
  /// The latest four that were finished, newest first.
  package var recent: [WorkoutListing]
  /// Of the week with today in it.
  package var weekWorkouts: Int
  /// Tenths of a kilogram.
  package var weekVolumeTenths: Int64

  package static let schema = Schema(
    "StrengthGlance", "Strength at a glance.",
    [
      .optional("running", WorkoutListing.schema, "The workout that is on; left out where none is."),
      .optional("latest", WorkoutListing.schema, "The latest that was finished; left out where none was."),
      .init("recent", .list(WorkoutListing.schema), "The latest that were finished, newest first, at most four."),
      .count("weekWorkouts", "Of the week with today in it.", "workouts"),
      .tenths("weekVolumeTenths", "The same."),
    ])
}
