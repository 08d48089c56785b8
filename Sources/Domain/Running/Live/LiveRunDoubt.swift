package import KernelDomain

/// A reason to ask the user before saving a live run that is unlikely: clocks may be set wrong, machines sleep, and
/// runs are forgotten.
package enum LiveRunDoubt: Hashable, Sendable {
  /// The run lasts over a day: this time from start to end, with pauses, in milliseconds.
  case lasts(Int64)
  /// The run has no fix for over six hours: this time without pauses, in milliseconds.
  case silent(Int64)
  /// The run ends over a minute ahead of the clock, at this time.
  case ends(Timestamp)

  /// A day, in milliseconds. Hardly anybody runs for longer.
  private static let longest: Int64 = 86_400_000

  /// The first reason that applies; nil if the run is likely.
  package init?(_ run: LiveRun, at now: Timestamp) {
    guard let began = run.began else { return nil }
    let end = max(run.finish ?? run.latest, began)
    let silence = LiveRunDoubt.silence(of: run, began...end)
    if end - now > LiveRun.tolerance {
      self = .ends(end)
    } else if end - began > LiveRunDoubt.longest {
      self = .lasts(end - began)
    } else if silence > LiveRun.longestSilence {
      self = .silent(silence)
    } else {
      return nil
    }
  }

  /// The longest time between two fixes, or between the last fix and the end, in milliseconds without pauses; 0 unless
  /// longer than `longestSilence`.
  private static func silence(of run: LiveRun, _ span: ClosedRange<Timestamp>) -> Int64 {
    guard span.upperBound - span.lowerBound > LiveRun.longestSilence else { return 0 }
    let pauses = run.pauses
    var (longest, before) = (Int64(0), span.lowerBound)
    for time in run.fixes.map(\.time) + [span.upperBound] where time > before {
      let step = before...min(time, span.upperBound)
      let length = step.upperBound - step.lowerBound
      if length > LiveRun.longestSilence {
        longest = max(longest, length - pauses.reduce(0) { $0 + ($1.clipped(to: step)?.duration ?? 0) })
      }
      before = step.upperBound
    }
    return longest
  }
}
