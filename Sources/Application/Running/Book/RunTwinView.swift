package import KernelApplication
package import RunningDomain

/// Another recording of the same run, in the outputs of use cases.
package struct RunTwinView: Codable, Hashable, Sendable {
  /// The other recording.
  package var run: RunID
  /// The device or app that made the other recording.
  package var source: String
  /// The format of the file from which the other recording was imported; nil if it is not known.
  package var format: RunFormat?
  /// Whether the other recording is the one that counts for records and totals.
  package var counts: Bool

  package static let schema = Schema(
    "RunTwin", "Another recording of a run.",
    [
      .init("run", RunID.schema, "The name of the other recording."),
      .init("source", .text, "The device or app that made the other recording."),
      .optional(
        "format", RunFormat.schema,
        "The format from which the other recording was imported; left out if it is not known."),
      .init("counts", .flag, "Whether the other recording counts."),
    ])

  package init(run: RunID, source: String, format: RunFormat?, counts: Bool) {
    self.run = run
    self.source = source
    self.format = format
    self.counts = counts
  }

  private init(_ row: RunRow, counts: Bool) {
    self.init(run: row.id, source: row.run.source, format: row.run.origin.format, counts: counts)
  }

  /// Returns the other recordings of a run. If another recording counts for records and totals, returns only that one;
  /// if this recording counts, returns those that do not.
  package static func all(of id: RunID, in book: RunBook) -> [RunTwinView] {
    if let better = book.duplicates[id].flatMap({ book[$0] }) { return [RunTwinView(better, counts: true)] }
    return book.duplicates.filter { $0.value == id }.keys.sorted().compactMap { book[$0] }.map {
      RunTwinView($0, counts: false)
    }
  }
}

extension RunFormat {
  package static let schema = Schema("RunFormat", "The format from which a run was imported.", RunFormat.allCases) {
    format in
    switch format {
    case .apple: "an Apple Health export"
    case .list: "a service's list of activities"
    case .hand: "entered by the user"
    case .polar, .nike: "JSON from this service"
    case .fit, .tcx, .gpx, .kml: nil
    }
  }
}
