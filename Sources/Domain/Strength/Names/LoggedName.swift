/// The name of an exercise in an app's log. In another app's log, the same name may stand for another exercise.
package struct LoggedName: Hashable, Comparable, Sendable {
  /// The app that wrote the log, such as `Strong`.
  package let app: String
  /// The name as it is in the log.
  package let name: String

  package init(app: String, name: String) {
    self.app = app
    self.name = name
  }

  package static func < (a: LoggedName, b: LoggedName) -> Bool { (a.app, a.name) < (b.app, b.name) }

  /// A copy in the form in which names are compared: without capitals, accents and punctuation.
  var compared: LoggedName { LoggedName(app: app, name: SearchText(name).text) }
}

/// The exercise that the book has recorded for a name in a log. A new version of the program's table of names does not
/// change this.
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

/// How it was decided which exercise a name stands for.
package enum NameDecision: String, Codable, CaseIterable, Hashable, Sendable {
  /// The name is in the program's table of names, or is the name of an exercise in its catalogue.
  case table
  /// The words of the name are those of exactly one exercise.
  case words
  /// No known exercise was found, so the name became an exercise of the user's own.
  case own
  case user
}
