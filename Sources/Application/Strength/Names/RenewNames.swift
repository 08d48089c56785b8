package import KernelApplication
import StrengthDomain

package struct RenewNames: UseCase {
  package static let method = "strength.renewNames"
  package static let summary =
    "Reassign exercises to the names in imported logs by this version's table; what the user decided stays."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing

  package struct Input: Described, Equatable {
    package var dryRun: Bool?

    package static let schema = Schema("Whether the change is only tried.", [.dryRun])

    package init(dryRun: Bool? = nil) { self.dryRun = dryRun }
  }

  package typealias Output = NamesOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isDryRun = input.dryRun ?? false
    let changed = try reader.repository.change(isDryRun: isDryRun) { (snapshot) throws(Failure) in
      let renewed = snapshot.renewedNames
      let named = renewed.pending.filter { $0.exercise != snapshot.names[$0.logged] }
      let used = Set(named.map(\.exercise))
      return (snapshot.edits(named, adding: renewed.added.filter { used.contains($0.id) }), named)
    }
    return NamesOutput(changed, isDryRun: isDryRun)
  }
}
