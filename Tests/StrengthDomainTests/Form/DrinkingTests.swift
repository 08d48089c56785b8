import Testing

@testable import StrengthDomain

/// A curl that is held long may be a drink, so it counts only beside another one.
@Suite("Drinking")
struct DrinkingTests {
  private var film: StickFilm {
    var film = StickFilm(StickFigure(exercise: .curl))
    film.rest()
    return film
  }

  private func rested(_ film: StickFilm) -> [FormRep] {
    film.events.compactMap { if case .rested(let rep) = $0.kind { rep } else { nil } }
  }

  @Test func aLongCurlAloneIsARestThatIsTold() {
    var film = film
    film.rep(seconds: 6, stay: 4)
    film.rest(seconds: 14)
    #expect(rested(film).isEmpty, "it waits for another one")
    film.rest(seconds: 3)
    #expect(rested(film).count == 1)
    #expect(film.analyser.results.rested == rested(film))
    #expect(film.analyser.results.reps.isEmpty)
  }

  @Test func anotherOneSoonAfterBringsIt() {
    var film = film
    film.rep(seconds: 6, stay: 4)
    film.rest(seconds: 5)
    film.rep()
    film.rest()
    let reps = film.analyser.results.reps
    #expect(reps.count == 2 && film.analyser.results.rested.isEmpty && rested(film).isEmpty)
    #expect(reps.map(\.start) == reps.map(\.start).sorted())
  }

  /// The film of an independent program ends so: what still waits is in the results, and no event tells it.
  @Test func whatWaitsAtTheEndIsInTheResults() {
    var film = film
    film.rep(seconds: 6, stay: 4)
    film.rest(seconds: 2)
    #expect(film.analyser.finish().isEmpty)
    #expect(film.analyser.results.rested.count == 1)
    #expect(film.analyser.results.reps.isEmpty)
  }
}
