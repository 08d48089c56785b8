package import KernelApplication
package import KernelDomain

/// A time within a run, as given in an input: either an instant with a UTC offset, as in `2015-08-15T14:45:08Z`, or the
/// time since the run's start, as in `12:30` or `1:02:30.5`.
package enum RunMoment: Hashable, Sendable {
  case instant(ZonedInstant)
  /// The time since the run's start, in milliseconds.
  case sinceStart(Int64)

  package static let schema = Schema(
    "RunMoment",
    """
    A moment of a run: an instant with an offset from UTC (RFC 3339), or the time since the start of the run as \
    minutes:seconds or hours:minutes:seconds.
    """,
    .text(pattern: #"^([0-9]{4}-[0-9]{2}-[0-9]{2}T.*|([0-9]{1,4}:)?[0-9]{1,4}:[0-9]{1,2}(\.[0-9]{1,3})?)$"#),
    examples: [#""12:30""#, #""2015-08-15T16:57:38+02:00""#])

  package func instant(from start: Timestamp) -> Timestamp {
    switch self {
    case .instant(let instant): instant.instant
    case .sinceStart(let milliseconds): start + milliseconds
    }
  }
}

extension RunMoment: LosslessStringConvertible {
  package init?(_ text: String) {
    if let instant = ZonedInstant(text) {
      self = .instant(instant)
      return
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let last = parts.last, let seconds = Thousandths.read(last), seconds < 60_000,
      let minutes = RunMoment.count(parts[parts.count - 2]), minutes < 60 || parts.count == 2
    else { return nil }
    let hours = parts.count == 3 ? RunMoment.count(parts[0]) : 0
    guard let hours else { return nil }
    self = .sinceStart(Int64((hours * 60 + minutes) * 60_000 + seconds))
  }

  /// Parses a number of one to four digits; nil for any other text.
  private static func count(_ text: Substring) -> Int? {
    (1...4).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  package var description: String {
    switch self {
    case .instant(let instant): instant.description
    case .sinceStart(let milliseconds):
      "\(milliseconds / 3_600_000):\(ASCII.decimal(Int(milliseconds / 60_000 % 60), digits: 2)):"
        + (milliseconds % 60_000 < 10_000 ? "0" : "") + Thousandths.text(Int(milliseconds % 60_000))
    }
  }
}

extension RunMoment: DescriptionCodable {}

extension RunMoment: RefusingValue {
  package static func refusal(of text: String?) -> Message { .running(.noMoment(text: text)) }
}
