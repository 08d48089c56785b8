@testable import StrengthDomain

/// A body of straight lines in pixels, at a given depth of an exercise.
struct StickFigure {
  var exercise: FormExercise
  /// The distance of the shoulders; 120 is the torso.
  var shoulders = 90.0
  /// Pixels that the whole body is to the right.
  var x = 400.0
  /// What every point is seen with.
  var visibility = 0.95
  /// The arm that moves; nil where both do.
  var arm: BodySide?
  /// Changes the finished points.
  var change: (inout PosePoints) -> Void = { _ in }

  static let torso = 120.0

  /// - Parameter depth: 0 at rest, 1 where the exercise is done in full.
  func points(_ depth: Double) -> PosePoints {
    var points = PosePoints(repeating: PosePoint(x: x, y: 100, visibility: visibility))
    func set(_ joint: Joint, x: Double, y: Double, apart: Double = 0) {
      for side in BodySide.allCases {
        let shift = side == .left ? apart / 2 : -apart / 2
        points[joint.index(side)] = PosePoint(x: x + shift, y: y, visibility: visibility)
      }
    }
    func stand(hip: Double) {
      set(.shoulder, x: x, y: hip - StickFigure.torso, apart: shoulders)
      set(.elbow, x: x, y: hip - 60, apart: shoulders)
      set(.wrist, x: x, y: hip, apart: shoulders)
      set(.hip, x: x, y: hip, apart: shoulders / 2)
      set(.knee, x: x, y: 400, apart: shoulders / 2)
      set(.ankle, x: x, y: 500, apart: shoulders / 2)
      set(.heel, x: x - 10, y: 510, apart: shoulders / 2)
      set(.toe, x: x + 20, y: 510, apart: shoulders / 2)
    }
    switch exercise {
    case .squat, .lunge: stand(hip: 300 + 100 * depth)
    case .press:
      stand(hip: 300)
      set(.wrist, x: x, y: 180 - 1.1 * StickFigure.torso * depth, apart: shoulders)
    case .curl:
      stand(hip: 300)
      for side in BodySide.allCases where arm == nil || arm == side {
        points[Joint.wrist.index(side)].y = 240 + 60 * (1 - 2 * depth)
      }
      if let arm { points[Joint.wrist.index(arm == .left ? .right : .left)].y = 300 }
    case .situp:
      stand(hip: 300)
      let rise = StickFigure.torso * depth
      let run = (StickFigure.torso * StickFigure.torso - rise * rise).squareRoot()
      set(.shoulder, x: x - run, y: 300 - rise)
      set(.hip, x: x, y: 300)
    case .pushup, .plank:
      set(.wrist, x: x, y: 400)
      set(.elbow, x: x, y: 360)
      set(.shoulder, x: x, y: 280 + 120 * depth)
      set(.hip, x: x + 118, y: 300 + 100 * depth)
      set(.knee, x: x + 200, y: 330 + 60 * depth)
      set(.ankle, x: x + 280, y: 330 + 60 * depth)
      set(.heel, x: x + 285, y: 350)
      set(.toe, x: x + 275, y: 360)
    }
    change(&points)
    return points
  }
}

/// A film of such a body.
struct StickFilm {
  var figure: StickFigure
  var analyser: FormAnalyser
  var events: [FormEvent] = []
  var time = 10_000.0
  var framesPerSecond = 30.0

  init(_ figure: StickFigure, framesPerSecond: Double = 30) {
    self.figure = figure
    self.framesPerSecond = framesPerSecond
    analyser = FormAnalyser(figure.exercise, width: 1, height: 1)
  }

  var states: [FormState] {
    events.compactMap { if case .state(let state) = $0.kind { state } else { nil } }
  }

  mutating func show(_ depth: Double) {
    events += analyser.add(PoseFrame(time: Int64(time.rounded()), isEmpty: false, points: figure.points(depth)))
    time += 1_000 / framesPerSecond
  }

  mutating func nobody(seconds: Double) {
    let end = time + seconds * 1_000
    while time < end {
      events += analyser.add(PoseFrame(time: Int64(time.rounded())))
      time += 1_000 / framesPerSecond
    }
  }

  mutating func rest(seconds: Double = 1.5) {
    let end = time + seconds * 1_000
    while time < end { show(0) }
  }

  /// Down and up on a sawtooth with a stay at the top.
  mutating func rep(peak: Double = 1, seconds: Double = 2, stay: Double = 0.2) {
    let (start, way) = (time, (seconds - stay) / 2)
    while time < start + seconds * 1_000 {
      let passed = (time - start) / 1_000
      let part = passed < way ? passed / way : passed < way + stay ? 1 : (seconds - passed) / way
      show(peak * part)
    }
  }
}
