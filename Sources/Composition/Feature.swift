import BookApplication
import BookInfrastructure
import BookPresentation
import DesignSystem
import KernelApplication
package import KernelDomain
package import KernelPresentation
import Storage

/// A feature of the book, as a value: having it makes nothing. A feature is its folders, its modules, one value in
/// `Features/` and a line in `Feature.all`.
package struct Feature: Sendable {
  /// Begins its methods, routes, events and settings, and names its section of the store.
  package let id: FeatureID
  /// Its word on the command line: `swim`.
  package let noun: String
  /// The design of its own document, in which its screens come unless another is chosen.
  package let design: Design
  /// Where a person begins.
  package let home: Route
  /// What its screens show beneath; nil where it has no tabs.
  let tabs: @Sendable () -> TabBar?
  /// What the store has to know of its section.
  let reducer: @Sendable () -> any SectionReducer
  /// Its settings, in the order in which they are shown.
  let settings: @Sendable () -> [Setting]
  /// What its kinds of things are called among the colours of a theme.
  let hues: @Sendable () -> KeyValuePairs<Hue, Hue>
  let drawings: @Sendable () -> KeyValuePairs<String, Drawing>
  /// How it calls the book's owner and her pictures; nil where that is left to another feature.
  let profile: (@Sendable (Language) -> ProfileStrings)?
  /// What it says of its parts in answers of the book.
  let strings: @Sendable () -> any FeatureStrings
  /// What it adds to what goes over the wire, for those who ask for a description.
  let describe: @Sendable () -> FeatureDescription
  /// Makes its parts, when the first of them is asked for.
  let make: @Sendable (FeatureContext) -> FeatureModule.Parts

  /// Every feature, in the order in which they are shown.
  package static let all: [Feature] = [.swimming, .running, .support, .prayer, .strength, .feed]
}
