import KernelApplication
import System

/// Reports how far the reading of a file is, often enough for a smooth bar and no more.
struct ProgressMeter {
  private let sink: any ProgressSink
  private var progress: Progress
  private var reported: Int64 = 0

  /// Nanoseconds between reports.
  private static let interval: Int64 = 50_000_000

  init(subject: String, bytesTotal: Int64, sink: any ProgressSink) {
    self.sink = sink
    self.progress = Progress(subject: subject, bytesDone: 0, bytesTotal: bytesTotal, found: 0)
  }

  /// False once the caller wants to stop.
  mutating func step(_ bytesDone: Int64, found: Int) -> Bool {
    let now = MonotonicClock.now()
    if now - reported >= ProgressMeter.interval {
      reported = now
      progress.bytesDone = min(bytesDone, progress.bytesTotal)
      progress.found = found
      sink.report(progress)
    }
    return !sink.isCancelled
  }

  mutating func finish(found: Int) {
    progress.bytesDone = progress.bytesTotal
    progress.found = found
    sink.report(progress)
  }
}
