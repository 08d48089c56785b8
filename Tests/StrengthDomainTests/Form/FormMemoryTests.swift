import TestSupport
import Testing

@testable import StrengthDomain

/// A session of any length takes no more memory than its results, once the first minutes have allocated what it measures
/// in, which holds the poses of a minute until the body is at rest.
struct FormMemoryTests {
  @Test(arguments: FormExercise.allCases) func framesTakeNoMoreMemory(_ exercise: FormExercise) {
    expectConstant(exercise, frames: 40_000, milliseconds: 16)
  }

  @Test func aMillionFramesTakeNoMoreThanThousands() {
    expectConstant(.squat, frames: 1_000_000, milliseconds: 16)
  }

  /// A film of a thousand frames per second, of which a minute would be 60,000 poses.
  @Test func fastFilmsTakeNoMoreMemory() {
    expectConstant(.curl, frames: 100_000, milliseconds: 1)
  }

  /// Rest, and ways to the top that stay below `partial`: nothing is counted, all else is done.
  private func expectConstant(_ exercise: FormExercise, frames: Int, milliseconds: Int64) {
    var analyser = FormAnalyser(exercise, width: 1, height: 1)
    let figure = StickFigure(exercise: exercise)
    let top = exercise.definition.map { ($0.leave + $0.partial) / 2 } ?? 0
    let film = (0..<60).map { figure.points($0 < 40 ? 0 : top) }
    var held: [Int] = []
    for frame in 0..<frames {
      _ = analyser.add(PoseFrame(time: Int64(frame) * milliseconds, isEmpty: false, points: film[frame % film.count]))
      if frame == 20_000 || frame == frames - 1 { held.append(analyser.capacity) }
    }
    #expect(analyser.results.frames == frames)
    #expect(analyser.results.reps.isEmpty)
    #expect(held[0] == held[1])
  }
}
