import KernelApplication
import System

/// Reports the progress of reading a file, at most twenty times per second.
struct ProgressMeter {
  private let sink: any ProgressSink
  private var progress: Progress
  private var reported: Int64 = 0

  /// The time between two reports, in nanoseconds.
  private static let interval: Int64 = 50_000_000

  init(subject: String, bytesTotal: Int64, sink: any ProgressSink) {
    self.sink = sink
    self.progress = Progress(subject: subject, bytesDone: 0, bytesTotal: bytesTotal, found: 0)
  }

  /// Reports progress if a report is due. Returns true to continue, and false if the user has cancelled.
  /// - Parameters:
  ///   - bytesDone: the number of bytes read so far.
  ///   - found: the number of items found so far.
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
