import Testing

@testable import StrengthDomain

@Suite("What is found in a repetition")
struct FormFindingTests {
  /// What is found in the middle one of three repetitions.
  private func found(
    _ exercise: FormExercise, shoulders: Double, peak: Double? = nil, seconds: Double = 2,
    change: @escaping (inout PosePoints) -> Void = { _ in }
  ) -> (view: FormView?, findings: [FormFinding]) {
    var film = StickFilm(StickFigure(exercise: exercise, shoulders: shoulders, change: change))
    film.rest()
    for _ in 0..<3 {
      film.rep(peak: peak ?? FormCountingTests.depth(of: exercise), seconds: seconds)
      film.rest(seconds: 1)
    }
    let reps = film.analyser.results.reps
    return reps.count == 3 ? (reps[1].view, reps[1].findings) : (nil, [])
  }

  @Test(arguments: [(30.0, FormView.side), (50, .oblique), (80, .front)])
  func theShouldersTellTheView(_ shoulders: Double, _ view: FormView) {
    #expect(found(.squat, shoulders: shoulders).view == view)
  }

  @Test func aGoodOneHasNone() {
    for exercise in FormCountingTests.counted { #expect(found(exercise, shoulders: 80).findings == []) }
  }

  @Test(arguments: FormCountingTests.counted) func belowFullIsShallow(_ exercise: FormExercise) throws {
    let definition = try #require(exercise.definition)
    #expect(found(exercise, shoulders: 80, peak: (definition.count + 3 * definition.full) / 4).findings == [.shallow])
  }

  @Test func kneesPastTheToesAreSeenFromTheSide() {
    let change: (inout PosePoints) -> Void = { points in
      for side in BodySide.allCases { points[Joint.knee.index(side)].x += 60 }
    }
    #expect(found(.squat, shoulders: 20, change: change).findings == [.kneesPastToes])
    #expect(found(.squat, shoulders: 80, change: change).findings == [])
  }

  @Test func kneesPastTheToesAreSeenOfThoseWhoLookLeft() {
    let change: (inout PosePoints) -> Void = { points in
      for side in BodySide.allCases {
        points[Joint.knee.index(side)].x -= 60
        points[Joint.toe.index(side)].x -= 60
      }
    }
    #expect(found(.squat, shoulders: 20, change: change).findings == [.kneesPastToes])
  }

  @Test func kneesThatFallInAreSeenFromInFront() {
    let change: (inout PosePoints) -> Void = { points in
      points[Joint.knee.index(.left)].x -= 8
      points[Joint.knee.index(.right)].x += 8
    }
    #expect(found(.squat, shoulders: 80, change: change).findings == [.kneesInward])
    #expect(found(.squat, shoulders: 20, change: change).findings == [])
  }

  @Test func aLowHipIsUneven() {
    #expect(found(.squat, shoulders: 80) { $0[Joint.hip.index(.left)].y += 14 }.findings.contains(.asymmetry))
  }

  @Test func aLowWristIsUneven() {
    let change: (inout PosePoints) -> Void = { $0[Joint.wrist.index(.left)].y -= 40 }
    #expect(found(.press, shoulders: 80, change: change).findings == [.asymmetry])
  }

  @Test(arguments: [(30.0, FormFinding.hipsSagging), (-45, .hipsHigh)])
  func hipsOfAPushupStayOnTheLine(_ shift: Double, _ finding: FormFinding) {
    let change: (inout PosePoints) -> Void = { points in
      for side in BodySide.allCases { points[Joint.hip.index(side)].y += shift }
    }
    #expect(found(.pushup, shoulders: 0, change: change).findings == [finding])
  }

  @Test func aFallIsFast() {
    #expect(found(.squat, shoulders: 80, peak: 1, seconds: 0.7).findings.contains(.fast))
    #expect(found(.press, shoulders: 80, peak: 1, seconds: 0.9).findings == [])
  }

  @Test func whatWasNotSeenIsNamed() {
    var film = StickFilm(StickFigure(exercise: .squat, shoulders: 80))
    film.rest()
    film.rep()
    film.rest()
    #expect(film.analyser.results.notJudged == [.kneesPastToes, .leaningForward])
  }

  @Test func armsThatDifferAreUneven() throws {
    let left = FormRep(
      start: 0, peak: 500, end: 1_000, percent: 100, side: .left, down: 300, hold: 200, up: 500, view: .front, angle: 5,
      findings: [], confidence: 90)
    var right = left
    right.side = .right
    (right.start, right.end, right.percent, right.confidence) = (400, 1_200, 84, 80)
    let both = try #require(ArmPairRule.joined(left, right))
    #expect(both.findings == [.asymmetry])
    #expect((both.start, both.end, both.percent, both.confidence) == (0, 1_200, 84, 80))
    #expect((both.side, both.peak, both.down) == (.both, 500, 300))
    right.percent = 85
    #expect(ArmPairRule.joined(left, right)?.findings == [])
    // Half of the shorter is not more than half.
    right.start = 600
    #expect(ArmPairRule.joined(left, right)?.side == .both)
    right.end = 1_400
    #expect(ArmPairRule.joined(left, right) == nil)
    #expect(ArmPairRule.joined(both, right) == nil)
  }
}
