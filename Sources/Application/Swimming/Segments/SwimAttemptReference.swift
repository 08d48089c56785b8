package import KernelApplication
import KernelDomain
package import SwimmingDomain

/// Refers to consecutive laps of a segment, such as the laps of an attempt. Its text is `20250809T174358Z.9` for a
/// whole segment, or `20250809T174358Z.9:27-28` for some laps of a segment.
package struct SwimAttemptReference: Hashable, Sendable {
  package let segment: SwimSegmentID
  /// The laps to which this refers; nil for the whole segment.
  package let laps: SwimLapRange?

  package init(_ segment: SwimSegmentID, laps: SwimLapRange? = nil) {
    self.segment = segment
    self.laps = laps
  }
}

extension SwimAttemptReference: LosslessStringConvertible {
  package var description: String {
    laps.map { "\(segment):\($0.first)-\($0.last)" } ?? segment.description
  }

  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let segment = SwimSegmentID(String(parts[0])) else { return nil }
    guard parts.count == 2 else {
      self.init(segment)
      return
    }
    let ends = parts[1].split(separator: "-", omittingEmptySubsequences: false).map { ASCII.integer(Array($0.utf8)) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], let laps = SwimLapRange(first, last) else {
      return nil
    }
    self.init(segment, laps: laps)
  }
}

/// Refers to a swim or to an attempt, for a comparison of two of them.
package enum ComparedReference: Hashable, Sendable {
  case swim(SwimReference)
  case attempt(SwimAttemptReference)

  package static let schema = Schema(
    "ComparedReference",
    """
    A swim, as in `swimming.showSwim`, or an attempt: the name of a segment, and a range of laps unless all are meant.
    """,
    .text(pattern: nil), examples: [#""last""#, #""20250809T174358Z.9:27-28""#])
}

extension ComparedReference: LosslessStringConvertible {
  package var description: String {
    switch self {
    case .swim(let swim): swim.description
    case .attempt(let attempt): attempt.description
    }
  }

  package init?(_ text: String) {
    if let attempt = SwimAttemptReference(text) {
      self = .attempt(attempt)
    } else if let swim = SwimReference(text) {
      self = .swim(swim)
    } else {
      return nil
    }
  }
}

extension ComparedReference: DescriptionCodable {}

extension ComparedReference: RefusingValue {
  package static func refusal(of text: String?) -> Message { .swimming(.noComparedReference(text: text)) }
}
