import Testing

@testable import StrengthDomain

@Suite("A plank")
struct PlankTests {
  private func film(_ change: @escaping (inout PosePoints) -> Void = { _ in }) -> StickFilm {
    StickFilm(StickFigure(exercise: .plank, change: change), framesPerSecond: 100)
  }

  @Test func isHeldFromItsFirstGoodFrameToItsLast() {
    var film = film()
    film.rest(seconds: 5)
    film.nobody(seconds: 2)
    #expect(film.analyser.results.holds.map { $0.end - $0.start } == [4_990])
    #expect(film.states == [.recording, .noPerson])
  }

  @Test(arguments: [(1.99, 0), (2.01, 1)]) func countsFromTwoSeconds(_ seconds: Double, _ count: Int) {
    var film = film()
    film.rest(seconds: seconds)
    film.nobody(seconds: 2)
    #expect(film.analyser.results.holds.count == count)
  }

  @Test(arguments: [(0.99, 1), (1.01, 2)]) func aLapseOfASecondIsBridged(_ seconds: Double, _ count: Int) {
    var film = film()
    film.rest(seconds: 3)
    film.nobody(seconds: seconds)
    film.rest(seconds: 3)
    film.nobody(seconds: 2)
    #expect(film.analyser.results.holds.count == count)
  }

  @Test func oneThatIsOnAtTheEndCounts() {
    var film = film()
    film.rest(seconds: 5)
    #expect(film.analyser.finish().count == 1)
    #expect(film.analyser.results.holds.map { $0.end - $0.start } == [4_990])
    #expect(film.analyser.finish().isEmpty)
  }

  @Test(arguments: [(0.0, FormState.recording), (25, .ready), (-40, .ready)])
  func hipsOffTheLineAreNoPlank(_ shift: Double, _ state: FormState) {
    var film = film { points in
      for side in BodySide.allCases { points[Joint.hip.index(side)].y += shift }
    }
    film.rest(seconds: 3)
    #expect(film.states == [state])
  }

  @Test func whoStandsDoesNotHold() {
    var film = film { points in
      for side in BodySide.allCases { points[Joint.ankle.index(side)].y += 200 }
    }
    film.rest(seconds: 3)
    #expect(film.states == [.ready])
  }
}
