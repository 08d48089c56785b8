import BookInfrastructure
import KernelApplication
import Storage
import StrengthInfrastructure

extension FileBodyWeightRepository {
  /// Creates the repository of a book's body weights. It contains the weights that the user recorded and those from
  /// imports, which are in the section `strength`. If that section is damaged, the imported weights are omitted, so
  /// that other features continue to work.
  static func ofBook(_ documents: BookDocuments, _ store: Store) -> FileBodyWeightRepository {
    FileBodyWeightRepository(documents: documents) { () throws(Failure) in
      do throws(Failure) {
        return try ImportedBodyWeights.read(store)
      } catch .storeDamaged {
        return [:]
      }
    }
  }
}
