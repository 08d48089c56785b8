/// The name of an exercise in an app's log. The same name may mean another exercise in another app.
package struct LoggedName: Hashable, Comparable, Sendable {
  /// The app that wrote the log, such as `Strong`.
  package let app: String
  /// The name as written in the log.
  package let name: String

  package init(app: String, name: String) {
    self.app = app
    self.name = name
  }

  package static func < (a: LoggedName, b: LoggedName) -> Bool { (a.app, a.name) < (b.app, b.name) }

  /// A copy for comparisons, whose name has no capital letters, accents or punctuation.
  var compared: LoggedName { LoggedName(app: app, name: SearchText(name).text) }
}

/// A name in a log, and the exercise that the book has recorded for it. New versions of the program's table of names do
/// not change this exercise.
package struct NamedExercise: Hashable, Sendable {
  package let logged: LoggedName
  package let exercise: ExerciseID
  package let decision: NameDecision

  package init(_ logged: LoggedName, _ exercise: ExerciseID, _ decision: NameDecision) {
    self.logged = logged
    self.exercise = exercise
    self.decision = decision
  }
}

/// The way in which it was decided to which exercise a name refers.
package enum NameDecision: String, Codable, CaseIterable, Hashable, Sendable {
  /// The name is in the program's table of names, or is the name of an exercise in its catalogue.
  case table
  /// The name consists of the same words as the name of exactly one exercise.
  case words
  /// No known exercise was found, so the name refers to one of the user's own exercises.
  case own
  case user
}
