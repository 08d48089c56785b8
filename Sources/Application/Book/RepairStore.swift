package import KernelApplication

/// Makes a damaged store whole again with all that can still be read, keeping a copy of what it replaces.
package struct RepairStore: UseCase {
  package static let method = "book.repairStore"
  package static let summary = "Mend a damaged store, keeping a copy of what is replaced."
  package static let kind = UseCaseKind.task
  package static let whileLocked = UseWhileLocked.repair
  package static let failures: [FailureKind] = [
    .storeNewer, .accessDenied, .storeBusy, .storeReadOnly, .diskFull, .system,
  ]

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var repaired: Bool
    /// Where the damaged files were kept; left out when nothing was touched.
    package var keptAt: String?
    package var findings: [StoreFinding]
    package var dropped: [StoreFinding]

    package static let schema = Schema(
      "What was mended.",
      [
        .init("repaired", .flag, "False where the store was sound and nothing was touched."),
        .optional(
          "keptAt", .text, "The folder with copies of what was replaced; left out where nothing was touched."),
        .init("findings", .list(StoreFinding.schema), "What was damaged."),
        .init("dropped", .list(StoreFinding.schema), "What could not be saved."),
      ])
  }

  let maintenance: any StoreMaintenance

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let repair = try maintenance.repair()
    return Output(
      repaired: repair.keptAt != nil, keptAt: repair.keptAt, findings: repair.findings, dropped: repair.dropped)
  }
}
