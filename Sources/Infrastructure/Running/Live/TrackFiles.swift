import BookInfrastructure
import Formats
package import KernelApplication
import RunningApplication
package import RunningDomain
import System

/// Reads files whose tracks are replayed as live runs, as if they were being recorded now.
package struct TrackFiles: ReplayedFile {
  package init() {}

  /// The maximum size of a file in mebibytes, which is the same as for imports.
  private static let most = 256

  package func run(at path: String) throws(Failure) -> Run {
    let bytes = try InputFile.whole(path, most: TrackFiles.most).bytes
    guard let format = TrackFormat(bytes) else {
      throw .badFile(path: path, problem: .running(.noTrackFile), place: .beginning)
    }
    let read: ReadRuns
    do throws(FormatProblem) {
      read = try format.runs(in: bytes)
    } catch {
      throw Failure(error, in: path)
    }
    guard let run = read.runs.first?.run else {
      throw .badFile(
        path: path, problem: read.leftOut.first.map { $0.why.message } ?? .running(.noRuns))
    }
    return run
  }
}

/// Replays a track in real time, according to the machine's clock.
package struct MachinePace: ReplayPace {
  package init() {}

  package func now() -> Int64 { MonotonicClock.now() / 1_000_000 }
  package func sleep(milliseconds: Int) { Thread.sleep(milliseconds: milliseconds) }
}
