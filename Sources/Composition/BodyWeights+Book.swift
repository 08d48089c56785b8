import BookInfrastructure
import KernelApplication
import Storage
import StrengthInfrastructure

extension FileBodyWeightRepository {
  /// The body weights of a book: those that the user recorded, and those that imports brought.
  static func ofBook(_ documents: BookDocuments, _ store: Store) -> FileBodyWeightRepository {
    FileBodyWeightRepository(documents: documents) { () throws(Failure) in try ImportedBodyWeights.read(store) }
  }
}
