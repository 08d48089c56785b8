import Testing

@testable import StrengthDomain

@Suite("Counting by the points of a body")
struct FormCountingTests {
  static let counted: [FormExercise] = FormExercise.allCases.filter { $0 != .plank }

  /// The depth of a body whose extent is the exercise's full one, and 8 parts of 100 more.
  static func depth(of exercise: FormExercise) -> Double {
    (exercise.definition?.full ?? 1) + 0.08
  }

  @Test(arguments: counted) func repetitionsAreCounted(_ exercise: FormExercise) {
    var film = StickFilm(StickFigure(exercise: exercise, shoulders: exercise == .curl ? 90 : 80))
    film.rest()
    for _ in 0..<8 {
      film.rep(peak: FormCountingTests.depth(of: exercise))
      film.rest(seconds: 0.5)
    }
    #expect(film.analyser.results.reps.count == 8)
    #expect(film.analyser.results.partials.isEmpty)
    #expect(film.analyser.results.reps.allSatisfy { !$0.findings.contains(.shallow) })
    #expect(film.states == [.lowConfidence, .ready, .recording] || film.states == [.ready, .recording])
  }

  @Test(arguments: counted) func anAttemptThatIsTooSmallIsPartial(_ exercise: FormExercise) {
    var film = StickFilm(StickFigure(exercise: exercise))
    let definition = exercise.definition!
    film.rest()
    film.rep(peak: (definition.partial + definition.count) / 2, seconds: 1.4)
    film.rest(seconds: 0.5)
    let results = film.analyser.results
    #expect(results.reps.isEmpty)
    #expect(!results.partials.isEmpty)
    #expect(results.partials.allSatisfy { $0.findings == [.partial] })
  }

  /// A rate around 10 frames a second is where a second of rest holds nine or ten of them.
  @Test(arguments: [9.9, 10.0, 10.1, 15, 24, 60, 120], counted)
  func theRateOfFramesDoesNotMatter(_ rate: Double, _ exercise: FormExercise) {
    var film = StickFilm(StickFigure(exercise: exercise), framesPerSecond: rate)
    film.rest(seconds: 2)
    for _ in 0..<5 {
      film.rep(peak: FormCountingTests.depth(of: exercise), seconds: 2.4, stay: 0.6)
      film.rest(seconds: 1)
    }
    #expect(film.analyser.results.reps.count == 5, "\(exercise) at \(rate)")
  }

  @Test func bothArmsAtOnceAreOneRepetition() {
    var film = StickFilm(StickFigure(exercise: .curl))
    film.rest()
    film.rep()
    film.rest()
    #expect(film.analyser.results.reps.map(\.side) == [.both])
  }

  @Test func oneArmAfterTheOtherAreTwo() {
    var film = StickFilm(StickFigure(exercise: .curl))
    film.rest()
    for arm in [BodySide.left, .right] {
      film.figure.arm = arm
      film.rep()
      film.rest()
    }
    #expect(film.analyser.results.reps.map(\.side) == [.left, .right])
    #expect(film.events.compactMap { if case .rep(let number, _) = $0.kind { number } else { nil } } == [1, 2])
  }

  @Test func nobodyInViewInterruptsAndCountingGoesOn() {
    var film = StickFilm(StickFigure(exercise: .squat))
    film.rest()
    film.rep()
    film.rest()
    for depth in stride(from: 0.0, through: 0.8, by: 0.05) { film.show(depth) }
    film.nobody(seconds: 2)
    film.rest()
    film.rep()
    film.rest()
    #expect(film.analyser.results.reps.count == 2)
    #expect(film.analyser.results.interrupted == 1)
    #expect(film.states == [.lowConfidence, .ready, .recording, .noPerson, .ready, .recording])
  }

  @Test func whatTakesMoreThanTwentySecondsIsInterrupted() {
    var film = StickFilm(StickFigure(exercise: .squat))
    film.rest()
    film.rep(seconds: 22, stay: 21)
    film.rest()
    #expect(film.analyser.results.reps.isEmpty)
    #expect(film.analyser.results.interrupted == 1)
    film.rep()
    film.rest()
    #expect(film.analyser.results.reps.count == 1)
  }

  @Test func anAttemptThatIsOpenAtTheEndWasNone() {
    var film = StickFilm(StickFigure(exercise: .squat))
    film.rest()
    for depth in stride(from: 0.0, through: 1.0, by: 0.05) { film.show(depth) }
    #expect(film.analyser.finish().isEmpty)
    #expect(film.analyser.results.reps.isEmpty)
    #expect(film.analyser.results.interrupted == 0)
  }

  @Test func theTopOfARepetitionDividesItsTime() throws {
    var film = StickFilm(StickFigure(exercise: .squat))
    film.rest()
    film.rep(seconds: 3, stay: 1)
    film.rest()
    let rep = try #require(film.analyser.results.reps.first)
    #expect(rep.down + rep.hold + rep.up == rep.end - rep.start)
    #expect((900...1_400).contains(rep.hold))
    #expect(rep.percent == 100)
    #expect(rep.view == .front)
    #expect(rep.confidence == 95)
  }
}
