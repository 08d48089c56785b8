package import KernelDomain

/// A reason to ask the user before saving a live run whose times are unlikely: a clock may be set wrongly, the computer
/// may have been asleep, or the runner may have forgotten to finish the run.
package enum LiveRunDoubt: Hashable, Sendable {
  /// The run lasts over a day. The value is its duration in milliseconds, including pauses.
  case lasts(Int64)
  /// No fix arrived for over six hours. The value is the duration of this gap in milliseconds, excluding pauses.
  case silent(Int64)
  /// The run ends at this time, which is over a minute ahead of the clock.
  case ends(Timestamp)

  /// The duration up to which a run is saved without asking: a day, in milliseconds.
  private static let longest: Int64 = 86_400_000

  /// Returns the first reason that applies; nil if the run's times are plausible.
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

  /// Returns the longest time without fixes, excluding pauses, in milliseconds. Returns 0 if there is no gap longer
  /// than `longestSilence`.
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
