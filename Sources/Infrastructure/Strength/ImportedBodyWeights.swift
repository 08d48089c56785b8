package import KernelApplication
package import KernelDomain
package import Storage
import StrengthDomain

/// The body weights that imports have stored in the section `strength`. All features use them in addition to the
/// weights that the user recorded in the section `book`.
package enum ImportedBodyWeights {
  /// Returns the imported body weights by day. They are read from a small derived file or, if that file is outdated,
  /// from the file of measures.
  package static func read(_ store: Store) throws(Failure) -> [CivilDay: Load] {
    guard try store.isThere, try store.sections.contains(.strength) else { return [:] }
    let derived = store.isHeld ? nil : try store.derived(StrengthDerived.weights, of: .strength)
    if let weights = derived.flatMap(StrengthDerived.weights) { return weights }
    return BodyMeasure.weights(
      try store.read(.strength) { (content) throws(Failure) in try StrengthFiles.measures(in: content) })
  }
}
