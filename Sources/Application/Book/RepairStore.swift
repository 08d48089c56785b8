package import KernelApplication

/// Repairs a damaged store, keeping everything that can still be read, and saves a copy of the files that it replaces.
package struct RepairStore: UseCase {
  package static let method = "book.repairStore"
  package static let summary = "Repair a damaged store, keeping copies of the files that are replaced."
  package static let kind = UseCaseKind.task
  package static let whileLocked = UseWhileLocked.repair
  package static let failures: [FailureKind] = [
    .storeNewer, .accessDenied, .storeBusy, .storeReadOnly, .diskFull, .system,
  ]

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var repaired: Bool
    /// The folder with copies of the damaged files; nil if nothing was replaced.
    package var keptAt: String?
    package var findings: [StoreFinding]
    package var dropped: [StoreFinding]

    package static let schema = Schema(
      "The result of the repair.",
      [
        .init("repaired", .flag, "Whether the store was repaired; false if it was sound and nothing was changed."),
        .optional(
          "keptAt", .text, "The folder with copies of the replaced files; left out if nothing was changed."),
        .init("findings", .list(StoreFinding.schema), "The faults that were found."),
        .init("dropped", .list(StoreFinding.schema), "The contents that could not be recovered."),
      ])
  }

  let maintenance: any StoreMaintenance

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let repair = try maintenance.repair()
    return Output(
      repaired: repair.keptAt != nil, keptAt: repair.keptAt, findings: repair.findings, dropped: repair.dropped)
  }
}
