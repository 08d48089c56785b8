package import KernelApplication
import KernelDomain
package import SwimmingDomain

/// Sets the time zone of a swim, or of all swims whose files state none. This changes only the local day of the swim
/// and, with it, the week and the season. Instants stay unchanged.
package struct SetSwimZone: UseCase {
  package static let method = "swimming.setZone"
  package static let summary = "Set the time zone of a swim, or of all swims whose files state none."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    /// The swim whose time zone to set; nil for all swims whose time zone is unknown.
    package var swim: SwimID?
    package var zone: String
    package var dryRun: Bool?

    package static let schema = Schema(
      "The swims, and their time zone.",
      [
        .optional(
          "swim", SwimID.schema,
          "The name of the swim; if left out, all swims whose time zone neither the file nor the user has stated."),
        .init("zone", .text, "The time zone.", examples: [#""Europe/Prague""#]), .dryRun,
      ])

    package init(swim: SwimID?, zone: String, dryRun: Bool? = nil) {
      self.swim = swim
      self.zone = zone
      self.dryRun = dryRun
    }
  }

  package struct Output: Described, Equatable {
    package var swims: [SwimID]
    package var zone: String
    /// The number that identifies the recorded change, for use with undo; nil if nothing was changed.
    package var number: Int?
    package var changed: Bool
    package var dryRun: Bool?

    package static let schema = Schema(
      "The swims whose time zone changed.",
      [
        .init("swims", .list(SwimID.schema), "The names of the swims whose UTC offset changed, oldest first."),
        .init("zone", .text, "The time zone."),
        .optional(
          "number", .integer, "The number of the change, which `book.undo` takes; left out if nothing was changed.",
          unit: .ordinal),
        .init("changed", .flag, "Whether the book changed; false if all swims have this offset already."),
        .optional(
          "dryRun", .flag, "True if the change was only tried and nothing was written; left out otherwise."),
      ])
  }

  let swims: any SwimRepository
  let zones: any SwimZones

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isDryRun = input.dryRun ?? false
    let (changed, ids) = try swims.change { (book, _) throws(Failure) in
      let corrections = try corrections(input, in: book)
      return (.correct(isDryRun ? [] : corrections), corrections.map(\.swim))
    }
    return Output(
      swims: ids, zone: input.zone, number: ids.isEmpty || isDryRun ? nil : changed.number, changed: !ids.isEmpty,
      dryRun: isDryRun ? true : nil)
  }

  private func corrections(_ input: Input, in book: SwimBook) throws(Failure) -> [SwimCorrection] {
    if let swim = input.swim, book[swim] == nil { throw .unknownSwim(swim) }
    var corrections: [SwimCorrection] = []
    for swim in book.swims where input.swim.map({ $0 == swim.id }) ?? swim.isZoneUntold {
      guard let offset = zones.offset(in: input.zone, at: swim.start) else { throw unknownZone(input.zone) }
      guard offset != swim.utcOffset || swim.isZoneUntold else { continue }
      corrections.append(SwimCorrection(swim: swim.id, change: .utcOffset(offset), touched: []))
    }
    if corrections.isEmpty, zones.offset(in: input.zone, at: Timestamp(seconds: 0)) == nil {
      throw unknownZone(input.zone)
    }
    return corrections
  }

  private func unknownZone(_ zone: String) -> Failure {
    .invalidInput(field: "zone", problem: .swimming(.noSuchZone(name: zone)), valid: ["Europe/Prague"])
  }
}

extension SetSwimZone.Output: Announcing {
  package static var announced: [EventDescription] { [.swimBookChanged] }

  package func events(changed: Bool) -> [BookEvent] {
    guard self.changed, dryRun != true else { return [] }
    return swims.map {
      BookEvent(SwimBookChangedDetails.event, SwimBookChangedDetails(swim: $0, laps: nil, change: .utcOffset))
    }
  }
}
