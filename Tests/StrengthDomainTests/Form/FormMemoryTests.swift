import TestSupport
import Testing

@testable import StrengthDomain

/// A session of any length takes no more memory than its results: what it measures in is allocated in the first second.
struct FormMemoryTests {
  @Test(arguments: FormExercise.allCases) func framesTakeNoMoreMemory(_ exercise: FormExercise) {
    expectConstant(exercise, frames: 30_000)
  }

  @Test func aMillionFramesTakeNoMoreThanThousands() {
    expectConstant(.squat, frames: 1_000_000)
  }

  /// Rest, and ways to the top that stay below `partial`: nothing is counted, all else is done.
  private func expectConstant(_ exercise: FormExercise, frames: Int) {
    var analyser = FormAnalyser(exercise, width: 1, height: 1)
    let figure = StickFigure(exercise: exercise)
    let top = exercise.definition.map { ($0.leave + $0.partial) / 2 } ?? 0
    let film = (0..<60).map { figure.points($0 < 40 ? 0 : top) }
    var held: [Int] = []
    for frame in 0..<frames {
      _ = analyser.add(PoseFrame(time: Int64(frame) * 16, isEmpty: false, points: film[frame % film.count]))
      if frame == 1_000 || frame == frames - 1 { held.append(analyser.capacity) }
    }
    #expect(analyser.results.frames == frames)
    #expect(analyser.results.reps.isEmpty)
    #expect(held[0] == held[1])
  }
}
