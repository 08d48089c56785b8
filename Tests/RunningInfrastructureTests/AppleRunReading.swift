import BookInfrastructure
import Formats
import RunningInfrastructure

/// Reads the runs of an export in memory, in pieces as an import does.
enum AppleRunReading {
  /// - Parameter size: of the pieces that it is cut into, in bytes.
  static func runs(_ document: [UInt8], size: Int = 1 << 20, routes: AppleRouteFiles = .none) throws -> ReadRuns {
    let gatherer = AppleRunGatherer()
    var scanner = XMLScanner(AppleRunGatherer.interests)
    var handler = GathererHandler(gatherer: gatherer)
    for start in stride(from: 0, to: document.count, by: size) {
      let piece = Array(document[start..<min(start + size, document.count)])
      try piece.withUnsafeBytes { try scanner.scan($0, into: &handler) }
    }
    try scanner.finish()
    return try AppleRuns.runs(of: gatherer, routes: routes, timeZones: TimeZoneDatabase())
  }
}

/// What an import does with a gatherer, of one feature alone.
private struct GathererHandler: XMLHandler {
  let gatherer: AppleRunGatherer
  private var hasRoot = false

  init(gatherer: AppleRunGatherer) {
    self.gatherer = gatherer
  }

  mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool {
    guard hasRoot else {
      hasRoot = true
      return false
    }
    return try gatherer.start(element)
  }

  mutating func end(_ element: XMLEnd) throws(FormatProblem) {
    try gatherer.end(element)
  }
}
