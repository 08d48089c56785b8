package import KernelDomain

/// What makes a run so unlikely that whoever saves it is asked before: clocks are set wrong, machines sleep, and runs are
/// forgotten.
package enum LiveRunDoubt: Hashable, Sendable {
  /// Milliseconds from its start to its end, pauses counted.
  case lasts(Int64)
  /// Milliseconds in which time ran and nothing came.
  case silent(Int64)
  /// It ends over a minute ahead of the clock.
  case ends(Timestamp)

  /// Milliseconds; hardly anybody runs for longer.
  private static let longest: Int64 = 86_400_000

  /// The first that holds of a run; nil for a likely one.
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

  /// The longest time between two fixes, or a fix and an end, without its pauses.
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
