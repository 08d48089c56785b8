import TestSupport
import Testing

@testable import StrengthDomain

@Suite("Frames that nobody would send")
struct FormHostileTests {
  private var counted: StickFilm {
    var film = StickFilm(StickFigure(exercise: .squat))
    film.rest()
    film.rep()
    film.rest()
    return film
  }

  @Test func aClockThatJumpsBackIsIgnored() {
    var film = counted
    film.time -= 60_000
    for _ in 0..<50 { film.show(1) }
    #expect(film.analyser.results.outOfOrder == 50)
    film.time += 60_000
    film.rest()
    film.rep()
    film.rest()
    #expect(film.analyser.results.reps.count == 2)
    #expect(film.analyser.results.interrupted == 0)
  }

  @Test func aFrameTwentyMinutesLaterBeginsAnew() {
    var film = counted
    for depth in stride(from: 0.0, through: 0.8, by: 0.05) { film.show(depth) }
    film.time += 1_200_000
    film.show(0.8)
    #expect(film.analyser.results.interrupted == 1)
    film.rest()
    film.rep()
    film.rest()
    #expect(film.analyser.results.reps.count == 2)
  }

  @Test(arguments: FormExercise.allCases) func pointsThatAreAllOneCountNothing(_ exercise: FormExercise) {
    for number in [0, 1, -5, 1e308, -1e308, .nan, .infinity, -.infinity, .leastNonzeroMagnitude] {
      var analyser = FormAnalyser(exercise, width: 1_280, height: 720)
      let points = PosePoints(repeating: PosePoint(x: number, y: number, visibility: 1))
      for time in 0..<200 { _ = analyser.add(PoseFrame(time: Int64(time) * 33, isEmpty: false, points: points)) }
      #expect(analyser.results.reps.isEmpty && analyser.results.partials.isEmpty)
    }
  }

  @Test(arguments: FormExercise.allCases) func noNumberTrapsAndNoneIsKept(_ exercise: FormExercise) {
    var random = SeededGenerator(seed: 7)
    let strange = [0, 1, -1, 1e308, -1e308, .nan, .infinity, 1e-308, 0.5, 1e15]
    var film = StickFilm(StickFigure(exercise: exercise))
    film.rest()
    for step in 0..<3_000 {
      let index = Int.random(in: 0..<33, using: &random)
      let (x, y) = (strange.randomElement(using: &random)!, strange.randomElement(using: &random)!)
      film.figure.change = { $0[index] = PosePoint(x: x, y: y, visibility: 1) }
      film.show(Double(step % 60) / 60)
    }
    _ = film.analyser.finish()
    // The body is itself again, and is counted.
    film.figure.change = { _ in }
    film.nobody(seconds: 2)
    let before = film.analyser.results.reps.count
    film.rest(seconds: 2)
    film.rep()
    film.rest()
    if exercise != .plank { #expect(film.analyser.results.reps.count == before + 1) }
  }

  @Test func twoPeopleWhoChangePlacesAreNoRepetition() {
    var film = counted
    for step in 0..<120 {
      film.figure.x = step % 2 == 0 ? 400 : 900
      film.show(step % 2 == 0 ? 0 : 0.9)
    }
    #expect(film.analyser.results.reps.count <= 2)
  }
}
