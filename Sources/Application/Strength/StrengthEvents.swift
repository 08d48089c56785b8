package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// The names and details of the events about strength training.
package enum StrengthEvents {
  package static let bookChanged = "strength.bookChanged"
  package static let workoutChanged = "strength.workoutChanged"
  package static let setLogged = "strength.setLogged"
  package static let recordSet = "strength.recordSet"
  package static let restStarted = "strength.restStarted"
  package static let restChanged = "strength.restChanged"
  package static let restWarning = "strength.restWarning"
  package static let restEnded = "strength.restEnded"
  package static let restSkipped = "strength.restSkipped"

  /// The details of the event `strength.bookChanged`: which kind of data changed. Changes of the workout under way
  /// have a separate event.
  package struct BookChanged: Codable, Hashable, Sendable {
    package var what: What
    /// The workout that changed; nil if the change is not about a workout.
    package var workout: WorkoutID?
    /// True if a change was undone; nil otherwise.
    package var undone: Bool?

    package enum What: String, CaseIterable, Codable, Hashable, Sendable {
      case workouts, exercises, routines, schedule, bodyWeight, measures
    }

    package init(_ what: What, workout: WorkoutID? = nil, undone: Bool? = nil) {
      self.what = what
      self.workout = workout
      self.undone = undone
    }
  }

  /// The details of the event that is sent when a workout's state changes, for example when it is paused.
  package struct WorkoutChanged: Codable, Hashable, Sendable {
    package var workout: WorkoutID
    package var state: State

    package enum State: String, CaseIterable, Codable, Hashable, Sendable {
      case running, paused, finished, discarded
    }
  }

  package struct SetLogged: Codable, Hashable, Sendable {
    package var workout: WorkoutID
    package var exercise: ExerciseName
    package var set: SetView
    /// The number of the block (an exercise with its sets) to be done next, counted from 1.
    package var nextBlock: Int
  }

  /// The details of events about a rest, such as that it began or was made longer.
  package struct Rest: Codable, Hashable, Sendable {
    package var workout: WorkoutID
    /// When the rest ends; nil if no rest is under way.
    package var end: Timestamp?
    /// The sound that clients should play now; nil if there is none, or if the user has switched sounds off.
    package var cue: RestCue?
  }

  /// Returns the events to announce when something happened in a workout.
  /// - Parameters:
  ///   - events: what happened in the workout.
  ///   - workout: the workout under way.
  ///   - name: if a set was logged, the exercise of the set; otherwise nil.
  ///   - hasCues: whether the sounds that signal the end of a rest are switched on.
  package static func events(
    _ events: [WorkoutEvent], of workout: ActiveWorkout, set name: ExerciseName? = nil, hasCues: Bool
  ) -> [BookEvent] {
    events.compactMap { event in
      switch event {
      case .changed:
        BookEvent(workoutChanged, WorkoutChanged(workout: workout.id, state: WorkoutChanged.State(workout.state)))
      case .setLogged(let number, let next):
        SetLogged(number, next: next, of: workout, name).map { BookEvent(setLogged, $0) }
      case .restStarted(let end): BookEvent(restStarted, Rest(workout: workout.id, end: end))
      case .restChanged(let end): BookEvent(restChanged, Rest(workout: workout.id, end: end))
      case .restWarning:
        BookEvent(restWarning, Rest(workout: workout.id, end: workout.rest?.end, cue: hasCues ? .warning : nil))
      case .restEnded: BookEvent(restEnded, Rest(workout: workout.id, cue: hasCues ? .end : nil))
      case .restSkipped: BookEvent(restSkipped, Rest(workout: workout.id))
      }
    }
  }
}

extension StrengthEvents.WorkoutChanged.State {
  package init(_ state: ActiveWorkout.State) {
    self =
      switch state {
      case .running: .running
      case .paused: .paused
      case .finished: .finished
      case .discarded: .discarded
      }
  }
}

extension StrengthEvents.SetLogged {
  /// Creates the details of the event that is sent when a set is logged; nil if the workout has no set with the number
  /// `number`.
  /// - Parameter next: the index of the block (an exercise with its sets) to be done next.
  fileprivate init?(_ number: Int32, next: Int, of workout: ActiveWorkout, _ name: ExerciseName?) {
    for block in workout.blocks {
      guard let set = block.sets.first(where: { $0.number == number }) else { continue }
      self.init(
        workout: workout.id, exercise: name ?? ExerciseName(.known(block.exercise)), set: SetView(set),
        nextBlock: next + 1)
      return
    }
    return nil
  }
}
