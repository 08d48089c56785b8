/// The name of an exercise in the log of an app. The same name may be another exercise in another app.
package struct LoggedName: Hashable, Comparable, Sendable {
  /// The app that wrote the log, such as `Strong`.
  package let app: String
  /// The name as the log writes it.
  package let name: String

  package init(app: String, name: String) {
    self.app = app
    self.name = name
  }

  package static func < (a: LoggedName, b: LoggedName) -> Bool { (a.app, a.name) < (b.app, b.name) }

  /// The name as names are compared: without capitals, accents and punctuation.
  var compared: LoggedName { LoggedName(app: app, name: SearchText(name).text) }
}

/// The exercise that a name in a log stands for, as the book records it. A later version of the program's table does
/// not change it.
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

/// What decided which exercise a name stands for.
package enum NameDecision: String, Codable, CaseIterable, Hashable, Sendable {
  /// The program's table of names, or the name of an exercise of its catalogue.
  case table
  /// The words of the name, which are those of one exercise.
  case words
  /// Nothing: the name is an exercise of its own.
  case own
  case user
}
